// SPDX-License-Identifier: MIT
#pragma once

class QString;
class QWidget;

namespace kagetsu::ui {

// True if somebody uses a screen reader, or the desktop says so.
bool hasScreenReader();

// Makes the screen reader say a sentence without moving the focus; `window` is the window that speaks. Qt 6.4 does not
// support announcements, and its bridge to AT-SPI drops its alerts. So a reader that has registered for
// object:announcement is sent one directly, on the bridge's own connection; any other, such as Orca 43, is shown a
// notification, which it also reads. Returns false if there is no accessibility bus.
bool tellScreenReader(QWidget *window, const QString &text);

} // namespace kagetsu::ui
