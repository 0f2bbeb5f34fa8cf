// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"

#include <QEvent>

#include <functional>

class QWidget;

namespace kagetsu::ui {

// Language and theme are the same wherever one looks, so nobody hands them on: who speaks or paints finds here what is
// in force, and is told of another.

// What only paints asks for the theme while it paints: everything is painted anew when there is another.
const Theme &theme();
void setTheme(const Theme &theme);

// Does it now, and again with every other theme.
void onTheme(QObject &who, std::function<void()> does);
// Says it now, and again in every other language.
void onLanguage(QWidget &who, std::function<void()> says);
// Does it whenever the widget hears of such a change: of its language, its font. What was asked for first is done
// first, and all of it before the children of the widget hear of the change.
void onChange(QWidget &who, QEvent::Type change, std::function<void()> does);

} // namespace kagetsu::ui
