// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

namespace kagetsu::ui {

// Returns the widget on a page that an arrow key leads to from another one: the nearest in its direction, with distance
// sideways counting more. Null if there is none.
QWidget *nearestTowards(const QWidget &page, const QList<QWidget *> &stops, const QWidget &from, Qt::Key arrow);

} // namespace kagetsu::ui
