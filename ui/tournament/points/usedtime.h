// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QString>

#include <optional>

// The time that a player has used, as people write it.
namespace kagetsu::ui {

// "1:05:30"; empty for none.
QString usedTimeText(tournament::Milliseconds time);
// Hours, minutes and seconds with colons; minutes and seconds; or minutes alone. Nothing for no time at all; of what is
// no time, and of more than 99 hours, no value.
std::optional<tournament::Milliseconds> usedTimeFrom(const QString &text);

} // namespace kagetsu::ui
