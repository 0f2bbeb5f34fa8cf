// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>
#include <QScrollArea>

#include <memory>

namespace kagetsu::ui {

// Removes a widget from a page at once and deletes it at the next turn of the event loop. A page that is rebuilt must
// not delete old widgets at once: one may be the button being pressed, and while a style sheet or a font is being
// changed, Qt iterates over a list of all widgets.

inline void dismiss(QWidget &outgoing)
{
    outgoing.hide();
    outgoing.deleteLater();
}

// Empties the layout.
inline void dismissAll(QLayout &layout)
{
    while (const auto item = std::unique_ptr<QLayoutItem>(layout.takeAt(0))) {
        if (item->widget())
            dismiss(*item->widget());
    }
}

// Replaces the widget that the area shows.
inline void replaceContent(QScrollArea &area, QWidget *content)
{
    if (QWidget *outgoing = area.takeWidget()) {
        outgoing->setParent(&area); // deleted with it, if that happens first
        dismiss(*outgoing);
    }
    area.setWidget(content);
}

} // namespace kagetsu::ui
