// SPDX-License-Identifier: MIT
#include "library/search/statistics.h"

namespace kagetsu::library {

void OwnScore::add(record::Winner winner, rules::Side side)
{
    using record::Winner;
    ++games;
    if (winner == Winner::Draw)
        ++drawn;
    else if (winner == (side == rules::Side::Black ? Winner::Black : Winner::White))
        ++won;
    else if (winner == Winner::Black || winner == Winner::White)
        ++lost;
}

Statistics statisticsOf(const Games &games, const RowSet &player, const Filter &filter)
{
    Statistics statistics;
    for (const auto &block : games.blocks()) {
        for (std::size_t i = 0; i < block->size(); ++i) {
            const Facts &facts = block->facts(i);
            if (!filter.accepts(facts))
                continue;
            for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
                if (!player.contains(facts.player(side)))
                    continue;
                const auto add = [&](OwnScore &score) { score.add(facts.winner(), side); };
                add(statistics.all);
                add(statistics.bySide[side]);
                add(statistics.byYear[facts.year()]);
                add(statistics.byRule[facts.rule()]);
                add(statistics.byOpening[{ side, facts.opening() }]);
                add(statistics.byEvent[facts.event()]);
                add(statistics.byOpponent[facts.player(other(side))]);
            }
        }
    }
    return statistics;
}

} // namespace kagetsu::library
