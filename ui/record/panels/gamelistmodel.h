// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"

#include <QAbstractTableModel>

#include <map>

namespace kagetsu::ui {

// Presents the games of a collection as rows of a list.
class GameListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Name, Black, White, Result, Moves, Event, Date, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    // Sets the games, and the facts of those that may differ from what the collection lists.
    void setGames(std::shared_ptr<const record::Collection> collection, std::map<int, record::GameInfo> infos);
    void setInfo(int row, const record::GameInfo &info);
    // True if one of the first games has a name of its own, which says more than its number in the file.
    bool hasNames() const;
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    record::CollectionEntry entry(int row) const;

    std::shared_ptr<const record::Collection> m_collection = std::make_shared<record::Collection>();
    std::map<int, record::GameInfo> m_infos;
};

} // namespace kagetsu::ui
