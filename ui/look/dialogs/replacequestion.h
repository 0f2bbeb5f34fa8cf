// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace kagetsu::ui {

// Asks whether the file there may be replaced. For a name that was completed by the program, so that the file dialog
// has not asked about it; true at once where nothing stands.
bool agreesToReplace(QWidget *parent, const QString &path);

} // namespace kagetsu::ui
