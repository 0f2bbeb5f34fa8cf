// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"
#include "opening/procedure.h"
#include "rules/ruleset.h"
#include "seat.h"

#include <optional>
#include <string>

namespace kagetsu::match {

// What happens when a player makes a forbidden move (clock-and-refereeing.md 4.1).
enum class FoulPolicy : std::uint8_t {
    Claim, // the game goes on unless the opponent claims in time
    Auto, // a foul ends the game at once
    Block, // forbidden points cannot be played
};

// Whether a five ends the game by itself (4.1).
enum class FivePolicy : std::uint8_t {
    Auto,
    Declare, // the owner must claim it; if nobody does, play goes on
};

// What a fallen flag does (2.10).
enum class FlagPolicy : std::uint8_t {
    AutoStop, // both clocks stand; the loss must be claimed
    AutoEnd,
    Claim, // the clocks go on, below zero, and so does the game until a player claims
};

// What the first claim leads to when both flags are down (2.10).
enum class BothFlags : std::uint8_t {
    Draw,
    FirstLoses,
    Continue,
    BothLose,
};

// When the program may show which points are forbidden (4.1). It never follows from the rest: silence in a match is
// this.
enum class Hints : std::uint8_t {
    Off,
    AfterMove, // on the stone just placed
    Always,
};

// Everything agreed before the first move; it does not change afterwards.
struct MatchSetup
{
    std::string id; // unique, also the name of the journal
    PerSeat<std::string> names; // UTF-8; seat A is the opener
    std::string event;
    std::string place;
    std::string round;
    int boardSize = rules::DefaultBoardSize;
    rules::RuleSet rules;
    opening::Procedure opening;
    PerSeat<clock::TimeControl> time;
    FoulPolicy foulPolicy = FoulPolicy::Claim;
    FivePolicy fivePolicy = FivePolicy::Auto;
    FlagPolicy flagPolicy = FlagPolicy::AutoStop;
    BothFlags bothFlags = BothFlags::Draw;
    Hints hints = Hints::Off;
    bool takeBacks = true; // by agreement; off in rated games
    bool pauses = true; // either player may pause

    friend bool operator==(const MatchSetup &, const MatchSetup &) = default;
};

// The second game of a double game between the same people: the seats are exchanged with all that belongs to the
// persons (openings.md 4). `id` names the new match.
MatchSetup secondGame(MatchSetup first, std::string id);

// A wrong claim gives the opponent of `claimant` this much time: two minutes, or one when the claimant's base time is
// at most 15 minutes (4.2); nothing when untimed.
clock::Duration wrongClaimPenalty(const MatchSetup &setup, Seat claimant);

// The move number from which a pass is legal; nothing when never (6.7: by the procedure, else 7 in renju).
std::optional<int> passFrom(const MatchSetup &setup);

} // namespace kagetsu::match
