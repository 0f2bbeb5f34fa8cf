// SPDX-License-Identifier: MIT
#pragma once

#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <unistd.h>

// Ends the process when the window has been painted, without the work of taking it down.
class FirstPaint : public QObject
{
public:
    explicit FirstPaint(QWidget &window)
        : QObject(&window)
    {
        window.installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // The children are painted in the same go; the event loop comes round when all of it is done.
        if (event->type() == QEvent::Paint)
            QTimer::singleShot(0, this, [] { ::_exit(0); });
        return QObject::eventFilter(watched, event);
    }
};
