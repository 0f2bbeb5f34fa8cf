// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"

#include <algorithm>
#include <cstdint>

namespace kagetsu::engine {

// What an engine has to do next, with the time it has for it (engines.md#time-limits). The time runs from the moment
// the command is written whole; as long as it is not, from the moment it was to be, so that an engine that does not
// read hangs like one that does not answer.
enum class Wait : std::uint8_t {
    Nothing,
    Launch,
    FirstOk, // of START
    About,
    Probe, // YXSHOWINFO
    BoardOk, // of START or RESTART before a search
    RuleSettles, // an ERROR now means INFO rule
    Reply, // to the search
    Repeat, // the position was refused; it is sent again afterwards
    SwapAgain, // likewise the stones of SWAP2BOARD
    Exit, // its output is closed: it probably ends
};

struct Waiting
{
    Wait what = Wait::Nothing;
    Moment since {};
    std::optional<Milliseconds> soft;
    std::optional<Milliseconds> hard;
    bool isUnwritten = false;

    std::optional<Moment> next() const
    {
        const auto limit = soft && hard ? std::min(soft, hard) : soft ? soft : hard;
        return limit ? std::optional(since + *limit) : std::nullopt;
    }
};

} // namespace kagetsu::engine
