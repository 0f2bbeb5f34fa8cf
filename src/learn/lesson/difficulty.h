// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"

namespace kagetsu::lesson {

// The rule that exercises are made for.
inline constexpr rules::RuleSet Renju { .rule = rules::Rule::Renju };

// Measures how hard it is to tell the forbidden points of a position from the others, by the proofs of its points.
struct Difficulty
{
    int fouls = 0; // forbidden points of Black
    int seeming = 0; // points that look forbidden and are not (rules/seeming.h)
    int depth = 0; // the most levels of look-ahead that any of them needs
    // True if the stones are as in the middle of a game: as many black as white ones, and no point where either side
    // makes five.
    bool isQuiet = false;

    friend bool operator==(const Difficulty &, const Difficulty &) = default;
};

// Measures a position by the points that are forbidden to Black.
Difficulty difficultyOf(const rules::Position &position);

// The levels of exercises.
enum class Level : std::uint8_t {
    Easy, // only forbidden points look forbidden
    Middle, // some points look forbidden and are not
    Hard, // only look-ahead tells them apart
};

inline constexpr Level AllLevels[] { Level::Easy, Level::Middle, Level::Hard };

// Returns how far the position is from an exercise of this level; 0 if it is one.
int distanceTo(Level level, const Difficulty &difficulty);

} // namespace kagetsu::lesson
