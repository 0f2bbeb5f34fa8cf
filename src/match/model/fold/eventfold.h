// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

namespace kagetsu::match {

// Applies events to a match, with one overload per event; used only by Match::fold. It only records what happened:
// whether it may happen was decided before.
class EventFold
{
public:
    EventFold(Match &match, clock::Moment at)
        : m(match)
        , m_at(at)
    {
    }

    // Course of the game: foldcourse.cpp.
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

    // Moves: foldmoves.cpp.
    void operator()(const Acted &event);
    void operator()(const Passed &event);
    void operator()(const TurnForfeited &event) { loseTurn(event.seat); }

    // Claims and other statements of players: foldclaims.cpp.
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

    // Orders of the arbiter: foldorders.cpp.
    void operator()(const Intervened &event);
    void operator()(SymmetryOverruled);
    void operator()(const SteppedBack &event);
    void operator()(const ArbiterCalled &event) { holdClocks().calledBy = event.seat; }

    // Physical board: foldphysicalboard.cpp.
    void operator()(const Pressed &event);
    void operator()(const Noted &event);
    void operator()(NoteStruck);
    void operator()(ColoursExchanged) { m.m_exchanged = !m.m_exchanged; }

private:
    // Each overload applies one order of match.md#orders.
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

    // Keeps the match as it is before an order, so that the order can be undone.
    void rememberOrder();

    // These stop the clocks until the players, or the arbiter, let them run; an existing reason for the stop stays
    // valid.
    standing::Halt &haltClocks();
    standing::Held &holdClocks();
    void endHalt();
    // Lets the clock of the player on turn run, unless it still waits for the first act.
    void runClock();
    // Called when an act is carried out; has no effect but before the first one.
    void startWaitingClock();
    // Stops the game if a flag is down, unless the clocks go on until it is claimed.
    void markFlag();
    // Called after a correction of a clock: a flag may have fallen, or been lifted.
    void reevaluateFlags();
    void countSleep();
    void forgetCountedSleep();
    void closeRequests();
    // Drops this seat's request to take a move back, because it plays on.
    void playOn(Seat seat);
    void closeClaim();

    // Returns the stone that an opening act puts on the board.
    static std::optional<rules::Point> stoneOf(const opening::Act &act);
    void layDrawnStones();
    void putStone(Seat seat, rules::Point point, bool endsTurn, std::optional<rules::Side> colour = std::nullopt);
    void press();
    void note(Move move);
    void takeNote(const NotedAct &noted);
    void updateTurnLimits();
    // Takes this turn from the seat or, if it is not to act, its next turn.
    void loseTurn(Seat seat);
    void passLost(Seat seat);
    ClockBefore clockBefore() const { return { m.m_clock.state(m_at), m.m_turnMoves }; }
    // Sets the clocks back to the start of an act that is undone or, with `again`, to the beginning of its turn.
    void goBack(const ClockBefore &start, bool again);
    void goBackInOpening(ClockBefore start);
    void undoActs(const TakenBack &event);
    // Begins the turn of the seat to act anew; the time used before stays charged.
    void giveTurnAnew();
    void popMove();
    void popOpeningAct();
    void replayOpening();

    Match &m;
    clock::Moment m_at;
};

} // namespace kagetsu::match
