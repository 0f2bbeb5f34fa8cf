// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/device.h"
#include "match/model/intervention.h"
#include "match/model/playercommands.h"
#include "match/model/setup.h"
#include "opening/play/act.h"
#include "record/model/result.h"

#include <optional>
#include <variant>

namespace kagetsu::match {

// The commands that people give. Match::decide answers each with events or a refusal.

// Starts the game with this setup.
struct Start
{
    MatchSetup setup;
};

// Confirms the result of an ended game, by a player or, without a seat, by the arbiter (match.md#results).
struct Confirm
{
    std::optional<Seat> seat;
};

// An order of the arbiter with its reason.
struct Intervene
{
    Intervention what;
    Grounds grounds;
};

// Returns the command that stops both clocks with one press while time runs; the reason is given afterwards
// (StateReason).
inline Intervene stopAtOnce()
{
    return { StopClocks {}, { Ground::Unstated, {} } };
}

// Resumes the game after a pause or a recovery.
struct Resume
{
};

// Counts the time that the computer slept, by agreement of the players; the clocks stay stopped until Resume. If there
// is an arbiter, the arbiter decides instead (Intervene).
struct AgreeSleep
{
};

// Ends the game without a winner (VOID) because both players agreed not to go on.
struct Annul
{
};

// Records that the players change places; allowed at any time.
struct ChangePlaces
{
};

// Checks whether a flag has fallen; to be given at Match::flagMoment().
struct CheckFlag
{
};

// Records a heartbeat; to be given once a second while a clock runs, so that a crash loses no more than that.
struct Beat
{
};

// Resumes the match from its journal after the program had stopped; the clocks stay stopped until Resume.
struct Recover
{
};

// Records a device report at once, also after a flag or the end of the game; a report of sleep stops both clocks.
struct Report
{
    DeviceReport what;
};

// The arbiter orders that offers are compared on the board and no longer as figures (opening.md#board-and-shape).
struct OverruleSymmetry
{
};

// The arbiter undoes the last act of the opening: a stone, a choice, a number or a candidate. The clocks return to the
// moment of that act.
struct StepBack
{
    ClockEffect clocks = ClockEffect::Restored; // journals of the first version can have Kept
};

// Records that this seat, which was awaited when the game began, is now present (match.md#lateness).
struct Arrive
{
    Seat seat = Seat::B;
};

// The following five commands are only for games on a physical board (PlayedOn::PhysicalBoard); none of them lays a
// stone.

// Records that the clock was pressed, which ended this seat's turn.
struct Press
{
    Seat seat = Seat::A;
};

// Records what was played next on the board, at any time: a stone or another act of the opening, in order of play. No
// value means a pass or a lost turn. The clock is not touched, and nothing is judged.
struct Note
{
    std::optional<opening::Act> act;
};

// Strikes out the last note because it was wrong.
struct StrikeNote
{
};

// Records that the players have exchanged colours, in an opening whose steps are not noted.
struct ExchangeColours
{
};

// Ends the game with the result that the players agree on.
struct Conclude
{
    record::GameResult result;
};

// Copying is compiled in one file (kinds.cpp) instead of every file that copies; with this many alternatives each such
// file would take seconds.
struct Command
    : std::variant<Start, Act, Pass, ClaimFoul, ClaimFive, ClaimTime, Resign, OfferDraw, AnswerDraw, AskTakeBack,
          AnswerTakeBack, Pause, Resume, Annul, CheckFlag, Beat, Recover, OverruleSymmetry, StepBack, WithdrawClaim,
          AgreeToClaim, CallArbiter, Confirm, Intervene, Press, Note, StrikeNote, ExchangeColours, Conclude, Report,
          AgreeSleep, Arrive, WithdrawDraw, WaiveFlag, UndoAct, ChangePlaces>
{
    using variant::variant;
    Command() = default;
    Command(const Command &other);
    Command(Command &&other) noexcept;
    Command &operator=(const Command &other);
    Command &operator=(Command &&other) noexcept;
    ~Command();
    // Commands are never compared, although the base class would seem to allow it.
    friend bool operator==(const Command &, const Command &) = delete;
    friend bool operator<(const Command &, const Command &) = delete;
};

} // namespace kagetsu::match
