// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "tournament/trf/trf.h"

#include <string_view>

namespace kagetsu::tournament {

// The reason why a file is not a report, and the place. Lines and places count from 1.
struct TrfFault
{
    enum class Why : std::uint8_t {
        NoPlayers,
        NotANumber,
        NotPoints,
        NotASide,
        NotAResult,
        NotBlank, // there is text between two fields
        NoName,
        PlayerTwice,
        UnknownPlayer,
        NotMutual, // a player's opponent names another opponent
        TooMuch, // too many players or rounds, or a line that is too long
    };

    Why why = Why::NoPlayers;
    int line = 0;
    int place = 0;

    friend bool operator==(const TrfFault &, const TrfFault &) = default;
};

// Reads [TRF26] and the older TRF16, which have the same fixed fields. Lines end with CR, LF or CR LF. Any text gives a
// report or a fault.
Result<TrfReport, TrfFault> readTrf(std::string_view bytes);

// Returns the first line that only a report has, from 1; 0 if the text is not a report. It does not check whether the
// report can be read.
int lineOfReport(std::string_view text);

} // namespace kagetsu::tournament
