// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::match {

// Why an arbiter, or the rules themselves, interfere with the course of the game (match.md#irregularities).
enum class Ground : std::uint8_t {
    WrongClaim,
    OverTime, // the per-move limit was reached
    PlayersAgree,
    TakeBackTried,
    StoneSlipped,
    StonesDisplaced,
    StoneOnStone, // a stone was put on an occupied point
    OutOfTurn,
    WrongColours,
    PressedEarly, // the clock was pressed before or while the stone was put down
    OtherHand,
    ClockWrongSide,
    ClockWronglySet,
    ClockFaulty,
    CountMisread,
    FoulShown, // a forbidden point was shown by accident
    OutsideHelp,
    DeviceFailed,
    LeftTable,
    Late,
    Disturbance,
    RecordWrong,
    LeaveGranted, // a pause that the arbiter allows
    PlayerIll,
    ArbiterIll,
    Adjournment,
    ArbiterMistaken, // corrects an earlier entry
    MachineSlept, // the computer slept, or its program stalled
    Other, // the note gives the reason
    Unstated, // both clocks had to stop at once; the reason is given afterwards (StateReason)
};

inline constexpr Ground LastGround = Ground::Other; // the last ground that people can choose
// Returns the word used in journals, such as "wrong-claim".
std::string_view codeOf(Ground ground);
std::optional<Ground> groundFromCode(std::string_view code);

// The reason for an order.
struct Grounds
{
    Ground ground = Ground::Other;
    std::string note; // free text in UTF-8; may be empty

    friend bool operator==(const Grounds &, const Grounds &) = default;
};

// What happens to the clocks when moves are undone.
enum class ClockEffect : std::uint8_t {
    Restored, // they return to the values after the last remaining move
    Kept, // time used stays used, and the turn begins anew
};

} // namespace kagetsu::match
