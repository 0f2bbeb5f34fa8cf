// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::tournament {

// A criterion that separates entries with equal points. Formulas: tournament.md#criteria-of-renju and
// tournament.md#criteria-of-fide.
struct Criterion
{
    enum class Kind : std::uint8_t {
        Points,
        // Unplayed rounds add nothing to these.
        Sos,
        Sb,
        Direct, // applies only if all tied entries have met
        DirectConnected, // applies if all have met or their games connect them
        T1,
        T2,
        Time,
        Sosos,
        Sosb,
        Sbs,
        Sbb,
        Wins,
        SecondWins,
        SecondGames,
        LostTo,
        Warnings,
        Truncated,
        MatchPoints,
        GamePoints,
        Board,
        Rating,
        Lot,
        // Unplayed rounds have an imagined opponent in the criteria from here on.
        Buchholz,
        FideSb,
        Progressive,
        DirectFide, // applies even if games are missing
        DirectExtended, // direct encounter of teams, also by the other kind of points
        AnyWins, // includes forfeits and byes
        Elected, // rounds that the entry did not miss of its own will
        StandardPoints, // 1, a half or nothing for each round, whatever the score system
        Koya, // points against the better half
        ForeBuchholz, // Buchholz as if the last round had ended in draws
        AverageBuchholz, // average of the opponents' Buchholz, in hundredths
        // These are computed from the ratings of the opponents played.
        AverageRating,
        Performance,
        PerfectPerformance,
        AveragePerformance, // average of the opponents' performances
        AveragePerfect, // average of the opponents' perfect performances
        // These are for teams.
        BoardCount,
        TopBoards,
        BottomBoards,
        // The opponents' match points times the entry's own match points against them; the next three likewise.
        SbMatchMatch,
        SbMatchGame,
        SbGameMatch,
        SbGameGame,
        ScoreStrength, // a value in hundredths
    };

    Kind kind = Kind::Points;
    int board = 0; // the board for Board, from 1
    int lowest = 0; // how many of the lowest parts are cut; for Progressive, how many of the first
    int highest = 0; // how many of the highest parts are cut
    int limit = 0; // the limit for Koya, in percent of the possible points; 0 means 50
    bool isFore = false; // true for AverageBuchholz of the fore Buchholz
    bool forfeitsCount = false; // true for DirectFide if forfeits count as games

    friend bool operator==(const Criterion &, const Criterion &) = default;
};

inline constexpr int MostBoards = 99;
inline constexpr int MostCuts = 9;

// Returns the code of a criterion in tables and files: "SOS", "BRD2", and with what [FIDE C.07] calls modifiers
// "BH-C1", "BH-M2", "KS-L60", "AOB-F", "FDE-P" (tournament.md#modifiers).
std::string codeOf(const Criterion &criterion);
std::optional<Criterion> criterionFromCode(std::string_view code);
// Reads codes that are separated by commas. The fault is the first code that is not known.
Result<std::vector<Criterion>, std::string> criteriaFromCodes(const std::string &codes);

// Returns each kind once, and the usual ones also with modifiers, in the order of tables that show all values.
std::vector<Criterion> everyCriterion();

// True if the lower value comes first: time, warnings, ratings, lots, places, board counts.
bool isLessBetter(Criterion::Kind kind);
// True if the criterion is computed from ratings. It has no effect where an entry has none.
bool isOfRatings(Criterion::Kind kind);
// True if a value of the criterion counts hundredths (standings/value.h).
bool isInHundredths(Criterion::Kind kind);

} // namespace kagetsu::tournament
