// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QMouseEvent>
#include <QWidget>

namespace kagetsu::ui {

// A place outside every widget, in its own coordinates.
constexpr QPointF Nowhere(-1, -1);

// Ends the press of a finger so that nothing is pressed: it turned out to mean something else.
inline void releaseNowhere(QWidget &widget)
{
    QMouseEvent lift(
        QEvent::MouseButtonRelease, Nowhere, widget.mapToGlobal(Nowhere), Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &lift);
}

} // namespace kagetsu::ui
