// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QWidget;

namespace kagetsu::ui {

// The program from its arguments to its exit status: 0, or 2 when an argument cannot be understood. `opened` is told of
// the window before it is painted; the start is measured there.
int runProgram(int argc, char *argv[], const std::function<void(QWidget &)> &opened = {});

} // namespace kagetsu::ui
