// SPDX-License-Identifier: MIT
#include "match/folding.h"

#include "match/placement.h"

#include <utility>

namespace kagetsu::match {

using rules::Point;
using rules::Side;

std::optional<Point> Folding::stoneOf(const opening::Act &act)
{
    if (const auto *place = std::get_if<opening::Place>(&act))
        return place->point;
    if (const auto *select = std::get_if<opening::Select>(&act))
        return select->point;
    return std::nullopt;
}

void Folding::operator()(const Started &event)
{
    m.m_setup = event.setup;
    const bool goesOn = event.setup.flagPolicy == FlagPolicy::Claim;
    m.m_clock = clock::Clock(event.setup.time, goesOn ? clock::AfterFlag::GoOn : clock::AfterFlag::Stand);
    m.m_position = rules::Position(event.setup.boardSize);
    // Decided to be playable; see Decision.
    m.m_opening = opening::Opening::start(event.setup.opening, event.setup.boardSize).value();
    m.m_standing = standing::Underway {};
    m.m_awaited = awaitedAtStart(event.setup);
    m.m_clock.start(m.m_opening->need().seat, m_at);
    for (const Seat seat : BothSeats) {
        if (event.setup.late[seat] > clock::Duration { 0 })
            m.m_clock.setUsed(seat, event.setup.late[seat], m_at);
    }
    weighTurn();
    weighFlags();
    layDrawnStones();
}

void Folding::layDrawnStones()
{
    for (Point point : m.m_opening->stones()) {
        const Side side = m.m_moves.size() % 2 == 0 ? Side::Black : Side::White;
        m.m_position.place(point, side);
        note({ m.ownerOf(side), side, point, /*isLost=*/false, m_at, {}, {}, deedStart() });
    }
    m.m_drawnStones = static_cast<int>(m.m_moves.size());
}

void Folding::operator()(const Acted &event)
{
    if (m.m_opening->isFinished()) {
        putStone(event.seat, std::get<opening::Place>(event.act).point, /*endsTurn=*/true);
        return;
    }
    const Seat before = m.m_opening->need().seat;
    const Side colour = m.m_opening->need().colour;
    m.m_openingActs.push_back({ event.seat, event.act, static_cast<int>(m.m_moves.size()), deedStart() });
    m.m_opening->apply(event.act);
    const bool endsTurn = m.m_opening->need().seat != before;
    if (const std::optional<Point> stone = stoneOf(event.act))
        putStone(event.seat, *stone, endsTurn, colour);
    else if (endsTurn)
        press();
    weighTurn();
}

void Folding::operator()(const Passed &event)
{
    const Side side = m.sideToMove();
    const clock::Duration turn = m.m_clock.turnTime(m_at);
    const DeedStart before = deedStart();
    ++m.m_turnMoves;
    press();
    note({ event.seat, side, std::nullopt, /*isLost=*/false, m_at, turn, {}, before });
}

void Folding::operator()(const DrawDeclined &event)
{
    m.m_drawOffer.reset();
    m.m_offerDeclined[otherSeat(event.seat)] = true;
}

// As after a declined offer the seat must move before it offers again.
void Folding::operator()(const DrawWithdrawn &event)
{
    m.m_drawOffer.reset();
    m.m_offerDeclined[event.seat] = true;
}

void Folding::operator()(const TakenBack &event)
{
    DeedStart start;
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

void Folding::operator()(const Paused &)
{
    haltClocks();
}

// Where there was another reason before the program stopped, that one stands.
void Folding::operator()(Resumed)
{
    if (auto *claim = standsAs<standing::ClaimPending>(m.m_standing)) {
        claim->isRecovered = false;
    } else if (auto *hold = standsAs<standing::Held>(m.m_standing)) {
        hold->isRecovered = false;
    } else {
        endHalt();
        m.m_clock.resume(m_at);
    }
}

void Folding::operator()(const Slept &event)
{
    if (!m.m_clock.isRunning())
        return; // a flag had fallen before
    const Seat seat = *m.m_clock.turnOf();
    standing::Halt &halt = m.m_setup.arbiter ? holdClocks() : haltClocks();
    halt.sleep = Sleep { seat, event.gap, /*isCounted=*/false };
}

void Folding::countSleep()
{
    Sleep &sleep = *standsAs<standing::Halt>(m.m_standing)->sleep;
    sleep.isCounted = true;
    m.m_clock.addElapsed(sleep.gap, m_at);
    weighFlags();
}

void Folding::operator()(const Arrived &event)
{
    m.m_awaited.reset();
    if (event.charged <= clock::Duration { 0 })
        return;
    m.m_clock.setUsed(event.seat, m.m_clock.reading(event.seat, m_at).used + event.charged, m_at);
    weighFlags();
}

// What was counted in a turn that is no more cannot be given back to another one.
void Folding::forgetCountedSleep()
{
    auto *halt = standsAs<standing::Halt>(m.m_standing);
    if (halt && halt->sleep && halt->sleep->isCounted)
        halt->sleep.reset();
}

void Folding::operator()(const Flagged &event)
{
    m.m_clock.checkFlag(event.flag.at);
    if (m.m_setup.flagPolicy == FlagPolicy::Claim)
        return;
    markFlag();
    closeRequests();
}

void Folding::operator()(const FlagWaived &event)
{
    if (event.more > clock::Duration { 0 })
        m.m_clock.adjust(otherSeat(event.seat), event.more, m_at);
    else
        m.m_clock.liftLimits(m_at);
    markFlag();
    m.m_clock.resume(m_at);
}

void Folding::operator()(const CapReached &event)
{
    const clock::Duration used = m.m_clock.seat(event.seat).used;
    const Side side = m.sideToMove();
    const DeedStart before = deedStart();
    m.m_clock.reachLimit();
    if (event.effect != clock::LimitEffect::TurnLost)
        return;
    const clock::Duration turn = m.m_clock.seat(event.seat).used - used;
    m.m_turnMoves = 0;
    if (m.isOnTheTable())
        return; // to be noted like everything else
    note({ event.seat, side, std::nullopt, /*isLost=*/true, event.at, turn, {}, before });
}

void Folding::operator()(Recovered)
{
    if (auto *claim = standsAs<standing::ClaimPending>(m.m_standing))
        claim->isRecovered = true;
    else
        haltClocks().isRecovered = true;
}

void Folding::operator()(const Ended &event)
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

void Folding::goBack(const DeedStart &start, bool again)
{
    clock::ClockState state = start.clock;
    if (again) {
        state.elapsed = clock::Duration { 0 };
        state.capSince = clock::Duration { 0 };
    }
    m.m_clock.restore(state, m_at);
    forgetCountedSleep();
    m.m_turnMoves = again ? 0 : start.turnMoves;
    // Since that moment the colours may have been exchanged, and the turn with them.
    if (const auto seat = m.toAct(); m.m_exchanged && !m.isOnTheTable() && seat && m.m_clock.turnOf() != seat)
        giveTurnAnew();
}

void Folding::giveTurnAnew()
{
    m.m_clock.giveTurn(*m.toAct(), m_at);
    m.m_turnMoves = 0;
    forgetCountedSleep();
}

void Folding::popMove()
{
    if (m.m_moves.back().point)
        m.m_position.clear(*m.m_moves.back().point);
    m.m_moves.pop_back();
}

void Folding::closeRequests()
{
    m.m_drawOffer.reset();
    m.m_takeBackAsked.reset();
}

// A turn of several stones or an offer gets more time, and no turn of an opening can be left out
// (clock.md#per-move-limit).
void Folding::weighTurn()
{
    // On a board of wood that is known as long as the notes keep up with the clock.
    if (m.isOnTheTable() && (m.phase() != Phase::Opening || m.m_notedTurns != m.m_turns.size() || m.m_exchanged))
        return;
    if (m.phase() == Phase::Opening)
        m.m_clock.keepTurn();
    if (const auto seat = m.m_clock.turnOf(); seat && m.m_opening->isHeavyTurn())
        m.m_clock.setTurnFactor(m.m_clock.control(*seat).capInOpening);
}

void Folding::putStone(Seat seat, Point point, bool endsTurn, std::optional<Side> colour)
{
    const Side side = colour.value_or(m.sideToMove());
    const clock::Duration turn = m.m_clock.turnTime(m_at);
    const DeedStart before = deedStart();
    // A stone that ends the game is complete at its release: no press, no bonus (1, completion).
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

void Folding::press()
{
    m.m_clock.press(m_at, m.m_turnMoves);
    m.m_turnMoves = 0;
}

void Folding::note(Move move)
{
    for (Seat seat : BothSeats)
        move.clocks[seat] = m.m_clock.reading(seat, move.at);
    m.m_offerDeclined[move.seat] = false;
    m.m_moves.push_back(std::move(move));
}

} // namespace kagetsu::match
