// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"

#include <QEvent>

#include <functional>

class QWidget;

namespace kagetsu::ui {

// Holds the language and theme in force. They are the same everywhere, so they are not passed from object to object:
// code that shows text or paints gets them here and is notified of changes.

// Returns the current theme. Code that only paints calls this while painting: everything is repainted when the theme
// changes.
const Theme &theme();
void setTheme(const Theme &theme);

// Calls `does` now, and again after each change of theme.
void onTheme(QObject &who, std::function<void()> does);
// Calls `says` now, and again after each change of language.
void onLanguage(QWidget &who, std::function<void()> says);
// Calls `does` whenever the widget receives such a change event, of its language or font for instance. Functions run in
// the order in which they were registered, all before the widget's children receive the change.
void onChange(QWidget &who, QEvent::Type change, std::function<void()> does);

} // namespace kagetsu::ui
