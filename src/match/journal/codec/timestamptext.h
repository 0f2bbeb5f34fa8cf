// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/timestamp.h"

#include <QDateTime>

#include <optional>
#include <string>

namespace kagetsu::journal {

match::WallTime wallOf(const QDateTime &time);

// Returns a timestamp as written in journals, always with its offset from UTC: "2031-05-04T12:00:41.250+02:00".
std::string timestampText(const match::WallTime &wall);
std::optional<match::WallTime> timestampFromText(const std::string &text);

} // namespace kagetsu::journal
