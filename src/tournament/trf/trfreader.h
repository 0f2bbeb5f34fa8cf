// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"
#include "tournament/trf/trf.h"

#include <string_view>

namespace kagetsu::tournament {

// Where a file is no report, and why. Lines and places count from 1.
struct TrfFault
{
    enum class Why : std::uint8_t {
        NoPlayers,
        NotANumber,
        NotPoints,
        NotASide,
        NotAResult,
        NotBlank, // something stands between two fields
        NoName,
        PlayerTwice,
        UnknownPlayer,
        NotMutual, // who is named as an opponent names another one
        TooMuch, // players, rounds, or a line that is too long
    };

    Why why = Why::NoPlayers;
    int line = 0;
    int place = 0;

    friend bool operator==(const TrfFault &, const TrfFault &) = default;
};

// Reads [TRF26] and the older TRF16, whose places are the same: fields stand where they have to. Lines end with CR, LF
// or CR LF. Any text gives a report or a fault.
Result<TrfReport, TrfFault> readTrf(std::string_view bytes);

// The first line that only a report has, from 1; 0 for a text that is none. Whether it can be read is another matter.
int lineOfReport(std::string_view text);

} // namespace kagetsu::tournament
