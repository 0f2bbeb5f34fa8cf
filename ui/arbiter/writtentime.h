// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"

#include <QString>

#include <optional>

namespace kagetsu::ui {

// A time as an arbiter types it: "2" or "2:30" (minutes and seconds), "1:02:30", with up to three decimals of the last
// part, or "45s". Nothing when it is no such text or longer than a clock can show.
std::optional<clock::Duration> timeFromText(const QString &text);

} // namespace kagetsu::ui
