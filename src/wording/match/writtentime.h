// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"

#include <QString>

#include <optional>

namespace kagetsu::wording {

// A time as people type it.
struct WrittenTime
{
    clock::Duration time;
    bool isBare = false; // without a unit, so that it may have been meant otherwise
};

// As the text of a time control has it, "10m", "1m30s", "90s", "1:30", "1:02:30", with a comma or a point before the
// decimals and blanks around the units; a bare number is minutes. Nothing when it is no such text or longer than a
// clock can show.
std::optional<WrittenTime> timeFromText(const QString &text);

} // namespace kagetsu::wording
