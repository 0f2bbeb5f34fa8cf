// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"
#include "match/model/timestamp.h"
#include "rules/proof/proof.h"

namespace kagetsu::match {

// An event, and the time when it was written.
struct ProtocolLine
{
    Event event;
    WallTime wall;
};

// What a player did, and how it is timed.
enum class PlayerActionKind : std::uint8_t {
    Timed, // a stone, a pass or another act of the opening
    Noted, // an act of the opening on a physical board, whose time is that of a press
    Press, // a press of the clock beside a physical board
};

// A stone, a pass, another act of the opening, or a press of the clock, with the time it took.
struct PlayerAction
{
    PlayerActionKind kind = PlayerActionKind::Timed;
    Seat seat = Seat::A;
    std::optional<opening::Act> act; // no value: a pass or a press
    bool inOpening = false;
    int move = 0; // number of the stone or pass; 0 if it is neither, or only noted
    rules::Side side = rules::Side::Black; // colour of the stone or pass, else of the next stone
    // The option that was chosen with its consequences, and the seat that owned Black before it.
    std::optional<opening::OpenOption> chosen;
    Seat blackBefore = Seat::A;
    // Active time since the previous action of the same turn, or since the turn began.
    clock::Duration used { 0 };
    PerSeat<clock::Reading> clocks; // just after it
    WallTime wall;
    int line = 0; // line of the journal, from 1

    friend bool operator==(const PlayerAction &, const PlayerAction &) = default;
};

// What happened apart from actions, heartbeats and announcements: claims, warnings, offers, interruptions, orders of
// the arbiter, the end.
struct Incident
{
    Happening what;
    clock::Moment at { 0 };
    WallTime wall;
    int line = 0; // line of the journal, from 1
    int moves = 0; // moves on the board when it happened; turns if it is a physical board
    PerSeat<clock::Reading> before; // both clocks just before and just after it
    PerSeat<clock::Reading> after;
    int move = 0; // number of the stone that a foul claim is about
    std::optional<rules::Proof> proof; // the verdict on that stone, as far as it may be revealed
    std::vector<PlayerAction> undone; // what was taken back, in order
    // If the clocks go on: how long they had been stopped. For Recovered: the time of day that has passed since the
    // last line before it.
    clock::Duration stood { 0 };
    // For Recovered: the most thinking time that can be missing, which is one heartbeat if a clock was running.
    clock::Duration lost { 0 };

    friend bool operator==(const Incident &, const Incident &) = default;
};

// An announcement that was made, shown to readers who look at its moment.
struct Call
{
    clock::Announcement what; // `what.at` is when it was due
    clock::Moment at { 0 }; // when it was made
    WallTime wall;
    int line = 0; // line of the journal, from 1
    PerSeat<clock::Reading> clocks; // just after it

    friend bool operator==(const Call &, const Call &) = default;
};

// A match as it is printed and signed: everything that was done, in order, as data. While the match runs it reveals no
// more than the players may know: claims have no proof, and a rejected claim has no kinds of foul, unless the hints
// show forbidden points anyway (match.md#hints, match-journal.md#protocol).
struct Protocol
{
    Match match; // as it was at the end
    WallTime begun;
    WallTime until; // time of the last line
    std::vector<PlayerAction> actions; // those that remain; what was taken back is stored in its incident
    std::vector<Incident> incidents;
    std::vector<Call> calls; // not printed
    std::optional<int> lastOrder; // line of the order that the arbiter could undo now (UndoOrder)

    friend bool operator==(const Protocol &, const Protocol &) = default;
};

// Makes the protocol of a match. The lines must be those of one match, from its Started event on.
Protocol protocolOf(const std::vector<ProtocolLine> &lines);

} // namespace kagetsu::match
