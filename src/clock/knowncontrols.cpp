// SPDX-License-Identifier: MIT
#include "clock/knowncontrols.h"

#include <array>

namespace kagetsu::clock {

namespace {

// DGT 3000: user manual v 1.0, July 2014. Left out: 17 (its title and its text give different times), 19 (Canadian
// byo-yomi, reloaded by hand), 20, 21 (Scrabble) and 25 (counts upwards); 26 to 30 are set by hand. DGT 2010: user
// manual v 1.3. Left out: 08 (an endless second period), 10 to 14 and 19 (differ between its versions), and 20 to 36
// except 22.
constexpr std::string_view Dgt3000 = "DGT 3000";
constexpr std::string_view Dgt2010 = "DGT 2010";

// Increments and delays apply from the first move on.
constexpr std::array Known {
    KnownControl { Dgt3000, 1, "Time", "5m" },
    KnownControl { Dgt3000, 2, "Time", "10m" },
    KnownControl { Dgt3000, 3, "Time", "25m" },
    KnownControl { Dgt3000, 4, "Time", "1h" },
    KnownControl { Dgt3000, 5, "Time", "2h" },
    KnownControl { Dgt3000, 6, "Time", "2h, 30m" },
    KnownControl { Dgt3000, 7, "Time", "2h, 1h" },
    KnownControl { Dgt3000, 8, "Time", "2h, 1h, 30m" },
    KnownControl { Dgt3000, 9, "Time", "2h, 1h, 1h" },
    KnownControl { Dgt3000, 10, "Fischer", "3m+2s!" },
    KnownControl { Dgt3000, 11, "Fischer", "25m+10s!" },
    KnownControl { Dgt3000, 12, "Fischer", "90m+30s!" },
    KnownControl { Dgt3000, 13, "Fischer", "90m+30s!, 30m+30s" },
    KnownControl { Dgt3000, 14, "Fischer", "100m+30s!, 50m+30s, 15m+30s" },
    KnownControl { Dgt3000, 15, "Delay", "25m b10s" },
    KnownControl { Dgt3000, 16, "Delay", "115m b5s" },
    KnownControl { Dgt3000, 18, "Delay", "2h b30s, 1h b30s, 15m b30s" },
    KnownControl { Dgt3000, 22, "US Delay", "5m d2s" },
    KnownControl { Dgt3000, 23, "US Delay", "25m d5s" },
    KnownControl { Dgt3000, 24, "US Delay", "115m d5s" },
    KnownControl { Dgt2010, 1, "Time", "5m" },
    KnownControl { Dgt2010, 2, "Time", "25m" },
    KnownControl { Dgt2010, 4, "Time + Guillotine", "2h, 30m" },
    KnownControl { Dgt2010, 6, "2 × Time + Guillotine", "2h, 1h, 30m" },
    KnownControl { Dgt2010, 15, "Bonus (Fischer)", "3m+2s!" },
    KnownControl { Dgt2010, 16, "Bonus (Fischer)", "25m+10s!" },
    KnownControl { Dgt2010, 17, "Bonus (Fischer)", "90m+30s!" },
    KnownControl { Dgt2010, 22, "Delay (Bronstein)", "5m b3s" },
};

} // namespace

std::span<const KnownControl> knownControls()
{
    return Known;
}

} // namespace kagetsu::clock
