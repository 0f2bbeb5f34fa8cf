// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/librarylist.h"
#include "ui/board/boardpicture.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace kagetsu::ui {

// The games of a library in some order, a row for each. It holds where they are in memory; texts and boards are made
// for the rows in sight only.
class LibraryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Black, White, Result, Date, Event, Opening, Rule, Moves, Title, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    // The moves by ids of games at which these are shown; null for their ends.
    using Plies = std::shared_ptr<const std::unordered_map<std::int64_t, int>>;
    void setGames(
        std::shared_ptr<const library::Catalogue> catalogue, std::vector<library::GamePlace> places, Plies plies = {});
    const std::shared_ptr<const library::Catalogue> &catalogue() const { return m_catalogue; }
    // Returns the id of the game in a row.
    std::int64_t idAt(int row) const;
    const library::Facts &factsAt(int row) const;
    // Returns the row of a game; -1 if it is not shown.
    int rowOf(std::int64_t id) const;
    // Returns the move at which a game is shown; nothing for its end.
    std::optional<int> plyAt(int row) const;
    // Returns the end of a game, or where it is shown.
    BoardPicture pictureAt(int row) const;
    // Returns the order of a list by a column.
    static library::ListOrder::By orderOf(int column);
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const library::Block &blockAt(int row) const;
    QString textAt(int row, int column) const;
    QString detailAt(int row) const;
    QString sentenceAt(int row) const;

    std::shared_ptr<const library::Catalogue> m_catalogue;
    std::vector<library::GamePlace> m_places;
    Plies m_plies;
};

} // namespace kagetsu::ui
