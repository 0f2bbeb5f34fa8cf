// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/command.h"
#include "match/model/match.h"
#include "match/model/record/protocol.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace kagetsu::ui {

// What the arbiter can choose at the desk: the orders of match.md#orders; WarnPlayer to Expel are its list of
// penalties from the mildest on.
enum class ArbiterOrder : std::uint8_t {
    GiveTime,
    TakeTime,
    SetTime,
    SetBoth,
    StopClocks,
    RunClock,
    UndoPress,
    Equalise,
    Rescale,
    Reread,
    CountSleep,
    UncountSleep,
    Arrive, // for a player who was late (match.md#lateness)
    RestoreStones, // from the record, on the time of whoever displaced them
    Retract,
    CorrectMove,
    InsertMove,
    InsertPass,
    UpholdClaim,
    RejectClaim,
    WarnPlayer,
    TimeToOpponent,
    TimeFromOffender,
    LoseTurn,
    TakePoints,
    LoseGame,
    BothLose,
    Expel,
    Unwarn,
    GivePointsBack,
    Declare,
    Confirm,
    Reopen,
    CorrectResult, // reopens and declares in one
    Adjourn,
    OpenSealed,
    SealedUnreadable, // the player who sealed it loses (match.md#adjournment)
    AnnulSealed,
    SwapColours,
    ExpiryAsPass, // on request [GO 22.5]
    GrantLeave,
    UncountLeave,
    UndoOrder,
    StateReason,
    Remark,
};

enum class OrderGroup : std::uint8_t { Clock, Moves, Claim, Penalties, Result };

// Says what an order asks for besides a reason.
struct OrderFields
{
    bool seat = false;
    bool time = false;
    bool bothTimes = false; // one for each clock
    bool counts = false; // stage, periods and moves, if the clock of the seat has several or counts any
    bool number = false; // number of a move, or of half points
    bool point = false;
    bool optionalPoint = false;
    bool clocks = false; // whether the clocks are reset to that moment
    bool outcome = false;
    bool code = false;
};

// Says which reason an order needs. What is printed on signed paper is chosen and never preselected.
enum class OrderReason : std::uint8_t {
    Asked,
    CanWait, // an order while time runs; the reason may be stated afterwards
    CommentOnly, // the order explains itself: no reason, but an optional comment
    None, // no ruling, or one whose reason is the claim
};

// Describes an order: its group, what it asks for, and its usual reasons.
struct OrderRow
{
    ArbiterOrder action;
    OrderGroup group;
    OrderFields fields;
    OrderReason reason;
    std::span<const match::Ground> usual; // reasons to be chosen with one tap
};

// Returns all orders in the order of the list.
std::span<const OrderRow> orderRows();
const OrderRow &orderRow(ArbiterOrder action);
// True if ending the game is the purpose of the order; false if it can only happen to end it, by one warning too many
// or a clock with no time left.
bool isMeantToEnd(ArbiterOrder action);

// Holds what was filled in.
struct OrderEntry
{
    std::optional<Seat> seat; // for a penalty: the offender
    std::optional<clock::Duration> time; // for both times: that of seat A
    std::optional<clock::Duration> otherTime; // time of seat B; nothing for the same as seat A
    std::optional<int> stage; // from 0
    std::optional<int> periods;
    std::optional<int> moves;
    int number = 0;
    std::optional<rules::Point> point;
    bool restoresClocks = true;
    std::optional<record::GameResult> outcome;
    QString code; // code of a sealed move
    std::optional<match::Ground> reason;
    std::string note; // UTF-8
    std::optional<match::Grounds> second; // grounds of the chief arbiter
};

// Returns the commands to give, in order; empty while something is missing.
std::vector<match::Command> commandsOf(ArbiterOrder action, const OrderEntry &entry, const match::Match &match);
// Returns the game after all of them, or why one of them is refused.
Result<match::Match, match::Refusal> after(
    const std::vector<match::Command> &commands, const match::Match &match, clock::Moment now);
// True if the order could be given now with suitable entries.
bool isPossible(ArbiterOrder action, const match::Match &match, clock::Moment now);

// An order that undoes an entry of the journal by another entry.
struct Compensation
{
    ArbiterOrder action;
    OrderEntry entry;
};
// Returns what undoes an act of the arbiter or a count by the players; nothing if it cannot be undone. `now` is the
// protocol that contains the incident.
std::optional<Compensation> compensationOf(const match::Incident &incident, const match::Protocol &now);

// Returns the loss of a game by an arbiter's ruling, with the code for the reason (match.md#results).
record::GameResult lossByRuling(rules::Side loser, match::Ground ground);

} // namespace kagetsu::ui
