// SPDX-License-Identifier: MIT
#include "analysis/solver/fours/defences.h"

namespace kagetsu::solver {

MoveAnswers defences(FourBoard &board, FourSearch &search, const StepStore &steps)
{
    MoveAnswers result { .answer = Answer::Win };
    bool hasUnknown = false;
    const int size = board.map().size;
    for (int x = 0; x < size; ++x) {
        for (int y = 0; y < size; ++y) {
            const Cell cell = cellOf({ x, y });
            if (!board.isEmpty(cell))
                continue;
            MoveAnswer move { { x, y }, Answer::None, 0, false };
            if (!board.makesFive(cell, Role::Defender)) {
                if (board.isForbidden(cell, Role::Defender))
                    continue;
                FourBoard::Before before;
                board.place(cell, Role::Defender, before);
                if (const std::optional<StepNumber> win = search.win(FailTable::AnyLength)) {
                    const Proof proof = steps.proofOf(*win, board.side(Role::Attacker));
                    move.answer = Answer::Win;
                    move.length = lengthOf(proof);
                    // Most moves are far from the win and do not change it, so the same win is tried first after the
                    // next move.
                    search.setHint(mainLine(proof));
                } else if (search.isSpent()) {
                    move.answer = Answer::Unknown;
                }
                board.take(cell, Role::Defender, before);
            }
            hasUnknown = hasUnknown || move.answer == Answer::Unknown;
            if (move.answer == Answer::None)
                result.answer = Answer::None;
            result.moves.push_back(move);
        }
    }
    if (hasUnknown && result.answer != Answer::None)
        result.answer = Answer::Unknown;
    return result;
}

} // namespace kagetsu::solver
