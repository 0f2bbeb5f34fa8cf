// SPDX-License-Identifier: MIT
#include "ui/record/review/collectionmodel.h"

#include "text/common/foreigntext.h"
#include "text/review/reviews.h"

#include <QLocale>
#include <QStringList>

namespace kagetsu::ui {

namespace {

QString countText(int count)
{
    return count == 0 ? QString() : QLocale().toString(count);
}

// Returns a text such as "12, 19, 23".
QString movesText(const std::vector<review::Mark> &marks)
{
    QStringList numbers;
    for (const review::Mark &mark : marks)
        numbers += QLocale().toString(static_cast<qulonglong>(mark.move + 1));
    return numbers.join(QStringLiteral(", "));
}

} // namespace

CollectionModel::CollectionModel(EntryOf entry, QObject *parent)
    : QAbstractTableModel(parent)
    , m_entry(std::move(entry))
{
}

void CollectionModel::add(const std::vector<GameSummary> &next)
{
    std::vector<std::size_t> rows;
    for (const GameSummary &game : next) {
        if (isShown(game))
            rows.push_back(m_games.size());
        m_marked += game.marks.empty() ? 0 : 1;
        m_games.push_back(game);
    }
    if (rows.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
    m_rows.insert(m_rows.end(), rows.begin(), rows.end());
    endInsertRows();
}

void CollectionModel::showAll(bool all)
{
    beginResetModel();
    m_all = all;
    m_rows.clear();
    for (std::size_t i = 0; i < m_games.size(); ++i) {
        if (isShown(m_games[i]))
            m_rows.push_back(i);
    }
    endResetModel();
}

void CollectionModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int CollectionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CollectionModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CollectionModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isNumeric = index.column() != Black && index.column() != White && index.column() != Moves;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isNumeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const GameSummary &game = summaryAt(index.row());
    const review::Counts counts = review::countsOf(game.marks);
    switch (index.column()) {
    case Number: return QLocale().toString(static_cast<qulonglong>(gameAt(index.row()) + 1));
    case Black: return text::foreignText(m_entry(gameAt(index.row())).black.name);
    case White: return text::foreignText(m_entry(gameAt(index.row())).white.name);
    case Missed: return countText(counts.missed);
    case Allowed: return countText(counts.allowed);
    case Forbidden: return countText(counts.forbidden);
    case Moves: return game.none ? text::noReviewText(*game.none) : movesText(game.marks);
    default: return {};
    }
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number: return tr("No.");
    case Black: return tr("Black");
    case White: return tr("White");
    //: Column: how many wins by fours were missed.
    case Missed: return tr("Missed");
    //: Column: how many wins by fours the opponent was allowed.
    case Allowed: return tr("Allowed");
    //: Column: how many stones were placed on forbidden points.
    case Forbidden: return tr("Forbidden");
    //: Column: the numbers of the moves that the review marks.
    case Moves: return tr("Marked moves");
    default: return {};
    }
}

} // namespace kagetsu::ui
