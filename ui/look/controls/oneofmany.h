// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QButtonGroup>

namespace kagetsu::ui {

// One of several buttons of which one is chosen. The group sees to that; a screen reader, which knows nothing of
// groups, calls a button so by its own property: a radio button, and no check box.
inline void addOneOfMany(QButtonGroup &group, QAbstractButton &button, int id = -1)
{
    button.setCheckable(true);
    button.setAutoExclusive(true);
    group.addButton(&button, id);
}

} // namespace kagetsu::ui
