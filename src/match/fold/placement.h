// SPDX-License-Identifier: MIT
#pragma once

#include "match/setup.h"
#include "record/model/result.h"
#include "rules/judge.h"

#include <optional>
#include <vector>

namespace kagetsu::match {

// The result of a game that `winner` won with these rows.
record::GameResult resultOfRows(rules::Side winner, const std::vector<rules::UnbrokenRow> &rows);
// The result of a foul of `offender`: all kinds are named elsewhere, the first one is the reason.
record::GameResult resultOfFouls(rules::Side offender, rules::FoulKinds fouls);

// No stone can be laid any more: no point is empty, or the limit of stones is reached (refereeing.md#results).
bool isLastStoneLaid(const MatchSetup &setup, const rules::Position &position);
// The draw of a game that ends for that.
record::GameResult drawByLastStone(const rules::Position &position);

// What a stone put on an empty point ends by itself, by the policies of the setup: a five, a foul, the last stone.
// Nothing when play goes on.
std::optional<record::GameResult> endBy(
    const MatchSetup &setup, const rules::Position &before, rules::Point point, rules::Side side);

// All rows of this side on the board that win by the rules, each once.
std::vector<rules::UnbrokenRow> winningRowsOf(
    const rules::Position &position, rules::Side side, const rules::RuleSet &rules);

} // namespace kagetsu::match
