// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"

#include <QString>

#include <vector>

namespace kagetsu::wording {

// The sport's words, one place for all pages. Texts are translated at the moment of the call.

// "H8"; columns beyond Z go on with AA, AB.
QString pointText(rules::Point point);
QString columnText(int column);
// "C6 E6 F6".
QString pointsText(const std::vector<rules::Point> &points);

// "Black"; "black stone".
QString sideName(rules::Side side);
QString stoneName(rules::Stone stone);

// "Renju", and one sentence on what wins and what is forbidden.
QString ruleName(rules::Rule rule);
QString ruleSummary(rules::Rule rule);

// "double-three"; several kinds in the order of the specification, "overline, double-four"; empty for none.
QString foulNames(rules::FoulKinds kinds);

} // namespace kagetsu::wording
