// SPDX-License-Identifier: MIT
// The program itself, with its own arguments, that ends once its window is painted.
#include "ui/app/afterfirstpaint.h"
#include "ui/app/program.h"

#include <unistd.h>

using namespace kagetsu::ui;

int main(int argc, char *argv[])
{
    // At once, without the work of taking the window down.
    return runProgram(argc, argv, [](QWidget &window) { new AfterFirstPaint(window, [] { ::_exit(0); }); });
}
