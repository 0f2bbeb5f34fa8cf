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
        ForfeitLoss, // lost by forfeit, also if nobody came
        PairingBye,
        FullBye,
        AskedBye, // requested, or a round before the entry joined, after it left, or in which it is not named
        Annulled,
    };

    Kind kind = Kind::Pending;
    std::optional<std::size_t> opponent; // index in SectionFacts::entries; also set if nothing was played
    Points points;
    Points gamePoints;
    int share = 0; // share in halves: 2 won, 1 drawn, 0 lost; for byes and forfeits it follows from their points
    Milliseconds time { 0 };
    int warnings = 0;
    // Counted over the games that were played:
    int wins = 0;
    int secondWins = 0; // won as the second player
    int secondGames = 0;
    std::vector<Points> boards; // points of each game, forfeits included
    // The games that were played, as ratings count them. A ruling on the only game of a match counts as its result.
    int games = 0;
    int gameShare = 0; // share in halves
    bool isNamed = true; // false for a round before the entry joined or after it left, in which nobody names it
    // True if the entry opened the only game of its match; not set for matches of several games and for forfeits.
    std::optional<bool> opened;

    friend bool operator==(const RoundFact &, const RoundFact &) = default;
};

// Returns a match as one of its parties counts it, without the opponent.
RoundFact factOf(const Match &match, Party party, const ScoreSystem &system);
RoundFact factOf(Bye::Kind bye, const SectionSettings &settings);

} // namespace kagetsu::tournament
