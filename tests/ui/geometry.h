// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QWidget;

// Check a page by its geometry alone, whatever it says in whatever language. Each result names a widget with its size
// and what it would need; an empty list is good.

// Least width and height of everything that is pressed, in logical pixels: the tip of a finger.
constexpr int FingerTip = 44;

// Returns controls smaller than a fingertip: buttons, boxes together with their row, fields and their arrows, tabs,
// rows of lists, menu entries. Exempt, because they are never the only way: scroll bars and splitters (a list also
// scrolls by wheel, keys and dragging), and the points of a board, which are as large as there is room and guarded by a
// second tap.
QStringList smallTargets(QWidget *page);

// Returns texts that do not fit their widget. A text cut off on purpose has a tooltip with all of it.
QStringList clippedTexts(QWidget *page);

// Returns texts that overlap, among the children of one parent.
QStringList overlaps(QWidget *page);
