// SPDX-License-Identifier: MIT
#pragma once

#include "match/timestamp.h"

#include <QDateTime>

#include <optional>
#include <string>

namespace kagetsu::journal {

match::WallTime wallOf(const QDateTime &time);

// "2031-05-04T12:00:41.250+02:00", as journals have it: always with its offset from UTC.
std::string timestampText(const match::WallTime &wall);
std::optional<match::WallTime> timestampFromText(const std::string &text);

} // namespace kagetsu::journal
