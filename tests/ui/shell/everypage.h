// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>

#include <functional>

class QWidget;

// Sees a page or dialog as it stands on the screen; the name tells which, and in what state.
using LookAtPage = std::function<void(const QString &name, QWidget &page)>;

// Goes through the whole program in one language and at one size of the window: every page in its states, every tab of
// each, every dialog, the menu, and the lists that hang from fields. The text size is in hundredths of the usual one.
// Returns the names of what was seen.
QStringList lookAtEveryPage(const QString &language, const QSize &size, const LookAtPage &look, int textSize = 100);
