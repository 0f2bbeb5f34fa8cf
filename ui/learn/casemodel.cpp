// SPDX-License-Identifier: MIT
#include "ui/learn/casemodel.h"

#include "text/lesson/lessons.h"

#include <algorithm>

namespace kagetsu::ui {

using lesson::Case;
using lesson::shippedCases;

CaseModel::CaseModel(QObject *parent)
    : QAbstractListModel(parent)
{
    rebuild();
}

void CaseModel::setChapter(std::optional<lesson::Chapter> chapter)
{
    m_chapter = chapter;
    rebuild();
}

void CaseModel::setSought(const QString &text)
{
    m_sought = text;
    rebuild();
}

void CaseModel::rebuild()
{
    const QStringList words = m_sought.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    beginResetModel();
    m_rows.clear();
    for (int number = 0; number < static_cast<int>(shippedCases().size()); ++number) {
        const Case &one = shippedCases()[static_cast<std::size_t>(number)];
        if (m_chapter && one.chapter != *m_chapter)
            continue;
        const QString text = text::titleOf(one) + QLatin1Char(' ') + text::noteOf(one) + QLatin1Char(' ')
            + QString::fromStdString(one.id);
        if (std::all_of(words.begin(), words.end(),
                [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); }))
            m_rows.append(number);
    }
    endResetModel();
}

const Case &CaseModel::at(int row) const
{
    return shippedCases()[static_cast<std::size_t>(m_rows[row])];
}

int CaseModel::rowOf(int number) const
{
    return static_cast<int>(m_rows.indexOf(number));
}

QStringList CaseModel::solved() const
{
    QStringList ids;
    for (const Case &one : shippedCases()) {
        if (const QString id = QString::fromStdString(one.id); m_solved.contains(id))
            ids += id;
    }
    return ids;
}

void CaseModel::setSolved(const QStringList &ids)
{
    m_solved = QSet<QString>(ids.begin(), ids.end());
    rebuild();
}

void CaseModel::markSolved(int number)
{
    m_solved.insert(QString::fromStdString(shippedCases()[static_cast<std::size_t>(number)].id));
    if (const int row = rowOf(number); row >= 0)
        emit dataChanged(index(row), index(row));
}

int CaseModel::solvedCount() const
{
    return static_cast<int>(solved().size());
}

int CaseModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant CaseModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Case &one = at(index.row());
    const bool isSolved = m_solved.contains(QString::fromStdString(one.id));
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return text::titleOf(one);
    case Qt::AccessibleTextRole: {
        //: Read aloud for a card of the gallery; %1 is its title, %2 its chapter.
        const QString card = tr("%1, %2").arg(text::titleOf(one), text::chapterName(one.chapter));
        //: Read aloud for a card of the gallery that was answered rightly; %1 is its title and chapter.
        return isSolved ? tr("%1, solved").arg(card) : card;
    }
    case NumberRole: return m_rows[index.row()];
    case SolvedRole: return isSolved;
    case RulingsRole: {
        const int number = m_rows[index.row()];
        if (!m_rulings.contains(number))
            m_rulings.insert(number, text::rulingsOf(one));
        return m_rulings.value(number);
    }
    default: return {};
    }
}

void CaseModel::retranslate()
{
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
}

} // namespace kagetsu::ui
