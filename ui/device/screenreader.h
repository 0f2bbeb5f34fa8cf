// SPDX-License-Identifier: MIT
#pragma once

class QString;
class QWidget;

namespace kagetsu::ui {

// Somebody looks at the program by a screen reader, or the desktop thinks so.
bool hasScreenReader();

// Has it say a sentence without moving the focus; `window` is the one that speaks. Qt 6.4 knows no announcements, and
// its bridge to AT-SPI lets its alerts fall. So a reader that has asked for object:announcement is sent one beside the
// bridge, on the bridge's own connection; any other, such as Orca 43, is shown a notification, which it reads, too.
// False where there is no bus of accessible things.
bool tellScreenReader(QWidget *window, const QString &text);

} // namespace kagetsu::ui
