// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardview.h"

#include <QEvent>
#include <QObject>
#include <QPointF>
#include <QVector>

class QAbstractButton;
class QEventPoint;
class QPointingDevice;
class QTouchEvent;

namespace kagetsu::ui {

class BoardWidget;

// Lets two fingers magnify a board and move what they hold, and one finger move a magnified board. A finger that taps
// acts as before, by the press and release of a mouse; once it has moved a magnified board, or a second finger has
// come, it presses nothing any more, until all fingers are lifted. A button in the corner shows the whole board again.
class BoardZoom : public QObject
{
    Q_OBJECT

public:
    // The board becomes the parent.
    explicit BoardZoom(BoardWidget *board);

    // Returns the button, which is shown only over a magnified board.
    QAbstractButton *wholeBoard() const { return m_whole; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Meaning : std::uint8_t { Tap, View, Nothing };

    void take(const QTouchEvent &event);
    void begin(const QVector<QPointF> &fingers);
    void moveView(const QVector<QPointF> &fingers);
    // Acts as a mouse where the finger is.
    void sendMouse(QEvent::Type type, const QTouchEvent &event, const QEventPoint &finger);
    void dropTap();
    void placeButton();

    BoardWidget *m_board;
    QAbstractButton *m_whole;
    Meaning m_meaning = Meaning::Nothing; // of the fingers that are down
    QPointF m_tappedAt;
    // How the fingers that move the view came down, and the view at that moment.
    QVector<int> m_ids;
    BoardView m_from;
    QPointF m_centre;
    qreal m_spread = 1;
};

} // namespace kagetsu::ui
