// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "match/timestamp.h"
#include "rules/proof/proof.h"

namespace kagetsu::match {

// An event and when it was written.
struct ProtocolLine
{
    Event event;
    WallTime wall;
};

// What a player did, and how it is timed.
enum class DeedKind : std::uint8_t {
    Timed, // a stone, a pass, or another act of the opening
    Noted, // an act of the opening on a board of wood: its time is that of a press
    Press, // of the clock beside a board of wood
};

// A stone, a pass, another act of the opening, or a press of the clock, with the time it took.
struct Deed
{
    DeedKind kind = DeedKind::Timed;
    Seat seat = Seat::A;
    std::optional<opening::Act> act; // nothing: a pass, or a press
    bool inOpening = false;
    int move = 0; // number of the stone or pass; 0 when it is neither, or only noted
    rules::Side side = rules::Side::Black; // of the stone or pass; else the colour of the next stone
    // What a choice meant, and who owned Black before it.
    std::optional<opening::OpenOption> chosen;
    Seat blackBefore = Seat::A;
    // Active time since the deed before it in the same turn, or since the turn began.
    clock::Duration used { 0 };
    PerSeat<clock::Reading> clocks; // just after it
    WallTime wall;
    int line = 0; // of the journal, from 1

    friend bool operator==(const Deed &, const Deed &) = default;
};

// What happened besides deeds, heartbeats and announcements: claims, warnings, offers, interruptions, what the arbiter
// did, the end.
struct Incident
{
    Happening what;
    clock::Moment at { 0 };
    WallTime wall;
    int line = 0; // of the journal, from 1
    int moves = 0; // on the board when it happened; on a board of wood turns
    PerSeat<clock::Reading> before; // both clocks just before and just after it
    PerSeat<clock::Reading> after;
    int move = 0; // number of the stone a foul claim or its raising is about
    std::optional<rules::Proof> proof; // the verdict on that stone, as far as it may be told
    std::vector<Deed> undone; // what was taken back, first one first
    // Where the clocks go on: how long they had stood. Of a Recovered: from the last line before it, by the wall.
    clock::Duration stood { 0 };
    // Of a Recovered: the most thinking time that can be missing, one heartbeat where a clock was running.
    clock::Duration lost { 0 };

    friend bool operator==(const Incident &, const Incident &) = default;
};

// An announcement that was made, for whoever looks at the moment.
struct Call
{
    clock::Announcement what; // `what.at` is when it was due
    clock::Moment at { 0 }; // when it was made
    WallTime wall;
    int line = 0; // of the journal, from 1
    PerSeat<clock::Reading> clocks; // just after it

    friend bool operator==(const Call &, const Call &) = default;
};

// A match as it is put on paper and signed: everything that was done, in order, as data. While the match runs it tells
// no more than the players may know: claims have no proof, and a refused one no kinds of foul, unless the hints show
// forbidden points anyway (refereeing.md#hints, journal.md#protocol).
struct Protocol
{
    Match match; // as it stood at the end
    WallTime begun;
    WallTime until; // of the last line
    std::vector<Deed> deeds; // those that stand; what was taken back is with its incident
    std::vector<Incident> incidents;
    std::vector<Call> calls; // not for the paper
    std::optional<int> lastOrder; // line of the one that the arbiter could undo now (UndoOrder)

    friend bool operator==(const Protocol &, const Protocol &) = default;
};

// The lines must be those of a match from its Started on.
Protocol protocolOf(const std::vector<ProtocolLine> &lines);

} // namespace kagetsu::match
