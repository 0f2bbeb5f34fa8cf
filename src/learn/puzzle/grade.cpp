// SPDX-License-Identifier: MIT
#include "learn/puzzle/grade.h"

#include <algorithm>

namespace kagetsu::puzzle {

namespace {

constexpr int ManyTemptations = 4;
// The longest win of each grade except the last.
constexpr int LongestOf[] { 2, 3, 5, 7 };

} // namespace

int gradeOf(const Puzzle &puzzle)
{
    int grade = 1;
    for (const int longest : LongestOf)
        grade += puzzle.length > longest ? 1 : 0;
    if (puzzle.temptations >= ManyTemptations)
        ++grade;
    return std::min(grade, Grades);
}

} // namespace kagetsu::puzzle
