// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QWidget;

// What is wrong with a page by its geometry alone, whatever it says in whatever language. Each answer names a widget,
// with its size and what it would need; none is good.

// How wide and high everything is at least that is pressed, in logical pixels: the tip of a finger.
constexpr int FingerTip = 44;

// What is pressed and is smaller than a finger's tip: buttons, boxes with the row they stand in, fields and their
// arrows, tabs, rows of lists, entries of menus. Exempt, as they are never the only way: scroll bars and the edges
// between two parts (a list also scrolls by wheel, keys and drag), and the points of a board, which are as large as
// there is room and guarded by a second tap.
QStringList smallTargets(QWidget *page);

// Texts that do not fit their widget. One that is cut off on purpose has a tool tip with the whole of it.
QStringList clippedTexts(QWidget *page);

// Texts that lie over one another, among the children of one parent.
QStringList overlaps(QWidget *page);
