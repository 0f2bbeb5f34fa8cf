// SPDX-License-Identifier: MIT
// Moves and the acts of an opening, made and undone.
#include "match/model/fold/eventfold.h"
#include "match/model/fold/placement.h"

#include <algorithm>
#include <utility>

namespace kagetsu::match {

using rules::Point;
using rules::Side;

std::optional<Point> EventFold::stoneOf(const opening::Act &act)
{
    if (const auto *place = std::get_if<opening::Place>(&act))
        return place->point;
    if (const auto *select = std::get_if<opening::Select>(&act))
        return select->point;
    return std::nullopt;
}

void EventFold::layDrawnStones()
{
    for (Point point : m.m_opening->stones()) {
        const Side side = m.m_moves.size() % 2 == 0 ? Side::Black : Side::White;
        m.m_position.place(point, side);
        note({ m.ownerOf(side), side, point, /*isLost=*/false, m_at, {}, {}, clockBefore() });
    }
    m.m_drawnStones = static_cast<int>(m.m_moves.size());
}

void EventFold::playOn(Seat seat)
{
    if (m.m_takeBackAsked == seat)
        m.m_takeBackAsked.reset();
}

void EventFold::startWaitingClock()
{
    if (std::exchange(m.m_waitsForFirstAct, false))
        m.m_clock.resume(m_at);
}

void EventFold::operator()(const Acted &event)
{
    startWaitingClock();
    playOn(event.seat);
    if (m.m_opening->isFinished()) {
        putStone(event.seat, std::get<opening::Place>(event.act).point, /*endsTurn=*/true);
        return;
    }
    const Seat before = m.m_opening->need().seat;
    const Side colour = m.m_opening->need().colour;
    m.m_openingActs.push_back({ event.seat, event.act, static_cast<int>(m.m_moves.size()), clockBefore() });
    m.m_opening->apply(event.act);
    const bool endsTurn = m.m_opening->need().seat != before;
    if (const std::optional<Point> stone = stoneOf(event.act))
        putStone(event.seat, *stone, endsTurn, colour);
    else if (endsTurn)
        press();
    updateTurnLimits();
}

void EventFold::operator()(const Passed &event)
{
    startWaitingClock();
    playOn(event.seat);
    const Side side = m.sideToMove();
    const clock::Duration turn = m.m_clock.turnTime(m_at);
    const ClockBefore before = clockBefore();
    ++m.m_turnMoves;
    press();
    note({ event.seat, side, std::nullopt, /*isLost=*/false, m_at, turn, {}, before });
}

void EventFold::putStone(Seat seat, Point point, bool endsTurn, std::optional<Side> colour)
{
    const Side side = colour.value_or(m.sideToMove());
    const clock::Duration turn = m.m_clock.turnTime(m_at);
    const ClockBefore before = clockBefore();
    // A stone that ends the game is complete when it is released: there is no press and no bonus
    // (match.md#foul-policies).
    const bool over = m.m_opening->isFinished() && endBy(m.m_setup, m.m_position, point, side).has_value();
    m.m_position.place(point, side);
    if (side == m.sideOf(seat))
        ++m.m_turnMoves;
    if (over)
        m.m_clock.stop(m_at);
    else if (endsTurn)
        press();
    note({ seat, side, point, /*isLost=*/false, m_at, turn, {}, before });
}

void EventFold::press()
{
    m.m_clock.press(m_at, m.m_turnMoves);
    m.m_turnMoves = 0;
}

void EventFold::note(Move move)
{
    for (Seat seat : BothSeats)
        move.clocks[seat] = m.m_clock.reading(seat, move.at);
    m.m_offerDeclined[move.seat] = false;
    m.m_moves.push_back(std::move(move));
}

// A turn with several stones or an offer gets more time, and no turn of an opening can be lost
// (clock.md#per-move-limit).
void EventFold::updateTurnLimits()
{
    // Beside a physical board this is known only while the notes keep up with the clock.
    if (m.isOnPhysicalBoard() && (m.phase() != Phase::Opening || m.m_notedTurns != m.m_turns.size() || m.m_exchanged))
        return;
    if (m.phase() == Phase::Opening)
        m.m_clock.keepTurn();
    if (const auto seat = m.m_clock.turnOf(); seat && m.m_opening->isHeavyTurn())
        m.m_clock.setTurnFactor(m.m_clock.control(*seat).capInOpening);
}

void EventFold::loseTurn(Seat seat)
{
    int &owed = m.m_turnsOwed[seat];
    if (m.phase() != Phase::Playing || m.toAct() != seat) {
        ++owed;
        return;
    }
    owed = std::max(owed - 1, 0);
    passLost(seat);
}

// Ends the turn of the seat to act without a stone and without its consent.
void EventFold::passLost(Seat seat)
{
    startWaitingClock();
    const rules::Side side = m.sideToMove();
    const ClockBefore before = clockBefore();
    const clock::Duration turn = m.m_clock.turnTime(m_at);
    m.m_clock.giveTurn(otherSeat(seat), m_at);
    m.m_turnMoves = 0;
    note({ seat, side, std::nullopt, /*isLost=*/true, m_at, turn, {}, before });
}

void EventFold::goBack(const ClockBefore &start, bool again)
{
    clock::ClockState state = start.clock;
    if (again) {
        state.elapsed = clock::Duration { 0 };
        state.capSince = clock::Duration { 0 };
    }
    m.m_clock.restore(state, m_at);
    forgetCountedSleep();
    m.m_turnMoves = again ? 0 : start.turnMoves;
    // Since that moment the colours may have been exchanged, and with them the turn.
    if (const auto seat = m.toAct(); seat && !m.isOnPhysicalBoard() && m.m_clock.turnOf() != seat) {
        giveTurnAnew();
        reevaluateFlags();
    }
}

// Goes back within the opening: if the turn is the same, its time is as the last remaining act left it.
void EventFold::goBackInOpening(ClockBefore start)
{
    const OpeningAct *const last = m.m_openingActs.empty() ? nullptr : &m.m_openingActs.back();
    const bool goesOn =
        last && last->before.clock.seats == start.clock.seats && last->before.clock.turn == start.clock.turn;
    if (goesOn)
        start.clock.elapsed = last->before.clock.elapsed;
    goBack(start, /*again=*/!goesOn);
    if (!goesOn)
        updateTurnLimits();
}

void EventFold::giveTurnAnew()
{
    m.m_clock.giveTurn(*m.toAct(), m_at);
    m.m_turnMoves = 0;
    forgetCountedSleep();
}

void EventFold::popMove()
{
    if (m.m_moves.back().point)
        m.m_position.clear(*m.m_moves.back().point);
    m.m_moves.pop_back();
}

void EventFold::popOpeningAct()
{
    m.m_openingActs.pop_back();
    if (!m.isOnPhysicalBoard()) // the opening says who has which colour
        m.m_exchanged = false;
    // A ruling that came after the undone act is void with it.
    if (m.m_symmetryOverruledAt > m.m_openingActs.size())
        m.m_symmetryOverruledAt.reset();
    replayOpening();
    while (m.m_moves.size() > m.m_opening->stones().size())
        popMove();
}

void EventFold::replayOpening()
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

} // namespace kagetsu::match
