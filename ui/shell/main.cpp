// SPDX-License-Identifier: MIT
#include "ui/shell/program.h"

int main(int argc, char *argv[])
{
    return kagetsu::ui::runProgram(argc, argv);
}
