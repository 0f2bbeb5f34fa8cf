// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

#include <rapidcheck.h>

#include <iosfwd>
#include <vector>

namespace kagetsu::clock {

// What happens to a clock in a random game, and how long after the previous step.
struct ClockAction
{
    enum class Kind : std::uint8_t { Press, Stop, Resume, GiveTurn, CheckFlag, Adjust, SetTurnFactor, KeepTurn };

    Kind kind = Kind::Press;
    Duration wait { 0 };
    Seat seat = Seat::A; // for GiveTurn and Adjust
    int number = 1; // for Press: number of moves; for Adjust: milliseconds; for SetTurnFactor: the factor
};

struct Game
{
    PerSeat<TimeControl> controls;
    AfterFlag afterFlag = AfterFlag::Stand;
    std::vector<ClockAction> steps;
};

// Generates sound controls of every kind; the short ones last only some hundred milliseconds, so that a model that
// counts every millisecond can follow them and every limit is reached often.
rc::Gen<TimeControl> shortControl();
rc::Gen<TimeControl> shortMainControl(); // main stages with only increments, and perhaps a limit per move
rc::Gen<TimeControl> shortHourglass();
rc::Gen<TimeControl> anyControl();
rc::Gen<Game> shortGame(const rc::Gen<TimeControl> &control = shortControl());

// Returns the same game with rules under which reaching a limit is the flag, and the flag stops the clock.
Game withHardLimits(Game game);

// Applies a step to any clock that has these functions: the real one and the slow one.
template <class AnyClock>
void apply(AnyClock &clock, const ClockAction &step, Moment now)
{
    switch (step.kind) {
    case ClockAction::Kind::Press: clock.press(now, step.number); break;
    case ClockAction::Kind::Stop: clock.stop(now); break;
    case ClockAction::Kind::Resume: clock.resume(now); break;
    case ClockAction::Kind::GiveTurn: clock.giveTurn(step.seat, now); break;
    case ClockAction::Kind::CheckFlag: clock.checkFlag(now); break;
    case ClockAction::Kind::Adjust: clock.adjust(step.seat, Duration(step.number), now); break;
    case ClockAction::Kind::SetTurnFactor: clock.setTurnFactor(step.number); break;
    case ClockAction::Kind::KeepTurn: clock.keepTurn(); break;
    }
}

// Print values in reports of rapidcheck.
std::ostream &operator<<(std::ostream &out, const ClockAction &step);
std::ostream &operator<<(std::ostream &out, const Game &game);
std::ostream &operator<<(std::ostream &out, const TimeControl &control);
std::ostream &operator<<(std::ostream &out, const Reading &reading);

} // namespace kagetsu::clock
