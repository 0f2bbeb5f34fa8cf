// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/draw.h"

namespace kagetsu::pairing {

// The cheapest of some of the pairings: those that these choices allow.
struct DrawPart
{
    Choices choices;
    Draw draw;
};

// All pairings that some choices allow, in the order of their costs (pairing.md#the-last-rounds): what is left of a
// part without its cheapest is split into parts again.
class InOrderOfCost
{
public:
    InOrderOfCost(const Field &field, const Choices &choices);

    std::optional<Draw> next(); // none after the last

private:
    void add(const Choices &choices);
    void split(const DrawPart &part);

    const Field &m_field;
    std::vector<DrawPart> m_parts; // a heap
    std::optional<DrawPart> m_last; // was given, and is not split yet
};

} // namespace kagetsu::pairing
