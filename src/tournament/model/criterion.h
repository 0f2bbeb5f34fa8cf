// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

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
        BuchholzCut1,
        BuchholzCut2,
        BuchholzMedian1,
        FideSb,
        Progressive,
    };

    Kind kind = Kind::Points;
    int board = 0; // of Board, from 1

    friend bool operator==(const Criterion &, const Criterion &) = default;
};

inline constexpr int MostBoards = 99;

// As tables and files name it: "SOS", "BRD2".
std::string codeOf(const Criterion &criterion);
std::optional<Criterion> criterionFromCode(std::string_view code);

// Whether the lower value comes first: time, warnings, ratings, lots.
bool isLessBetter(Criterion::Kind kind);

} // namespace kagetsu::tournament
