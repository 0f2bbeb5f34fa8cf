// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/match.h"

namespace kagetsu::tournament {

// A round that an entry spends without an opponent (tournament.md#unplayed-rounds).
struct Bye
{
    enum class Kind : std::uint8_t {
        Pairing, // no opponent was left
        Half, // requested by the entry
        Zero, // requested by the entry
        Full, // granted by the arbiter
    };

    EntryId entry;
    Kind kind = Kind::Pairing;

    friend bool operator==(const Bye &, const Bye &) = default;
};

// A decision that the arbiter fixes before a round is paired; the rest of the round is paired around it
// (tournament.md#what-a-swiss-round-needs).
struct Lock
{
    int round = 0;
    EntryId a;
    std::optional<EntryId> b; // not set if a has the bye
    bool sides = false; // true: a opens
    std::optional<int> table;
    std::optional<Bye::Kind> bye {}; // the bye of a if there is no b; if not set, the section's kind for missed rounds

    friend bool operator==(const Lock &, const Lock &) = default;
};

// One round of a section. Only the arbiter sees a draft.
struct Round
{
    enum class State : std::uint8_t { Draft, Published, Finished };

    State state = State::Draft;
    std::vector<Match> matches; // sorted by table
    std::vector<Bye> byes;
    // These two values, together with the section as it was, are enough to recompute the pairing.
    std::uint64_t seed = 0;
    int ruleVersion = 0;
    int changedTables = 0; // how many were changed by hand
    std::optional<Milliseconds> clocksStarted; // milliseconds since 1970, UTC
    // Identifies the results that the round was paired from (score/basis.h). It is not stored in the log, because it
    // follows from the preceding lines.
    std::uint64_t basis = 0;

    friend bool operator==(const Round &, const Round &) = default;
};

// True if the round names nobody.
inline bool isEmpty(const Round &round)
{
    return round.matches.empty() && round.byes.empty();
}

} // namespace kagetsu::tournament
