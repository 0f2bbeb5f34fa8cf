// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <string>

namespace kagetsu::cli {

// The result of painting. All boards are painted by the same code, which needs Qt's drawing libraries. These would
// double the start time of every other command, so the program with the window is run to paint, without showing a
// window.
struct Painted
{
    enum class Outcome { Fine, NoPainter, Refused };

    Outcome outcome = Outcome::Fine;
    std::string sentence {}; // the reason for a refusal, if the program gave one
};

// Runs the painter. A Qt application object must exist.
Painted paintWith(const QStringList &arguments);

} // namespace kagetsu::cli
