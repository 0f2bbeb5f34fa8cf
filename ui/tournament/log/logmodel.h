// SPDX-License-Identifier: MIT
#pragma once

#include "wording/tournament/happenings.h"

#include <QAbstractTableModel>

#include <vector>

namespace kagetsu::ui {

// The log of an event as rows, the first line first. What was undone is struck out; what was corrected says so.
class LogModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, By, What, Correction, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setLines(std::vector<wording::ToldLine> lines);
    const wording::ToldLine &line(int row) const { return m_lines[static_cast<std::size_t>(row)]; }
    // Anybody has given a name, or something was corrected: else a column stays away.
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

// What stands in one column of a line.
QString cellOf(const wording::ToldLine &line, LogModel::Column column);

} // namespace kagetsu::ui
