// SPDX-License-Identifier: MIT
#pragma once

#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <utility>

namespace kagetsu::ui {

// Does something once, when the first picture of a window is on the screen: what a start need not wait for. A window
// that is never seen never does it.
class AfterFirstPaint : public QObject
{
public:
    AfterFirstPaint(QWidget &window, std::function<void()> act)
        : QObject(&window)
        , m_act(std::move(act))
    {
        window.installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            // The children are painted in the same go; the event loop comes round when all of it is done.
            QTimer::singleShot(0, this, [this] {
                deleteLater();
                m_act();
            });
        }
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_act;
};

} // namespace kagetsu::ui
