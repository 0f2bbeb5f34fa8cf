// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "clock/timecontrol.h"

#include <string>
#include <string_view>

namespace kagetsu::clock {

// Why a text cannot be read as a control or a time.
enum class ControlFault : std::uint8_t {
    Empty,
    BadTime, // not a time such as 15m, 90s, 2h, 1h30m or 15:00
    BadCount, // not a whole number from 1 up
    Unknown, // a form that is not in clock.md#text-syntax
    OutOfRange, // more than 1000 hours, or no time at all
    TrailingText,
};

struct ControlTextFault
{
    ControlFault fault = ControlFault::Unknown;
    int column = 0; // byte offset from 0 where the reader stopped understanding

    friend bool operator==(const ControlTextFault &, const ControlTextFault &) = default;
};

// Reads a time control in the syntax of clock.md#text-syntax, which people and files use:
//
//   15m   15:00   1:30:00   1h30m   12.5s      sudden death; times are always written in one of these ways
//   135m+30s   90m+30s!   135m+30s/max140m     Fischer; `!`: bonus first; `/max`: never above this after a press
//   5m d10s   5m b10s                          the first ten seconds of each turn are free: US delay, Bronstein
//   2h 5x60s   2h(5)x60s   1x60s               byo-yomi; the last 5 min of the 2 h as reserve; per move alone
//   2h 10/10m   2h 15/10m*   2h 10-20/10m      blocks of moves after the stage before; `*`: carry; growing blocks
//   bank 30s 10x60s                            thirty seconds of each move are free, then ten units of a minute
//   15m, 5m+3s   40/90m, 30m                   stages in order; forty moves must be made in the first one
//   40/90m   40/90m, 20/30m                    the last stage with a quota of moves repeats without end
//   hg10m                                      hourglass
//   inf                                        untimed
//
// Options that apply to all stages follow at the very end. `/cap3m` limits every move. After it, `/turn-lost`, `/warn`
// or `/penalty30s` says what reaching the limit does if it does not lose the game, and `/opening2` multiplies the limit
// in opening turns with several stones or an offer (default 3; 1: the same limit; 0: no limit). With `/at-zero` a quota
// is checked when its time has run out; with `/presses` turns are counted instead of stones.
//
// The controls of engine tools are read as well: 40/15+0.5, 40/1:30+1 and hg60, in seconds where no unit is given; and
// 180/30+1 or gomocup 60/10: time of the game, limit per move, increment.
//
// Capital letters are read like small ones, and blanks may precede every number, unit, word and sign. Low-time warnings
// are not part of the text.
Result<TimeControl, ControlTextFault> readControl(std::string_view text);
// Returns a short text from which readControl() reads the same control. The control must be sound.
std::string toText(const TimeControl &control);

// Reads a text that is nothing but one time, written as in a control: "90s", "1h30m", "0:45".
Result<Duration, ControlTextFault> readTime(std::string_view text);
// Returns a time as in a control: "2h", "135m", "90s", "12.345s".
std::string toText(Duration time);

} // namespace kagetsu::clock
