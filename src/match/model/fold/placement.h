// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/setup.h"
#include "record/model/result.h"
#include "rules/judge.h"

#include <optional>
#include <vector>

namespace kagetsu::match {

// Returns the result of a game that `winner` won with these rows.
record::GameResult resultOfRows(rules::Side winner, const std::vector<rules::UnbrokenRow> &rows);
// Returns the result of a foul by `offender`. The first kind becomes the reason; all kinds are named elsewhere.
record::GameResult resultOfFouls(rules::Side offender, rules::FoulKinds fouls);

// Returns true if no more stones can be laid: no point is empty, or the limit of stones is reached
// (match.md#results).
bool isLastStoneLaid(const MatchSetup &setup, const rules::Position &position);
// Returns the draw of a game that ends because no more stones can be laid.
record::GameResult drawByLastStone(const rules::Position &position);

// Returns the result if a stone put on an empty point ends the game by itself under the policies of the setup: by a
// five, a foul, or as the last stone. Returns nothing if the game goes on.
std::optional<record::GameResult> endBy(
    const MatchSetup &setup, const rules::Position &before, rules::Point point, rules::Side side);

// Returns all rows of this side on the board that win by the rules, each once.
std::vector<rules::UnbrokenRow> winningRowsOf(
    const rules::Position &position, rules::Side side, const rules::RuleSet &rules);

} // namespace kagetsu::match
