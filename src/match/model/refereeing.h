// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"
#include "match/model/lateness.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kagetsu::match {

// What happens when a player makes a forbidden move (match.md#foul-policies).
enum class FoulPolicy : std::uint8_t {
    Claim, // the game goes on unless the opponent claims in time
    Auto, // a foul ends the game at once
    Block, // forbidden points cannot be played
};

// Whether a five ends the game by itself (match.md#foul-policies).
enum class FivePolicy : std::uint8_t {
    Auto,
    Declare, // its owner must claim it; if nobody does, the game goes on
};

// What a fallen flag does (clock.md#flags).
enum class FlagPolicy : std::uint8_t {
    AutoStop, // both clocks stop; the loss must be claimed
    AutoEnd,
    Claim, // the clocks go on below zero, and so does the game, until a player claims
};

// What the first claim leads to when both flags are down (clock.md#flags).
enum class BothFlags : std::uint8_t {
    Draw,
    FirstLoses,
    Continue,
    BothLose,
};

// When the program may show which points are forbidden (match.md#hints). It does not depend on any other term:
// only this value decides whether the program stays silent during a match.
enum class Hints : std::uint8_t {
    Off,
    AfterMove, // on the stone just placed
    Always,
};

// What a wrong claim costs (match.md#wrong-claims). From the second wrong claim on each also brings a warning;
// with None a wrong claim costs nothing at all.
enum class FalseClaim : std::uint8_t {
    OpponentTime, // time added for the claimant's opponent
    ClaimantTime, // time deducted from the claimant
    TurnLost, // the claimant loses the turn, or the next one
    Warning, // a warning from the first wrong claim on
    None,
};

// What it costs to withdraw a claim that has stopped the clocks; a player can do so once in a game.
enum class Withdrawal : std::uint8_t {
    WrongClaim, // as much as a wrong claim
    Warning,
    None,
};

// When a draw may be offered (match.md#other-claims).
struct DrawOffers
{
    bool allowed = true;
    int afterMove = 0; // the number of moves that must have been made
    bool onOpponentsTime = false; // only after one's own move, while the opponent's clock runs

    friend bool operator==(DrawOffers, DrawOffers) = default;
};

// Points for a win, a draw and a loss (match.md#scoring).
enum class Scoring : std::uint8_t { TwoOneNone, OneHalfNone, ThreeTwoOne, ThreeOneNone, PlusTwoPlusOneMinusTwo };

// The terms of refereeing for a game and the match it belongs to, which the players, a preset and the program must
// agree on.
struct RefereeTerms
{
    FoulPolicy foulPolicy = FoulPolicy::Claim;
    FivePolicy fivePolicy = FivePolicy::Auto;
    FlagPolicy flagPolicy = FlagPolicy::AutoStop;
    Hints hints = Hints::Off;
    bool takeBacks = true; // by agreement; off in rated games
    bool arbiter = false; // an arbiter is at hand: foul claims wait for a ruling, and players may call the arbiter
    FalseClaim falseClaim = FalseClaim::OpponentTime;
    Withdrawal withdrawal = Withdrawal::WrongClaim;
    std::optional<clock::Duration> falseClaimTime; // nothing: depends on the base time (wrongClaimPenalty)
    int warningsToLose = 2; // 0: warnings never lose
    // how often in a game a player may leave in byo-yomi on the opponent's time [GO 22.7]; 0: not counted
    int leavesInReading = 0;
    DrawOffers drawOffers;
    BothFlags bothFlags = BothFlags::Draw;
    int moveLimit = 0; // a draw after this many stones (match.md#results); 0: none
    LatenessRules lateness;
    Scoring scoring = Scoring::TwoOneNone; // of the match
    std::string announcements; // id of the plan agreed (clock.md#announcements); empty: as set on each computer

    friend bool operator==(const RefereeTerms &, const RefereeTerms &) = default;
};

} // namespace kagetsu::match
