// SPDX-License-Identifier: MIT
#include "analysis/review/confirm.h"

#include "analysis/solver/proof/checker.h"
#include "rules/proof/proofcheck.h"

namespace kagetsu::review {

namespace {

using rules::Position;
using rules::Side;

// True if the finding is not proven. A finding without its win is a claim with no evidence.
bool hasHole(
    Known said, const std::optional<Win> &win, const Position &position, Side attacker, const rules::RuleSet &rules)
{
    if (!win)
        return said == Known::Yes;
    return win->proof.attacker != attacker || win->length != lengthOf(win->proof)
        || findHole(win->proof, position, rules).has_value();
}

bool hasHole(const PlayedMove &played, const MoveReview &review, const rules::RuleSet &rules)
{
    const auto &[move, before] = played;
    Position after = before;
    if (move.kind == record::Move::Kind::Stone)
        after.place(move.point, move.side);
    return hasHole(review.missed.said, review.missed.win, before, move.side, rules)
        || hasHole(review.allowed.said, review.allowed.win, after, other(move.side), rules)
        || (review.foul && findFault(review.foul->proof, before, move.point, move.side, rules));
}

} // namespace

std::vector<std::size_t> movesWithHoles(const Line &line, const Review &review)
{
    std::vector<std::size_t> moves;
    for (std::size_t i = 0; i < review.moves.size(); ++i)
        if (hasHole(line.moves[i], review.moves[i], line.rules))
            moves.push_back(i);
    return moves;
}

} // namespace kagetsu::review
