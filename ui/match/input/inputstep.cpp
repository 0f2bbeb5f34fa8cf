// SPDX-License-Identifier: MIT
#include "ui/match/input/inputstep.h"

#include <algorithm>

namespace kagetsu::ui {

using match::Phase;
using opening::NeedKind;

namespace {

bool isOffered(const match::Match &match, rules::Point point)
{
    return std::ranges::find(match.opening().offers(), point) != match.opening().offers().end();
}

std::optional<opening::Act> actOn(const match::Match &match, rules::Point point)
{
    if (match.phase() == Phase::Playing)
        return opening::Place { point };
    switch (match.opening().need().kind) {
    case NeedKind::Place:
    case NeedKind::Choose: // refused, with a message that says why
    case NeedKind::Declare: return opening::Place { point };
    case NeedKind::Offer:
        return isOffered(match, point) ? opening::Act(opening::Withdraw { point }) : opening::Offer { point };
    case NeedKind::Select: return opening::Select { point };
    case NeedKind::Finished: break;
    }
    return std::nullopt;
}

bool completesOffer(const match::Match &match, rules::Point point)
{
    if (match.phase() != Phase::Opening)
        return false;
    const opening::Need need = match.opening().need();
    return need.kind == NeedKind::Offer && static_cast<int>(match.opening().offers().size()) + 1 == need.count
        && !isOffered(match, point);
}

// Returns the step for a confirmed stone: a placed stone, or whatever the opening makes of it.
InputStep meant(const match::Match &match, InputStep step, rules::Point point)
{
    if (completesOffer(match, point))
        step.inHand.lastOffer = point;
    else if (const std::optional<opening::Act> act = actOn(match, point))
        step.commands = { match::Act { step.seat, *act } };
    return step;
}

} // namespace

Seat moverOf(const match::Match &match)
{
    return match.toAct().value_or(Seat::A);
}

bool wantsPoint(const match::Match &match, bool isBlocked)
{
    if (match.isPaused() || isBlocked)
        return false;
    return match.phase() == Phase::Playing || (match.phase() == Phase::Opening && !wantsChoice(match, isBlocked));
}

bool wantsChoice(const match::Match &match, bool isBlocked)
{
    if (match.phase() != Phase::Opening || match.isPaused() || isBlocked)
        return false;
    const NeedKind kind = match.opening().need().kind;
    return kind == NeedKind::Choose || kind == NeedKind::Declare;
}

std::optional<InputStep> stepOfTap(const InputState &state, rules::Point point)
{
    const match::Match &match = state.match;
    if (!wantsPoint(match, state.isBlocked) && !wantsChoice(match, state.isBlocked))
        return std::nullopt;
    InputStep step { moverOf(match), state.inHand };
    const std::optional<rules::Point> last = state.inHand.lastOffer;
    const bool completes = completesOffer(match, point);
    if (last == point) {
        step.inHand.lastOffer.reset();
        return step;
    }
    if (last && !completes) {
        // There is room again: the former last offer becomes one of the others.
        step.commands = { match::Act { step.seat, opening::Withdraw { point } },
            match::Act { step.seat, opening::Offer { *last } } };
        return step;
    }
    const std::optional<opening::Act> act = actOn(match, point);
    if (!act)
        return std::nullopt;
    HeldStone &stone = step.inHand.stone;
    const match::Command command = match::Act { step.seat, *act };
    const bool isWhole =
        std::holds_alternative<opening::Withdraw>(*act) || (stone.guard() == Guard::OneTap && !completes);
    // An impossible move is refused at once, not only after a second tap.
    if (isWhole || !match.decide(command, state.moment)) {
        stone.release();
        step.commands = { command };
        step.point = point;
        return step;
    }
    // As at a real table, an offer counts where it is placed: only the press that ends the turn is awaited.
    if (stone.guard() == Guard::PlaceThenClock && std::holds_alternative<opening::Offer>(*act)) {
        stone.release();
        return meant(match, step, point);
    }
    return stone.tap(point) ? meant(match, step, point) : step;
}

std::optional<InputStep> stepOfPress(const InputState &state, Seat seat)
{
    const match::Match &match = state.match;
    InputStep step { seat, state.inHand };
    if (wantsChoice(match, state.isBlocked) && seat != moverOf(match)) {
        // Pressing the clock would answer for the opponent: say so, and do nothing else.
        const opening::Need need = match.opening().need();
        const opening::Act answer = need.kind == NeedKind::Choose
            ? opening::Act(opening::Choose { need.options.front().id })
            : opening::Act(opening::Declare { need.min });
        step.commands = { match::Act { seat, answer } };
        return step;
    }
    if (!wantsPoint(match, state.isBlocked) || seat != moverOf(match))
        return std::nullopt;
    if (const std::optional<rules::Point> last = state.inHand.lastOffer) {
        step.commands = { match::Act { seat, opening::Offer { *last } } };
        return step;
    }
    if (const std::optional<rules::Point> point = step.inHand.stone.press())
        return meant(match, step, *point);
    return std::nullopt;
}

} // namespace kagetsu::ui
