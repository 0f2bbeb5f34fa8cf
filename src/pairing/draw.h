// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/choices.h"
#include "pairing/matching/matching.h"

namespace kagetsu::pairing {

// Who plays whom, by places in the field, the higher one first; the second of a couple may be the bye.
struct Draw
{
    std::vector<Couple> couples; // in the order of their first
    Cost cost; // of all of them, and of locked byes

    friend bool operator==(const Draw &, const Draw &) = default;
};

Cost costOf(const Field &field, const Choices &choices, const std::vector<Couple> &couples);

// The cheapest of all allowed ones. The shortage, if there is none, is told in places of the field.
Result<Draw, Shortage> cheapestDraw(const Field &field, const Choices &choices, const Progress &progress = {});

} // namespace kagetsu::pairing
