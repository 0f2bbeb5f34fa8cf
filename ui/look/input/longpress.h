// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointF>
#include <QTimer>

class QWidget;

namespace kagetsu::ui {

// A finger that is held still on a widget asks for its menu, as the right button of a mouse does: the widget gets a
// QContextMenuEvent whose reason is Other. Lifting the finger then does nothing more.
class LongPress : public QObject
{
    Q_OBJECT

public:
    // Its own from now on. In a scroll area it is the viewport.
    explicit LongPress(QWidget *watched);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void ask();

    QWidget *m_watched;
    QTimer m_held;
    QPointF m_at;
    bool m_hasAsked = false;
};

} // namespace kagetsu::ui
