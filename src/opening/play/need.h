// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"
#include "seat.h"

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
    Seat blackAfter = Seat::A; // who would own Black
    NeedKind next = NeedKind::Finished; // what would be due then
    Seat nextSeat = Seat::A; // and from whom
    int stones = 0; // how many stones the chooser would then lay before anything else happens
    int offers = 0; // how many candidates the chooser would then lay
    std::optional<Seat> thenChooses {}; // who has a choice after those stones

    friend bool operator==(const OpenOption &, const OpenOption &) = default;
};

// What the procedure waits for: who is to do what. Fields that the kind does not use keep their defaults.
struct Need
{
    NeedKind kind = NeedKind::Finished;
    Seat seat = Seat::A; // when finished: the owner of the next colour
    std::string stepId;
    int moveNumber = 1; // of the next stone
    rules::Side colour = rules::Side::Black; // of the next stone
    Region region; // Place, Offer: the points allowed by place alone (see Opening::allowedPoints)
    bool inCatalogue = false; // Place: the stone completes a start that must be an allowed pattern
    std::vector<OpenOption> options; // Choose
    int count = 0; // Offer: how many candidates there must be
    int min = 0; // Declare
    int max = 0; // Declare

    friend bool operator==(const Need &, const Need &) = default;
};

} // namespace kagetsu::opening
