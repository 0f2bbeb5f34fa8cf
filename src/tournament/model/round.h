// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/match.h"

namespace kagetsu::tournament {

// A round without an opponent (tournament.md#unplayed-rounds).
struct Bye
{
    enum class Kind : std::uint8_t {
        Pairing, // nobody was left
        Half, // asked for
        Zero, // asked for
        Full, // given by the arbiter
    };

    EntryId entry;
    Kind kind = Kind::Pairing;

    friend bool operator==(const Bye &, const Bye &) = default;
};

// What the arbiter fixes before a round is paired; the rest is paired around it
// (tournament.md#what-a-swiss-round-needs).
struct Lock
{
    int round = 0;
    EntryId a;
    std::optional<EntryId> b; // nothing: a has the bye
    bool sides = false; // a opens
    std::optional<int> table;
    std::optional<Bye::Kind> bye {}; // of a without b; nothing: as the section gives it for missed rounds

    friend bool operator==(const Lock &, const Lock &) = default;
};

// One round of a section. A draft is seen by the arbiter alone.
struct Round
{
    enum class State : std::uint8_t { Draft, Published, Finished };

    State state = State::Draft;
    std::vector<Match> matches; // by table
    std::vector<Bye> byes;
    // With these two and the section as it was, the pairing can be computed again.
    std::uint64_t seed = 0;
    int ruleVersion = 0;
    int changedTables = 0; // by hand
    std::optional<Milliseconds> clocksStarted; // since 1970, UTC
    // Of the results that it was paired from (score/basis.h). The log does not have it: it follows from the lines
    // before.
    std::uint64_t basis = 0;

    friend bool operator==(const Round &, const Round &) = default;
};

} // namespace kagetsu::tournament
