// SPDX-License-Identifier: MIT
#pragma once

#include "course/course.h"

namespace kagetsu::course {

// The course of the 26 patterns, from a course whose pages are partly moulds: each is cast for the patterns of its
// step, so that names and stones come from the catalogue alone (openings.md#catalogue). A step is named for its
// patterns
// ("D5-D8"); every other one is the test, of twelve tasks from all of them. "%1" is the name of a pattern, "%2" its
// code. Moulds are
// - a page that explains and says "%1": for each pattern;
// - `choose` without answers: which pattern is this? One for each, turned or mirrored, with four names;
// - `choose` without answers that says "%1": where does the third stone make it? For every second one. Who taps another
//   point is told what its explanation says of the pattern made there;
// - `order`: all three stones, for patterns that lie only one way when the second stone does.
Course withPatterns(Course moulds);

} // namespace kagetsu::course
