// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"
#include "match/lateness.h"
#include "opening/procedure.h"
#include "record/model/result.h"
#include "rules/ruleset.h"
#include "seat.h"

#include <map>
#include <optional>
#include <string>

namespace kagetsu::match {

// What happens when a player makes a forbidden move (refereeing.md#foul-policies).
enum class FoulPolicy : std::uint8_t {
    Claim, // the game goes on unless the opponent claims in time
    Auto, // a foul ends the game at once
    Block, // forbidden points cannot be played
};

// Whether a five ends the game by itself (refereeing.md#foul-policies).
enum class FivePolicy : std::uint8_t {
    Auto,
    Declare, // the owner must claim it; if nobody does, play goes on
};

// What a fallen flag does (clock.md#flags).
enum class FlagPolicy : std::uint8_t {
    AutoStop, // both clocks stand; the loss must be claimed
    AutoEnd,
    Claim, // the clocks go on, below zero, and so does the game until a player claims
};

// What the first claim leads to when both flags are down (clock.md#flags).
enum class BothFlags : std::uint8_t {
    Draw,
    FirstLoses,
    Continue,
    BothLose,
};

// When the program may show which points are forbidden (refereeing.md#hints). It never follows from the rest: silence
// in a match is this.
enum class Hints : std::uint8_t {
    Off,
    AfterMove, // on the stone just placed
    Always,
};

// What a wrong claim costs (refereeing.md#wrong-claims). From the second one on each is a warning too, with None
// nothing at all.
enum class FalseClaim : std::uint8_t {
    OpponentTime, // time to the claimant's opponent
    ClaimantTime, // time from the claimant
    TurnLost, // the claimant's turn, or its next one
    Warning, // from the first one on
    None,
};

// What it costs to withdraw a claim that has stopped the clocks; a player can do it once in a game.
enum class Withdrawal : std::uint8_t {
    WrongClaim, // as much as a wrong one
    Warning,
    None,
};

// When a draw may be offered (refereeing.md#other-claims).
struct DrawOffers
{
    bool allowed = true;
    int afterMove = 0; // once so many moves were made
    bool onOpponentsTime = false; // only after one's own move, while the opponent's clock runs

    friend bool operator==(DrawOffers, DrawOffers) = default;
};

// Points of win, draw and loss (refereeing.md#scoring).
enum class Scoring : std::uint8_t { TwoOneNone, OneHalfNone, ThreeTwoOne, ThreeOneNone, PlusTwoPlusOneMinusTwo };

// What one game brings the people who played it, by their seats in that game.
struct GameScore
{
    PerSeat<int> halves; // half points: 2 for a win, 1 for a draw
    PerSeat<clock::Duration> used; // for the tie-break by time

    friend bool operator==(const GameScore &, const GameScore &) = default;
};

// The first of two games, as the second one knows it (refereeing.md#double-game).
struct FirstGame
{
    std::string id; // of its match, and the name of its journal
    GameScore score; // by the seats of that game
    record::GameResult result;
    Seat black = Seat::A; // who owned Black at its end

    friend bool operator==(const FirstGame &, const FirstGame &) = default;
};

// The preset a game is played by, told so that its paper can name it when the preset itself is gone.
struct PresetTitle
{
    std::string id;
    std::map<std::string, std::string> names; // by language, as the preset has them; UTF-8
    std::map<std::string, std::string> form; // likewise: which of its games; empty where the opening says it
    bool changed = false; // something was agreed otherwise for this game

    friend bool operator==(const PresetTitle &, const PresetTitle &) = default;
};

// Where the game is played.
enum class PlayedOn : std::uint8_t {
    Screen, // a stone laid ends the turn
    PhysicalBoard, // a board of wood: the program sees presses (Press), and of the stones what is told to it (Note)
};

// How earlier games of a series of rematches came out, by the seats of the game that knows it.
struct Series
{
    int games = 0;
    PerSeat<int> halves; // half points: 2 for a win, 1 for a draw

    friend bool operator==(const Series &, const Series &) = default;
};

// What the players, a preset and the program must agree on about judging a game and the match it belongs to.
struct RefereeTerms
{
    FoulPolicy foulPolicy = FoulPolicy::Claim;
    FivePolicy fivePolicy = FivePolicy::Auto;
    FlagPolicy flagPolicy = FlagPolicy::AutoStop;
    Hints hints = Hints::Off;
    bool takeBacks = true; // by agreement; off in rated games
    bool arbiter = false; // one is at hand: foul claims wait for a ruling, players may call
    FalseClaim falseClaim = FalseClaim::OpponentTime;
    Withdrawal withdrawal = Withdrawal::WrongClaim;
    std::optional<clock::Duration> falseClaimTime; // nothing: by the base time (wrongClaimPenalty)
    int warningsToLose = 2; // 0: none
    int leavesInReading = 0; // in byo-yomi, on the opponent's time, so often in a game [GO 22.7]; 0: not counted
    DrawOffers drawOffers;
    BothFlags bothFlags = BothFlags::Draw;
    int moveLimit = 0; // a draw after so many stones (refereeing.md#results); 0: none
    LatenessRules lateness;
    Scoring scoring = Scoring::TwoOneNone; // of the match
    std::string announcements; // id of the plan agreed (clock.md#announcements); empty: as each machine is set

    friend bool operator==(const RefereeTerms &, const RefereeTerms &) = default;
};

// Where and on what occasion a game is played: what stands at the head of its papers. UTF-8; each may be empty.
struct Occasion
{
    std::string event;
    std::string place;
    std::string round;
    std::string table; // its number, or what it is called
    std::string arbiterName;

    friend bool operator==(const Occasion &, const Occasion &) = default;
};

// A rule of refereeing that is made stricter must not judge games that were played before it: each match knows which
// edition it was begun under. From the second on a sealed move cannot be gone around, a claim is withdrawn only once,
// and where there is an arbiter no player ends the game without a result. From the third on a player who is awaited
// claims nothing, calls nobody and stops no clock.
inline constexpr int LatestEdition = 3;

// A program that plays in the place of a person (opponent.md).
struct EngineSeat
{
    std::string id; // of its profile
    int level = 0; // of the opponent that comes with the program (brain.md#levels); 0: it is told none

    friend bool operator==(const EngineSeat &, const EngineSeat &) = default;
};

// Everything agreed before the first move; it does not change afterwards.
struct MatchSetup : RefereeTerms, Occasion
{
    int edition = LatestEdition;
    std::string id; // unique, also the name of the journal
    PerSeat<std::string> names; // UTF-8; seat A is the opener
    PerSeat<std::string> clubs; // or countries; each may be empty
    // Who sits on the left, or at the near side of a screen that lies between them, when the game begins. People keep
    // their places from game to game.
    Seat left = Seat::A;
    PerSeat<std::optional<EngineSeat>> engines; // where no person plays
    PlayedOn playedOn = PlayedOn::Screen;
    // Beside a board of wood: only the time was agreed. Of rule, board, opening and colours nothing was said, so
    // nothing is told of them; what stands here is what notes are taken by.
    bool onlyTime = false;
    int boardSize = rules::DefaultBoardSize;
    rules::RuleSet rules;
    opening::Procedure opening;
    PerSeat<clock::TimeControl> time;
    bool pauses = true; // either player may pause
    std::optional<Attendance> attendance; // of a game that was waited for
    PerSeat<clock::Duration> late; // charged at the start for coming late
    int games = 1; // 2: this is one game of a double game (refereeing.md#double-game)
    std::optional<FirstGame> first; // of the second game of two
    std::optional<PresetTitle> preset;
    std::optional<Series> series; // of a rematch: what was played before it

    friend bool operator==(const MatchSetup &, const MatchSetup &) = default;
};

// The same game with the seats exchanged, with all that belongs to the persons (openings.md#modifiers). `id` names the
// new match.
MatchSetup secondGame(MatchSetup first, std::string id);

// The players may agree to go on after a fallen flag: no arbiter is at hand, the flag does not end the game by itself,
// and moves may be taken back, which rated games and titles forbid (presets).
bool mayWaiveFlags(const RefereeTerms &terms);

// Players cannot pause: what pauses elsewhere stops both clocks for the arbiter, who lets them run again.
bool stopsForArbiter(const MatchSetup &setup);

// The time a wrong claim costs, by OpponentTime or ClaimantTime: as the setup says, else two minutes, or one when the
// claimant's base time is at most 15 minutes (refereeing.md#wrong-claims); nothing when the clock it goes to or from is
// untimed.
clock::Duration wrongClaimPenalty(const MatchSetup &setup, Seat claimant);

// A player came too late: the game ends as it begins (refereeing.md#lateness).
bool isDecidedByLateness(const MatchSetup &setup);
// Who has not come to a game that begins all the same: its opener makes the opening meanwhile (refereeing.md#lateness).
std::optional<Seat> awaitedAtStart(const MatchSetup &setup);

// The move number from which a pass is legal; nothing when never (refereeing.md#passes: by the procedure, else 7 in
// renju).
std::optional<int> passFrom(const MatchSetup &setup);

} // namespace kagetsu::match
