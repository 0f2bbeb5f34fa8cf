// SPDX-License-Identifier: MIT
#include "opening/play/walkthrough.h"

#include "opening/play/acttext.h"
#include "opening/play/example.h"

#include <algorithm>
#include <tuple>

namespace kagetsu::opening {

namespace {

// The most acts that a page shows; only loops in an organiser's own procedure are that long.
constexpr std::size_t MaxActs = 60;

// Plays an act. Acts that are not separated by a press of the clock belong to one turn of the same seat.
void play(Walkthrough &walk, const Act &act)
{
    Opening before = walk.turns.empty() ? walk.start : walk.turns.back().after;
    const Seat seat = before.need().seat;
    Opening after = before;
    after.apply(act);
    if (walk.turns.empty() || walk.turns.back().seat != seat)
        walk.turns.push_back({ seat, {}, after });
    ExampleTurn &turn = walk.turns.back();
    turn.acts.push_back({ std::move(before), act });
    turn.after = std::move(after);
}

rules::Point nearest(const Opening &opening)
{
    const std::vector<rules::Point> points = opening.allowedPoints();
    const rules::Point centre = centreOf(opening.position().size(), opening.procedure().evenCentre);
    const auto order = [centre](rules::Point point) {
        const int dx = point.x - centre.x;
        const int dy = point.y - centre.y;
        // Prefers points up and to the right, as in the patterns of the catalogue.
        return std::tuple(dx * dx + dy * dy, -dy, -dx);
    };
    return *std::min_element(
        points.begin(), points.end(), [&](rules::Point a, rules::Point b) { return order(a) < order(b); });
}

Act madeUp(const Opening &opening)
{
    const Need need = opening.need();
    switch (need.kind) {
    case NeedKind::Choose: {
        const auto taken = [&](const OpenOption &option) {
            return std::count(opening.choices().begin(), opening.choices().end(), Choice { need.stepId, option.id });
        };
        return Choose { std::min_element(
            need.options.begin(), need.options.end(), [&](const OpenOption &a, const OpenOption &b) {
                return taken(a) < taken(b);
            })->id };
    }
    case NeedKind::Declare: return Declare { std::clamp(2, need.min, need.max) };
    case NeedKind::Offer: return Offer { nearest(opening) };
    case NeedKind::Select: return Select { opening.offers().front() };
    case NeedKind::Place:
    case NeedKind::Finished: break;
    }
    return Place { nearest(opening) };
}

} // namespace

std::optional<Walkthrough> walkThrough(const Procedure &procedure, int boardSize)
{
    if (!procedure.example.empty() && !brokenExampleLine(procedure)) {
        // As when the example is checked: a right that a seat lacks in this game does not change the procedure.
        Procedure open = procedure;
        open.swapDenied = {};
        const int size = exampleBoardSize(procedure);
        Walkthrough walk { Opening::start(std::move(open), size).value(), {} };
        for (const std::string &line : procedure.example) {
            const auto acts = actsFromText(line, size);
            for (const Act &act : *acts)
                play(walk, act);
        }
        return walk;
    }
    auto start = Opening::start(procedure, boardSize);
    if (!start)
        return std::nullopt;
    Walkthrough walk { std::move(start).value(), {} };
    const auto now = [&walk]() -> const Opening & { return walk.turns.empty() ? walk.start : walk.turns.back().after; };
    for (std::size_t acts = 0; acts < MaxActs && !now().isFinished(); ++acts)
        play(walk, madeUp(now()));
    return walk;
}

} // namespace kagetsu::opening
