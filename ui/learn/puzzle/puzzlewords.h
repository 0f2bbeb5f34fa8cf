// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/puzzles.h"

#include <QString>

#include <array>

namespace kagetsu::ui {

// Texts about puzzles from play, in the current language.

// Returns the name of a theme (puzzle::idOf()); that of all themes if it is empty.
QString themeText(const std::string &theme);
// Returns the game that a puzzle is from: "Nakamura – Ivanov, 2019, move 34".
QString sourceText(const practice::KeptPuzzle &puzzle);
// Returns a pupil's number with what is not known of it: "about 1340 (1160 to 1520)".
QString strengthText(const practice::Rating &strength);
// Returns the place that puzzles are made from, in words.
QString placeText(const practice::Quarry &quarry);

// How hard the puzzles are that a pupil or a teacher asks for.
enum class Difficulty : std::uint8_t { Fitting, Easy, Medium, Hard };
inline constexpr std::array AllDifficulties { Difficulty::Fitting, Difficulty::Easy, Difficulty::Medium,
    Difficulty::Hard };
QString difficultyText(Difficulty difficulty);
// The ratings of a difficulty (learn.md#difficulty). Fitting has all.
struct RatingRange
{
    double least = 0;
    double most = 0;
};
RatingRange rangeOf(Difficulty difficulty);

} // namespace kagetsu::ui
