// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/gameline.h"
#include "analysis/review/opinion.h"

namespace kagetsu::review {

// The findings of a review about one move of a game.
struct Mark
{
    std::size_t move = 0; // index of the move
    Known missed = Known::No;
    Known allowed = Known::No;
    // True if that win is one by fours and threes. If it is not decided whether it was missed, there was one.
    bool missedByThrees = false;
    bool allowedByThrees = false;
    bool isForbidden = false;
    bool isWronglyClaimed = false;
    bool isTurningPoint = false;
    std::optional<Loss> loss {}; // what the move lost in an engine's opinion

    // True if an engine's opinion is all there is.
    bool isOpinion() const
    {
        return loss && missed == Known::No && allowed == Known::No && !isForbidden && !isWronglyClaimed;
    }
    friend bool operator==(const Mark &, const Mark &) = default;
};

// Returns the marks in the order of the game, with what an engine says where it was asked.
std::vector<Mark> marksOf(const GameLine &game, const Review &review, const Opinions &opinions = {});

// The number of moves to which each finding applies.
struct Counts
{
    int missed = 0; // by fours
    int allowed = 0;
    int missedByThrees = 0;
    int allowedByThrees = 0;
    int forbidden = 0;
    int wrongClaims = 0;
    int losses = 0; // in an engine's opinion
    int unknown = 0; // number of moves with something left unknown

    bool isEmpty() const { return *this == Counts(); }
    friend bool operator==(const Counts &, const Counts &) = default;
};

// Counts the findings of a game.
Counts countsOf(const std::vector<Mark> &marks);

} // namespace kagetsu::review
