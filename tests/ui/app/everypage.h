// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>

#include <functional>

class QWidget;

// Called for each page or dialog as it is on the screen; the name says which one it is, and in what state.
using LookAtPage = std::function<void(const QString &name, QWidget &page)>;

// Visits the whole program in one language and at one size of the window: every page in its states, every tab of each,
// every dialog, the menu, and the lists that open from fields. The text size is in hundredths of the usual one. Returns
// the names of what was visited.
QStringList lookAtEveryPage(const QString &language, const QSize &size, const LookAtPage &look, int textSize = 100);
