// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "clock/timecontrol.h"
#include "match/model/refereeing.h"
#include "opening/procedure.h"
#include "record/model/result.h"
#include "rules/ruleset.h"

#include <map>
#include <optional>
#include <string>

namespace kagetsu::match {

// What one game earns the people who played it, by their seats in that game.
struct GameScore
{
    PerSeat<int> halves; // half points: 2 for a win, 1 for a draw
    PerSeat<clock::Duration> used; // for the tie-break by time

    friend bool operator==(const GameScore &, const GameScore &) = default;
};

// The first of two games, as stored in the setup of the second (match.md#double-game).
struct FirstGame
{
    std::string id; // id of its match, and name of its journal
    GameScore score; // by the seats of that game
    record::GameResult result;
    Seat black = Seat::A; // owner of Black at its end

    friend bool operator==(const FirstGame &, const FirstGame &) = default;
};

// The preset that a game is played by, stored so that papers can name it when the preset itself no longer exists.
struct PresetTitle
{
    std::string id;
    std::map<std::string, std::string> names; // by language, as in the preset; UTF-8
    std::map<std::string, std::string> form; // by language: which of its games this is; empty if the opening says it
    bool changed = false; // some terms of this game differ from the preset

    friend bool operator==(const PresetTitle &, const PresetTitle &) = default;
};

// Where the game is played.
enum class PlayedOn : std::uint8_t {
    Screen, // a stone laid ends the turn
    PhysicalBoard, // a physical board: the program learns of presses (Press), and of stones only through notes (Note)
};

// The results of earlier games in a series of rematches, by the seats of the game that stores them.
struct Series
{
    int games = 0;
    PerSeat<int> halves; // half points: 2 for a win, 1 for a draw

    friend bool operator==(const Series &, const Series &) = default;
};

// Where and on what occasion a game is played, as printed at the head of its papers. UTF-8; each may be empty.
struct Occasion
{
    std::string event;
    std::string place;
    std::string round;
    std::string table; // its number or its name
    std::string arbiterName;

    friend bool operator==(const Occasion &, const Occasion &) = default;
};

// A rule of refereeing that is made stricter must not judge games that were played before, so each match stores the
// edition that it was begun under. From the second edition on, a sealed move cannot be bypassed, a claim can be
// withdrawn only once, and where there is an arbiter no player ends the game without a result. From the third on, a
// player who is awaited cannot claim, call the arbiter or stop a clock.
inline constexpr int LatestEdition = 3;

// A program that plays in the place of a person (engine-seat.md).
struct EngineSeat
{
    std::string id; // id of its profile
    int level = 0; // level of the opponent that comes with the program (engine-ai.md#levels); 0: no level is sent to it

    friend bool operator==(const EngineSeat &, const EngineSeat &) = default;
};

// Everything agreed before the first move; it does not change afterwards.
struct MatchSetup : RefereeTerms, Occasion
{
    int edition = LatestEdition;
    std::string id; // unique; also the name of the journal
    PerSeat<std::string> names; // UTF-8; seat A is the opener
    PerSeat<std::string> clubs; // or countries; each may be empty
    // The player on the left, or at the near side of a screen that lies between the players, when the game begins.
    // People keep their places from game to game.
    Seat left = Seat::A;
    PerSeat<std::optional<EngineSeat>> engines; // where no person plays
    PlayedOn playedOn = PlayedOn::Screen;
    // Beside a physical board: only the time was agreed. Rule, board, opening and colours were not, so nothing is said
    // about them; the values here are only used to take notes.
    bool onlyTime = false;
    int boardSize = rules::DefaultBoardSize;
    rules::RuleSet rules;
    opening::Procedure opening;
    PerSeat<clock::TimeControl> time;
    bool pauses = true; // either player may pause
    bool clockWaits = false; // the clock starts with the first act, not with the game (clock.md#the-first-act)
    std::optional<Attendance> attendance; // for a game that was waited for
    PerSeat<clock::Duration> late; // time deducted at the start for coming late
    int games = 1; // 2: this is one game of a double game (match.md#double-game)
    std::optional<FirstGame> first; // in the second of two games
    std::optional<PresetTitle> preset;
    std::optional<Series> series; // in a rematch: the games played before it

    friend bool operator==(const MatchSetup &, const MatchSetup &) = default;
};

// Returns the same game with exchanged seats and with everything that belongs to the persons (opening.md#modifiers).
// `id` names the new match.
MatchSetup secondGame(MatchSetup first, std::string id);

// Returns true if the players may agree to go on after a fallen flag: no arbiter is at hand, the flag does not end the
// game by itself, and moves may be taken back, which rated and title games forbid (presets).
bool mayWaiveFlags(const RefereeTerms &terms);

// Returns true if players cannot pause, so that what pauses elsewhere stops both clocks for the arbiter, who lets them
// run again.
bool stopsForArbiter(const MatchSetup &setup);

// Returns the time that a wrong claim costs with OpponentTime or ClaimantTime: as the setup says, else two minutes, or
// one minute if the claimant's base time is at most 15 minutes (match.md#wrong-claims); zero if the clock that
// gains or loses it is untimed.
clock::Duration wrongClaimPenalty(const MatchSetup &setup, Seat claimant);

// Returns true if a player came too late, so that the game ends as it begins (match.md#lateness).
bool isDecidedByLateness(const MatchSetup &setup);
// Returns the player who is absent from a game that begins all the same; its opener plays the opening meanwhile
// (match.md#lateness).
std::optional<Seat> awaitedAtStart(const MatchSetup &setup);

// Returns the move number from which a pass is legal, or nothing if never (match.md#passes: as the procedure says,
// else 7 in renju).
std::optional<int> passFrom(const MatchSetup &setup);

} // namespace kagetsu::match
