// SPDX-License-Identifier: MIT
#pragma once

#include "match/setup.h"
#include "opening/act.h"
#include "rules/point.h"
#include "seat.h"

#include <variant>

namespace kagetsu::match {

// What people ask for. Match::apply answers with events or a refusal.

struct Start
{
    MatchSetup setup;
};

// A stone, or another act of the opening procedure, complete: the stone released and, where the turn ends, the clock
// pressed.
struct Act
{
    Seat seat = Seat::A;
    opening::Act act;
};

struct Pass
{
    Seat seat = Seat::A;
};

// "That stone was forbidden", about the stone on `point` (4.2).
struct ClaimFoul
{
    Seat seat = Seat::A;
    rules::Point point;
};

struct ClaimFive
{
    Seat seat = Seat::A;
};

// "The other flag is down."
struct ClaimTime
{
    Seat seat = Seat::A;
};

struct Resign
{
    Seat seat = Seat::A;
};

struct OfferDraw
{
    Seat seat = Seat::A;
};

struct AnswerDraw
{
    Seat seat = Seat::A; // who answers
    bool accept = false;
};

// Asks to take back this seat's last stone, and the reply to it if there is one.
struct AskTakeBack
{
    Seat seat = Seat::A;
};

struct AnswerTakeBack
{
    Seat seat = Seat::A; // who answers
    bool accept = false;
};

struct Pause
{
    Seat seat = Seat::A;
};

// Goes on after a pause or a recovery.
struct Resume
{
};

// Ends the game without a winner (VOID): both agreed not to go on.
struct Annul
{
};

// Looks whether a flag has fallen; to be given when Match::flagMoment() has come.
struct CheckFlag
{
};

// To be given once a second while a clock runs, so that a crash loses no more than that.
struct Beat
{
};

// The program had stopped and the match is taken up again from its journal: the clocks stand until Resume.
struct Recover
{
};

// The arbiter lets offers be compared on the board and no longer as figures (openings.md 3.2).
struct OverruleSymmetry
{
};

// The arbiter takes the last act of the opening back: a stone, a choice, a number, a candidate.
struct StepBack
{
};

using Command = std::variant<Start, Act, Pass, ClaimFoul, ClaimFive, ClaimTime, Resign, OfferDraw, AnswerDraw,
    AskTakeBack, AnswerTakeBack, Pause, Resume, Annul, CheckFlag, Beat, Recover, OverruleSymmetry, StepBack>;

} // namespace kagetsu::match
