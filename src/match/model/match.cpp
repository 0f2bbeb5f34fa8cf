// SPDX-License-Identifier: MIT
#include "match/model/match.h"

#include "match/model/fold/eventfold.h"
#include "match/model/fold/placement.h"

#include <algorithm>

namespace kagetsu::match {

using rules::Point;
using rules::Side;

Phase Match::phase() const
{
    if (isIn<standing::NotBegun>())
        return Phase::NotStarted;
    if (isOver())
        return Phase::Ended;
    if (isIn<standing::ClaimPending>())
        return Phase::Claimed;
    if (isIn<standing::FlagDown>() || standingValue(&standing::Halt::isFlagDown))
        return Phase::Flagged;
    return m_opening->isFinished() ? Phase::Playing : Phase::Opening;
}

std::optional<PendingClaim> Match::pendingClaim() const
{
    const auto *claim = standingAs<PendingClaim>(m_standing);
    return claim ? std::optional(*claim) : std::nullopt;
}

std::optional<Seat> Match::toAct() const
{
    switch (phase()) {
    case Phase::NotStarted:
    case Phase::Ended: return std::nullopt;
    case Phase::Opening:
        if (isOnPhysicalBoard())
            break;
        return m_opening->need().seat;
    case Phase::Playing:
    case Phase::Flagged:
    case Phase::Claimed: break;
    }
    // The notes of a physical board may lag behind the clock.
    if (isOnPhysicalBoard())
        return m_clock.runsForOther() ? otherSeat(*m_clock.turnOf()) : *m_clock.turnOf();
    // The arbiter can let the clock run for the other seat (RunClock).
    return m_opening->isFinished() ? ownerOf(sideToMove()) : m_opening->need().seat;
}

Side Match::sideToMove() const
{
    if (phase() == Phase::Opening)
        return m_opening->need().colour;
    return m_moves.size() % 2 == 0 ? Side::Black : Side::White;
}

Seat Match::ownerOf(Side side) const
{
    const Seat owner = m_opening ? m_opening->ownerOf(side) : side == Side::Black ? Seat::A : Seat::B;
    return m_exchanged ? otherSeat(owner) : owner;
}

Side Match::sideOf(Seat seat) const
{
    return ownerOf(Side::Black) == seat ? Side::Black : Side::White;
}

std::optional<clock::Moment> Match::forfeitMoment() const
{
    if (!m_awaited || (phase() != Phase::Opening && phase() != Phase::Playing))
        return std::nullopt;
    const clock::Moment limit = m_setup.lateness.limit - m_setup.attendance->begun;
    return m_setup.lateness.inclusive ? limit : limit + clock::Duration { 1 };
}

std::optional<clock::Moment> Match::flagMoment() const
{
    const std::optional<clock::Moment> flag = m_clock.flagMoment();
    const std::optional<clock::Moment> forfeit = forfeitMoment();
    return flag && forfeit ? std::min(flag, forfeit) : flag ? flag : forfeit;
}

bool Match::mayPass() const
{
    if (isOnPhysicalBoard() || !isIn<standing::Underway>() || !m_opening->isFinished())
        return false;
    const std::optional<int> from = passFrom(m_setup);
    return isLastStoneLaid() || (from && moveNumber() >= *from);
}

bool Match::isLastStoneLaid() const
{
    return match::isLastStoneLaid(m_setup, m_position);
}

bool Match::isBoardFull() const
{
    const int size = m_position.size();
    return m_position.count(Side::Black) + m_position.count(Side::White) == size * size;
}

bool Match::isResultLocked() const
{
    const Confirmations given = confirmations();
    return given.seats.a && given.seats.b && (given.arbiter || !m_setup.arbiter);
}

bool operator==(const BeforeOrder &one, const BeforeOrder &two)
{
    return one.at == two.at && (one.match == two.match || *one.match == *two.match);
}

// Returns true if the last orders can still be undone after this event. Events at the same moment as an order follow
// from it.
bool Match::keepsOrders(const Event &event) const
{
    const bool isQuiet = isRoutine(event.what) || std::holds_alternative<Intervened>(event.what)
        || std::holds_alternative<Confirmed>(event.what) || std::holds_alternative<WallChanged>(event.what)
        || std::holds_alternative<Stalled>(event.what) || std::holds_alternative<PlacesChanged>(event.what);
    const bool isConsequence = std::holds_alternative<Ended>(event.what) || std::holds_alternative<Warned>(event.what)
        || std::holds_alternative<TimeAdded>(event.what) || std::holds_alternative<TurnForfeited>(event.what)
        || std::holds_alternative<FoulClaimed>(event.what);
    return isQuiet || (isConsequence && !m_orders.empty() && m_orders.back().at == event.at);
}

void Match::fold(const Event &event)
{
    m_lastMoment = event.at;
    if (!keepsOrders(event))
        m_orders.clear();
    std::visit(EventFold(*this, event.at), event.what);
}

Match replay(const Events &events)
{
    Match match;
    for (const Event &event : events)
        match.fold(event);
    return match;
}

} // namespace kagetsu::match
