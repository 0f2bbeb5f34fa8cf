// SPDX-License-Identifier: MIT
// The steps of an opening as a line; opening.cpp carries them out.
#include "opening/play/opening.h"

#include <algorithm>

namespace kagetsu::opening {

namespace {

// Returns true if the seat of this actor follows from the procedure alone.
bool isFixed(Actor actor)
{
    return actor == Actor::Opener || actor == Actor::Other;
}

} // namespace

std::vector<LineStep> Opening::line() const
{
    std::vector<LineStep> line;
    const auto add = [&](std::size_t number, StepState state, int stonesBefore) -> LineStep & {
        const PlanStep &step = m_plan[number];
        LineStep &added = line.emplace_back();
        added.id = step.id;
        added.kind = kindOf(step.action);
        added.state = state;
        added.by = step.by;
        if (added.kind == NeedKind::Place || added.kind == NeedKind::Offer || added.kind == NeedKind::Select) {
            added.moveNumber = stonesBefore + 1;
            added.colour = stonesBefore % 2 == 0 ? rules::Side::Black : rules::Side::White;
        }
        if (const auto *offer = std::get_if<PlanOffer>(&step.action))
            added.number = countOf(*offer);
        return added;
    };
    for (const PassedStep &passed : m_passed) {
        LineStep &step = add(passed.step, StepState::Done, passed.stonesBefore);
        if (step.by != Actor::Arbiter)
            step.seat = passed.seat;
        step.option = passed.option;
        if (passed.number > 0)
            step.number = passed.number;
    }

    Cursor ahead = m_at;
    if (action<PlanSelect>())
        ahead.lastPlacer = m_offerer;
    std::vector<bool> seen(m_plan.size(), false);
    bool isCertain = true;
    bool seatsKnown = true;
    while (!seen[ahead.step]) {
        const std::size_t number = ahead.step;
        const bool isNow = number == m_at.step;
        seen[number] = true;
        LineStep &step = add(number, isNow ? StepState::Now : StepState::Ahead, ahead.stones);
        step.certain = isCertain;
        if (isNow && action<PlanOffer>())
            step.number = static_cast<int>(m_offersWanted);
        if (seatsKnown || (isFixed(step.by) && step.kind != NeedKind::Finished))
            step.seat = seatAt(ahead);
        const PlanStep &planned = m_plan[number];
        if (std::holds_alternative<PlanEnd>(planned.action))
            break;
        ahead.previous = step.seat.value_or(ahead.previous);
        // A stone that is selected was laid by the seat that offered it.
        if (step.kind == NeedKind::Offer || step.kind == NeedKind::Place)
            ahead.lastPlacer = ahead.previous;
        if (step.kind == NeedKind::Place || step.kind == NeedKind::Select)
            ++ahead.stones;
        ahead.step = planned.next;
        if (const auto *choose = std::get_if<PlanChoose>(&planned.action)) {
            const std::vector<PlanOption> &options = choose->options;
            ahead.step = isNow ? openOptions().front()->next : options.front().next;
            isCertain = isCertain && std::all_of(options.begin(), options.end(), [&](const PlanOption &option) {
                return option.next == ahead.step;
            });
            seatsKnown = false;
        }
    }
    return line;
}

} // namespace kagetsu::opening
