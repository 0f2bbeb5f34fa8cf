// SPDX-License-Identifier: MIT
#pragma once

class QObject;
class QString;

namespace kagetsu::ui {

// Somebody looks at the program by a screen reader, or the desktop thinks so.
bool hasScreenReader();

// Has it say a sentence without moving the focus. Qt 6.4 knows no announcements, and its bridge to AT-SPI lets its
// alerts fall; so the signal that readers listen for, object:announcement, is sent beside the bridge, on its own
// connection and for an object that it shows. `about` is that object: the window. False where there is no such
// connection, as on a machine without AT-SPI.
bool tellScreenReader(QObject *about, const QString &text);

} // namespace kagetsu::ui
