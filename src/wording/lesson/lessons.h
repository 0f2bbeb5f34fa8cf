// SPDX-License-Identifier: MIT
#pragma once

#include "lesson/cases.h"
#include "lesson/difficulty.h"
#include "lesson/exercise.h"

#include <QString>

namespace kagetsu::wording {

// The words of the lesson in the language of the window.

// "False three".
QString chapterName(lesson::Chapter chapter);
// "Easy", and what is asked of who chooses it.
QString levelName(lesson::Level level);
QString levelTip(lesson::Level level);

QString titleOf(const lesson::Case &one);
// Empty when there is none.
QString noteOf(const lesson::Case &one);
QString questionOf(const lesson::Case &one);

// "R1" and "R2": the readings of the rules that the verdict on the case rests on, of which there may be none
// (forbidden-moves.md#rulings).
QStringList rulingsOf(const lesson::Case &one);

// "2 found, 1 missed, 1 wrong."
QString scoreText(const lesson::Score &score);
// All positions of a sitting together.
QString sumText(const lesson::Score &sum);

} // namespace kagetsu::wording
