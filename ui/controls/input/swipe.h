// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>

class QWidget;

namespace kagetsu::ui {

// Hears of a finger that is drawn quickly across a widget from side to side. The widget still gets the press and the
// release, which for a board are no tap: they are at different points.
class Swipe : public QObject
{
    Q_OBJECT

public:
    // `watched` becomes the parent. For a scroll area, pass the viewport.
    explicit Swipe(QWidget *watched);

signals:
    // Emitted when the finger is lifted: +1 if it was drawn to the left, which leads forward, -1 to the right.
    void swiped(int steps);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPointF m_from;
    QElapsedTimer m_since; // invalid while no finger is down
};

} // namespace kagetsu::ui
