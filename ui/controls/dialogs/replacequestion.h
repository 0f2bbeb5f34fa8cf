// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace kagetsu::ui {

// Asks whether the existing file may be replaced. For names completed by the program, which the file dialog has not
// asked about. Returns true at once if there is no such file.
bool agreesToReplace(QWidget *parent, const QString &path);

} // namespace kagetsu::ui
