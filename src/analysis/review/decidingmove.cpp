// SPDX-License-Identifier: MIT
#include "analysis/review/decidingmove.h"

namespace kagetsu::review {

std::optional<Decided> decidedBy(const Line &line, solver::ThreeSolver &solver, const Options &options)
{
    if (!line.winner)
        return std::nullopt;
    const solver::Limits limits { .nodes = options.nodes, .stop = options.stop, .goesOn = {} };
    std::optional<Decided> decided; // by the move before the winner's turn that was looked at last
    for (std::size_t i = line.moves.size(); i-- > 0;) {
        const auto &[move, before] = line.moves[i];
        if (move.side != *line.winner || move.kind == record::Move::Kind::Unplaced)
            continue;
        solver::Finding finding = solver.findAny({ before, *line.winner, line.rules }, limits);
        if (options.stop.stop_requested())
            return std::nullopt;
        if (finding.answer != solver::Answer::Win) {
            if (decided && finding.answer == solver::Answer::Unknown)
                decided->hadBefore = Known::Unknown;
            return decided;
        }
        std::size_t last = i;
        while (last > 0 && line.moves[last - 1].move.side == *line.winner)
            --last;
        if (last == 0)
            return std::nullopt; // the winner had a win before the other side moved at all
        decided = Decided { last - 1, { std::move(finding.proof), finding.length, finding.isShortest }, Known::No };
    }
    return decided;
}

} // namespace kagetsu::review
