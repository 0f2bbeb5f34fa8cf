// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

#include <map>

namespace kagetsu::tournament {

// How an entry stands before the next round: whether it takes part, and what is fixed for it
// (tournament.md#what-a-swiss-round-needs).
struct EntryPlan
{
    enum class Kind : std::uint8_t {
        Paired, // like everybody else
        Withdrawn, // from `round` on
        Bye, // the arbiter has given it a bye of the kind `bye` in `round`
        Pair, // against `opponent`, in `round`
        SitsOut, // has asked to sit out `round`; no bye has been given yet
        Out, // has lost too often
        StaysAway, // lost its last matches by forfeit, so a withdrawal is proposed
        Late, // joined in `round`
    };

    Kind kind = Kind::Paired;
    int round = 0;
    Bye::Kind bye = Bye::Kind::Zero;
    EntryId opponent {};

    friend bool operator==(const EntryPlan &, const EntryPlan &) = default;
};

// Returns the plan of each entry.
std::map<EntryId, EntryPlan> entryPlans(const Section &section);

// Returns the entries that can be fixed as the opponent of this one in the next round: they take part in it and are not
// fixed with anybody else.
std::vector<EntryId> freeOpponents(const Section &section, EntryId entry);

// True if a bye or an opponent can be fixed for the entry: rounds are paired as a Swiss, and the next one is not drawn
// up. Later, entries are exchanged in the round instead.
bool canBePlanned(const Section &section, const Entry &entry);

// Returns the actions that withdraw an entry from the next round on, or let a withdrawn one take part again.
std::vector<Action> withdrawnOrBack(const Section &section, const Entry &entry);
// Returns the actions that give an entry the bye for missed rounds in the next round, or take it back.
std::vector<Action> satOutOrBack(const Section &section, EntryId entry);
// Returns the actions that replace what is fixed for an entry in the next round; nothing if it is paired like everybody
// else.
std::vector<Action> planned(const Section &section, EntryId entry, const std::optional<Lock> &lock);

} // namespace kagetsu::tournament
