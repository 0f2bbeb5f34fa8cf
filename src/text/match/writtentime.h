// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"

#include <QString>

#include <optional>

namespace kagetsu::text {

// A time as people type it.
struct WrittenTime
{
    clock::Duration time;
    bool isBare = false; // true if the text has no unit, so its meaning is uncertain
};

// Reads a time in the syntax of time controls: "10m", "1m30s", "90s", "1:30", "1:02:30". The decimal sign may be a
// comma or a point, and units may be surrounded by blanks; a number without a unit is minutes. Returns nothing if the
// text is not a time or is longer than a clock can show.
std::optional<WrittenTime> timeFromText(const QString &text);
// Reads the time that somebody used in a game; an empty text is none. Returns nothing if the text is not a time, or is
// longer than any game.
std::optional<std::chrono::milliseconds> usedTimeFromText(const QString &text);

} // namespace kagetsu::text
