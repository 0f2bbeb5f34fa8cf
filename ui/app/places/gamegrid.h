// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/places/gamerows.h"
#include "ui/app/places/tilegrid.h"

namespace kagetsu::ui {

class GameRowModel;

// The saved games and the records that were opened, as small boards.
class GameGrid : public TileGrid
{
    Q_OBJECT

public:
    explicit GameGrid(QWidget *parent = nullptr);

    void setRows(std::vector<GameRow> rows);
    void setSearch(const QString &search);
    // Returns how many games the search leaves.
    int countShown() const;
    // Returns the game that the keyboard is at; null if there is none.
    const GameRow *current() const;

signals:
    void opened(const kagetsu::ui::GameRow &row);
    // Emitted when what else can be done with a game is asked for, at this place on the screen.
    void menuWanted(const kagetsu::ui::GameRow &row, const QPoint &place);
    void removeWanted(const kagetsu::ui::GameRow &row);

private:
    GameRowModel *m_model;
};

} // namespace kagetsu::ui
