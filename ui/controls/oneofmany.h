// SPDX-License-Identifier: MIT
#pragma once

class QAbstractButton;
class QButtonGroup;
class QToolButton;

namespace kagetsu::ui {

// Adds one of several buttons of which one is chosen. The group ensures that; screen readers, which do not know groups,
// are told that it is a radio button. Qt reports every checkable button as a check box, even a tool button that
// declares itself exclusive.
void addOneOfMany(QButtonGroup &group, QAbstractButton &button, int id = -1);

// The same for a button whose page itself manages which one is chosen.
void callOneOfMany(QToolButton &button);

} // namespace kagetsu::ui
