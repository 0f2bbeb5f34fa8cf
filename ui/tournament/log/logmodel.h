// SPDX-License-Identifier: MIT
#pragma once

#include "wording/tournament/happenings.h"

#include <QAbstractTableModel>

#include <vector>

namespace kagetsu::ui {

// The log of an event as rows, first line first. Undone lines are struck out, and lines that corrected something say
// so.
class LogModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, By, What, Correction, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setLines(std::vector<wording::ToldLine> lines);
    const wording::ToldLine &line(int row) const { return m_lines[static_cast<std::size_t>(row)]; }
    // True if a line has a name, or a correction; otherwise the column is hidden.
    bool hasNames() const { return m_hasNames; }
    bool hasCorrections() const { return m_hasCorrections; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<wording::ToldLine> m_lines;
    bool m_hasNames = false;
    bool m_hasCorrections = false;
};

// Returns the text in one column of a line.
QString cellOf(const wording::ToldLine &line, LogModel::Column column);

} // namespace kagetsu::ui
