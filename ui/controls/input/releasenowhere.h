// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QMouseEvent>
#include <QWidget>

namespace kagetsu::ui {

// A place outside every widget, in its own coordinates.
constexpr QPointF Nowhere(-1, -1);

// Ends the press of a finger without a click, because it turned out to be another gesture.
inline void releaseNowhere(QWidget &widget)
{
    QMouseEvent lift(
        QEvent::MouseButtonRelease, Nowhere, widget.mapToGlobal(Nowhere), Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &lift);
}

} // namespace kagetsu::ui
