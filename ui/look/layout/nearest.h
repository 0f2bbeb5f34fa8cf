// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

namespace kagetsu::ui {

// Of the widgets on a page the one that an arrow key leads to from another: the nearest in its direction, where what
// lies beside the way counts as farther. Nothing where there is none.
QWidget *nearestTowards(const QWidget &page, const QList<QWidget *> &stops, const QWidget &from, Qt::Key arrow);

} // namespace kagetsu::ui
