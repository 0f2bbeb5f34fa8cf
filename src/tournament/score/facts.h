// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/score/matchscore.h"

namespace kagetsu::tournament {

// One round of one entry, as standings and pairings count it (tournament.md#unplayed-rounds).
struct RoundFact
{
    enum class Kind : std::uint8_t {
        Pending, // no result yet
        Played,
        ForfeitWin,
        ForfeitLoss, // also where nobody came
        PairingBye,
        FullBye,
        AskedBye, // also a round before it joined, after it left, or in which it is not named
        Annulled,
    };

    Kind kind = Kind::Pending;
    std::optional<std::size_t> opponent; // place in SectionFacts::entries, also where nothing was played
    Points points;
    Points gamePoints;
    int share = 0; // in halves: 2 won, 1 drawn, 0 lost; of byes and forfeits what their points say
    Milliseconds time { 0 };
    int warnings = 0;
    // Of the games that were played:
    int wins = 0;
    int secondWins = 0; // as the one who did not open
    int secondGames = 0;
    std::vector<Points> boards; // of each game, also of forfeits
    std::optional<bool> opened; // of the one game of its match; nothing for matches of more games and for forfeits

    friend bool operator==(const RoundFact &, const RoundFact &) = default;
};

struct EntryFacts
{
    EntryId id;
    int number = 0;
    std::optional<int> rating;
    std::optional<int> lot;
    Points points; // with adjustments
    std::vector<RoundFact> rounds;
    bool isAnnulled = false; // it left a round robin before half of its matches

    friend bool operator==(const EntryFacts &, const EntryFacts &) = default;
};

// All entries by pairing number, and their rounds from the first one on.
struct SectionFacts
{
    Format format = Format::Swiss;
    ScoreSystem score;
    bool byesCountOwnPoints = false;
    std::vector<EntryFacts> entries;
    int rounds = 0;

    // How much of an opponent's sum a round counts, in halves: games where they count one by one, else the match.
    int weight(const RoundFact &round) const { return score.byGames ? round.gamePoints.halves : round.share; }
    friend bool operator==(const SectionFacts &, const SectionFacts &) = default;
};

// After so many rounds; drafts do not count.
SectionFacts factsOf(const Section &section, int rounds);
SectionFacts factsOf(const Section &section);

constexpr bool isBye(RoundFact::Kind kind)
{
    return kind == RoundFact::Kind::PairingBye || kind == RoundFact::Kind::FullBye || kind == RoundFact::Kind::AskedBye;
}

} // namespace kagetsu::tournament
