// SPDX-License-Identifier: MIT
#include "ui/learn/pupils/classmodel.h"

namespace kagetsu::ui {

ClassModel::ClassModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

QString ClassModel::headOf(int column)
{
    switch (column) {
    case Name: return tr("Pupil");
    //: Column: the groups that a pupil is in, such as "4b 2026".
    case Groups: return tr("Groups");
    //: Column: how many pages of courses are done.
    case Pages: return tr("Course pages");
    //: Column: how many tasks are in the boxes of daily practice.
    case Tasks: return tr("Tasks");
    //: Column: how many tasks are due today.
    case Due: return tr("Due");
    case Right: return tr("Right");
    case Wrong: return tr("Wrong");
    default: break;
    }
    //: Columns: how many marks were given in front of the class.
    return column == MarkRight ? tr("Marks ✓") : column == MarkPartly ? tr("Marks ½") : tr("Marks ✗");
}

QString ClassModel::textOf(const practice::Pupil &pupil, int column, practice::Day today)
{
    if (column == Name)
        return QString::fromStdString(pupil.name);
    if (column == Groups) {
        QStringList groups;
        for (const std::string &each : pupil.groups)
            groups += QString::fromStdString(each);
        return groups.join(QStringLiteral(", "));
    }
    const practice::Summary summary = summaryOf(pupil, today);
    switch (column) {
    case Pages: return QString::number(summary.pages);
    case Tasks: return QString::number(summary.tasks);
    case Due: return QString::number(summary.due);
    case Right: return QString::number(summary.right);
    case Wrong: return QString::number(summary.wrong);
    case MarkRight: return QString::number(summary.marks.right);
    case MarkPartly: return QString::number(summary.marks.partly);
    default: return QString::number(summary.marks.wrong);
    }
}

bool ClassModel::isIn(const practice::Pupil &pupil, const std::string &group)
{
    return group.empty() || pupil.groups.contains(group);
}

void ClassModel::show(const practice::Book &book, const std::string &group, practice::Day today)
{
    beginResetModel();
    m_rows.clear();
    for (const practice::Pupil &pupil : book.pupils()) {
        if (!isIn(pupil, group))
            continue;
        QStringList row;
        for (int column = 0; column < Columns; ++column)
            row += textOf(pupil, column, today);
        m_rows.push_back(row);
    }
    endResetModel();
}

std::string ClassModel::nameAt(int row) const
{
    return m_rows.at(static_cast<std::size_t>(row))[Name].toStdString();
}

int ClassModel::rowOf(const std::string &name) const
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row][Name].toStdString() == name)
            return static_cast<int>(row);
    }
    return -1;
}

int ClassModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ClassModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant ClassModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() > Groups)
        return int(Qt::AlignCenter);
    if (role != Qt::DisplayRole)
        return {};
    return m_rows[static_cast<std::size_t>(index.row())][index.column()];
}

QVariant ClassModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    return headOf(section);
}

} // namespace kagetsu::ui
