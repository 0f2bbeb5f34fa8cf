// SPDX-License-Identifier: MIT
// What an opening refuses, and why; opening.cpp carries out everything else.
#include "opening/play/opening.h"

#include <algorithm>

namespace kagetsu::opening {

using rules::Point;

namespace {

std::optional<Refusal> refuse(RefusalCode code)
{
    Refusal refusal;
    refusal.code = code;
    return refusal;
}

bool contains(const std::vector<Point> &points, Point point)
{
    return std::find(points.begin(), points.end(), point) != points.end();
}

template <class T>
constexpr NeedKind KindOf = NeedKind::Finished;
template <>
constexpr NeedKind KindOf<Place> = NeedKind::Place;
template <>
constexpr NeedKind KindOf<Choose> = NeedKind::Choose;
template <>
constexpr NeedKind KindOf<Declare> = NeedKind::Declare;
template <>
constexpr NeedKind KindOf<Offer> = NeedKind::Offer;
template <>
constexpr NeedKind KindOf<Withdraw> = NeedKind::Offer;
template <>
constexpr NeedKind KindOf<Select> = NeedKind::Select;

} // namespace

std::optional<Refusal> Opening::refusal(Seat seat, const Act &act) const
{
    if (isFinished())
        return refuse(RefusalCode::Finished);
    if (seatAt(m_at) != seat)
        return refuse(RefusalCode::WrongSeat);
    return std::visit(
        [&]<class T>(
            const T &content) { return KindOf<T> == kind() ? judge(content) : refuse(RefusalCode::WrongKind); },
        act);
}

std::optional<Refusal> Opening::judge(const Place &act) const
{
    const auto *place = action<PlanPlace>();
    if (!m_position.isOn(act.point) || !place->region.contains(act.point))
        return refuse(RefusalCode::OutsideRegion);
    if (!m_position.isEmpty(act.point))
        return refuse(RefusalCode::Occupied);
    return judgePattern(act.point);
}

// Returns the step whose stone completes a pattern; every way leads to it (checkFlow).
const PlanPlace *Opening::patternStep() const
{
    for (const PlanStep &step : m_plan) {
        const auto *place = std::get_if<PlanPlace>(&step.action);
        if (place && place->fromCatalogue)
            return place;
    }
    return nullptr;
}

// A pattern rule binds all three stones: the first must be on the centre, and the second must leave a possible third.
std::optional<Refusal> Opening::judgePattern(Point point) const
{
    const PlanPlace *third = patternStep();
    if (!third)
        return std::nullopt;
    const int size = m_position.size();
    if (m_stones.empty())
        return point == centreOf(size) ? std::nullopt : refuse(RefusalCode::NotInCatalogue);
    if (m_stones.size() == 1) {
        bool isStart = false;
        for (const Pattern &pattern : patterns()) {
            for (rules::Symmetry symmetry : rules::AllSymmetries) {
                const PatternStones stones = opening::stonesOf(pattern, symmetry, size);
                if (stones[1] != point)
                    continue;
                isStart = true;
                if (third->region.contains(stones[2]) && allowsCode(*third, pattern.code))
                    return std::nullopt;
            }
        }
        return refuse(isStart ? RefusalCode::LeavesNoPattern : RefusalCode::NotInCatalogue);
    }
    if (m_stones.size() == 2) {
        const std::optional<NamedPattern> named = identify({ m_stones[0], m_stones[1], point }, size);
        if (!named)
            return refuse(RefusalCode::NotInCatalogue);
        if (!allowsCode(*third, named->pattern->code)) {
            std::optional<Refusal> refusal = refuse(RefusalCode::PatternExcluded);
            refusal->pattern = named->pattern->code;
            return refusal;
        }
    }
    return std::nullopt;
}

std::vector<const Pattern *> Opening::possiblePatterns() const
{
    std::vector<const Pattern *> possible;
    const PlanPlace *third = patternStep();
    if (!third || m_stones.size() > 2)
        return possible;
    for (const Pattern &pattern : patterns()) {
        const bool comes =
            std::any_of(rules::AllSymmetries.begin(), rules::AllSymmetries.end(), [&](rules::Symmetry symmetry) {
                const PatternStones stones = opening::stonesOf(pattern, symmetry, m_position.size());
                return std::equal(m_stones.begin(), m_stones.end(), stones.begin())
                    && third->region.contains(stones[2]);
            });
        if (comes && allowsCode(*third, pattern.code))
            possible.push_back(&pattern);
    }
    return possible;
}

std::optional<Refusal> Opening::judge(const Choose &act) const
{
    const std::vector<const PlanOption *> open = openOptions();
    const auto isChosen = [&](const PlanOption *option) { return option->id == act.option; };
    return std::any_of(open.begin(), open.end(), isChosen) ? std::nullopt : refuse(RefusalCode::UnknownOption);
}

std::optional<Refusal> Opening::judge(const Declare &act) const
{
    const Need now = need();
    if (act.number >= now.min && act.number <= now.max)
        return std::nullopt;
    std::optional<Refusal> refusal = refuse(RefusalCode::OutOfRange);
    refusal->min = now.min;
    refusal->max = now.max;
    return refusal;
}

std::optional<Refusal> Opening::judge(const Offer &act) const
{
    if (!m_position.isOn(act.point) || !action<PlanOffer>()->region.contains(act.point))
        return refuse(RefusalCode::OutsideRegion);
    if (!m_position.isEmpty(act.point))
        return refuse(RefusalCode::Occupied);
    if (contains(m_offers, act.point))
        return refuse(RefusalCode::AlreadyOffered);
    const std::optional<Equivalence> equal = findEquivalent(m_isometries, m_position.size(), m_offers, act.point);
    if (!equal)
        return std::nullopt;
    std::optional<Refusal> refusal = refuse(RefusalCode::EquivalentOffer);
    refusal->equivalence = equal;
    return refusal;
}

std::optional<Refusal> Opening::judge(const Withdraw &act) const
{
    return contains(m_offers, act.point) ? std::nullopt : refuse(RefusalCode::NotOffered);
}

std::optional<Refusal> Opening::judge(const Select &act) const
{
    return contains(m_offers, act.point) ? std::nullopt : refuse(RefusalCode::NotOffered);
}

} // namespace kagetsu::opening
