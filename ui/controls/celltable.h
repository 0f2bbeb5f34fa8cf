// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

class QTableView;

namespace kagetsu::ui {

// The contents of a table: columns of words.
struct Cells
{
    struct Column
    {
        QString head;
        bool isNumber = false; // aligned to the right
        QString about {}; // the tool tip of the head
    };
    struct Row
    {
        QStringList cells; // one for each column; missing cells are empty
        bool isMuted = false;
        bool isBold = false;
        bool isStruckOut = false;
    };

    std::vector<Column> columns;
    std::vector<Row> rows;
};

// Shows Cells in a table view.
class CellModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setCells(Cells cells);
    // Replaces the rows by as many others, so that the view does not scroll.
    void replaceRows(std::vector<Cells::Row> rows);
    const Cells &cells() const { return m_cells; }
    // True if all cells of a column are empty.
    bool isEmpty(int column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    Cells m_cells;
};

// Gives a table the look of all lists: no grid, rows that are high enough for a finger, a head that grows with the text
// size, and room for at least `leastRows` rows. Its cells cannot be edited.
void dressTable(QTableView &table, const char *name, int leastRows = 4);
// Lets these columns share the free width. All others are as wide as their contents.
void stretchColumns(QTableView &table, const std::vector<int> &columns);
// Returns the alignment of a cell: numbers stand at the right.
QVariant cellAlignment(bool isNumber);

} // namespace kagetsu::ui
