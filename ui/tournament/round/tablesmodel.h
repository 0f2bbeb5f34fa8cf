// SPDX-License-Identifier: MIT
#pragma once

#include "text/tournament/tablerows.h"

#include <QAbstractListModel>

#include <optional>

namespace kagetsu::ui {

// The tables of a round, followed by its byes, one per row.
class TablesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    // The seats of a row: a match has two, a bye one.
    enum class Seat : std::uint8_t { First, Second };
    using Row = text::TableRow;

    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<Row> rows);
    const Row &row(int row) const { return m_rows[std::size_t(row)]; }
    std::optional<tournament::EntryId> entryAt(int row, Seat seat) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    // Returns the text that a screen reader speaks for a row.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<Row> m_rows;
};

} // namespace kagetsu::ui
