// SPDX-License-Identifier: MIT
#include "ui/record/panels/scoresheetmodel.h"

#include "text/rules/rules.h"

namespace kagetsu::ui {

void ScoreSheetModel::setLine(const record::GameTree &tree, const std::vector<record::NodeId> &line)
{
    beginResetModel();
    m_rows.clear();
    int number = 0;
    for (std::size_t place = 0; place < line.size(); ++place) {
        const std::optional<record::Move> move = tree.move(line[place]);
        if (!move)
            continue;
        ++number;
        const std::size_t column = move->side == rules::Side::Black ? 0 : 1;
        const bool fits = !m_rows.empty() && m_rows.back()[column].place < 0 && column == 1;
        if (!fits)
            m_rows.emplace_back();
        m_rows.back()[column] = { static_cast<int>(place), number, move };
    }
    endResetModel();
}

void ScoreSheetModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, 1);
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, 1));
}

int ScoreSheetModel::placeAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return -1;
    return m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())].place;
}

QModelIndex ScoreSheetModel::indexOf(int place) const
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        for (int column = 0; column < 2; ++column) {
            if (m_rows[row][static_cast<std::size_t>(column)].place == place)
                return index(static_cast<int>(row), column);
        }
    }
    return {};
}

int ScoreSheetModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ScoreSheetModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 2;
}

QVariant ScoreSheetModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    const Cell &cell = m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    if (!cell.move)
        return {};
    switch (cell.move->kind) {
    case record::Move::Kind::Stone:
        return QStringLiteral("%1  %2").arg(cell.number).arg(text::pointText(cell.move->point));
    case record::Move::Kind::Pass: return tr("%1  pass").arg(cell.number);
    case record::Move::Kind::Unplaced:
        //: A move of a record whose stone could not be put on the board
        return tr("%1  ?").arg(cell.number);
    }
    return {};
}

QVariant ScoreSheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return text::sideName(section == 0 ? rules::Side::Black : rules::Side::White);
}

} // namespace kagetsu::ui
