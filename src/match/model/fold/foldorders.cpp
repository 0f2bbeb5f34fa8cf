// SPDX-License-Identifier: MIT
// The orders of the arbiter (match.md#orders).
#include "match/model/fold/eventfold.h"

#include <algorithm>

namespace kagetsu::match {

using clock::Duration;

void EventFold::operator()(const Intervened &event)
{
    if (isOrder(event))
        rememberOrder();
    std::visit([this](const auto &what) { intervene(what); }, event.what);
    const bool isQuick = std::holds_alternative<StopClocks>(event.what) || std::holds_alternative<AddTime>(event.what)
        || std::holds_alternative<SetClock>(event.what) || std::holds_alternative<GiveTurn>(event.what);
    if (isQuick && event.grounds.ground == Ground::Unstated)
        m.m_owesReason = true;
}

void EventFold::rememberOrder()
{
    constexpr std::size_t Most = 16;
    auto before = std::make_shared<Match>(m);
    before->m_orders.clear();
    if (m.m_orders.size() == Most)
        m.m_orders.erase(m.m_orders.begin());
    m.m_orders.push_back({ std::move(before), m_at });
}

void EventFold::intervene(const RunClock &what)
{
    endHalt();
    m.m_waitsForFirstAct = false;
    m.m_clock.resumeOwnTurn(m_at);
    if (what.seat != m.toAct())
        m.m_clock.runForOther(what.seat, m_at);
    m.m_clock.resume(m_at);
}

void EventFold::intervene(const AddTime &what)
{
    m.m_clock.adjust(what.seat, what.time, m_at);
    reevaluateFlags();
}

void EventFold::intervene(const SetClock &what)
{
    m.m_clock.set(what.seat, what.setting, m_at);
    reevaluateFlags();
}

void EventFold::intervene(const GiveTurn &what)
{
    m.m_clock.giveTurn(what.seat, m_at);
    closeRequests();
    forgetCountedSleep();
    updateTurnLimits();
}

void EventFold::intervene(UndoPress)
{
    const Duration since = m.m_clock.turnTime(m_at);
    ClockBefore start;
    if (m.isOnPhysicalBoard()) {
        start = m.m_turns.back().before;
        m.m_turns.pop_back();
    } else if (m.m_moves.size() > m.m_opening->stones().size()) {
        start = m.m_moves.back().before;
        popMove();
    } else {
        start = m.m_openingActs.back().before;
        popOpeningAct();
        markFlag();
    }
    start.clock.elapsed += since;
    closeRequests();
    goBack(start, /*again=*/false);
}

void EventFold::intervene(Equalise)
{
    const PerSeat<Duration> used { m.m_clock.reading(Seat::A, m_at).used, m.m_clock.reading(Seat::B, m_at).used };
    const Duration half = (used.a + used.b) / 2;
    m.m_clock.setUsed(Seat::A, half, m_at);
    m.m_clock.setUsed(Seat::B, used.a + used.b - half, m_at);
    reevaluateFlags();
}

void EventFold::intervene(const Rescale &what)
{
    const PerSeat<Duration> used { m.m_clock.reading(Seat::A, m_at).used, m.m_clock.reading(Seat::B, m_at).used };
    const Duration sum = used.a + used.b;
    for (Seat seat : BothSeats) {
        const double share = static_cast<double>(used[seat].count()) / static_cast<double>(sum.count());
        const double exact = share * static_cast<double>(what.elapsed.count());
        m.m_clock.setUsed(seat, Duration(static_cast<Duration::rep>(exact + 0.5)), m_at);
    }
    reevaluateFlags();
}

void EventFold::intervene(const Reread &what)
{
    m.m_clock.reread(what.from, m_at);
}

void EventFold::intervene(const Retract &what)
{
    const auto keep = static_cast<std::size_t>(what.keep);
    ClockBefore start;
    while (m.m_moves.size() > std::max(keep, m.m_opening->stones().size())) {
        start = m.m_moves.back().before;
        popMove();
    }
    const bool inOpening = m.m_opening->stones().size() > keep;
    while (m.m_opening->stones().size() > keep) {
        start = m.m_openingActs.back().before;
        popOpeningAct();
    }
    closeRequests();
    markFlag();
    if (what.clocks == ClockEffect::Restored) {
        if (inOpening)
            goBackInOpening(start);
        else
            goBack(start, /*again=*/true);
    } else {
        giveTurnAnew();
        updateTurnLimits();
    }
    reevaluateFlags();
}

void EventFold::intervene(const CorrectMove &what)
{
    m.m_position.clear(what.from);
    Move &move = m.m_moves[static_cast<std::size_t>(what.number - 1)];
    move.point = what.to;
    m.m_position.place(what.to, move.side);
}

void EventFold::intervene(const InsertMove &what)
{
    startWaitingClock();
    const Seat seat = *m.toAct();
    const rules::Side side = m.sideToMove();
    const ClockBefore before = clockBefore();
    if (what.point)
        m.m_position.place(*what.point, side);
    note({ seat, side, what.point, /*isLost=*/false, m_at, {}, {}, before });
    giveTurnAnew();
}

void EventFold::intervene(const Reopen &)
{
    m.m_winningRows.clear();
    m.m_forbiddenStone.reset();
    m.m_awaited.reset(); // from now on the arbiter decides who is present and what lateness costs
    markFlag();
    // The stone that ended the game was not followed by a press.
    if (m.m_clock.turnOf() != m.toAct())
        giveTurnAnew();
    holdClocks();
}

void EventFold::intervene(const Adjourn &what)
{
    m.m_standing = standing::Adjourned { holdClocks(), what.sealed };
    m.m_leftSealed.clear();
}

void EventFold::intervene(const OpenSealed &)
{
    intervene(AnnulSealed {});
    intervene(RunClock { *m.toAct() });
}

void EventFold::intervene(AnnulSealed)
{
    standingAs<standing::Adjourned>(m.m_standing)->sealed.clear();
}

void EventFold::intervene(UncountSleep)
{
    Sleep &sleep = *standingAs<standing::Halt>(m.m_standing)->sleep;
    sleep.isCounted = false;
    m.m_clock.addElapsed(-sleep.gap, m_at);
    reevaluateFlags();
}

void EventFold::intervene(SwapColours)
{
    m.m_exchanged = !m.m_exchanged;
    closeRequests();
    giveTurnAnew();
}

void EventFold::intervene(ExpiryAsPass)
{
    const Seat seat = *m.toAct();
    passLost(seat);
    clock::ClockSetting last;
    last.periods = 1;
    m.m_clock.set(seat, last, m_at);
    closeRequests();
    markFlag();
    holdClocks();
}

// A clock that has run since goes on as if the order had not been given; one that was stopped stays stopped.
void EventFold::intervene(UndoOrder)
{
    std::vector<BeforeOrder> orders = std::move(m.m_orders);
    const BeforeOrder last = std::move(orders.back());
    orders.pop_back();
    const bool ran = m.m_clock.isRunning();
    const Seat left = m.m_left; // no order changes where people sit
    m = *last.match;
    m.m_left = left;
    m.m_lastMoment = m_at;
    m.m_orders = std::move(orders);
    if (!m.m_clock.isRunning() || ran)
        return;
    m.m_clock.stop(last.at);
    holdClocks();
}

void EventFold::operator()(SymmetryOverruled)
{
    m.m_symmetryOverruledAt = m.m_openingActs.size();
    m.m_opening->overrideSymmetry();
}

void EventFold::operator()(const SteppedBack &event)
{
    const ClockBefore start = m.m_openingActs.back().before;
    popOpeningAct();
    closeRequests();
    markFlag();
    if (event.clocks == ClockEffect::Restored) {
        goBack(start, /*again=*/false);
        return;
    }
    const Seat seat = m.m_opening->need().seat;
    if (m.m_clock.turnOf() != seat)
        m.m_clock.giveTurn(seat, m_at);
    updateTurnLimits();
}

} // namespace kagetsu::match
