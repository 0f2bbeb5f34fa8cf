// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

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
    // Of the games that were played, as ratings count them; a ruling on the only game of a match is its result.
    int games = 0;
    int gameShare = 0; // in halves
    bool isNamed = true; // false: a round before it joined or after it left, in which nobody names it
    std::optional<bool> opened; // of the one game of its match; nothing for matches of more games and for forfeits

    friend bool operator==(const RoundFact &, const RoundFact &) = default;
};

// A match as one of its parties counts it, without who the opponent was.
RoundFact factOf(const Match &match, Party party, const ScoreSystem &system);
RoundFact factOf(Bye::Kind bye, const SectionSettings &settings);

} // namespace kagetsu::tournament
