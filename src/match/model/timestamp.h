// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace kagetsu::match {

// A date and time of day, as a journal stores it beside each event.
struct WallTime
{
    std::int64_t utc = 0; // milliseconds since the start of 1970
    int offset = 0; // seconds east of UTC where it was read

    friend bool operator==(const WallTime &, const WallTime &) = default;
};

} // namespace kagetsu::match
