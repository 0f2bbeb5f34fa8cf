// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"

#include <QString>

#include <vector>

namespace kagetsu::text {

// The terms of the sport, in one place for all pages. Texts are translated at the time of the call.

// Returns "H8"; columns after Z are AA, AB and so on.
QString pointText(rules::Point point);
QString columnText(int column);
// Returns "C6 E6 F6".
QString pointsText(const std::vector<rules::Point> &points);

// Return "Black" and "black stone".
QString sideName(rules::Side side);
QString stoneName(rules::Stone stone);

// Return the name of a rule, such as "Renju", and one sentence on what wins and what is forbidden.
QString ruleName(rules::Rule rule);
QString ruleSummary(rules::Rule rule);

// Returns "double-three"; several kinds in the order of the specification, "overline, double-four"; empty if there are
// none.
QString foulNames(rules::FoulKinds kinds);

} // namespace kagetsu::text
