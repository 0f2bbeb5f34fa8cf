// SPDX-License-Identifier: MIT
#pragma once

#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <utility>

namespace kagetsu::ui {

// Calls a function once, when the first frame of a window is on the screen: for work that startup need not wait for.
// For a window that is never shown it is never called.
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
            // The children are painted in the same pass; the event loop resumes when everything is painted.
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
