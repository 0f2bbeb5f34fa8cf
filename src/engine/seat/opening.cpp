// SPDX-License-Identifier: MIT
#include "engine/seat/opening.h"

#include "engine/seat/verdict.h"

#include <algorithm>
#include <random>

namespace kagetsu::engineseat {

using match::Match;
using opening::NeedKind;
using rules::Point;
using rules::Side;

namespace {

// The number of placements that are compared if the other seat will choose between the sides.
constexpr std::size_t MostWays = 12;
// Points farther than this from every stone are not used in an opening.
constexpr int NearStones = 2;

// Seeds the random numbers from the match's id, so that the same game is always opened in the same way, and different
// games differ.
std::mt19937 chanceOf(const Match &match)
{
    const std::string &id = match.setup().id;
    std::seed_seq seed(id.begin(), id.end());
    return std::mt19937(seed);
}

int distance(Point one, Point two)
{
    return std::max(std::abs(one.x - two.x), std::abs(one.y - two.y));
}

// Returns the allowed points near the stones, or near the middle of an empty board; all allowed points if none is near.
std::vector<Point> nearOnes(const opening::Opening &opening)
{
    std::vector<Point> centres = opening.stones();
    const int middle = (opening.position().size() - 1) / 2;
    if (centres.empty())
        centres.push_back({ middle, middle });
    const std::vector<Point> allowed = opening.allowedPoints();
    std::vector<Point> near;
    std::copy_if(allowed.begin(), allowed.end(), std::back_inserter(near), [&](Point point) {
        return std::ranges::any_of(centres, [&](Point centre) { return distance(point, centre) <= NearStones; });
    });
    return near.empty() ? allowed : near;
}

// True if the seats may still change sides because the other seat has a choice ahead.
bool isOtherToChoose(const opening::Opening &opening, Seat seat)
{
    const std::vector<opening::LineStep> line = opening.line();
    return std::ranges::any_of(line, [seat](const opening::LineStep &step) {
        return step.state == opening::StepState::Ahead && step.kind == NeedKind::Choose && step.seat != seat;
    });
}

engine::Position afterStone(engine::Position position, Point point)
{
    position.stones.push_back({ point, position.toMove });
    position.toMove = rules::other(position.toMove);
    return position;
}

Want stoneForBoth(const Match &match, Seat seat, bool canWeigh)
{
    std::mt19937 chance = chanceOf(match);
    std::vector<Point> points = nearOnes(match.opening());
    std::shuffle(points.begin(), points.end(), chance);
    // Two stones favour neither side much, wherever they are.
    if (!canWeigh || match.opening().stones().size() < 2)
        return Give { actOn(seat, points.front(), false) };
    points.resize(std::min(points.size(), MostWays));
    Weigh weigh { .ways = {}, .aim = Aim::Even };
    for (const Point point : points)
        weigh.ways.push_back({ actOn(seat, point, false), afterStone(positionOf(match), point), match.sideOf(seat) });
    return weigh;
}

Want stone(const Match &match, Seat seat, bool canWeigh)
{
    const std::vector<Point> allowed = match.opening().allowedPoints();
    if (allowed.size() == 1)
        return Give { actOn(seat, allowed.front(), false) };
    if (isOtherToChoose(match.opening(), seat))
        return stoneForBoth(match, seat, canWeigh);
    return Rank { positionOf(match), allowed, false };
}

// Compares only the options that lead to free play without more stones, because the others cannot be weighed.
Want choice(const Match &match, Seat seat, bool canWeigh)
{
    const std::vector<opening::OpenOption> options = match.opening().need().options;
    const auto wayOf = [&](const opening::OpenOption &option) {
        const Side own = option.blackAfter == seat ? Side::Black : Side::White;
        return Way { match::Act { seat, opening::Choose { option.id } }, positionOf(match), own };
    };
    Weigh weigh;
    for (const opening::OpenOption &option : options) {
        if (option.stones == 0 && option.offers == 0)
            weigh.ways.push_back(wayOf(option));
    }
    if (!canWeigh || weigh.ways.size() < 2)
        return Give { weigh.ways.empty() ? wayOf(options.front()).command : weigh.ways.front().command };
    return weigh;
}

Want selection(const Match &match, Seat seat, bool canWeigh)
{
    Weigh weigh;
    for (const Point point : match.opening().allowedPoints())
        weigh.ways.push_back({ match::Act { seat, opening::Select { point } }, afterStone(positionOf(match), point),
            match.sideOf(seat) });
    return canWeigh ? Want(weigh) : Want(Give { weigh.ways.front().command });
}

// Returns nothing if one of the two sides cannot be chosen, because the engine's own answer might then not be
// available.
std::optional<Swap2Choice> swap2Choice(const std::vector<opening::OpenOption> &options, Seat seat)
{
    std::optional<match::Command> black;
    std::optional<match::Command> white;
    std::optional<match::Command> twoMore;
    for (const opening::OpenOption &option : options) {
        auto &way = option.stones > 0 ? twoMore : option.blackAfter == seat ? black : white;
        way = match::Act { seat, opening::Choose { option.id } };
    }
    if (!black || !white)
        return std::nullopt;
    return Swap2Choice { *black, *white, twoMore };
}

std::optional<Want> ownSwap2(const Match &match, Seat seat)
{
    if (match.setup().opening.id != "swap2")
        return std::nullopt;
    const opening::Need need = match.opening().need();
    if (need.kind == NeedKind::Place)
        return Swap2 { positionOf(match) };
    const std::optional<Swap2Choice> choice = swap2Choice(need.options, seat);
    return choice ? std::optional(Swap2 { positionOf(match), choice }) : std::nullopt;
}

} // namespace

Want wantInOpening(const Match &match, Seat seat, OpeningSkill skill)
{
    if (skill == OpeningSkill::Swap2) {
        if (const std::optional<Want> want = ownSwap2(match, seat))
            return *want;
    }
    const bool canWeigh = skill == OpeningSkill::Weighs;
    const opening::Need need = match.opening().need();
    switch (need.kind) {
    case NeedKind::Place: return stone(match, seat, canWeigh);
    case NeedKind::Offer: return Rank { positionOf(match), match.opening().allowedPoints(), true };
    case NeedKind::Choose: return choice(match, seat, canWeigh);
    case NeedKind::Select: return selection(match, seat, canWeigh);
    case NeedKind::Declare:
        if (canWeigh)
            return WeighNumber { positionOf(match), need.min, need.max };
        return Give { match::Act { seat, opening::Declare { need.min } } };
    case NeedKind::Finished: break;
    }
    return Wait {};
}

} // namespace kagetsu::engineseat
