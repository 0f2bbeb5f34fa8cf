// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"

#include <QVariantAnimation>
#include <QWidget>

namespace kagetsu::ui {

class BoardWidget;

// Lets a stone that is new on a board land there: for a tenth of a second it is larger than it will be. The board
// itself shows the stone at once and takes the next tap; this only lies over it, and is gone where nothing may move.
class StoneLanding : public QWidget
{
    Q_OBJECT

public:
    // The board becomes the parent.
    explicit StoneLanding(BoardWidget *board);

    // Shows this picture on the board. If it has one stone more than the one before, that stone lands.
    void show(const BoardPicture &picture);
    using QWidget::show;
    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    BoardWidget *m_board;
    PlacedStone m_stone;
    QVariantAnimation m_motion;
};

} // namespace kagetsu::ui
