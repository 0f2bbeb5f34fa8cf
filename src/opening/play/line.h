// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/need.h"

namespace kagetsu::opening {

enum class StepState : std::uint8_t { Done, Now, Ahead };

// One step of a procedure as a line of them shows it.
struct LineStep
{
    std::string id;
    NeedKind kind = NeedKind::Finished; // a set-up by the arbiter counts as Place, free play as Finished
    StepState state = StepState::Ahead;
    Actor by = Actor::Opener; // as the procedure says it; without meaning for free play
    std::optional<Seat> seat; // who acted, acts, or will act; nothing while choices before it decide that
    bool certain = true; // it comes whatever is chosen before it
    int moveNumber = 0; // Place, Offer, Select: of the (first) stone
    rules::Side colour = rules::Side::Black; // of that stone
    std::string option; // Choose that is done: the id of what was chosen
    int number = 0; // Declare that is done: what was declared. Offer: how many candidates; 0 while that is not known

    friend bool operator==(const LineStep &, const LineStep &) = default;
};

// A step that lies behind, for the line.
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
