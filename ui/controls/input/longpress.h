// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointF>
#include <QTimer>

class QWidget;

namespace kagetsu::ui {

// Makes holding a finger still on a widget open its menu, like the right mouse button: the widget gets a
// QContextMenuEvent with the reason Other. Lifting the finger then does nothing more.
class LongPress : public QObject
{
    Q_OBJECT

public:
    // `watched` becomes the parent. For a scroll area, pass the viewport.
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
