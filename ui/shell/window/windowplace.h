// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QRect>

class QWidget;

namespace kagetsu::ui {

// Of a window that was never open before: in the middle of the free area of the screen, and never cut off. `title` is
// the height of the bar that the desktop puts above it.
QRect firstPlace(const QRect &free, int title);

// Where the window stands on the screen, from one start to the next and from full screen back to what was.
class WindowPlace
{
public:
    // What is kept of it. Full screen is in the geometry, but not what was below it.
    struct Kept
    {
        QByteArray geometry;
        bool maximised = false; // below full screen
    };

    explicit WindowPlace(QWidget *window);

    // Both for a window that is whole and not shown yet: a state such as maximised is told to it at once.
    // As it was when it was closed, where that still fits the screen there is; otherwise as if it was never open.
    void restore(const Kept &kept);
    // Of this size whatever it was, in the middle.
    void putInMiddle(const QSize &size);

    void setFullScreen(bool full);
    Kept kept() const;

private:
    void setSmallest();

    QWidget *m_window;
    bool m_wasMaximised = false; // before full screen; most desktops do not say it meanwhile
};

} // namespace kagetsu::ui
