// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/review.h"

namespace kagetsu::review {

// What an engine thinks of the positions of a game, and what it says of the moves (analysis.md#review-by-an-engine).
// Nothing of this is proven. Where something is proven, the proof takes the place of the opinion.

// What an engine thinks of one position.
struct Opinion
{
    double blackShare = 0.5; // win rate of Black, from 0 to 1
    std::optional<rules::Side> wins {}; // the side whose win the engine announces
    int plies = 0; // moves of both sides to that win
    std::optional<int> depth {};
    std::vector<rules::Point> line {}; // the side to move begins; every move can be played

    friend bool operator==(const Opinion &, const Opinion &) = default;
};

// One entry for each place of a line, before the first move and after each. There are fewer if the engine did not get
// so far; nothing where it was not asked or gave no evaluation.
using Opinions = std::vector<std::optional<Opinion>>;

// Return the stones, and the side to move, before the first move of a line (0) and after each.
rules::Position positionAt(const Line &line, std::size_t place);
rules::Side sideToMoveAt(const Line &line, std::size_t place);

// Returns the places at which an engine is to be asked: those where no win is proven and a move can be made.
std::vector<std::size_t> openPlaces(const Line &line, const Review &review);
// Returns the places where the engine announces that the side to move wins, and that is not proven.
std::vector<std::size_t> announcedPlaces(const Line &line, const Review &review, const Opinions &opinions);

// What is known about a place: 1 or 0 if a win is proven, otherwise the engine's opinion.
struct Value
{
    double blackShare = 0.5;
    bool isProven = false;
    std::optional<int> depth {}; // of the opinion

    friend bool operator==(const Value &, const Value &) = default;
};

// Returns one entry for each place that was reviewed.
std::vector<std::optional<Value>> valuesOf(const Line &line, const Review &review, const Opinions &opinions);

enum class LossKind : std::uint8_t {
    MissedWin, // the engine announced a win of the mover, and no longer does
    AllowedWin, // it announces a win of the opponent, and did not before
    Share, // the mover's win rate fell
};

// A move that lost much in the engine's opinion.
struct Loss
{
    LossKind kind = LossKind::Share;
    double before = 0; // win rate of the mover, from 0 to 1
    double after = 0;
    std::optional<int> depth {}; // the lesser of the two opinions'
    std::optional<rules::Point> better {}; // the engine's own move
    int plies = 0; // of the win that was missed or allowed
    // True if no turning point is proven and this is the greatest loss of those who did not win.
    bool isGreatest = false;

    double drop() const { return before - after; }
    friend bool operator==(const Loss &, const Loss &) = default;
};

constexpr double LeastDrop = 0.2; // of a win rate; less is not worth a word

// Returns the moves that lost at least so much, by their index. A move is compared only if nothing is proven before and
// after it: there, the findings of the review hold. The engine's own move loses nothing.
std::vector<std::pair<std::size_t, Loss>> lossesOf(
    const Line &line, const Review &review, const Opinions &opinions, double least = LeastDrop);

} // namespace kagetsu::review
