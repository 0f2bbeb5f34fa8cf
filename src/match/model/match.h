// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "clock/clock.h"
#include "match/model/command.h"
#include "match/model/event.h"
#include "match/model/matchhistory.h"
#include "match/model/refusal.h"
#include "match/model/standing.h"
#include "opening/play/opening.h"
#include "rules/judge.h"

#include <memory>
#include <optional>
#include <vector>

namespace kagetsu::match {

// One played game, from the first seat to the result: commands go in, events come out, and the state is a fold of the
// events. It is pure: it uses no file, no window and no clock of the computer.
class Match
{
public:
    // Decides what a command leads to, without changing anything. A clock limit that was reached by `now` comes first,
    // with its consequences. If that stops the game or takes the turn, the command itself is void; otherwise its events
    // follow. The list is empty if there is nothing to record (a Beat while the clocks are stopped, CheckFlag without a
    // fallen flag). `now` must not be before lastMoment().
    Result<Events, Refusal> decide(const Command &command, clock::Moment now) const;
    // Applies an event; events must be applied in the order in which they were decided.
    void fold(const Event &event);

    const Standing &standing() const { return m_standing; }
    Phase phase() const;
    const MatchSetup &setup() const { return m_setup; }
    clock::Moment lastMoment() const { return m_lastMoment; }
    bool isOver() const { return isIn<standing::Over>(); }
    // Returns true if a player, the arbiter (isHeld) or a stop of the program (isRecovered) has paused the game.
    bool isPaused() const { return isIn<standing::Halt>() || isRecovered(); }
    bool isRecovered() const
    {
        return standingValue(&standing::Halt::isRecovered) || standingValue(&standing::ClaimPending::isRecovered);
    }
    // Returns true if only the arbiter can let the clocks run again.
    bool isHeld() const { return isIn<standing::Held>(); }
    // Returns true if the game is held and nothing else has to be answered at the board first. After a restart of the
    // program a player first has to resume the game, which then is held as before; only an adjourned game waits for the
    // arbiter at once.
    bool waitsForArbiter() const { return isHeld() && (!isRecovered() || isAdjourned()); }
    // Returns the player who called the arbiter, if the arbiter has not let the clocks run since.
    std::optional<Seat> arbiterCalledBy() const { return standingValue(&standing::Held::calledBy); }
    // Returns true if the arbiter has stopped or corrected the clocks and has not yet given the reason.
    bool owesReason() const { return m_owesReason; }
    bool isAdjourned() const { return isIn<standing::Adjourned>(); }
    // Returns the move sealed at the adjournment as it was given; empty if there is none.
    std::string sealedMove() const
    {
        return isAdjourned() ? standingValue(&standing::Adjourned::sealed) : m_leftSealed;
    }
    // Returns the claim that waits for its ruling; there is one in Phase::Claimed.
    std::optional<PendingClaim> pendingClaim() const;
    // Returns the computer's sleep, known until the clocks run again (clock.md#the-machine).
    std::optional<Sleep> sleep() const { return standingValue(&standing::Halt::sleep); }
    Confirmations confirmations() const { return standingValue(&standing::Over::confirmations); }
    // Returns true if all have confirmed: both players and, if there is one, the arbiter.
    bool isResultLocked() const;
    // Returns the half points that the arbiter deducted from this seat in the match.
    int pointsDeducted(Seat seat) const { return m_pointsDeducted[seat]; }
    // Returns how many coming turns this seat will lose.
    int turnsOwed(Seat seat) const { return m_turnsOwed[seat]; }
    record::GameResult result() const { return standingValue(&standing::Over::result); }

    // Returns the seat that has to act now; nothing before the start and after the end.
    std::optional<Seat> toAct() const;
    // Returns the colour of the next stone.
    rules::Side sideToMove() const;
    Seat ownerOf(rules::Side side) const;
    rules::Side sideOf(Seat seat) const;
    // Returns the seat that is now on the left, or at the near side of a screen that lies between the players.
    Seat left() const { return m_left; }
    int moveNumber() const { return static_cast<int>(m_moves.size()) + 1; } // number of the next move
    // Returns true while the clock waits for the first act of the game (clock.md#the-first-act).
    bool waitsForFirstAct() const { return m_waitsForFirstAct; }
    // Returns the number of the running turn beside a physical board, from the counters of both clocks, which can be
    // set by hand.
    int turnNumber() const { return m_clock.seat(Seat::A).turns + m_clock.seat(Seat::B).turns + 1; }
    // Returns true if the side to move may pass now by rule, procedure and phase. After the last stone it always may.
    bool mayPass() const;
    // Returns true if no point is empty or the setup's limit of stones is reached. The game still goes on if the last
    // stone may be claimed as forbidden, until the opponent claims or passes (match.md#foul-policies); this does
    // not reveal whether there is anything to claim.
    bool isLastStoneLaid() const;
    bool isBoardFull() const;

    const rules::Position &position() const { return m_position; }
    const std::vector<Move> &moves() const { return m_moves; }
    // Returns how many of moves() an arbiter had laid before the first turn (opening.md#step-language, setup); they
    // belong to no player and cannot be claimed.
    int drawnStones() const { return m_drawnStones; }
    const opening::Opening &opening() const { return *m_opening; } // only after the start
    // Returns every act of the procedure in order, including stones.
    const std::vector<OpeningAct> &openingActs() const { return m_openingActs; }
    // Returns how many of these acts came before an arbiter overruled the comparison of figures; nothing if nobody has.
    std::optional<std::size_t> symmetryOverruledAt() const { return m_symmetryOverruledAt; }
    const clock::Clock &clock() const { return m_clock; }
    // Returns the player who has not yet come to a game that its opener began alone (match.md#lateness), also
    // after that player has lost by it. The awaited player cannot act.
    std::optional<Seat> awaited() const { return m_awaited; }
    // Returns the moment from which the awaited player is too late; nothing if nobody is awaited or a flag falls first.
    std::optional<clock::Moment> forfeitMoment() const;
    // Returns when to give CheckFlag if nothing happens before: a limit of the clock, or of lateness, is reached then.
    std::optional<clock::Moment> flagMoment() const;
    // Returns the seat whose flag is down, or the one whose flag fell first if both are down.
    std::optional<Seat> flaggedSeat() const { return m_clock.flaggedSeat(); }
    bool isFlagged(Seat seat) const { return m_clock.seat(seat).flag.has_value(); }

    // Returns the turns of a game on a physical board, whose moves() and openingActs() are what was noted; empty for
    // other games.
    const std::vector<Turn> &turns() const { return m_turns; }
    bool isOnPhysicalBoard() const { return m_setup.playedOn == PlayedOn::PhysicalBoard; }

    // Returns the rows that won the game.
    const std::vector<rules::UnbrokenRow> &winningRows() const { return m_winningRows; }
    // Returns the stone that lost the game by being forbidden, whether a claim was upheld or it was judged as it was
    // laid.
    std::optional<rules::Point> forbiddenStone() const { return m_forbiddenStone; }
    // These return the seat that offered a draw, or asked to take back, and waits for an answer.
    std::optional<Seat> drawOffer() const { return m_drawOffer; }
    std::optional<Seat> takeBackAsked() const { return m_takeBackAsked; }
    int warnings(Seat seat) const { return m_warnings[seat]; }
    // Returns how often this seat was given leave.
    int leaves(Seat seat) const { return m_leaves[seat]; }
    // Returns how many of the last orders are followed only by one another and by their consequences.
    std::size_t undoableOrders() const { return m_orders.size(); }

    friend bool operator==(const Match &, const Match &) = default;

private:
    template <class Kind>
    bool isIn() const
    {
        return standingAs<Kind>(m_standing) != nullptr;
    }
    // Returns a member of the current standing if it is of this kind; otherwise a default value.
    template <class Kind, class Value>
    Value standingValue(Value Kind::*what) const
    {
        const Kind *kind = standingAs<Kind>(m_standing);
        return kind ? kind->*what : Value {};
    }
    bool keepsOrders(const Event &event) const;

    friend class CommandDecider;
    friend class EventFold;

    MatchSetup m_setup;
    Seat m_left = Seat::A;
    Standing m_standing;
    clock::Moment m_lastMoment { 0 };
    clock::Clock m_clock;
    std::optional<opening::Opening> m_opening;
    std::vector<OpeningAct> m_openingActs;
    std::optional<std::size_t> m_symmetryOverruledAt;
    rules::Position m_position;
    std::vector<Move> m_moves;
    int m_drawnStones = 0;
    bool m_waitsForFirstAct = false;
    std::vector<NotedAct> m_notes;
    std::size_t m_notedTurns = 0; // number of whole turns among them
    std::vector<Turn> m_turns;
    bool m_exchanged = false; // the colours were exchanged by an order or without a step of the opening
    int m_turnMoves = 0; // own stones and passes of the running turn, for the clock's blocks
    PerSeat<int> m_warnings;
    PerSeat<int> m_leaves;
    PerSeat<int> m_wrongClaims;
    // True after a declined offer: the seat must move before it offers again.
    PerSeat<bool> m_offerDeclined;
    std::optional<Seat> m_drawOffer;
    std::optional<Seat> m_takeBackAsked;
    std::vector<rules::UnbrokenRow> m_winningRows;
    std::optional<rules::Point> m_forbiddenStone;
    // The following are independent of the standing; the first two also apply after the end.
    bool m_owesReason = false;
    std::optional<Seat> m_awaited;
    std::string m_leftSealed; // a sealed move that was bypassed, which the first edition allowed
    PerSeat<int> m_pointsDeducted;
    PerSeat<int> m_turnsOwed;
    PerSeat<int> m_withdrawals; // number of withdrawn claims
    std::vector<BeforeOrder> m_orders; // the last orders; each stored match is without the orders before it
};

// Returns the match that these events produce.
Match replay(const Events &events);

} // namespace kagetsu::match
