// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/roundfact.h"

namespace kagetsu::tournament {

// The facts about one entry that standings and pairings use.
struct EntryFacts
{
    EntryId id;
    int number = 0;
    std::optional<int> rating;
    std::optional<int> lot;
    Points points; // points including adjustments
    std::vector<RoundFact> rounds;
    bool isAnnulled = false; // true if the entry left a round robin before half of its matches
    int birthYear = 0; // 0 if not known
    std::optional<int> ratedGames {};
    std::optional<int> ratingFactor {}; // the factor K that was set by hand

    friend bool operator==(const EntryFacts &, const EntryFacts &) = default;
};

// All entries by pairing number, each with its rounds from the first one on.
struct SectionFacts
{
    Format format = Format::Swiss;
    ScoreSystem score;
    int gamesPerMatch = 1;
    bool byesCountOwnPoints = false;
    std::vector<EntryFacts> entries;
    int rounds = 0;

    // Returns how much of an opponent's sum the round counts, in halves: the game points if games give points one by
    // one, else the share of the match.
    int weight(const RoundFact &round) const { return score.byGames ? round.gamePoints.halves : round.share; }
    friend bool operator==(const SectionFacts &, const SectionFacts &) = default;
};

// Returns the facts after this many rounds. Drafts do not count.
SectionFacts factsOf(const Section &section, int rounds);
SectionFacts factsOf(const Section &section);

} // namespace kagetsu::tournament
