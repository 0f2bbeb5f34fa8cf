// SPDX-License-Identifier: MIT
#pragma once

#include <QInputDevice>
#include <QMouseEvent>

namespace kagetsu::ui {

// True if a finger made the event: Qt's own, for a widget that takes no touches, or ours, which stands for a touch that
// a widget took (BoardZoom). Ours cannot name the touch screen as its device: Qt would take it for one of its points.
inline bool isOfFinger(const QMouseEvent &event)
{
    return event.source() == Qt::MouseEventSynthesizedByApplication
        || (event.device() && event.device()->type() == QInputDevice::DeviceType::TouchScreen);
}

} // namespace kagetsu::ui
