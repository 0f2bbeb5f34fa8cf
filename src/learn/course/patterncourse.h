// SPDX-License-Identifier: MIT
#pragma once

#include "learn/course/course.h"

namespace kagetsu::course {

// Builds the course of the 26 patterns from `moulds`, a course in which some pages are templates. Each template is
// filled in for the patterns of its step, so that names and stones come only from the catalogue
// (opening.md#catalogue). A step is named after its patterns ("D5-D8"); every other step is the test, with twelve
// tasks from all of them. "%1" stands for the name of a pattern, "%2" for its code. The templates are:
// - an explaining page with "%1": one page for each pattern;
// - `choose` without answers, which asks for the name of a pattern: one page for each, turned or mirrored, with four
//   names;
// - `choose` without answers but with "%1", which asks where the third stone makes that pattern: for every second
//   pattern. A pupil who taps another point is told what its explanation says about the pattern made there;
// - `order`: places all three stones, for patterns whose position is fixed by the second stone.
Course withPatterns(Course moulds);

} // namespace kagetsu::course
