// SPDX-License-Identifier: MIT
#pragma once

#include "match/command.h"
#include "match/match.h"
#include "match/record/protocol.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace kagetsu::ui {

// What the arbiter can choose on the desk: the commands of refereeing.md#orders, and from WarnPlayer to Expel its list
// of penalties from the mildest on.
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
    Arrive, // of a player who was late (refereeing.md#lateness)
    RestoreStones, // from the record, on the time of who displaced them
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
    CorrectResult, // reopens and declares, in one
    Adjourn,
    OpenSealed,
    SealedUnreadable, // whoever sealed it loses (refereeing.md#adjournment)
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

// What an action asks for besides a reason.
struct OrderFields
{
    bool seat = false;
    bool time = false;
    bool bothTimes = false; // of each clock
    bool counts = false; // stage, periods and moves, where the clock of the seat has several or counts any
    bool number = false; // of a move, or so many half points
    bool point = false;
    bool optionalPoint = false;
    bool clocks = false; // whether they go back to the moment
    bool outcome = false;
    bool code = false;
};

// What goes on a signed paper is chosen and never offered beforehand.
enum class OrderReason : std::uint8_t {
    Asked,
    CanWait, // an order while time runs; it may be said afterwards
    CommentOnly, // the order says it all: none is written, and a comment can be
    None, // no ruling, or one whose reason is the claim
};

struct OrderRow
{
    ArbiterOrder action;
    OrderGroup group;
    OrderFields fields;
    OrderReason reason;
    std::span<const match::Ground> usual; // reasons to be chosen with one tap
};

// All actions in the order of the list.
std::span<const OrderRow> orderRows();
const OrderRow &orderRow(ArbiterOrder action);
// The order is what ends the game, or it happens to: by a warning too many, or a clock that has nothing left.
bool isMeantToEnd(ArbiterOrder action);

// What was filled in.
struct OrderEntry
{
    std::optional<Seat> seat; // of a penalty: the offender
    std::optional<clock::Duration> time; // of both: that of seat A
    std::optional<clock::Duration> otherTime; // of seat B; nothing: the same
    std::optional<int> stage; // from 0
    std::optional<int> periods;
    std::optional<int> moves;
    int number = 0;
    std::optional<rules::Point> point;
    bool restoresClocks = true;
    std::optional<record::GameResult> outcome;
    QString code; // of a sealed move
    std::optional<match::Ground> reason;
    std::string note; // UTF-8
    std::optional<match::Grounds> second; // of the chief arbiter
};

// What is to be given, one after the other; nothing while something is missing.
std::vector<match::Command> commandsOf(ArbiterOrder action, const OrderEntry &entry, const match::Match &match);
// The game after all of them, or why one of them cannot be.
Result<match::Match, match::Refusal> after(
    const std::vector<match::Command> &commands, const match::Match &match, clock::Moment now);
// Whether it could be given now, whatever is filled in.
bool isPossible(ArbiterOrder action, const match::Match &match, clock::Moment now);

// What undoes an entry of the journal by another one, where there is such a thing: what an arbiter did, or what the
// players counted. `now` is the protocol that the incident is of.
struct Compensation
{
    ArbiterOrder action;
    OrderEntry entry;
};
std::optional<Compensation> compensationOf(const match::Incident &incident, const match::Protocol &now);

// The loss of a game by an arbiter's ruling, with the code that the reason stands for (refereeing.md#results).
record::GameResult lossByRuling(rules::Side loser, match::Ground ground);

} // namespace kagetsu::ui
