// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

namespace kagetsu::match {

// Takes events into a match, one overload per event; for Match::fold alone. Only bookkeeping: what may happen was
// decided before.
class EventFold
{
public:
    EventFold(Match &match, clock::Moment at)
        : m(match)
        , m_at(at)
    {
    }

    // The course of the game: course.cpp.
    void operator()(const Started &event);
    void operator()(const Arrived &event);
    void operator()(const Paused &) { haltClocks(); }
    void operator()(Resumed);
    void operator()(Recovered);
    void operator()(const Slept &event);
    void operator()(SleepCounted) { countSleep(); }
    void operator()(const Flagged &event);
    void operator()(const CapReached &event);
    void operator()(const Ended &event);
    void operator()(const Confirmed &event);
    void operator()(Beaten) { }
    void operator()(const WallChanged &) { }
    void operator()(const Stalled &) { }
    void operator()(const Announced &) { }

    // Moves: moves.cpp.
    void operator()(const Acted &event);
    void operator()(const Passed &event);
    void operator()(const TurnForfeited &event) { loseTurn(event.seat); }

    // Claims, and what else players say: claims.cpp.
    void operator()(const ClaimRaised &event);
    void operator()(const ClaimAgreed &) { }
    void operator()(const ClaimWithdrawn &event);
    void operator()(const FoulClaimed &event);
    void operator()(const TimeAdded &event);
    void operator()(const Warned &event) { ++m.m_warnings[event.seat]; }
    void operator()(const FiveClaimed &event);
    void operator()(const DrawOffered &event) { m.m_drawOffer = event.seat; }
    void operator()(const DrawDeclined &event);
    void operator()(const DrawWithdrawn &event);
    void operator()(const TakeBackAsked &event) { m.m_takeBackAsked = event.seat; }
    void operator()(const TakeBackDeclined &) { m.m_takeBackAsked.reset(); }
    void operator()(const TakenBack &event);
    void operator()(PlacesChanged) { m.m_left = otherSeat(m.m_left); }
    void operator()(const FlagWaived &event);

    // The arbiter: orders.cpp.
    void operator()(const Intervened &event);
    void operator()(SymmetryOverruled);
    void operator()(const SteppedBack &event);
    void operator()(const ArbiterCalled &event) { holdClocks().calledBy = event.seat; }

    // A board of wood: physicalboard.cpp.
    void operator()(const Pressed &event);
    void operator()(const Noted &event);
    void operator()(NoteStruck);
    void operator()(ColoursExchanged) { m.m_exchanged = !m.m_exchanged; }

private:
    // One order each, as in refereeing.md#orders.
    void intervene(StopClocks) { holdClocks(); }
    void intervene(const RunClock &what);
    void intervene(const AddTime &what);
    void intervene(const SetClock &what);
    void intervene(const GiveTurn &what);
    void intervene(UndoPress);
    void intervene(Equalise);
    void intervene(const Rescale &what);
    void intervene(const Reread &what);
    void intervene(const Retract &what);
    void intervene(const CorrectMove &what);
    void intervene(const InsertMove &what);
    void intervene(const Warn &what) { ++m.m_warnings[what.seat]; }
    void intervene(const Unwarn &what) { --m.m_warnings[what.seat]; }
    void intervene(const LoseTurn &what) { loseTurn(what.seat); }
    void intervene(const DeductPoints &what) { m.m_pointsDeducted[what.seat] += what.halves; }
    void intervene(const RuleClaim &) { }
    void intervene(const Declare &) { }
    void intervene(const Reopen &);
    void intervene(const Adjourn &what);
    void intervene(const OpenSealed &);
    void intervene(AnnulSealed);
    void intervene(CountSleep) { countSleep(); }
    void intervene(UncountSleep);
    void intervene(SwapColours);
    void intervene(ExpiryAsPass);
    void intervene(const GrantLeave &what) { ++m.m_leaves[what.seat]; }
    void intervene(const UncountLeave &what) { --m.m_leaves[what.seat]; }
    void intervene(UndoOrder);
    void intervene(StateReason) { m.m_owesReason = false; }
    void intervene(Remark) { }
    void intervene(LookAway) { }

    // So that it can be undone.
    void rememberOrder();

    // Until the players, or until the arbiter lets them run; why the game stands already still holds.
    standing::Halt &haltClocks();
    standing::Held &holdClocks();
    void endHalt();
    // A flag that is down stops the game, unless the clocks go on until it is claimed.
    void markFlag();
    // After a correction of a clock: a flag may have fallen, or be lifted.
    void reevaluateFlags();
    void countSleep();
    void forgetCountedSleep();
    void closeRequests();
    // Whoever asked to take a move back and plays on asks no more.
    void playOn(Seat seat);
    void closeClaim();

    // The stone an opening act puts on the board.
    static std::optional<rules::Point> stoneOf(const opening::Act &act);
    void layDrawnStones();
    void putStone(Seat seat, rules::Point point, bool endsTurn, std::optional<rules::Side> colour = std::nullopt);
    void press();
    void note(Move move);
    void takeNote(const Match::NotedAct &noted);
    void updateTurnLimits();
    // Now, or, where this seat is not to act, when its turn comes.
    void loseTurn(Seat seat);
    void passLost(Seat seat);
    DeedStart deedStart() const { return { m.m_clock.state(m_at), m.m_turnMoves }; }
    // Puts the clocks back to a deed that is undone; with `again`, to the beginning of its turn.
    void goBack(const DeedStart &start, bool again);
    void goBackInOpening(DeedStart start);
    void undoActs(const TakenBack &event);
    // The turn of the seat that is to act begins anew, with what was used before charged.
    void giveTurnAnew();
    void popMove();
    void popOpeningAct();
    void replayOpening();

    Match &m;
    clock::Moment m_at;
};

} // namespace kagetsu::match
