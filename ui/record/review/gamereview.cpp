// SPDX-License-Identifier: MIT
#include "ui/record/review/gamereview.h"

#include <algorithm>
#include <utility>

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

ReviewAnswer reviewOf(const ReviewQuestion &question, ReviewSolvers &solvers, const ReviewTalk &talk)
{
    GameReview found;
    const auto take = [&found](review::Review review) {
        found.review = std::move(review);
        found.marks = marksOf(found.game, found.review);
    };
    const auto goesOn = [&talk](bool byThrees) {
        return [&talk, byThrees](
                   const review::Progress &progress) { return !talk.goesOn || talk.goesOn(progress, byThrees); };
    };
    if (question.known) {
        found = *question.known;
    } else {
        auto line = lineOf(*question.game, question.end, question.rule);
        if (!line)
            return Fault { line.fault() };
        found = { std::move(line).value(), {}, {}, question.rule.has_value(), question.end };
        take(reviewLine(found.game.line, solvers.fours, { .stop = talk.stop, .goesOn = goesOn(false) }));
        if (talk.better)
            talk.better(found);
    }
    const auto better = [&](const review::Review &review) {
        take(review);
        if (talk.better)
            talk.better(found);
    };
    take(addThrees(found.game.line, found.review, solvers.fours, solvers.threes,
        { .nodes = question.threesNodes, .stop = talk.stop, .goesOn = goesOn(true), .better = better }));
    return found;
}

} // namespace kagetsu::ui
