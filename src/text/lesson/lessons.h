// SPDX-License-Identifier: MIT
#pragma once

#include "learn/lesson/cases.h"
#include "learn/lesson/difficulty.h"
#include "learn/lesson/exercise.h"

#include <QString>

namespace kagetsu::text {

// The texts of the lesson, in the language of the window.

// Returns a chapter's name, such as "False three".
QString chapterName(lesson::Chapter chapter);
// Return the name of a level, such as "Easy", and what it demands.
QString levelName(lesson::Level level);
QString levelTip(lesson::Level level);

QString titleOf(const lesson::Case &one);
// Returns an empty string if the case has no note.
QString noteOf(const lesson::Case &one);
QString questionOf(const lesson::Case &one);

// Returns the interpretations of the rules that the verdict on the case depends on, as "R1" and "R2"
// (rules.md#rulings); may be empty.
QStringList rulingsOf(const lesson::Case &one);

// Returns a score: "2 found, 1 missed, 1 wrong."
QString scoreText(const lesson::Score &score);
// Returns the total of all positions of a sitting.
QString sumText(const lesson::Score &sum);

} // namespace kagetsu::text
