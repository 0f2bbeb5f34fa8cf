// SPDX-License-Identifier: MIT
#pragma once

#include "wording/tournament/rankings.h"

#include <QAbstractTableModel>

namespace kagetsu::ui {

// A ranking beside the standings as a table; what a row comes from is its proof.
class RankingModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setList(wording::RankingList list);
    QString proofAt(const QModelIndex &index) const;
    // The last one of words, which takes the room that is left.
    int widestColumn() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    wording::RankingList m_list;
};

} // namespace kagetsu::ui
