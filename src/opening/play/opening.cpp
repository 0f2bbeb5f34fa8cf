// SPDX-License-Identifier: MIT
#include "opening/play/opening.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::opening {

using rules::Point;

namespace {

Seat blackAfter(Effect effect, Seat chooser, Seat black)
{
    switch (effect) {
    case Effect::Keep: return black;
    case Effect::Swap: return otherSeat(black);
    case Effect::TakeBlack: return chooser;
    case Effect::TakeWhite: return otherSeat(chooser);
    }
    return black;
}

} // namespace

Result<Opening, ProcedureFault> Opening::start(Procedure procedure, int boardSize)
{
    Result<Plan, ProcedureFault> plan = makePlan(procedure, boardSize);
    if (!plan)
        return Fault { plan.fault() };
    return Opening(std::move(procedure), std::move(plan.value()), boardSize);
}

Opening::Opening(Procedure procedure, Plan plan, int boardSize)
    : m_procedure(std::move(procedure))
    , m_plan(std::move(plan))
    , m_symmetry(m_procedure.symmetry)
    , m_position(boardSize)
{
    enter(0);
}

bool Opening::isFinished() const
{
    return action<PlanEnd>() != nullptr;
}

Seat Opening::seatAt(const Cursor &cursor) const
{
    const PlanStep &step = m_plan[cursor.step];
    if (std::holds_alternative<PlanEnd>(step.action))
        return cursor.owner(cursor.nextColour());
    switch (step.by) {
    case Actor::Opener: return Seat::A;
    case Actor::Other: return Seat::B;
    case Actor::Black: return cursor.black;
    case Actor::White: return otherSeat(cursor.black);
    case Actor::ToMove: return cursor.owner(cursor.nextColour());
    case Actor::NotPlacer: return otherSeat(cursor.lastPlacer);
    case Actor::Same:
    case Actor::Arbiter: // acts in enter(), never at a need
        return cursor.previous;
    }
    return cursor.previous;
}

NeedKind Opening::kind() const
{
    return kindOf(m_plan[m_at.step].action);
}

Need Opening::need() const
{
    Need need;
    need.kind = kind();
    need.seat = seatAt(m_at);
    need.stepId = m_plan[m_at.step].id;
    need.moveNumber = m_at.stones + 1;
    need.colour = m_at.nextColour();
    if (const auto *place = action<PlanPlace>()) {
        need.region = place->region;
        need.inCatalogue = place->fromCatalogue;
    } else if (action<PlanChoose>()) {
        for (const PlanOption *option : openOptions())
            need.options.push_back(consequenceOf(*option));
    } else if (const auto *declare = action<PlanDeclare>()) {
        need.min = declare->min;
        // More candidates than empty points are refused already now (opening.md#irregularities-in-the-opening).
        need.max = std::min(declare->max, m_position.size() * m_position.size() - m_at.stones);
    } else if (const auto *offer = action<PlanOffer>()) {
        need.region = offer->region;
        need.count = static_cast<int>(m_offersWanted);
    }
    return need;
}

OpenOption Opening::consequenceOf(const PlanOption &option) const
{
    const Seat chooser = seatAt(m_at);
    Cursor ahead = m_at;
    ahead.black = blackAfter(option.effect, chooser, m_at.black);
    ahead.previous = chooser;
    ahead.step = option.next;
    OpenOption open { option.id, option.effect, ahead.black, kindOf(m_plan[ahead.step].action), seatAt(ahead), 0, 0,
        {} };
    if (open.nextSeat != chooser)
        return open;
    if (const auto *offer = std::get_if<PlanOffer>(&m_plan[ahead.step].action))
        open.offers = offersWanted(*offer);
    while (std::holds_alternative<PlanPlace>(m_plan[ahead.step].action) && seatAt(ahead) == chooser) {
        ++open.stones;
        ++ahead.stones;
        ahead.lastPlacer = chooser;
        ahead.step = m_plan[ahead.step].next;
    }
    if (open.stones > 0 && kindOf(m_plan[ahead.step].action) == NeedKind::Choose)
        open.thenChooses = seatAt(ahead);
    return open;
}

std::vector<Point> Opening::allowedPoints() const
{
    const auto isAllowed = [&](Point point) {
        if (action<PlanPlace>())
            return !judge(Place { point });
        if (action<PlanOffer>())
            return !judge(Offer { point });
        return action<PlanSelect>() && !judge(Select { point });
    };
    std::vector<Point> points;
    for (int x = 0; x < m_position.size(); ++x) {
        for (int y = 0; y < m_position.size(); ++y) {
            if (isAllowed({ x, y }))
                points.emplace_back(x, y);
        }
    }
    return points;
}

std::vector<EqualPoint> Opening::equalPoints() const
{
    std::vector<EqualPoint> equal;
    if (!action<PlanOffer>())
        return equal;
    for (int x = 0; x < m_position.size(); ++x) {
        for (int y = 0; y < m_position.size(); ++y) {
            const std::optional<Refusal> refusal = judge(Offer { { x, y } });
            if (refusal && refusal->equivalence)
                equal.push_back({ { x, y }, *refusal->equivalence });
        }
    }
    return equal;
}

bool Opening::canOverrideSymmetry() const
{
    return action<PlanOffer>() && m_symmetry == SymmetryMode::Shape;
}

void Opening::overrideSymmetry()
{
    assert(canOverrideSymmetry());
    m_symmetry = SymmetryMode::Board;
    m_isometries = selfIsometries(m_position, m_symmetry);
    m_offersWanted = static_cast<std::size_t>(offersWanted(*action<PlanOffer>()));
}

void Opening::apply(const Act &act)
{
    const Seat seat = seatAt(m_at);
    assert(!refusal(seat, act));
    std::visit([&](const auto &content) { carryOut(seat, content); }, act);
    if (seatAt(m_at) != seat) {
        m_turnStones = 0;
        m_turnHasOffer = false;
    }
}

void Opening::leave(Seat seat, std::size_t next)
{
    m_at.previous = seat;
    enter(next);
}

void Opening::enter(std::size_t step)
{
    m_at.step = step;
    if (const auto *setup = action<PlanSetup>()) {
        m_passed.push_back({ step, m_at.previous, m_at.stones, 0, {} });
        for (Point point : setup->stones)
            putStone(point, m_at.owner(m_at.nextColour()));
        enter(m_plan[step].next);
    } else if (const auto *offer = action<PlanOffer>()) {
        m_isometries = selfIsometries(m_position, m_symmetry);
        m_offersWanted = static_cast<std::size_t>(offersWanted(*offer));
        m_offers.clear();
        m_selected.reset();
    } else if (action<PlanChoose>() && m_procedure.swapDenied[seatAt(m_at)]) {
        // A seat without the right to exchange colours may have nothing to choose.
        const std::vector<const PlanOption *> open = openOptions();
        if (open.size() == 1)
            carryOut(seatAt(m_at), Choose { open.front()->id });
    }
}

int Opening::countOf(const PlanOffer &offer) const
{
    if (const auto *number = std::get_if<int>(&offer.count))
        return *number;
    const auto declared = m_variables.find(std::get<std::string>(offer.count));
    return declared == m_variables.end() ? 0 : declared->second;
}

// Returns the number of candidates to offer, which is never more than the points that can be offered, so that the
// procedure cannot get stuck (opening.md#irregularities-in-the-opening).
int Opening::offersWanted(const PlanOffer &offer) const
{
    const int possible = distinctPointCount(m_position, selfIsometries(m_position, m_symmetry), offer.region);
    return std::min(countOf(offer), possible);
}

void Opening::putStone(Point point, Seat placer)
{
    m_position.place(point, m_at.nextColour());
    m_stones.push_back(point);
    ++m_at.stones;
    m_at.lastPlacer = placer;
}

std::vector<const PlanOption *> Opening::openOptions() const
{
    const Seat seat = seatAt(m_at);
    std::vector<const PlanOption *> open;
    std::vector<const PlanOption *> keeping;
    for (const PlanOption &option : action<PlanChoose>()->options) {
        const Choice taken { m_plan[m_at.step].id, option.id };
        if (option.limit && std::count(m_choices.begin(), m_choices.end(), taken) >= *option.limit)
            continue;
        open.push_back(&option);
        if (blackAfter(option.effect, seat, m_at.black) == m_at.black)
            keeping.push_back(&option);
    }
    // If every option exchanges colours, there is no right that could be denied.
    return m_procedure.swapDenied[seat] && !keeping.empty() ? keeping : open;
}

void Opening::carryOut(Seat seat, const Place &act)
{
    m_passed.push_back({ m_at.step, seat, m_at.stones, 0, {} });
    putStone(act.point, seat);
    ++m_turnStones;
    leave(seat, m_plan[m_at.step].next);
}

void Opening::carryOut(Seat seat, const Choose &act)
{
    m_passed.push_back({ m_at.step, seat, m_at.stones, 0, act.option });
    const std::vector<PlanOption> &options = action<PlanChoose>()->options;
    const auto option = std::find_if(
        options.begin(), options.end(), [&](const PlanOption &candidate) { return candidate.id == act.option; });
    const Seat black = blackAfter(option->effect, seat, m_at.black);
    m_swapMarks += black == m_at.black ? '-' : 'R';
    m_at.black = black;
    m_choices.push_back({ m_plan[m_at.step].id, act.option });
    leave(seat, option->next);
}

void Opening::carryOut(Seat seat, const Declare &act)
{
    m_passed.push_back({ m_at.step, seat, m_at.stones, act.number, {} });
    m_variables[action<PlanDeclare>()->variable] = act.number;
    m_declared = act.number;
    leave(seat, m_plan[m_at.step].next);
}

void Opening::carryOut(Seat seat, const Offer &act)
{
    m_offers.push_back(act.point);
    m_turnHasOffer = true;
    if (m_offers.size() < m_offersWanted)
        return;
    m_passed.push_back({ m_at.step, seat, m_at.stones, static_cast<int>(m_offersWanted), {} });
    m_offerer = seat;
    m_isometries.clear();
    leave(seat, m_plan[m_at.step].next);
}

void Opening::carryOut(Seat, const Withdraw &act)
{
    std::erase(m_offers, act.point);
}

void Opening::carryOut(Seat seat, const Select &act)
{
    m_passed.push_back({ m_at.step, seat, m_at.stones, 0, {} });
    m_selected = act.point;
    putStone(act.point, m_offerer);
    leave(seat, m_plan[m_at.step].next);
}

std::vector<Point> Opening::alternatives() const
{
    std::vector<Point> others;
    if (m_selected)
        std::remove_copy(m_offers.begin(), m_offers.end(), std::back_inserter(others), *m_selected);
    return others;
}

std::optional<NamedPattern> Opening::pattern() const
{
    if (m_stones.size() < 3)
        return std::nullopt;
    return identify({ m_stones[0], m_stones[1], m_stones[2] }, m_position.size());
}

std::optional<Start> Opening::startOfStones() const
{
    if (m_stones.size() < 3)
        return std::nullopt;
    return describe({ m_stones[0], m_stones[1], m_stones[2] }, m_position.size());
}

std::string Opening::patternCode() const
{
    const std::optional<NamedPattern> named = pattern();
    return named ? std::string(named->pattern->code) : std::string();
}

bool Opening::isHeavyTurn() const
{
    const Seat seat = seatAt(m_at);
    Cursor ahead = m_at;
    int stones = m_turnStones;
    // Only choices make the following steps uncertain; every other step has one successor.
    while (stones < 2 && seatAt(ahead) == seat) {
        const PlanStep &step = m_plan[ahead.step];
        if (std::holds_alternative<PlanOffer>(step.action))
            return true;
        if (std::holds_alternative<PlanChoose>(step.action))
            break;
        if (std::holds_alternative<PlanEnd>(step.action)) {
            ++stones;
            break;
        }
        if (std::holds_alternative<PlanPlace>(step.action)) {
            ++stones;
            ++ahead.stones;
            ahead.lastPlacer = seat;
        } else if (std::holds_alternative<PlanSelect>(step.action)) {
            // The stone was laid by the seat that offered it.
            ++ahead.stones;
            ahead.lastPlacer = m_offerer;
        }
        ahead.previous = seat;
        ahead.step = step.next;
    }
    return stones > 1 || m_turnHasOffer;
}

} // namespace kagetsu::opening
