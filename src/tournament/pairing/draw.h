// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/choices.h"
#include "tournament/pairing/matching/matching.h"

namespace kagetsu::pairing {

// The couples of a round, by places in the field, the higher place first. The second of a couple may be the bye.
struct Draw
{
    std::vector<Couple> couples; // ordered by their first players
    Cost cost; // cost of all couples and of locked byes

    friend bool operator==(const Draw &, const Draw &) = default;
};

// Returns the cost of these couples and of the locked byes.
Cost costOf(const Field &field, const Choices &choices, const std::vector<Couple> &couples);

// Returns the cheapest allowed draw. If there is none, the shortage gives places in the field.
Result<Draw, Shortage> cheapestDraw(const Field &field, const Choices &choices, const Progress &progress = {});

} // namespace kagetsu::pairing
