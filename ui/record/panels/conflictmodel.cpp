// SPDX-License-Identifier: MIT
#include "ui/record/panels/conflictmodel.h"

#include "ui/record/tree/samepositions.h"

namespace kagetsu::ui {

ConflictModel::ConflictModel(const record::GameTree &tree, const record::MergeConflicts &conflicts, QObject *parent)
    : QAbstractTableModel(parent)
    , m_tree(tree)
    , m_conflicts(conflicts)
    , m_choices(conflicts.size(), record::ConflictChoice::Current)
{
}

QString ConflictModel::choiceText(record::ConflictChoice choice)
{
    switch (choice) {
    case record::ConflictChoice::Current: return tr("Current");
    case record::ConflictChoice::Other: return tr("Incoming");
    case record::ConflictChoice::Both: return tr("Both");
    }
    return {};
}

void ConflictModel::choose(const QList<int> &rows, record::ConflictChoice choice)
{
    for (const int row : rows)
        m_choices[static_cast<std::size_t>(row)] = choice;
    if (!rows.isEmpty())
        emit dataChanged(index(0, Choice), index(rowCount() - 1, Choice));
}

int ConflictModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_choices.size());
}

int ConflictModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ConflictModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    return text(index.row(), index.column());
}

QString ConflictModel::text(int row, int column) const
{
    const auto number = static_cast<std::size_t>(row);
    const bool isText = number < m_conflicts.texts.size();
    const record::NodeId node =
        isText ? m_conflicts.texts[number].node : m_conflicts.details[number - m_conflicts.texts.size()].node;
    switch (column) {
    case Moves: return lineText(m_tree, node);
    case Choice: return choiceText(m_choices[number]);
    default: break;
    }
    if (!isText)
        return tr("Times, marks and other details");
    const record::TextConflict &conflict = m_conflicts.texts[number];
    return QString::fromStdString(column == Current ? m_tree.text(node, conflict.kind) : m_tree.text(conflict.other));
}

QVariant ConflictModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Moves: return tr("Moves");
    case Current: return choiceText(record::ConflictChoice::Current);
    case Other: return choiceText(record::ConflictChoice::Other);
    default: return tr("Keep");
    }
}

} // namespace kagetsu::ui
