// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"

#include <QCache>
#include <QListView>
#include <QPixmap>
#include <QTimer>

#include <deque>
#include <functional>

namespace kagetsu::ui {

// Shows games as small boards with their players, in as many columns as there is room for. Any number of games is
// shown: only boards that are in view are painted, one in each turn of the event loop.
class TileGrid : public QListView
{
    Q_OBJECT

public:
    // What a model has besides its texts for display.
    enum Role {
        DetailRole = Qt::UserRole, // two lines below the title
        KeyRole, // a text that no other game has
    };

    // `pictureOf` returns the board of a game.
    explicit TileGrid(std::function<BoardPicture(const QModelIndex &)> pictureOf, QWidget *parent = nullptr);

    // Forgets what is painted; call it before the games change.
    void forget();
    // Moves the keyboard to the first game without selecting it, unless it is at one.
    void goToFirst();

signals:
    void picked(const QModelIndex &index);
    // Emitted when what else can be done with a game is asked for, at this place on the screen.
    void moreWanted(const QModelIndex &index, const QPoint &place);
    void deleteWanted(const QModelIndex &index);

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

    std::function<BoardPicture(const QModelIndex &)> m_pictureOf;
    int m_boardSide = 0;
    mutable QCache<QString, QPixmap> m_boards;
    mutable std::deque<QPersistentModelIndex> m_toPaint;
    QTimer *m_painter;
};

} // namespace kagetsu::ui
