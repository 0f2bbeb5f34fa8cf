// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/stages/advancing.h"

#include <span>

namespace kagetsu::tournament {

// How a person decides the order of entries that share a place (tournament.md#qualification).
struct Deciding
{
    enum class Way : std::uint8_t { None, PlayOff, DrawnLot, LotAtTheTable, Criteria, ByHand };

    Way way = Way::None; // not chosen yet
    std::uint64_t seed = 0; // of a lot that the program draws
    Criterion::Kind criterion = Criterion::Kind::Sos; // the further tie-break
    std::vector<EntryId> order {}; // as somebody gives it, best first; the id 0 where nobody is named yet
    std::string reason {};
    std::vector<PlayOffGame> games {}; // of a play-off; if there are any, the order follows from them
    bool isAnyGameOpen = false; // true if a game is not written down completely
};

// True if somebody gives the order; only then a reason can be given.
bool asksForOrder(Deciding::Way way);
// True if games of a play-off give the order, so that nobody has to.
bool isByGames(const Deciding &deciding);
// True if the order is complete and, if the arbiter decides, there is a reason.
bool isComplete(const Section &section, const SharedPlace &shared, const Deciding &deciding);
// Returns the decision. What a lot or a tie-break decides has its own order: best first, with entries that stay equal
// in one inner list.
PlaceDecision decisionOf(const Section &section, const SharedPlace &shared, const Deciding &deciding);

// Returns the order after somebody was named for a place, counted from 0, by a person: nobody has two places, and the
// only one of those who share them who is left has the last place.
std::vector<EntryId> withPlaceGiven(const SharedPlace &shared, std::vector<EntryId> order, std::size_t place);

// Returns the tie-breaks that can separate a group in which all have met better than the section's own list.
std::span<const Criterion::Kind> furtherTieBreaks();

} // namespace kagetsu::tournament
