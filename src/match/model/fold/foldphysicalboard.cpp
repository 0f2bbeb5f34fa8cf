// SPDX-License-Identifier: MIT
// How a match records a game on a physical board: presses drive the clock, and notes make the record.
#include "match/model/fold/eventfold.h"

#include <utility>

namespace kagetsu::match {

void EventFold::operator()(const Pressed &event)
{
    Turn turn { event.seat, m_at, m.m_clock.turnTime(m_at), {}, clockBefore() };
    m.m_clock.press(m_at); // as a clock on a table counts: one move per press
    for (Seat seat : BothSeats)
        turn.clocks[seat] = m.m_clock.reading(seat, m_at);
    m.m_turns.push_back(std::move(turn));
    updateTurnLimits();
}

void EventFold::operator()(const Noted &event)
{
    m.m_notes.push_back({ event.act, m_at });
    takeNote(m.m_notes.back());
    updateTurnLimits();
}

void EventFold::operator()(NoteStruck)
{
    m.m_notes.pop_back();
    m.m_notedTurns = 0;
    m.m_openingActs.clear();
    m.m_moves.clear();
    m.m_position = rules::Position(m.m_setup.boardSize);
    replayOpening();
    layDrawnStones();
    for (const NotedAct &noted : m.m_notes)
        takeNote(noted);
    if (m.m_symmetryOverruledAt > m.m_openingActs.size())
        m.m_symmetryOverruledAt.reset();
}

void EventFold::takeNote(const NotedAct &noted)
{
    const rules::Side side = m.sideToMove();
    const std::optional<rules::Point> stone = noted.act ? stoneOf(*noted.act) : std::nullopt;
    Seat seat = m.ownerOf(side);
    bool endsTurn = true;
    if (!m.m_opening->isFinished()) {
        seat = m.m_opening->need().seat;
        m.m_openingActs.push_back({ seat, *noted.act, static_cast<int>(m.m_moves.size()), clockBefore() });
        m.m_opening->apply(*noted.act);
        if (m.m_symmetryOverruledAt == m.m_openingActs.size())
            m.m_opening->overrideSymmetry();
        endsTurn = m.m_opening->need().seat != seat;
    }
    if (stone)
        m.m_position.place(*stone, side);
    if (stone || !noted.act) {
        Move move { seat, side, stone, /*isLost=*/false, noted.at, {}, {}, clockBefore() };
        for (Seat each : BothSeats)
            move.clocks[each] = m.m_clock.reading(each, m_at);
        // Takes the clock of the turn in which it was played, if that turn has already ended.
        if (m.m_notedTurns < m.m_turns.size()) {
            const Turn &turn = m.m_turns[m.m_notedTurns];
            move.at = turn.at;
            move.turn = turn.used;
            move.clocks = turn.clocks;
        }
        m.m_moves.push_back(std::move(move));
    }
    if (endsTurn)
        ++m.m_notedTurns;
}

} // namespace kagetsu::match
