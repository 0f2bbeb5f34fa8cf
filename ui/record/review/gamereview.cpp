// SPDX-License-Identifier: MIT
#include "ui/record/review/gamereview.h"

#include "base/background/task.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace kagetsu::ui {

namespace {

Result<review::GameLine, review::NoReview> lineOf(
    const record::Game &game, record::NodeId end, std::optional<rules::Rule> rule)
{
    return review::gameLineOf(game, end, rule.value_or(rules::Rule::Renju));
}

// Lets another task of the pool run while this one waits for another process.
class Waiting
{
public:
    Waiting() { background::threads().releaseThread(); }
    ~Waiting() { background::threads().reserveThread(); }
    Waiting(const Waiting &) = delete;
    Waiting &operator=(const Waiting &) = delete;
};

// Two halve the time; an engine with threads of its own needs the processors itself.
unsigned processesFor(const enginereview::Terms &terms)
{
    return terms.profile.threads.value_or(1) > 1 ? 1U : std::clamp(std::thread::hardware_concurrency(), 1U, 2U);
}

void askEngine(GameReview &found, const enginereview::Terms &terms, ReviewSolvers &solvers, const ReviewTalk &talk)
{
    const auto told = [&](const review::Progress &progress, const review::Opinions &opinions) {
        found.opinions = opinions;
        found.marks = marksOf(found.game, found.review, found.opinions);
        if (talk.better)
            talk.better(found);
        return !talk.goesOn || talk.goesOn(progress, ReviewStage::Engine);
    };
    // Starting a process takes a moment, too.
    if (talk.goesOn && !talk.goesOn({ 0, openPlaces(found.game.line, found.review).size() }, ReviewStage::Engine))
        return;
    {
        const Waiting waiting;
        enginereview::Appraised said = enginereview::appraiseTogether(
            terms, processesFor(terms), found.game.line, found.review, { .stop = talk.stop, .told = told });
        found.opinions = std::move(said.opinions);
        found.isAsked = said.isComplete;
        found.trouble = std::move(said.trouble);
    }
    found.review =
        proveTurns(found.game.line, found.review, announcedPlaces(found.game.line, found.review, found.opinions),
            solvers.fours, solvers.threes, { .stop = talk.stop });
    found.marks = marksOf(found.game, found.review, found.opinions);
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
        found.marks = marksOf(found.game, found.review, found.opinions);
    };
    const auto goesOn = [&talk](ReviewStage stage) {
        return
            [&talk, stage](const review::Progress &progress) { return !talk.goesOn || talk.goesOn(progress, stage); };
    };
    if (question.known) {
        found = *question.known;
    } else {
        auto line = lineOf(*question.game, question.end, question.rule);
        if (!line)
            return Fault { line.fault() };
        found = { std::move(line).value(), {}, {}, question.rule.has_value(), question.end };
        take(reviewLine(found.game.line, solvers.fours, { .stop = talk.stop, .goesOn = goesOn(ReviewStage::Fours) }));
        if (talk.better)
            talk.better(found);
    }
    const auto better = [&](const review::Review &review) {
        take(review);
        if (talk.better)
            talk.better(found);
    };
    if (question.looksForThrees)
        take(addThrees(found.game.line, found.review, solvers.fours, solvers.threes,
            { .nodes = question.threesNodes,
                .stop = talk.stop,
                .goesOn = goesOn(ReviewStage::Threes),
                .better = better }));
    if (question.engine && !found.isAsked && found.review.isComplete && !talk.stop.stop_requested())
        askEngine(found, *question.engine, solvers, talk);
    return found;
}

} // namespace kagetsu::ui
