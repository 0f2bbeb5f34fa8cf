// SPDX-License-Identifier: MIT
#include "analysis/review/line.h"

#include "rules/judge.h"

namespace kagetsu::review {

namespace {

using record::Winner;
using rules::Side;

std::optional<Side> winnerOnBoard(const Line &line)
{
    if (line.moves.empty() || line.moves.back().move.kind != record::Move::Kind::Stone)
        return std::nullopt;
    const auto &[move, before] = line.moves.back();
    if (!before.isEmpty(move.point))
        return std::nullopt;
    switch (judge(before, move.point, move.side, line.rules).outcome) {
    case rules::Outcome::Wins: return move.side;
    case rules::Outcome::Forbidden: return other(move.side);
    case rules::Outcome::Allowed: break;
    }
    return std::nullopt;
}

// The winner that the record names takes precedence, because games also end by time, by resignation and by an arbiter's
// decision.
std::optional<Side> winnerOf(const Line &line, Winner told)
{
    switch (told) {
    case Winner::Black: return Side::Black;
    case Winner::White: return Side::White;
    case Winner::Unknown: return winnerOnBoard(line);
    case Winner::Draw:
    case Winner::BothLose:
    case Winner::Void: break;
    }
    return std::nullopt;
}

} // namespace

rules::Position positionAfter(const PlayedMove &played)
{
    rules::Position after = played.before;
    if (played.move.kind == record::Move::Kind::Stone && after.isEmpty(played.move.point))
        after.place(played.move.point, played.move.side);
    return after;
}

bool makesFive(const PlayedMove &played, const rules::RuleSet &rules)
{
    return played.move.kind == record::Move::Kind::Stone && played.before.isEmpty(played.move.point)
        && !rules::judge(played.before, played.move.point, played.move.side, rules).winningRows.empty();
}

std::optional<Line> lineOf(const record::Game &game, record::NodeId end, const rules::RuleSet &rules)
{
    std::optional<rules::Position> position = game.tree.position(record::GameTree::root());
    if (!position)
        return std::nullopt;
    Line line { rules, {}, std::nullopt };
    for (const record::NodeId node : game.tree.path(end)) {
        const auto move = game.tree.move(node);
        // A node may set up stones and play one as well, so no node holds the position just before that move.
        if (node != record::GameTree::root() && !game.tree.details(node).setup.isEmpty()) {
            position = game.tree.position(node);
            if (move && move->kind == record::Move::Kind::Stone)
                position->clear(move->point);
        }
        if (!move)
            continue;
        line.moves.push_back({ *move, *position });
        if (move->kind == record::Move::Kind::Stone)
            position->place(move->point, move->side);
    }
    const bool isMainLine = game.tree.isLeaf(end) && game.tree.mainLine().back() == end;
    line.winner = winnerOf(line, isMainLine ? game.info.result.winner : Winner::Unknown);
    return line;
}

std::optional<Line> lineOf(const record::Game &game, const rules::RuleSet &rules)
{
    return lineOf(game, game.tree.mainLine().back(), rules);
}

} // namespace kagetsu::review
