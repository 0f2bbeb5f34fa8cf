// SPDX-License-Identifier: MIT
#pragma once

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace kagetsu::ui {

// Sets a property that the style sheet asks for, such as "muted" or "fault", and shows the widget accordingly. Nothing
// happens if it is set already, as styling a widget anew takes time.
inline void setStyleMark(QWidget &widget, const char *mark, bool isSet)
{
    if (widget.property(mark).toBool() == isSet)
        return;
    widget.setProperty(mark, isSet);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace kagetsu::ui
