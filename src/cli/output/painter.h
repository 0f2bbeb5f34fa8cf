// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <string>

namespace kagetsu::cli {

// Boards are painted by one painter only, which needs Qt's drawing parts. They would double the start of every other
// command, so the window's program paints, without a window.
struct Painted
{
    enum class Outcome { Fine, NoPainter, Refused };

    Outcome outcome = Outcome::Fine;
    std::string sentence {}; // why it was refused, where the program said so
};

// A Qt application must be there.
Painted paintWith(const QStringList &arguments);

} // namespace kagetsu::cli
