// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"
#include "seat.h"

#include <string>
#include <vector>

namespace kagetsu::opening {

enum class NeedKind : std::uint8_t { Place, Choose, Declare, Offer, Select, Finished };

// An option that can be chosen now, and what it would lead to.
struct OpenOption
{
    std::string id;
    Effect effect = Effect::Keep;
    Seat blackAfter = Seat::A; // who would own Black

    friend bool operator==(const OpenOption &, const OpenOption &) = default;
};

// What the procedure waits for: who is to do what. Fields that the kind does not use keep their defaults.
struct Need
{
    NeedKind kind = NeedKind::Finished;
    Seat seat = Seat::A; // when finished: the owner of the next colour
    std::string stepId;
    rules::Side colour = rules::Side::Black; // of the next stone
    Region region; // Place, Offer: the points allowed by place alone (see Opening::allowedPoints)
    std::vector<OpenOption> options; // Choose
    int count = 0; // Offer: how many candidates there must be
    int min = 0; // Declare
    int max = 0; // Declare

    friend bool operator==(const Need &, const Need &) = default;
};

} // namespace kagetsu::opening
