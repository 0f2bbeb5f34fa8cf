// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"

namespace kagetsu::lesson {

// The rule that exercises are made for.
inline constexpr rules::RuleSet Renju { .rule = rules::Rule::Renju };

// How hard the forbidden points of a position are to tell from the others, as the proofs of its points say it.
struct Difficulty
{
    int fouls = 0; // forbidden points of Black
    int seeming = 0; // points that look forbidden and are not (rules/seeming.h)
    int depth = 0; // levels of look-ahead that the deepest of them all needs
    // Stones lie as in the middle of a game: as many black as white ones, and no point where either side makes five.
    bool isQuiet = false;

    friend bool operator==(const Difficulty &, const Difficulty &) = default;
};

Difficulty difficultyOf(const rules::Position &position);

enum class Level : std::uint8_t {
    Easy, // nothing looks forbidden but what is
    Middle, // some points look so and are not
    Hard, // only look-ahead tells them apart
};

inline constexpr Level AllLevels[] { Level::Easy, Level::Middle, Level::Hard };

// How much has to change for an exercise of this level: 0 when the position is one.
int distanceTo(Level level, const Difficulty &difficulty);

} // namespace kagetsu::lesson
