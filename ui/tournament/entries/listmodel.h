// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/listpreview.h"

#include <QAbstractTableModel>

namespace kagetsu::ui {

// The rows of a list of players as read, each preceded by what happens to it.
class ListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    // Sets the rows, of which only the first `columns` columns are shown.
    void setTable(const tournament::CsvTable &rows, int columns);
    void setFates(std::vector<tournament::RowFate> fates);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    tournament::CsvTable m_rows;
    int m_columns = 0;
    std::vector<tournament::RowFate> m_fates;
};

} // namespace kagetsu::ui
