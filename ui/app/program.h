// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QWidget;

namespace kagetsu::ui {

// Runs the program from its arguments to its exit status: 0, or 2 if an argument is not valid. `opened` receives the
// window before it is painted; startup is measured there.
int runProgram(int argc, char *argv[], const std::function<void(QWidget &)> &opened = {});

} // namespace kagetsu::ui
