// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"
#include "tournament/pairing/pairing.h"

namespace kagetsu::tournament {

// A table that two pairings of a round fill differently. For the bye, the table and the second entry are 0. If one
// pairing has no such table, both its entries are 0.
struct TableDifference
{
    int table = 0;
    PerParty<EntryId> stored;
    PerParty<EntryId> computed;

    friend bool operator==(const TableDifference &, const TableDifference &) = default;
};

// The result of checking whether a round was paired by the rules (tournament.md#checking-a-pairing).
struct RoundCheck
{
    enum class Answer : std::uint8_t {
        Same,
        Differs,
        NoInput, // a Swiss round that was not paired by Kagetsu
        OtherRules, // paired by the rules of another version of the program
        BadInput, // the stored input is not valid
        NoPairing, // the input allows no pairing
        Stopped,
    };

    int section = 0;
    int round = 0; // counts from 1
    std::size_t line = 0; // index in the log, from 0
    Answer answer = Answer::Same;
    // True if the stored input agrees with the section as it was then, by the log.
    bool isInputOfSection = true;
    std::vector<TableDifference> differences {}; // sorted by table, byes last
    int changedTables = 0; // changed by hand since; not counted as differences
    // True if results that the round was paired from have been corrected since. `differencesNow` shows how the round
    // would be paired by the corrected results. For a draft, and in an elimination, this decides the answer; any other
    // round has been played and remains valid.
    bool isCorrectedSince = false;
    std::vector<TableDifference> differencesNow {};

    friend bool operator==(const RoundCheck &, const RoundCheck &) = default;
};

// True if the check found something wrong. A round that was not paired by Kagetsu, or that was paired by other rules,
// is not a finding.
bool isFinding(const RoundCheck &check);

// Recomputes every round in the log. The caller must first refuse lines that do not make up an event. `progress`
// receives the number of players paired in one round.
std::vector<RoundCheck> checkRounds(const std::vector<LogLine> &lines, const pairing::Progress &progress = {});

} // namespace kagetsu::tournament
