// SPDX-License-Identifier: MIT
#pragma once

#include "engine/ai/brain.h"
#include "rules/judge.h"

#include <random>

namespace kagetsu::ai {

// Returns a position with a few stones near the centre and no win yet, Black to move.
inline rules::Position someOpening(std::uint64_t seed, const rules::RuleSet &rules, int size = 15)
{
    std::mt19937_64 random(seed);
    rules::Position position(size);
    for (int placed = 0; placed < 4;) {
        const auto offset = [&] { return size / 2 - 2 + static_cast<int>(random() % 5); };
        const rules::Point point(offset(), offset());
        const rules::Side side = placed % 2 == 0 ? rules::Side::Black : rules::Side::White;
        if (!position.isEmpty(point) || judge(position, point, side, rules).outcome != rules::Outcome::Allowed)
            continue;
        position.place(point, side);
        ++placed;
    }
    return position;
}

struct GameEnd
{
    std::optional<rules::Side> winner;
    std::string fault; // an illegal move, or a forbidden one although another was left
};

// Plays a game between two levels, indexed by side. `nodes` is the number for each move; 0 for that of the level.
inline GameEnd play(Brain &brain, rules::Position position, const rules::RuleSet &rules, std::array<int, 2> levels,
    std::uint64_t nodes, std::uint64_t seed)
{
    rules::Side side = rules::Side::Black;
    for (; !position.isFull(); side = rules::other(side)) {
        const rules::Point move = brain
                                      .think({ .position = position,
                                          .side = side,
                                          .rules = rules,
                                          .level = levels[side == rules::Side::Black ? 0 : 1],
                                          .seed = seed,
                                          .nodes = nodes })
                                      .move();
        if (!position.isOn(move) || !position.isEmpty(move))
            return { .winner = {}, .fault = "not an empty point: " + toText(move) };
        const rules::Verdict verdict = judge(position, move, side, rules);
        if (verdict.outcome == rules::Outcome::Forbidden)
            return { .winner = rules::other(side),
                .fault = judgeBoard(position, side, rules).fouls.size()
                        == static_cast<std::size_t>(position.emptyPoints().count())
                    ? ""
                    : "forbidden: " + toText(move) };
        position.place(move, side);
        if (verdict.outcome == rules::Outcome::Wins)
            return { .winner = side, .fault = {} };
    }
    return {};
}

} // namespace kagetsu::ai
