// SPDX-License-Identifier: MIT
#pragma once

#include <QInputDevice>
#include <QMouseEvent>

namespace kagetsu::ui {

// True if a finger made the event. Qt makes such events for widgets that do not accept touches, BoardZoom for those that
// do. BoardZoom's do not name the touch screen as their device, because Qt would treat them as its own touch points.
inline bool isOfFinger(const QMouseEvent &event)
{
    return event.source() == Qt::MouseEventSynthesizedByApplication
        || (event.device() && event.device()->type() == QInputDevice::DeviceType::TouchScreen);
}

} // namespace kagetsu::ui
