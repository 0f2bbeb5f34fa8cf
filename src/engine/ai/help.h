// SPDX-License-Identifier: MIT
#pragma once

#include "engine/ai/level.h"
#include "rules/judge.h"

#include <functional>
#include <optional>
#include <vector>

namespace kagetsu::ai {

// What a learner can be told about a position: what the rules forbid, who threatens to win, and a good move
// (engine-ai.md#help). Everything is said for the side to move.
struct Help
{
    std::vector<rules::FoulPoint> fouls; // points forbidden to this side
    std::vector<rules::Point> wins; // where one stone of this side wins
    std::vector<rules::Point> dangers; // where one stone of the other side would win
    int winFours = 0; // the number of fours of this side's shortest win by fours; 0 if there is none, or it is not known
    int threatFours = 0; // the same of the other side, if it were to move
    std::vector<rules::Point> stops; // the moves that are proven to stop it; empty if none is known
    std::optional<rules::Point> move; // nothing if no move is allowed

    friend bool operator==(const Help &, const Help &) = default;
};

// The level that the move of a help is chosen at: strong enough to teach, and found within a blink.
constexpr int HelpLevel = 5;

// Looks at a position of at most LargestBoard points per side, with at least one empty point. It takes up to about a
// second and needs some 50 MB meanwhile, so it belongs into a thread of its own. `goesOn` is called now and then; once
// it returns false, the answer has only what was found until then.
Help helpFor(const rules::Position &position, rules::Side side, const rules::RuleSet &rules,
    const std::function<bool()> &goesOn = {});

// Returns how likely Black wins from this position, from 0 to 1, as level 4 sees it; 0 and 1 are certain. The same
// limits apply (engine-ai.md#evaluation).
double shareOfBlack(const rules::Position &position, rules::Side side, const rules::RuleSet &rules,
    const std::function<bool()> &goesOn = {});

} // namespace kagetsu::ai
