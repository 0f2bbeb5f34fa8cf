// SPDX-License-Identifier: MIT
#include "ui/app/window/windowplace.h"

#include <QScreen>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr QSize UsualWindow { 1280, 800 };

QRect inMiddle(const QSize &size, const QRect &room)
{
    // If it does not fit, its upper left part is visible, which has the bars.
    const QPoint rest((room.width() - size.width()) / 2, (room.height() - size.height()) / 2);
    return { room.topLeft() + QPoint(std::max(0, rest.x()), std::max(0, rest.y())), size };
}

// Returns the part of the free area for a window: the desktop adds a title above it and a border around it.
QRect roomOf(const QRect &free, int title)
{
    constexpr int Border = 8; // at most
    return free.adjusted(Border, title, -Border, -Border);
}

QRect roomFor(const QWidget &window)
{
    return roomOf(
        window.screen()->availableGeometry(), window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window));
}

} // namespace

QRect firstPlace(const QRect &free, int title)
{
    const QRect room = roomOf(free, title);
    // On a large screen the usual size would be tiny.
    return inMiddle(UsualWindow.expandedTo(free.size() * 2 / 3).boundedTo(room.size()), room);
}

WindowPlace::WindowPlace(QWidget *window)
    : m_window(window)
{
}

// Limits the least size: on a small or magnified screen, not even the smallest window may exceed the screen.
void WindowPlace::setSmallest()
{
    m_window->setMinimumSize(m_window->minimumSize().boundedTo(roomFor(*m_window).size()));
}

void WindowPlace::restore(const Kept &kept)
{
    setSmallest();
    const QRect free = m_window->screen()->availableGeometry();
    const QRect first = firstPlace(free, m_window->style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, m_window));
    m_window->setGeometry(first);
    // Rejects what is not a geometry, and one of a screen of very different size.
    m_window->restoreGeometry(kept.geometry);
    const Qt::WindowStates states = m_window->windowState();
    const QRect usual = states ? m_window->normalGeometry() : m_window->geometry();
    // It moves a window outside the screen back into it, but does not shrink a larger one.
    if (usual.isEmpty() || usual.width() > free.width() || usual.height() > free.height()) {
        m_window->setWindowState(Qt::WindowNoState);
        m_window->setGeometry(first);
        m_window->setWindowState(states);
    }
    m_wasMaximised = m_window->isFullScreen() && kept.maximised;
}

void WindowPlace::putInMiddle(const QSize &size)
{
    setSmallest();
    m_window->setGeometry(inMiddle(size, roomFor(*m_window)));
}

void WindowPlace::setFullScreen(bool full)
{
    Qt::WindowStates others = m_window->windowState() & ~Qt::WindowFullScreen;
    if (full) {
        m_wasMaximised = m_window->isMaximized();
        m_window->setWindowState(others | Qt::WindowFullScreen);
    } else {
        m_window->setWindowState(
            others.setFlag(Qt::WindowMaximized, m_wasMaximised || others.testFlag(Qt::WindowMaximized)));
        m_wasMaximised = false;
    }
}

WindowPlace::Kept WindowPlace::kept() const
{
    return { m_window->saveGeometry(), m_window->isFullScreen() && m_wasMaximised };
}

} // namespace kagetsu::ui
