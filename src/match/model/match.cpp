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

PauseKey Match::pauseKey() const
{
    return waitsForArbiter()       ? PauseKey::Arbiter
        : isPaused()               ? PauseKey::Resume
        : stopsForArbiter(m_setup) ? PauseKey::Stop
                                   : PauseKey::Pause;
}

bool Match::canCountSleep() const
{
    const std::optional<Sleep> slept = sleep();
    return slept && !slept->isCounted && m_clock.turnOf() == slept->seat;
}

bool Match::canUncountSleep() const
{
    const std::optional<Sleep> slept = sleep();
    return slept && slept->isCounted && m_clock.turnOf() == slept->seat && m_clock.turnTime(m_lastMoment) >= slept->gap;
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

int Match::takeBackMoves(Seat seat) const
{
    if (phase() != Phase::Playing || isOnPhysicalBoard())
        return 0;
    const int opened = static_cast<int>(m_opening->stones().size());
    const int free = static_cast<int>(m_moves.size()) - opened;
    const int wanted = toAct() == seat ? 2 : 1;
    return free >= wanted ? wanted : 0;
}

int Match::takeBackActs(Seat seat) const
{
    if (!canStepBack())
        return 0;
    const auto own = std::find_if(
        m_openingActs.rbegin(), m_openingActs.rend(), [seat](const OpeningAct &act) { return act.seat == seat; });
    return own == m_openingActs.rend() ? 0 : static_cast<int>(own - m_openingActs.rbegin()) + 1;
}

bool Match::canUndoAct(Seat seat) const
{
    const auto isStone = [](const opening::Act &act) {
        return std::holds_alternative<opening::Place>(act) || std::holds_alternative<opening::Offer>(act);
    };
    return phase() == Phase::Opening && takeBackActs(seat) == 1 && m_opening->need().seat == seat
        && m_openingActs.back().before.clock.turn == seat && isStone(m_openingActs.back().act);
}

bool Match::canStepBack() const
{
    const bool isOpen = (phase() == Phase::Opening || phase() == Phase::Playing) && !isOnPhysicalBoard();
    return isOpen && !m_openingActs.empty() && m_moves.size() == m_opening->stones().size();
}

bool Match::canUndoPress() const
{
    if (m_clock.runsForOther())
        return false;
    if (isOnPhysicalBoard())
        return !m_turns.empty() && m_turns.back().before.clock.turn != m_clock.turnOf()
            && (phase() == Phase::Opening || phase() == Phase::Playing);
    if (phase() == Phase::Opening || (phase() == Phase::Playing && m_moves.size() == m_opening->stones().size()))
        return !m_openingActs.empty() && m_openingActs.back().before.clock.turn != m_clock.turnOf();
    return phase() == Phase::Playing && !m_moves.back().isLost;
}

std::vector<Point> Match::claimable(Seat seat) const
{
    std::vector<Point> points;
    const Side offender = other(sideOf(seat));
    const rules::FoulKinds forbidden = m_setup.rules.fouls(offender);
    const bool isOpen = (phase() == Phase::Playing || phase() == Phase::Flagged) && !isOnPhysicalBoard();
    if (!isOpen || isFlagged(seat) || m_setup.foulPolicy != FoulPolicy::Claim || !forbidden.any())
        return points;
    for (auto move = m_moves.rbegin(); move != m_moves.rend() - m_drawnStones; ++move) {
        const bool unanswered = move == m_moves.rbegin();
        if (move->side == offender && move->point && (unanswered || forbidden.overline))
            points.push_back(*move->point);
    }
    return points;
}

rules::Position Match::positionBefore(Point stone) const
{
    rules::Position before(m_setup.boardSize);
    for (const Move &move : m_moves) {
        if (move.point == stone)
            break;
        if (move.point)
            before.place(*move.point, move.side);
    }
    return before;
}

rules::FoulKinds Match::foulsOfStone(Point point) const
{
    const auto move =
        std::find_if(m_moves.begin(), m_moves.end(), [&](const Move &candidate) { return candidate.point == point; });
    if (move == m_moves.end())
        return {};
    return rules::judge(positionBefore(point), point, move->side, m_setup.rules).fouls;
}

rules::FoulKinds Match::claimVerdict(Point point) const
{
    rules::FoulKinds fouls = foulsOfStone(point);
    if (isAnswered(point))
        fouls = { fouls.overline, false, false };
    return fouls;
}

std::vector<rules::FoulPoint> Match::shownFouls() const
{
    if (phase() != Phase::Playing || m_setup.hints == Hints::Off)
        return {};
    if (m_setup.hints == Hints::Always) {
        const std::optional<Side> shown = m_setup.rules.judgedSide(sideToMove());
        return shown ? rules::judgeBoard(m_position, *shown, m_setup.rules).fouls : std::vector<rules::FoulPoint>();
    }
    if (m_moves.empty() || !m_moves.back().point)
        return {};
    const Point last = *m_moves.back().point;
    rules::Position before = m_position;
    before.clear(last);
    const rules::Verdict verdict = rules::judge(before, last, m_moves.back().side, m_setup.rules);
    if (verdict.outcome != rules::Outcome::Forbidden)
        return {};
    return { { last, verdict.fouls } };
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
