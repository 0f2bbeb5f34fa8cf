// SPDX-License-Identifier: MIT
#include "ui/app/program.h"

int main(int argc, char *argv[])
{
    return kagetsu::ui::runProgram(argc, argv);
}
