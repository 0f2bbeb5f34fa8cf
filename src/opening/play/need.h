// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "opening/procedure.h"

#include <optional>
#include <string>
#include <vector>

namespace kagetsu::opening {

enum class NeedKind : std::uint8_t { Place, Choose, Declare, Offer, Select, Finished };

// An option that can be chosen now, and what it would lead to.
struct OpenOption
{
    std::string id;
    Effect effect = Effect::Keep;
    Seat blackAfter = Seat::A; // the seat that would own Black
    NeedKind next = NeedKind::Finished; // what the procedure would then wait for
    Seat nextSeat = Seat::A; // the seat that it would wait for
    int stones = 0; // how many stones the chooser would then lay before anything else happens
    int offers = 0; // how many candidates the chooser would then lay
    std::optional<Seat> thenChooses {}; // the seat that has a choice after those stones

    friend bool operator==(const OpenOption &, const OpenOption &) = default;
};

// What the procedure waits for: which seat has to do what. Fields that the kind does not use keep their defaults.
struct Need
{
    NeedKind kind = NeedKind::Finished;
    Seat seat = Seat::A; // when finished: the owner of the next colour
    std::string stepId;
    int moveNumber = 1; // number of the next stone
    rules::Side colour = rules::Side::Black; // colour of the next stone
    Region region; // for Place and Offer: the points allowed by place alone (see Opening::allowedPoints)
    bool inCatalogue = false; // for Place: true if the stone completes a start that must be an allowed pattern
    std::vector<OpenOption> options; // for Choose
    int count = 0; // for Offer: the number of candidates required
    int min = 0; // for Declare: the smallest number
    int max = 0; // for Declare: the largest number

    friend bool operator==(const Need &, const Need &) = default;
};

} // namespace kagetsu::opening
