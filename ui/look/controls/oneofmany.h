// SPDX-License-Identifier: MIT
#pragma once

class QAbstractButton;
class QButtonGroup;
class QToolButton;

namespace kagetsu::ui {

// One of several buttons of which one is chosen. The group sees to that; a screen reader, which knows nothing of
// groups, is told that it is a radio button: Qt calls any button that can be checked a check box, and a tool button
// even where it says of itself that it is one of many.
void addOneOfMany(QButtonGroup &group, QAbstractButton &button, int id = -1);

// The same for one whose page itself sees to what is chosen.
void callOneOfMany(QToolButton &button);

} // namespace kagetsu::ui
