// SPDX-License-Identifier: MIT
// Claims and other statements of the players (match.md#course-of-a-claim, match.md#other-claims).
#include "match/model/fold/eventfold.h"

namespace kagetsu::match {

void EventFold::operator()(const ClaimRaised &event)
{
    m.m_standing = standing::ClaimPending { { event.seat, event.point } };
    m.m_clock.stop(m_at);
}

void EventFold::operator()(const ClaimWithdrawn &event)
{
    ++m.m_withdrawals[event.seat];
    if (m.m_setup.edition >= 2 && m.m_setup.withdrawal == Withdrawal::WrongClaim)
        ++m.m_wrongClaims[event.seat];
    closeClaim();
}

void EventFold::operator()(const FoulClaimed &event)
{
    if (!event.upheld)
        ++m.m_wrongClaims[event.seat];
    else
        m.m_forbiddenStone = event.point;
    closeClaim();
}

void EventFold::closeClaim()
{
    const auto *claim = standingAs<standing::ClaimPending>(m.m_standing);
    if (!claim)
        return;
    const bool isRecovered = claim->isRecovered;
    markFlag();
    if (isRecovered)
        haltClocks().isRecovered = true;
    else
        runClock();
}

void EventFold::operator()(const TimeAdded &event)
{
    m.m_clock.adjust(event.seat, event.time, m_at);
    reevaluateFlags();
}

void EventFold::operator()(const FiveClaimed &event)
{
    if (!event.upheld)
        ++m.m_wrongClaims[event.seat];
}

void EventFold::operator()(const DrawDeclined &event)
{
    m.m_drawOffer.reset();
    m.m_offerDeclined[otherSeat(event.seat)] = true;
}

// As after a declined offer, the seat must move before it offers again.
void EventFold::operator()(const DrawWithdrawn &event)
{
    m.m_drawOffer.reset();
    m.m_offerDeclined[event.seat] = true;
}

void EventFold::operator()(const TakenBack &event)
{
    ClockBefore start;
    if (event.acts > 0) {
        undoActs(event);
        return;
    }
    for (int i = 0; i < event.moves; ++i) {
        start = m.m_moves.back().before;
        popMove();
    }
    closeRequests();
    if (event.clocks == ClockEffect::Restored)
        goBack(start, /*again=*/true);
    else
        giveTurnAnew();
}

void EventFold::undoActs(const TakenBack &event)
{
    ClockBefore start;
    for (int i = 0; i < event.acts; ++i) {
        start = m.m_openingActs.back().before;
        popOpeningAct();
    }
    closeRequests();
    markFlag();
    if (event.clocks == ClockEffect::Restored) {
        goBackInOpening(start);
        return;
    }
    m.m_turnMoves = start.turnMoves; // the turn is the same, and its time goes on
    updateTurnLimits();
}

void EventFold::operator()(const FlagWaived &event)
{
    if (event.more > clock::Duration { 0 })
        m.m_clock.adjust(otherSeat(event.seat), event.more, m_at);
    else
        m.m_clock.liftLimits(m_at);
    markFlag();
    if (!m.isPaused())
        runClock();
}

} // namespace kagetsu::match
