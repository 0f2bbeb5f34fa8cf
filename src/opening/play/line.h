// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/need.h"

namespace kagetsu::opening {

enum class StepState : std::uint8_t { Done, Now, Ahead };

// One step of a procedure as Opening::line() shows it.
struct LineStep
{
    std::string id;
    NeedKind kind = NeedKind::Finished; // a set-up by the arbiter counts as Place, free play as Finished
    StepState state = StepState::Ahead;
    Actor by = Actor::Opener; // as in the procedure; has no meaning for free play
    std::optional<Seat> seat; // the seat that acted, acts or will act; nothing while earlier choices decide it
    bool certain = true; // true if the step comes whatever is chosen before it
    int moveNumber = 0; // for Place, Offer and Select: number of the (first) stone
    rules::Side colour = rules::Side::Black; // colour of that stone
    std::string option; // for a Choose that is done: id of the option chosen
    // for a Declare that is done: the number declared; for an Offer: the number of candidates, 0 while it is not known
    int number = 0;

    friend bool operator==(const LineStep &, const LineStep &) = default;
};

// A completed step, kept for Opening::line().
struct PassedStep
{
    std::size_t step = 0;
    Seat seat = Seat::A;
    int stonesBefore = 0;
    int number = 0;
    std::string option;

    friend bool operator==(const PassedStep &, const PassedStep &) = default;
};

} // namespace kagetsu::opening
