// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"

#include <QAbstractTableModel>

namespace kagetsu::ui {

// The games of a collection as rows of a list.
class GameListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Black, White, Result, Moves, Event, Date, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setCollection(std::shared_ptr<const record::Collection> collection);
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const record::Collection> m_collection = std::make_shared<record::Collection>();
};

} // namespace kagetsu::ui
