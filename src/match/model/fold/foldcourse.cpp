// SPDX-License-Identifier: MIT
// The course of a game and its standing.
#include "match/model/fold/eventfold.h"
#include "match/model/fold/placement.h"

namespace kagetsu::match {

using rules::Side;

void EventFold::operator()(const Started &event)
{
    m.m_setup = event.setup();
    m.m_left = event.setup().left;
    const bool goesOn = event.setup().flagPolicy == FlagPolicy::Claim;
    m.m_clock = clock::Clock(event.setup().time, goesOn ? clock::AfterFlag::GoOn : clock::AfterFlag::Stand);
    m.m_position = rules::Position(event.setup().boardSize);
    // CommandDecider has checked that it can be played.
    m.m_opening = opening::Opening::start(event.setup().opening, event.setup().boardSize).value();
    m.m_standing = standing::Underway {};
    m.m_awaited = awaitedAtStart(event.setup());
    m.m_clock.start(m.m_opening->need().seat, m_at);
    m.m_waitsForFirstAct = event.setup().clockWaits && !m.isOnPhysicalBoard() && !event.setup().attendance;
    if (m.m_waitsForFirstAct)
        m.m_clock.stop(m_at);
    for (const Seat seat : BothSeats) {
        if (event.setup().late[seat] > clock::Duration { 0 })
            m.m_clock.setUsed(seat, event.setup().late[seat], m_at);
    }
    updateTurnLimits();
    reevaluateFlags();
    layDrawnStones();
}

void EventFold::operator()(const Arrived &event)
{
    m.m_awaited.reset();
    if (event.charged <= clock::Duration { 0 })
        return;
    m.m_clock.setUsed(event.seat, m.m_clock.reading(event.seat, m_at).used + event.charged, m_at);
    reevaluateFlags();
}

// If the game was stopped for another reason before the program stopped, it stays stopped for that reason.
void EventFold::operator()(Resumed)
{
    if (auto *claim = standingAs<standing::ClaimPending>(m.m_standing)) {
        claim->isRecovered = false;
    } else if (auto *hold = standingAs<standing::Held>(m.m_standing)) {
        hold->isRecovered = false;
    } else {
        endHalt();
        runClock();
    }
}

void EventFold::operator()(Recovered)
{
    if (auto *claim = standingAs<standing::ClaimPending>(m.m_standing))
        claim->isRecovered = true;
    else
        haltClocks().isRecovered = true;
}

void EventFold::operator()(const Slept &event)
{
    if (!m.m_clock.isRunning())
        return; // a flag had fallen before
    const Seat seat = *m.m_clock.turnOf();
    standing::Halt &halt = m.m_setup.arbiter ? holdClocks() : haltClocks();
    halt.sleep = Sleep { seat, event.gap, /*isCounted=*/false };
}

void EventFold::countSleep()
{
    Sleep &sleep = *standingAs<standing::Halt>(m.m_standing)->sleep;
    sleep.isCounted = true;
    m.m_clock.addElapsed(sleep.gap, m_at);
    reevaluateFlags();
}

// What was counted in a turn that no longer exists cannot be given back to another turn.
void EventFold::forgetCountedSleep()
{
    auto *halt = standingAs<standing::Halt>(m.m_standing);
    if (halt && halt->sleep && halt->sleep->isCounted)
        halt->sleep.reset();
}

void EventFold::operator()(const Flagged &event)
{
    m.m_clock.checkFlag(event.flag.at);
    if (m.m_setup.flagPolicy == FlagPolicy::Claim)
        return;
    markFlag();
    closeRequests();
}

void EventFold::operator()(const CapReached &event)
{
    const clock::Duration used = m.m_clock.seat(event.seat).used;
    const Side side = m.sideToMove();
    const ClockBefore before = clockBefore();
    m.m_clock.reachLimit();
    if (event.effect != clock::LimitEffect::TurnLost)
        return;
    playOn(event.seat);
    const clock::Duration turn = m.m_clock.seat(event.seat).used - used;
    m.m_turnMoves = 0;
    if (m.isOnPhysicalBoard())
        return; // it is to be noted like everything else
    note({ event.seat, side, std::nullopt, /*isLost=*/true, event.at, turn, {}, before });
}

void EventFold::operator()(const Ended &event)
{
    m.m_standing = standing::Over { event.result };
    m.m_leftSealed.clear();
    closeRequests();
    m.m_clock.stop(m_at);
    const record::Reason reason = event.result.reason;
    const bool byFoul = reason == record::Reason::DoubleThree || reason == record::Reason::DoubleFour
        || reason == record::Reason::Overline;
    if (!byFoul)
        m.m_forbiddenStone.reset();
    else if (!m.m_forbiddenStone && !m.m_moves.empty() && m.m_moves.back().point)
        m.m_forbiddenStone = m.m_moves.back().point;
    if (reason == record::Reason::Five || reason == record::Reason::OverlineOfWhite) {
        const Side winner = event.result.winner == record::Winner::Black ? Side::Black : Side::White;
        m.m_winningRows = winningRowsOf(m.m_position, winner, m.m_setup.rules);
    }
}

void EventFold::operator()(const Confirmed &event)
{
    Confirmations &given = standingAs<standing::Over>(m.m_standing)->confirmations;
    (event.seat ? given.seats[*event.seat] : given.arbiter) = true;
}

void EventFold::runClock()
{
    if (!m.waitsForFirstAct())
        m.m_clock.resume(m_at);
}

standing::Halt &EventFold::haltClocks()
{
    m.m_clock.stop(m_at);
    if (!standingAs<standing::Halt>(m.m_standing))
        m.m_standing = standing::Paused { { .isFlagDown = m.phase() == Phase::Flagged } };
    return *standingAs<standing::Halt>(m.m_standing);
}

standing::Held &EventFold::holdClocks()
{
    const standing::Halt halt = haltClocks();
    if (!standingAs<standing::Held>(m.m_standing))
        m.m_standing = standing::Held { halt };
    return *standingAs<standing::Held>(m.m_standing);
}

void EventFold::endHalt()
{
    if (const auto *adjourned = standingAs<standing::Adjourned>(m.m_standing))
        m.m_leftSealed = adjourned->sealed;
    m.m_standing = m.phase() == Phase::Flagged ? Standing(standing::FlagDown {}) : standing::Underway {};
}

void EventFold::markFlag()
{
    const bool isDown = m.m_setup.flagPolicy != FlagPolicy::Claim && m.m_clock.flaggedSeat();
    if (auto *halt = standingAs<standing::Halt>(m.m_standing))
        halt->isFlagDown = isDown;
    else
        m.m_standing = isDown ? Standing(standing::FlagDown {}) : standing::Underway {};
}

void EventFold::reevaluateFlags()
{
    if (m.phase() == Phase::Ended || m.phase() == Phase::Claimed)
        return;
    const bool wasFlagged = m.phase() == Phase::Flagged;
    markFlag();
    if (m.phase() == Phase::Flagged)
        closeRequests();
    else if (wasFlagged)
        holdClocks(); // the clocks stay stopped until the arbiter lets them run
}

void EventFold::closeRequests()
{
    m.m_drawOffer.reset();
    m.m_takeBackAsked.reset();
}

} // namespace kagetsu::match
