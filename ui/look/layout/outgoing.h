// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>
#include <QScrollArea>

#include <memory>

namespace kagetsu::ui {

// Takes widgets off a page at once and deletes them at the next turn of the event loop. A page that is built anew must
// not delete at once what stood there: it may be the button being pressed, and while a style sheet or a font is being
// changed, Qt goes through a list on which every widget of the program stands.

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

// Puts a widget in the place of what the area has shown.
inline void replaceContent(QScrollArea &area, QWidget *content)
{
    if (QWidget *outgoing = area.takeWidget()) {
        outgoing->setParent(&area); // goes with it, should that be sooner
        dismiss(*outgoing);
    }
    area.setWidget(content);
}

} // namespace kagetsu::ui
