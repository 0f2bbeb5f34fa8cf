// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QRect>

class QWidget;

namespace kagetsu::ui {

// Returns the place of a window that was never open before: in the middle of the free area of the screen, and never cut
// off. `title` is the height of the desktop's title bar.
QRect firstPlace(const QRect &free, int title);

// Keeps the place of the window from one start to the next, and from full screen back to the previous state.
class WindowPlace
{
public:
    // The stored state. The geometry includes full screen, but not the state before it.
    struct Kept
    {
        QByteArray geometry;
        bool maximised = false; // before full screen
    };

    explicit WindowPlace(QWidget *window);

    // Restores the place at which the window was closed, if it still fits the screen; otherwise places it as for the
    // first time. Like putInMiddle(), call it for a complete window that is not shown yet: a state such as maximised
    // takes effect at once.
    void restore(const Kept &kept);
    // Places the window in the middle with this size, whatever its previous size.
    void putInMiddle(const QSize &size);

    void setFullScreen(bool full);
    Kept kept() const;

private:
    void setSmallest();

    QWidget *m_window;
    bool m_wasMaximised = false; // before full screen; most desktops do not report it meanwhile
};

} // namespace kagetsu::ui
