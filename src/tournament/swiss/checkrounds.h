// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/pairing.h"
#include "tournament/log/log.h"

namespace kagetsu::tournament {

// A table that another pairing gives to others. Of the bye the table and the second entry are 0; where one pairing has
// no such table, both entries of it are.
struct TableDifference
{
    int table = 0;
    PerParty<EntryId> stored;
    PerParty<EntryId> computed;

    friend bool operator==(const TableDifference &, const TableDifference &) = default;
};

// Whether a round was paired as the rules have it (tournament.md#checking-a-pairing).
struct RoundCheck
{
    enum class Answer : std::uint8_t {
        Same,
        Differs,
        NoInput, // of a Swiss, which was not paired by us
        OtherRules, // of another version of the program
        BadInput, // what is stored is none
        NoPairing, // from this input there is none
        Stopped,
    };

    int section = 0;
    int round = 0; // from 1
    std::size_t line = 0; // of the log, from 0
    Answer answer = Answer::Same;
    // The stored input is what the section gave then, as the log has it.
    bool isInputOfSection = true;
    std::vector<TableDifference> differences {}; // by table, byes last
    int changedTables = 0; // by hand since; no difference
    // Results that it was paired from were corrected since, and by them it would be paired so: of a draft, and in an
    // elimination, that is the answer; any other round has been played, and stands.
    bool isCorrectedSince = false;
    std::vector<TableDifference> differencesNow {};

    friend bool operator==(const RoundCheck &, const RoundCheck &) = default;
};

// Whether something is wrong. What was not paired by us, or by other rules, cannot be said to be.
bool isFinding(const RoundCheck &check);

// Computes every round anew that stands in the log. Lines that make no event are the caller's to refuse. The progress
// counts players of one round.
std::vector<RoundCheck> checkRounds(const std::vector<LogLine> &lines, const pairing::Progress &progress = {});

} // namespace kagetsu::tournament
