// SPDX-License-Identifier: MIT
#include "analysis/review/gameline.h"

#include "record/formats/rulestext.h"
#include "rules/judge.h"

#include <algorithm>

namespace kagetsu::review {

namespace {

bool isForbidden(const Line &line, std::size_t move)
{
    const auto &[played, before] = line.moves[move];
    return played.kind == record::Move::Kind::Stone && before.isEmpty(played.point)
        && judge(before, played.point, played.side, line.rules).outcome == rules::Outcome::Forbidden;
}

bool isFoul(record::Reason reason)
{
    return reason == record::Reason::DoubleThree || reason == record::Reason::DoubleFour
        || reason == record::Reason::Overline;
}

std::vector<std::size_t> wrongClaimsIn(const record::Game &game, const GameLine &found)
{
    std::vector<std::size_t> moves;
    for (std::size_t i = 0; i < found.nodes.size(); ++i) {
        if (game.tree.details(found.nodes[i]).foul == record::FoulNote::Refused && !isForbidden(found.line, i))
            moves.push_back(i);
    }
    // If the game was lost by a forbidden move, the loser's last stone was claimed, too.
    const bool isMainLine = !found.nodes.empty() && game.tree.mainLine().back() == found.nodes.back();
    if (!isMainLine || !found.line.winner || !isFoul(game.info.result.reason))
        return moves;
    for (std::size_t i = found.nodes.size(); i-- > 0;) {
        const record::Move &move = found.line.moves[i].move;
        if (move.kind != record::Move::Kind::Stone || move.side == *found.line.winner)
            continue;
        if (!isForbidden(found.line, i) && std::find(moves.begin(), moves.end(), i) == moves.end())
            moves.push_back(i);
        break;
    }
    return moves;
}

} // namespace

std::optional<rules::Rule> ruleOf(const record::Game &game)
{
    return record::rulesFromText(game.info.rules).rule;
}

Result<GameLine, NoReview> gameLineOf(const record::Game &game, record::NodeId end, std::optional<rules::Rule> rule)
{
    if (game.info.kind == record::GameKind::Foreign)
        return Fault { NoReview::OtherGame };
    if (!rule)
        return Fault { NoReview::NoRule };
    auto line = lineOf(game, end, { .rule = *rule });
    if (!line)
        return Fault { NoReview::BadSize };
    GameLine found { std::move(*line) };
    for (const record::NodeId node : game.tree.path(end)) {
        if (game.tree.move(node))
            found.nodes.push_back(node);
    }
    found.wrongClaims = wrongClaimsIn(game, found);
    return found;
}

Result<GameLine, NoReview> gameLineOf(const record::Game &game, std::optional<rules::Rule> rule)
{
    return gameLineOf(game, game.tree.mainLine().back(), rule);
}

} // namespace kagetsu::review
