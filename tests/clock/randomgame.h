// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

#include <rapidcheck.h>

#include <iosfwd>
#include <vector>

namespace kagetsu::clock {

// What happens to a clock in a game made up by chance, and how long after the step before.
struct ClockAction
{
    enum class Kind : std::uint8_t { Press, Stop, Resume, GiveTurn, CheckFlag, Adjust, SetTurnFactor, KeepTurn };

    Kind kind = Kind::Press;
    Duration wait { 0 };
    Seat seat = Seat::A; // of GiveTurn and Adjust
    int number = 1; // of Press: moves; of Adjust: milliseconds; of SetTurnFactor
};

struct Game
{
    PerSeat<TimeControl> controls;
    AfterFlag afterFlag = AfterFlag::Stand;
    std::vector<ClockAction> steps;
};

// Sound controls of every kind; the short ones last only some hundred milliseconds, so that a model that counts every
// millisecond can follow them and every limit is met often.
rc::Gen<TimeControl> shortControl();
rc::Gen<TimeControl> shortMainControl(); // main stages with nothing but increments, and perhaps a per-move limit
rc::Gen<TimeControl> shortHourglass();
rc::Gen<TimeControl> anyControl();
rc::Gen<Game> shortGame(const rc::Gen<TimeControl> &control = shortControl());

// The same game where reaching a limit is the flag, and the flag stops the clock.
Game withHardLimits(Game game);

// To any clock that understands the steps of a game: the real one and the slow one.
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

// For the reports of rapidcheck.
std::ostream &operator<<(std::ostream &out, const ClockAction &step);
std::ostream &operator<<(std::ostream &out, const Game &game);
std::ostream &operator<<(std::ostream &out, const TimeControl &control);
std::ostream &operator<<(std::ostream &out, const Reading &reading);

} // namespace kagetsu::clock
