// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace kagetsu::record {

enum class Winner : std::uint8_t { Unknown, Black, White, Draw, BothLose, Void };

// The reasons for the end of a game (match.md#results).
enum class Reason : std::uint8_t {
    None, // unknown, or not ended
    Five,
    OverlineOfWhite, // OVER_W
    DoubleThree, // FOUL33
    DoubleFour, // FOUL44
    Overline, // FOUL6
    Resignation,
    Time, // main time or the last period
    TimePerMove, // limit per move
    TimeQuota, // the moves were not made within their period
    NoShow,
    Late,
    Warnings, // the second warning
    Conduct,
    Assistance,
    TakeBack,
    Scattered,
    Device,
    Abandoned,
    Agreement,
    FullBoard,
    TwoPasses,
    BothFlags,
    MoveLimit,
    Adjudicated,
    LessTime,
    Replay,
    Annulled,
    DoubleForfeit,
    Bye,
    HalfBye,
};

// The result of a game: the winner and the reason.
struct GameResult
{
    Winner winner = Winner::Unknown;
    Reason reason = Reason::None;

    friend bool operator==(GameResult, GameResult) = default;
};

// Returns the code of the table: "FIVE", "FOUL33", …; empty for Reason::None.
std::string_view codeOf(Reason reason);
std::optional<Reason> reasonFromCode(std::string_view code);

// Returns "B", "W", "=", "BOTHLOSE", "VOID" or "*" (match.md#results).
std::string_view codeOf(Winner winner);
std::optional<Winner> winnerFromCode(std::string_view code);

} // namespace kagetsu::record
