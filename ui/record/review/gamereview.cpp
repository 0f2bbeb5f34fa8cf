// SPDX-License-Identifier: MIT
#include "ui/record/review/gamereview.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

Result<review::GameLine, review::NoReview> lineOf(
    const record::Game &game, record::NodeId end, std::optional<rules::Rule> rule)
{
    return review::gameLineOf(game, end, rule.value_or(rules::Rule::Renju));
}

} // namespace

std::optional<std::size_t> GameReview::markAt(record::NodeId node) const
{
    const auto mark = std::find_if(
        marks.begin(), marks.end(), [&](const review::Mark &each) { return game.nodes[each.move] == node; });
    return mark == marks.end() ? std::nullopt : std::optional(static_cast<std::size_t>(mark - marks.begin()));
}

std::vector<record::Move> GameReview::movesOfMarks() const
{
    std::vector<record::Move> moves;
    for (const review::Mark &mark : marks)
        moves.push_back(game.line.moves[mark.move].move);
    return moves;
}

bool isStillOf(const GameReview &review, const record::Game &game, std::optional<rules::Rule> rule)
{
    const auto line = lineOf(game, review.end, rule);
    return line && line.value() == review.game;
}

ReviewAnswer reviewOf(const ReviewQuestion &question, solver::FourSolver &solver, const review::Options &options)
{
    auto line = lineOf(*question.game, question.end, question.rule);
    if (!line)
        return Fault { line.fault() };
    GameReview found { std::move(line).value(), {}, {}, question.rule.has_value(), question.end };
    found.review = reviewLine(found.game.line, solver, options);
    found.marks = marksOf(found.game, found.review);
    return found;
}

} // namespace kagetsu::ui
