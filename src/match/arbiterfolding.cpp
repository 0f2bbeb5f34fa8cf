// SPDX-License-Identifier: MIT
// Claims, penalties and the arbiter's acts as a match takes them in (refereeing.md).
#include "match/folding.h"

#include <algorithm>

namespace kagetsu::match {

using clock::Duration;

void Folding::operator()(const FoulClaimed &event)
{
    if (!event.upheld)
        ++m.m_wrongClaims[event.seat];
    else
        m.m_forbiddenStone = event.point;
    closeClaim();
}

void Folding::operator()(const FiveClaimed &event)
{
    if (!event.upheld)
        ++m.m_wrongClaims[event.seat];
}

void Folding::operator()(const ClaimRaised &event)
{
    m.m_standing = standing::ClaimPending { { event.seat, event.point } };
    m.m_clock.stop(m_at);
}

void Folding::operator()(const TimeAdded &event)
{
    m.m_clock.adjust(event.seat, event.time, m_at);
    weighFlags();
}

void Folding::operator()(SymmetryOverruled)
{
    m.m_symmetryOverruledAt = m.m_openingActs.size();
    m.m_opening->overrideSymmetry();
}

void Folding::operator()(const SteppedBack &event)
{
    const DeedStart start = m.m_openingActs.back().before;
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
    weighTurn();
}

void Folding::operator()(const ArbiterCalled &event)
{
    holdClocks().calledBy = event.seat;
}

void Folding::operator()(const Confirmed &event)
{
    Confirmations &given = standsAs<standing::Over>(m.m_standing)->confirmations;
    (event.seat ? given.seats[*event.seat] : given.arbiter) = true;
}

void Folding::operator()(const ClaimWithdrawn &event)
{
    ++m.m_withdrawals[event.seat];
    if (m.m_setup.edition >= 2 && m.m_setup.withdrawal == Withdrawal::WrongClaim)
        ++m.m_wrongClaims[event.seat];
    closeClaim();
}

void Folding::operator()(const Intervened &event)
{
    if (isOrder(event))
        rememberOrder();
    std::visit([this](const auto &what) { intervene(what); }, event.what);
    const bool isQuick = std::holds_alternative<StopClocks>(event.what) || std::holds_alternative<AddTime>(event.what)
        || std::holds_alternative<SetClock>(event.what) || std::holds_alternative<GiveTurn>(event.what);
    if (isQuick && event.grounds.ground == Ground::Unstated)
        m.m_owesReason = true;
}

void Folding::rememberOrder()
{
    constexpr std::size_t Most = 16;
    auto before = std::make_shared<Match>(m);
    before->m_orders.clear();
    if (m.m_orders.size() == Most)
        m.m_orders.erase(m.m_orders.begin());
    m.m_orders.push_back({ std::move(before), m_at });
}

// A clock that has run since goes on as if the order had not been given; one that was stopped stays so.
void Folding::intervene(UndoOrder)
{
    std::vector<BeforeOrder> orders = std::move(m.m_orders);
    const BeforeOrder last = std::move(orders.back());
    orders.pop_back();
    const bool ran = m.m_clock.isRunning();
    m = *last.match;
    m.m_lastMoment = m_at;
    m.m_orders = std::move(orders);
    if (!m.m_clock.isRunning() || ran)
        return;
    m.m_clock.stop(last.at);
    holdClocks();
}

void Folding::intervene(SwapColours)
{
    m.m_exchanged = !m.m_exchanged;
    closeRequests();
    giveTurnAnew();
}

void Folding::intervene(ExpiryAsPass)
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

void Folding::intervene(StopClocks)
{
    holdClocks();
}

void Folding::intervene(const RunClock &what)
{
    endHalt();
    m.m_clock.takeUp(m_at);
    if (what.seat != m.toAct())
        m.m_clock.lend(what.seat, m_at);
    m.m_clock.resume(m_at);
}

void Folding::intervene(const AddTime &what)
{
    m.m_clock.adjust(what.seat, what.time, m_at);
    weighFlags();
}

void Folding::intervene(const SetClock &what)
{
    m.m_clock.set(what.seat, what.setting, m_at);
    weighFlags();
}

void Folding::intervene(const GiveTurn &what)
{
    m.m_clock.giveTurn(what.seat, m_at);
    closeRequests();
    forgetCountedSleep();
    weighTurn();
}

void Folding::intervene(UndoPress)
{
    const Duration since = m.m_clock.turnTime(m_at);
    DeedStart start;
    if (m.isOnTheTable()) {
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

void Folding::intervene(Equalise)
{
    const PerSeat<Duration> used { m.m_clock.reading(Seat::A, m_at).used, m.m_clock.reading(Seat::B, m_at).used };
    const Duration half = (used.a + used.b) / 2;
    m.m_clock.setUsed(Seat::A, half, m_at);
    m.m_clock.setUsed(Seat::B, used.a + used.b - half, m_at);
    weighFlags();
}

void Folding::intervene(const Rescale &what)
{
    const PerSeat<Duration> used { m.m_clock.reading(Seat::A, m_at).used, m.m_clock.reading(Seat::B, m_at).used };
    const Duration sum = used.a + used.b;
    for (Seat seat : BothSeats) {
        const double share = static_cast<double>(used[seat].count()) / static_cast<double>(sum.count());
        const double exact = share * static_cast<double>(what.elapsed.count());
        m.m_clock.setUsed(seat, Duration(static_cast<Duration::rep>(exact + 0.5)), m_at);
    }
    weighFlags();
}

void Folding::intervene(const Reread &what)
{
    m.m_clock.reread(what.from, m_at);
}

void Folding::intervene(const Retract &what)
{
    const auto keep = static_cast<std::size_t>(what.keep);
    DeedStart start;
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
        // Within a turn of the opening: as the last act that stands left it.
        const OpeningAct *const last = m.m_openingActs.empty() ? nullptr : &m.m_openingActs.back();
        const bool goesOn = inOpening && last && last->before.clock.seats == start.clock.seats
            && last->before.clock.turn == start.clock.turn;
        if (goesOn)
            start.clock.elapsed = last->before.clock.elapsed;
        goBack(start, /*again=*/!goesOn);
        if (inOpening && !goesOn)
            weighTurn();
    } else {
        giveTurnAnew();
        weighTurn();
    }
    weighFlags();
}

void Folding::intervene(const CorrectMove &what)
{
    m.m_position.clear(what.from);
    Move &move = m.m_moves[static_cast<std::size_t>(what.number - 1)];
    move.point = what.to;
    m.m_position.place(what.to, move.side);
}

void Folding::intervene(const InsertMove &what)
{
    const Seat seat = *m.toAct();
    const rules::Side side = m.sideToMove();
    const DeedStart before = deedStart();
    if (what.point)
        m.m_position.place(*what.point, side);
    note({ seat, side, what.point, /*isLost=*/false, m_at, {}, {}, before });
    giveTurnAnew();
}

void Folding::intervene(const Reopen &)
{
    m.m_winningRows.clear();
    m.m_forbiddenStone.reset();
    m.m_awaited.reset(); // who is here, and what lateness costs, is the arbiter's affair from now on
    markFlag();
    // The stone that ended the game was not pressed.
    if (m.m_clock.turnOf() != m.toAct())
        giveTurnAnew();
    holdClocks();
}

void Folding::intervene(const Adjourn &what)
{
    m.m_standing = standing::Adjourned { holdClocks(), what.sealed };
    m.m_leftSealed.clear();
}

void Folding::intervene(const OpenSealed &)
{
    intervene(AnnulSealed {});
    intervene(RunClock { *m.toAct() });
}

void Folding::intervene(AnnulSealed)
{
    standsAs<standing::Adjourned>(m.m_standing)->sealed.clear();
}

void Folding::intervene(UncountSleep)
{
    Sleep &sleep = *standsAs<standing::Halt>(m.m_standing)->sleep;
    sleep.isCounted = false;
    m.m_clock.addElapsed(-sleep.gap, m_at);
    weighFlags();
}

void Folding::popOpeningAct()
{
    m.m_openingActs.pop_back();
    if (!m.isOnTheTable()) // the opening says who has which colour
        m.m_exchanged = false;
    // What was ruled after the act that goes is void with it.
    if (m.m_symmetryOverruledAt > m.m_openingActs.size())
        m.m_symmetryOverruledAt.reset();
    replayOpening();
    while (m.m_moves.size() > m.m_opening->stones().size())
        popMove();
}

void Folding::replayOpening()
{
    m.m_opening = opening::Opening::start(m.m_setup.opening, m.m_setup.boardSize).value();
    for (std::size_t i = 0; i < m.m_openingActs.size(); ++i) {
        if (m.m_symmetryOverruledAt == i)
            m.m_opening->overrideSymmetry();
        m.m_opening->apply(m.m_openingActs[i].act);
    }
    if (m.m_symmetryOverruledAt == m.m_openingActs.size())
        m.m_opening->overrideSymmetry();
}

void Folding::markFlag()
{
    const bool isDown = m.m_setup.flagPolicy != FlagPolicy::Claim && m.m_clock.flaggedSeat();
    if (auto *halt = standsAs<standing::Halt>(m.m_standing))
        halt->isFlagDown = isDown;
    else
        m.m_standing = isDown ? Standing(standing::FlagDown {}) : standing::Underway {};
}

standing::Halt &Folding::haltClocks()
{
    m.m_clock.stop(m_at);
    if (!standsAs<standing::Halt>(m.m_standing))
        m.m_standing = standing::Paused { { .isFlagDown = m.phase() == Phase::Flagged } };
    return *standsAs<standing::Halt>(m.m_standing);
}

standing::Held &Folding::holdClocks()
{
    const standing::Halt halt = haltClocks();
    if (!standsAs<standing::Held>(m.m_standing))
        m.m_standing = standing::Held { halt };
    return *standsAs<standing::Held>(m.m_standing);
}

void Folding::endHalt()
{
    if (const auto *adjourned = standsAs<standing::Adjourned>(m.m_standing))
        m.m_leftSealed = adjourned->sealed;
    m.m_standing = m.phase() == Phase::Flagged ? Standing(standing::FlagDown {}) : standing::Underway {};
}

void Folding::closeClaim()
{
    const auto *claim = standsAs<standing::ClaimPending>(m.m_standing);
    if (!claim)
        return;
    const bool isRecovered = claim->isRecovered;
    markFlag();
    if (isRecovered)
        haltClocks().isRecovered = true;
    else
        m.m_clock.resume(m_at);
}

void Folding::weighFlags()
{
    if (m.phase() == Phase::Ended || m.phase() == Phase::Claimed)
        return;
    const bool wasFlagged = m.phase() == Phase::Flagged;
    markFlag();
    if (m.phase() == Phase::Flagged)
        closeRequests();
    else if (wasFlagged)
        holdClocks(); // the clocks stand, and the arbiter lets them go on
}

void Folding::loseTurn(Seat seat)
{
    int &owed = m.m_turnsOwed[seat];
    if (m.phase() != Phase::Playing || m.toAct() != seat) {
        ++owed;
        return;
    }
    owed = std::max(owed - 1, 0);
    passLost(seat);
}

// The turn of the seat that is to act is over, without a stone and by nobody's wish.
void Folding::passLost(Seat seat)
{
    const rules::Side side = m.sideToMove();
    const DeedStart before = deedStart();
    const Duration turn = m.m_clock.turnTime(m_at);
    m.m_clock.giveTurn(otherSeat(seat), m_at);
    m.m_turnMoves = 0;
    note({ seat, side, std::nullopt, /*isLost=*/true, m_at, turn, {}, before });
}

} // namespace kagetsu::match
