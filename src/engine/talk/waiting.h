// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"

#include <algorithm>
#include <cstdint>

namespace kagetsu::engine {

// The next step of an engine and the time it may take (engine.md#time-limits). The time runs from the moment at which
// the whole command is written. Until then it runs from the moment at which the command was issued, so that an engine
// that does not read is treated like one that does not answer.
enum class Wait : std::uint8_t {
    Nothing,
    Launch,
    FirstOk, // after START
    About,
    Probe, // after YXSHOWINFO
    BoardOk, // after START or RESTART before a search
    RuleSettles, // an ERROR now refers to INFO rule
    Reply, // the answer to the search
    Repeat, // the position was refused and is sent again after this
    SwapAgain, // the stones of SWAP2BOARD were refused and are sent again after this
    Exit, // its output is closed, so it probably ends
};

// The current step of an engine, with its time limits.
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
