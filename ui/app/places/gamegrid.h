// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/places/gamerows.h"

#include <QCache>
#include <QListView>
#include <QPixmap>
#include <QTimer>

#include <deque>

namespace kagetsu::ui {

class GameRowModel;

// Shows games as small boards with their players, in as many columns as there is room for. Any number of games is
// shown: only boards that are in view are painted, one in each turn of the event loop.
class GameGrid : public QListView
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

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    friend class GameTileDelegate;

    void fit();
    // Returns the painted board of a game, or nothing and has it painted soon.
    const QPixmap *boardOf(const QModelIndex &index, int side) const;
    void paintNext();
    // Returns the part of a tile in which the sign for more is pressed.
    QRect moreRect(const QRect &tile) const;

    GameRowModel *m_model;
    int m_boardSide = 0;
    mutable QCache<QString, QPixmap> m_boards;
    mutable std::deque<QPersistentModelIndex> m_toPaint;
    QTimer *m_painter;
};

} // namespace kagetsu::ui
