// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::tournament {

// By what entries with equal points are told apart. Formulas: tournament.md#criteria-of-renju and
// tournament.md#criteria-of-fide.
struct Criterion
{
    enum class Kind : std::uint8_t {
        Points,
        // Unplayed rounds give nothing.
        Sos,
        Sb,
        Direct, // all must have met
        DirectConnected, // or be connected by their games
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
        // Unplayed rounds have an imagined opponent.
        Buchholz,
        FideSb,
        Progressive,
        DirectFide, // also where games are missing
        DirectExtended, // of teams: by the other kind of points, too
        AnyWins, // with forfeits and byes
        Elected, // rounds not missed of one's own will
        StandardPoints, // 1, a half or nothing for each round, whatever the score system
        Koya, // points against the better half
        ForeBuchholz, // as if the last round ended in draws
        AverageBuchholz, // of the opponents, in hundredths
        // From the ratings of opponents played.
        AverageRating,
        Performance,
        PerfectPerformance,
        AveragePerformance, // of the opponents
        AveragePerfect, // of the opponents
        // Of teams.
        BoardCount,
        TopBoards,
        BottomBoards,
        SbMatchMatch, // the opponents' match points times the own match points against them, and so on
        SbMatchGame,
        SbGameMatch,
        SbGameGame,
        ScoreStrength, // in hundredths
    };

    Kind kind = Kind::Points;
    int board = 0; // of Board, from 1
    int lowest = 0; // so many of the lowest parts are cut; of Progressive so many of the first
    int highest = 0; // and of the highest
    int limit = 0; // of Koya, in percent of what could be won; 0: 50
    bool isFore = false; // of AverageBuchholz: of the fore Buchholz
    bool forfeitsCount = false; // of DirectFide: forfeits are games

    friend bool operator==(const Criterion &, const Criterion &) = default;
};

inline constexpr int MostBoards = 99;
inline constexpr int MostCuts = 9;

// As tables and files name it: "SOS", "BRD2", and with what C.07 calls modifiers "BH-C1", "BH-M2", "KS-L60", "AOB-F",
// "FDE-P" (tournament.md#modifiers).
std::string codeOf(const Criterion &criterion);
std::optional<Criterion> criterionFromCode(std::string_view code);

// Each kind once, and the usual ones with modifiers, in the order in which tables of all values have them.
std::vector<Criterion> everyCriterion();

// Whether the lower value comes first: time, warnings, ratings, lots, places, board counts.
bool isLessBetter(Criterion::Kind kind);
// From ratings: without effect where somebody has none.
bool isOfRatings(Criterion::Kind kind);
// A value of it counts hundredths (standings/value.h).
bool isInHundredths(Criterion::Kind kind);

} // namespace kagetsu::tournament
