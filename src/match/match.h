// SPDX-License-Identifier: MIT
#pragma once

#include "match/command.h"
#include "match/event.h"
#include "match/refusal.h"
#include "match/standing.h"
#include "opening/play/opening.h"
#include "result.h"
#include "rules/judge.h"

#include <memory>
#include <optional>
#include <vector>

namespace kagetsu::match {

// How far a game has come, whoever may have stopped it (standing.h).
enum class Phase : std::uint8_t {
    NotStarted,
    Opening, // the procedure asks for opening().need()
    Playing,
    Flagged, // a flag is down and not yet claimed
    Claimed, // a foul claim waits for its ruling
    Ended,
};

// How a move or an act of the opening found the clock, for undoing it.
struct DeedStart
{
    clock::ClockState clock;
    int turnMoves = 0; // own stones and passes of the turn so far

    friend bool operator==(const DeedStart &, const DeedStart &) = default;
};

// A stone or a pass, in the order they were made.
struct Move
{
    Seat seat = Seat::A; // whose hand
    rules::Side side = rules::Side::Black;
    std::optional<rules::Point> point; // nothing: a pass
    bool isLost = false; // no pass of the player: the turn was lost at the per-move limit
    clock::Moment at { 0 };
    clock::Duration turn { 0 }; // active time of the turn until this stone
    PerSeat<clock::Reading> clocks; // just after the move
    DeedStart before;

    friend bool operator==(const Move &, const Move &) = default;
};

// An act of the opening procedure and how many stones lay on the board before it.
struct OpeningAct
{
    Seat seat = Seat::A;
    opening::Act act;
    int stonesBefore = 0;
    DeedStart before;

    friend bool operator==(const OpeningAct &, const OpeningAct &) = default;
};

class Match;

// The match as it was before an order of the arbiter, while that order can still be undone.
struct BeforeOrder
{
    std::shared_ptr<const Match> match;
    clock::Moment at { 0 }; // of the order

    friend bool operator==(const BeforeOrder &one, const BeforeOrder &two);
};

// A turn on a board of wood, ended by a press of the clock.
struct Turn
{
    Seat seat = Seat::A;
    clock::Moment at { 0 }; // of the press
    clock::Duration used { 0 }; // active time of the turn
    PerSeat<clock::Reading> clocks; // just after the press
    DeedStart before;

    friend bool operator==(const Turn &, const Turn &) = default;
};

// What the one key that stops and resumes a game does.
enum class PauseKey : std::uint8_t {
    Pause, // by a player
    Stop, // both clocks, for the arbiter (stopsForArbiter())
    Resume,
    Arbiter, // nothing at the board: the game waits for the arbiter
};

// One played game from first seat to result: commands in, events out, the state a fold of the events. Pure: no file, no
// window, no clock read.
class Match
{
public:
    // Decides what a command leads to, without changing anything. A limit of the clock that was reached at or before
    // `now` comes first, with what follows from it. Where that stops the game or takes the turn the command itself is
    // void; else its events follow. An empty list: nothing to note
    // (a Beat while the clocks stand, CheckFlag without a fall). `now` must not be before lastMoment().
    Result<Events, Refusal> apply(const Command &command, clock::Moment now) const;
    // Takes an event in, in the order decided.
    void fold(const Event &event);

    const Standing &standing() const { return m_standing; }
    Phase phase() const;
    const MatchSetup &setup() const { return m_setup; }
    clock::Moment lastMoment() const { return m_lastMoment; }
    bool isOver() const { return stands<standing::Over>(); }
    // By a player, by the arbiter (isHeld), or because the program had stopped (isRecovered).
    bool isPaused() const { return stands<standing::Halt>() || isRecovered(); }
    bool isRecovered() const
    {
        return told(&standing::Halt::isRecovered) || told(&standing::ClaimPending::isRecovered);
    }
    // Only the arbiter lets the clocks run again.
    bool isHeld() const { return stands<standing::Held>(); }
    // Held, and nothing else has to be answered at the board first. After a restart it is a player who says that the
    // game goes on, and then a held one is held as before; an adjourned one stays with the arbiter.
    bool waitsForArbiter() const { return isHeld() && (!isRecovered() || isAdjourned()); }
    PauseKey pauseKey() const;
    // A player has called the arbiter, who has not let the clocks run since.
    std::optional<Seat> arbiterCalledBy() const { return told(&standing::Held::calledBy); }
    // The arbiter has stopped or corrected the clocks, and has still to say why.
    bool owesReason() const { return m_owesReason; }
    bool isAdjourned() const { return stands<standing::Adjourned>(); }
    // The move sealed at the adjournment, as it was given; empty without one.
    std::string sealedMove() const { return isAdjourned() ? told(&standing::Adjourned::sealed) : m_leftSealed; }
    // The claim that waits for its ruling; there is one in Phase::Claimed.
    std::optional<PendingClaim> pendingClaim() const;
    // Until the clocks run again (clock.md#the-machine).
    std::optional<Sleep> sleep() const { return told(&standing::Halt::sleep); }
    // The players may count it now, or the arbiter where there is one.
    bool canCountSleep() const;
    // It was, and the clocks have stood since.
    bool canUncountSleep() const;
    Confirmations confirmations() const { return told(&standing::Over::confirmations); }
    // All have confirmed: both players and, where there is one, the arbiter.
    bool isResultLocked() const;
    // Half points that the arbiter took from this seat in the match.
    int pointsDeducted(Seat seat) const { return m_pointsDeducted[seat]; }
    // Turns this seat will lose once they come.
    int turnsOwed(Seat seat) const { return m_turnsOwed[seat]; }
    record::GameResult result() const { return told(&standing::Over::result); }

    // Who is asked to act now; nothing before the start and after the end.
    std::optional<Seat> toAct() const;
    // The colour of the next stone.
    rules::Side sideToMove() const;
    Seat ownerOf(rules::Side side) const;
    rules::Side sideOf(Seat seat) const;
    // Who sits on the left now, or at the near side of a screen that lies between them.
    Seat left() const { return m_left; }
    int moveNumber() const { return static_cast<int>(m_moves.size()) + 1; } // of the next move
    // Of the turn that runs, on a board of wood: as the counters of both clocks have it, which can be set by hand.
    int turnNumber() const { return m_clock.seat(Seat::A).turns + m_clock.seat(Seat::B).turns + 1; }
    // The side to move may pass now, as far as rule, procedure and phase say. After the last stone it always may.
    bool mayPass() const;
    // No point is empty, or the setup's limit of stones is reached. The game goes on like that where the last stone may
    // still be claimed as forbidden, until its opponent claims or passes (refereeing.md#foul-policies): whether there
    // is anything to claim is not told.
    bool isLastStoneLaid() const;
    bool isBoardFull() const;

    const rules::Position &position() const { return m_position; }
    const std::vector<Move> &moves() const { return m_moves; }
    // How many of moves() an arbiter had laid before the first turn (openings.md#step-language, setup): nobody's hand,
    // no claims.
    int drawnStones() const { return m_drawnStones; }
    const opening::Opening &opening() const { return *m_opening; } // only after the start
    // Every act of the procedure in order, stones too.
    const std::vector<OpeningAct> &openingActs() const { return m_openingActs; }
    // How many of them came before an arbiter overruled the comparison of figures; nothing when nobody has.
    std::optional<std::size_t> symmetryOverruledAt() const { return m_symmetryOverruledAt; }
    // The arbiter can take the last of them back: no free move has followed.
    bool canStepBack() const;
    // The arbiter can undo the last press: a move or an act of the opening ended a turn, and no turn was lost since.
    bool canUndoPress() const;
    const clock::Clock &clock() const { return m_clock; }
    // Who has not come yet to a game that its opener began alone (refereeing.md#lateness), also after that has lost it:
    // acts in nothing.
    std::optional<Seat> awaited() const { return m_awaited; }
    // When that one has come too late; nothing when nobody is awaited, or a fallen flag comes first.
    std::optional<clock::Moment> forfeitMoment() const;
    // When CheckFlag should be given if nothing happens before: a limit of the clock, or of lateness, is reached then.
    std::optional<clock::Moment> flagMoment() const;
    // The seat whose flag is down, the one whose fell first when both are.
    std::optional<Seat> flaggedSeat() const { return m_clock.flaggedSeat(); }
    bool isFlagged(Seat seat) const { return m_clock.seat(seat).flag.has_value(); }

    // Of a game on a board of wood, whose moves() and openingActs() are what was noted; empty elsewhere.
    const std::vector<Turn> &turns() const { return m_turns; }
    bool isOnPhysicalBoard() const { return m_setup.playedOn == PlayedOn::PhysicalBoard; }

    // The rows that won the game.
    const std::vector<rules::UnbrokenRow> &winningRows() const { return m_winningRows; }
    // The stone that lost the game by being forbidden: claimed and upheld, or judged as it was laid.
    std::optional<rules::Point> forbiddenStone() const { return m_forbiddenStone; }
    // Who offered a draw, or asked to take back, and waits for an answer.
    std::optional<Seat> drawOffer() const { return m_drawOffer; }
    std::optional<Seat> takeBackAsked() const { return m_takeBackAsked; }
    // How many moves would go if this seat asked to take back; 0 when there is nothing to take back.
    int takeBackMoves(Seat seat) const;
    // The same of the acts of an opening, as long as no free move has followed them.
    int takeBackActs(Seat seat) const;
    // The last act is a stone or an offer of this seat, whose turn of the opening still runs.
    bool canUndoAct(Seat seat) const;
    int warnings(Seat seat) const { return m_warnings[seat]; }
    // How often this seat was given leave.
    int leaves(Seat seat) const { return m_leaves[seat]; }
    // How many of the last orders nothing has followed but themselves and what they led to.
    std::size_t undoableOrders() const { return m_orders.size(); }
    // The arbiter can undo the last of them: no result stands that all have confirmed.
    bool canUndoOrder() const { return !m_orders.empty() && !(isOver() && isResultLocked()); }

    // Stones of the opponent that this seat may still claim as forbidden, latest first (refereeing.md#foul-policies):
    // the last one until the reply is released and, where overlines are forbidden, every earlier one. None with this
    // seat's own flag down. It says nothing of their being forbidden.
    std::vector<rules::Point> claimable(Seat seat) const;
    // The turn after that stone is over: of its fouls only an overline can still be claimed. The point must hold a
    // stone of the game.
    bool isAnswered(rules::Point stone) const { return m_moves.empty() || m_moves.back().point != stone; }
    // As a claim of the stone on `point` would be judged now: of a stone already answered only an overline counts. For
    // the arbiter's eyes; the point must hold a stone of the game.
    rules::FoulKinds claimVerdict(rules::Point point) const;
    // All kinds of foul of that stone when it was put down.
    rules::FoulKinds foulsOfStone(rules::Point point) const;
    // The board on which that stone was put down, without it.
    rules::Position positionBefore(rules::Point stone) const;
    // What the setup's hints allow to be shown, for the side to move (Always) or of the stone just placed (AfterMove).
    std::vector<rules::FoulPoint> shownFouls() const;

    friend bool operator==(const Match &, const Match &) = default;

private:
    template <class Kind>
    bool stands() const
    {
        return standsAs<Kind>(m_standing) != nullptr;
    }
    // What a game that stands so says of it; of any other, nothing.
    template <class Kind, class Value>
    Value told(Value Kind::*what) const
    {
        const Kind *kind = standsAs<Kind>(m_standing);
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
    struct NotedAct
    {
        std::optional<opening::Act> act;
        clock::Moment at { 0 };
        friend bool operator==(const NotedAct &, const NotedAct &) = default;
    };
    std::vector<NotedAct> m_notes;
    std::size_t m_notedTurns = 0; // whole turns among them
    std::vector<Turn> m_turns;
    bool m_exchanged = false; // the colours, without a step of the opening, or by an order
    int m_turnMoves = 0; // own stones and passes of the running turn, for the clock's blocks
    PerSeat<int> m_warnings;
    PerSeat<int> m_leaves;
    PerSeat<int> m_wrongClaims;
    // After a declined offer a seat must move before it offers again.
    PerSeat<bool> m_offerDeclined;
    std::optional<Seat> m_drawOffer;
    std::optional<Seat> m_takeBackAsked;
    std::vector<rules::UnbrokenRow> m_winningRows;
    std::optional<rules::Point> m_forbiddenStone;
    // However the game stands; the first two also after its end.
    bool m_owesReason = false;
    std::optional<Seat> m_awaited;
    std::string m_leftSealed; // a sealed move that was gone around, which the first edition allowed
    PerSeat<int> m_pointsDeducted;
    PerSeat<int> m_turnsOwed;
    PerSeat<int> m_withdrawals; // of claims
    std::vector<BeforeOrder> m_orders; // the last ones; each without those before it
};

// The match that these events make.
Match replay(const Events &events);

} // namespace kagetsu::match
