// SPDX-License-Identifier: MIT
#pragma once

#include "clock/controltext.h"
#include "match/model/setup.h"
#include "opening/file/terms.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::preset {

// Where a preset comes from (match-presets.md#shipped-presets); House also includes those that organisers save.
enum class Group : std::uint8_t { Seed, International, House };

// How much of a preset is fixed, whatever the players would like (match-presets.md#levels).
enum class Level : std::uint8_t {
    Casual, // nothing is locked
    Club, // hints stay as they are
    Rated, // hints are off, no move is taken back, and penalties and draw offers stay as they are
    Title, // as Rated, and players cannot stop the clocks but call the arbiter
};

// The fields that cannot be changed before the game.
struct Locks
{
    bool hints = false;
    bool takeBacks = false;
    bool pauses = false;
    bool penalties = false; // of wrong claims and warnings, and when a draw may be offered

    bool any() const { return hints || takeBacks || pauses || penalties; }
    friend bool operator==(Locks, Locks) = default;
};
Locks locksOf(Level level);

// Who may stop the clocks (match.md#orders). Call: players do so through the arbiter; if no arbiter is at hand,
// they can only pause.
enum class PlayerPause : std::uint8_t { Call, Never, Free };

// Who writes the game down (match.md#recording).
enum class Recording : std::uint8_t { Program, Players, Referee };

// One of the games that a preset is for: a round, a group of the event, or an opening to choose from.
struct Form
{
    std::map<std::string, std::string> names; // by language; empty if the opening says everything
    std::optional<opening::Terms> opening; // no value: set by the organiser
    std::string time; // in the text syntax (clock.md#text-syntax); empty: set by the organiser
    std::optional<clock::Duration> lateLimit {}; // of this game, if it differs from that of the preset

    friend bool operator==(const Form &, const Form &) = default;
};

// What an organiser agrees once for many games (match-presets.md#preset-files). Fields that are not given have the
// defaults of match.md#defaults.
struct Preset : match::RefereeTerms // by default, take-backs and arbiter depend on the level
{
    std::string id;
    std::map<std::string, std::string> names; // by language, always with "en"
    std::map<std::string, std::string> about; // by language: what no field can say; may be empty
    Group group = Group::House;
    Level level = Level::Club;
    std::optional<rules::RuleSet> rules; // no value: set by the organiser
    int boardSize = rules::DefaultBoardSize;
    std::vector<Form> forms; // at least one; the first is the usual one
    bool timeOpen = false; // the organiser sets the time; those of the forms are examples
    PlayerPause pauses = PlayerPause::Call;
    int games = 1; // 2: a double game (match.md#double-game)
    Recording recording = Recording::Program;
    match::Occasion occasion; // shared by all its games; it can be changed for each game

    friend bool operator==(const Preset &, const Preset &) = default;
};

// Returns the name in this language, or in English.
std::string titleOf(const Preset &preset, std::string_view language);
// Returns the description in this language, or in English; may be empty.
std::string aboutOf(const Preset &preset, std::string_view language);
std::string titleOf(const Form &form, std::string_view language);

// Returns true if either player may stop the clocks.
bool mayPause(const Preset &preset);

// Returns the procedure of a form with its terms applied; nothing if the organiser sets it.
std::optional<opening::Procedure> openingOf(const Form &form);
// Returns the time control of a form; nothing if the organiser sets it.
std::optional<clock::TimeControl> timeOf(const Form &form);

// Returns the terms of refereeing for this form.
match::RefereeTerms termsOf(const Preset &preset, const Form &form);

// Writes everything that is agreed, and the name of the preset, into a setup; what the organiser sets is kept. Who
// writes the game down besides the program is not part of a setup.
void apply(const Preset &preset, const Form &form, match::MatchSetup &setup);

// Returns true if a setup has everything as agreed. A time that the organiser may set, and the seats that may not swap,
// are not part of the preset.
bool isAsAgreed(const Preset &preset, const Form &form, const match::MatchSetup &setup);

// What can be wrong with a document of presets.
enum class PresetError : std::uint8_t {
    Field, // `place.error` says what is wrong
    BadTime, // `time` says why
    UnknownOpening, // a procedure that is neither shipped nor included
    OpeningUnplayable, // under this rule, on this board, or by these terms
    LevelForbids, // hints, take-backs or pauses that the level does not allow
};

struct PresetFault
{
    PresetError error = PresetError::Field;
    opening::ProcedureFault place; // line, column and pointer as in procedures
    clock::ControlTextFault time;

    friend bool operator==(const PresetFault &, const PresetFault &) = default;
};

// Reads a document of presets ({"id": {…}, …}) in its order, as a whole or not at all. Returns the faults, at least
// one, in the order of the text.
Result<std::vector<Preset>, std::vector<PresetFault>> readPresets(std::string_view json);

// Returns a document with this one preset and all its fields; readPresets() reads the same value back.
std::string toJson(const Preset &preset);

} // namespace kagetsu::preset
