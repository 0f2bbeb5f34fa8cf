// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"
#include "result.h"

#include <string>
#include <string_view>

namespace kagetsu::clock {

enum class ControlFault : std::uint8_t {
    Empty,
    BadTime, // not a time such as 15m, 90s, 2h, 1h30m, 15:00
    BadCount, // not a whole number from 1 up
    Unknown, // a form that clock.md#text-syntax does not have
    OutOfRange, // more than 1000 hours, or nothing at all
    TrailingText,
};

struct ControlTextFault
{
    ControlFault fault = ControlFault::Unknown;
    int column = 0; // byte of the text, from 0: where the reader stopped understanding

    friend bool operator==(const ControlTextFault &, const ControlTextFault &) = default;
};

// The text syntax of clock.md#text-syntax, for people and files:
//
//   15m   15:00   1:30:00   1h30m   12.5s      sudden death; times everywhere are written in one of these ways
//   135m+30s   90m+30s!   135m+30s/max140m     Fischer; `!`: bonus before; `/max`: never above this after a press
//   5m d10s   5m b10s                          the first ten seconds of each turn free: US delay, Bronstein
//   2h 5x60s   2h(5)x60s   1x60s               byo-yomi; the last five minutes of two hours as reserve; per move alone
//   2h 10/10m   2h 15/10m*   2h 10-20/10m      blocks of moves after the stage before; `*`: carry; growing blocks
//   bank 30s 10x60s                            thirty seconds of each move free, then ten units of a minute
//   15m, 5m+3s   40/90m, 30m                   stages one after the other; forty moves to be made in the first one
//   40/90m   40/90m, 20/30m                    the last stage with moves to be made comes again and again
//   hg10m                                      hourglass
//   inf                                        untimed
//
// and at the very end what holds for all stages: `/cap3m` the limit of every move, and after it what reaching that does
// if it does not lose, `/turn-lost`, `/warn` or `/penalty30s`, and `/opening2` how many times as long it is in opening
// turns with several stones or an offer (3 if nothing is said; 1 the same; 0 no limit); `/at-zero` a quota is looked at
// when its time has run out, `/presses` turns are counted and not stones.
//
// The controls of engine tools are read as well: 40/15+0.5, 40/1:30+1, hg60, with seconds where there is no unit, and
// 180/30+1, gomocup 60/10: time of the game, limit of a move, increment.
//
// Capital letters are read like small ones, and blanks may stand before every number, unit, word and sign. Low-time
// warnings are not part of the text.
Result<TimeControl, ControlTextFault> readControl(std::string_view text);
// A short text that readControl gives the same control for. The control must be sound.
std::string toText(const TimeControl &control);

// A time as in a control, the whole text: "90s", "1h30m", "0:45".
Result<Duration, ControlTextFault> readTime(std::string_view text);
// "2h", "135m", "90s", "12.345s".
std::string toText(Duration time);

} // namespace kagetsu::clock
