// SPDX-License-Identifier: MIT
#pragma once

#include "clock/controltext.h"
#include "match/setup.h"
#include "opening/file/terms.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::preset {

// Where a preset comes from (presets.md#shipped-presets); House too for those organisers save.
enum class Group : std::uint8_t { Seed, International, House };

// How much of a preset holds whatever the players would like (presets.md#levels).
enum class Level : std::uint8_t {
    Casual, // nothing is locked
    Club, // what the program says stays as it is
    Rated, // the program says nothing, no move is taken back, penalties and draw offers stay as they are
    Title, // besides, players do not stop the clocks but call the arbiter
};

// Fields that cannot be changed before the game.
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

// Who may stop the clocks (refereeing.md#orders). Call: players through the arbiter; where none is at hand a pause is
// all there is.
enum class PlayerPause : std::uint8_t { Call, Never, Free };

// Who writes the game down (refereeing.md#recording).
enum class Recording : std::uint8_t { Program, Players, Referee };

// One of the games a preset is for: a round, a group of the event, or an opening to choose from.
struct Form
{
    std::map<std::string, std::string> names; // by language; empty where the opening says it all
    std::optional<opening::Terms> opening; // nothing: set by the organiser
    std::string time; // in the text syntax (clock.md#text-syntax); empty: set by the organiser
    std::optional<clock::Duration> lateLimit {}; // of this game, where it is not that of the preset

    friend bool operator==(const Form &, const Form &) = default;
};

// What an organiser agrees once for many games (presets.md#preset-files). What is not said has the default of
// refereeing.md#defaults.
struct Preset : match::RefereeTerms // take-backs and arbiter by default those of the level
{
    std::string id;
    std::map<std::string, std::string> names; // by language, "en" always
    std::map<std::string, std::string> about; // by language: what no field can say; may be empty
    Group group = Group::House;
    Level level = Level::Club;
    std::optional<rules::RuleSet> rules; // nothing: set by the organiser
    int boardSize = rules::DefaultBoardSize;
    std::vector<Form> forms; // one at least; the first is the usual one
    bool timeOpen = false; // the organiser sets the time; those of the forms are examples
    PlayerPause pauses = PlayerPause::Call;
    int games = 1; // 2: a double game (refereeing.md#double-game)
    Recording recording = Recording::Program;
    match::Occasion occasion; // what all its games have in common; who plays one may write otherwise

    friend bool operator==(const Preset &, const Preset &) = default;
};

// The name in this language, or in English.
std::string titleOf(const Preset &preset, std::string_view language);
// Likewise; may be empty.
std::string aboutOf(const Preset &preset, std::string_view language);
std::string titleOf(const Form &form, std::string_view language);

// Whether either player may stop the clocks.
bool mayPause(const Preset &preset);

// The base procedure of a form by its terms; nothing where the organiser sets it.
std::optional<opening::Procedure> openingOf(const Form &form);
// Its time; nothing where the organiser sets it.
std::optional<clock::TimeControl> timeOf(const Form &form);

// How this form is judged.
match::RefereeTerms termsOf(const Preset &preset, const Form &form);

// Writes all that is agreed, and what the preset is called, into a setup, which keeps what the organiser sets. Who
// writes the game down besides the program is no part of a setup.
void apply(const Preset &preset, const Form &form, match::MatchSetup &setup);

// Whether a setup has everything as it is agreed. A time that the organiser may set, and who may not swap, are no
// matter of the preset.
bool isAsAgreed(const Preset &preset, const Form &form, const match::MatchSetup &setup);

enum class PresetError : std::uint8_t {
    Field, // `place.error` says what is wrong
    BadTime, // `time` says why
    UnknownOpening, // a procedure that is neither shipped nor given with it
    OpeningUnplayable, // under this rule, on this board, or by these terms
    LevelForbids, // what the level does not allow: hints, taking back, pauses
};

struct PresetFault
{
    PresetError error = PresetError::Field;
    opening::ProcedureFault place; // as in procedures: line, column, pointer
    clock::ControlTextFault time;

    friend bool operator==(const PresetFault &, const PresetFault &) = default;
};

// Reads a document of presets ({"id": {…}, …}) in its order. All or nothing; the faults, one at least, in the order of
// the text.
Result<std::vector<Preset>, std::vector<PresetFault>> readPresets(std::string_view json);

// The document of this one preset, every field in it; readPresets gives the same value back.
std::string toJson(const Preset &preset);

} // namespace kagetsu::preset
