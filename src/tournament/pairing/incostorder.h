// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/draw.h"

namespace kagetsu::pairing {

// A set of pairings, defined by its choices, with the cheapest of them.
struct DrawPart
{
    Choices choices;
    Draw draw;
};

// Lists all pairings that the choices allow, in the order of their costs (tournament-pairing.md#the-last-rounds): what
// is left of a part without its cheapest pairing is split into parts again.
class InOrderOfCost
{
public:
    InOrderOfCost(const Field &field, const Choices &choices);

    std::optional<Draw> next(); // nothing after the last

private:
    void add(const Choices &choices);
    void split(const DrawPart &part);

    const Field &m_field;
    std::vector<DrawPart> m_parts; // a heap
    std::optional<DrawPart> m_last; // was returned and is not split yet
};

} // namespace kagetsu::pairing
