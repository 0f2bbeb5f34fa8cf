// SPDX-License-Identifier: MIT
#pragma once

#include "wording/tournament/rankings.h"

#include <QAbstractTableModel>

namespace kagetsu::ui {

// A ranking besides the standings, as a table. proofAt() returns how a row was computed.
class RankingModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setList(wording::RankingList list);
    QString proofAt(const QModelIndex &index) const;
    // Returns the last text column, which takes the remaining width.
    int widestColumn() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    wording::RankingList m_list;
};

} // namespace kagetsu::ui
