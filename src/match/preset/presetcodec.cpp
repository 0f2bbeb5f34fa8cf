// SPDX-License-Identifier: MIT
#include "base/json/reader.h"
#include "match/model/setupwords.h"
#include "match/preset/preset.h"
#include "opening/file/jsonvalue.h"
#include "opening/file/shipped.h"

namespace kagetsu::preset {

namespace {

using json::Flag;
using json::Json;
using json::Name;
using json::Node;
using json::Number;
namespace words = match::words;

constexpr auto Groups = json::words<Group>(
    { { Group::Seed, "seed" }, { Group::International, "international" }, { Group::House, "house" } });
constexpr auto Levels = json::words<Level>(
    { { Level::Casual, "casual" }, { Level::Club, "club" }, { Level::Rated, "rated" }, { Level::Title, "title" } });
constexpr auto Pauses = json::words<PlayerPause>(
    { { PlayerPause::Call, "call" }, { PlayerPause::Never, "never" }, { PlayerPause::Free, "free" } });
constexpr auto Recordings = json::words<Recording>(
    { { Recording::Program, "program" }, { Recording::Players, "players" }, { Recording::Referee, "referee" } });
constexpr int MostMoves = rules::MaxBoardSize * rules::MaxBoardSize;
constexpr json::Map ByLanguage { Name };
constexpr json::Map Titles { Name, "en" };

// Faults that other documents do not have.
constexpr json::Error BadControl = json::ownError(0);
constexpr json::Error BadDuration = json::ownError(1);
constexpr json::Error UnknownOpening = json::ownError(2);
constexpr json::Error OpeningUnplayable = json::ownError(3);
constexpr json::Error LevelForbids = json::ownError(4);

// Accepts the id of one of the plans of clock.md#announcements.
std::optional<std::string> announcementsFrom(const std::string &text)
{
    for (const std::string_view plan : { "cn-60", "cn-30", "jp-30", "fide", "club", "total-cap" }) {
        if (text == plan)
            return text;
    }
    return std::nullopt;
}
constexpr json::Code Announcements { [](const std::string &plan) { return plan; }, announcementsFrom };

struct ControlFormat
{
    Json write(const std::string &text) const { return text; }
    void read(const Node &node, std::string &text) const
    {
        Name.read(node, text);
        if (!clock::readControl(text))
            node.fail(BadControl);
    }
};

struct DurationFormat
{
    Json write(clock::Duration time) const { return clock::toText(time); }
    void read(const Node &node, clock::Duration &time) const
    {
        std::string text;
        Name.read(node, text);
        if (const auto found = clock::readTime(text))
            time = *found;
        else
            node.fail(BadDuration);
    }
};

constexpr json::Code RuleFormat { rules::idOf, rules::ruleFromId };

constexpr json::Object RuleSetFormat { [](auto &io, rules::RuleSet &rules) {
    io.member("id", rules.rule, RuleFormat);
    io.unless(false, "edge_blocks", rules.caroEdgeBlocks, Flag);
    io.unless(false, "exactly_five", rules.caroExactlyFive, Flag);
} };

// Reads an object or only the id of the rule.
struct RulesFormat
{
    Json write(rules::RuleSet &rules) const { return RuleSetFormat.write(rules); }
    void read(const Node &node, rules::RuleSet &rules) const
    {
        if (node->is_string())
            RuleFormat.read(node, rules.rule);
        else
            RuleSetFormat.read(node, rules);
    }
};

// Reads terms as settings store them (opening/terms.h), or only the id of the procedure.
struct TermsFormat
{
    Json write(const opening::Terms &terms) const { return Json::parse(opening::toText(terms)); }
    void read(const Node &node, opening::Terms &terms) const
    {
        if (node->is_string())
            return Name.read(node, terms.id);
        json::Reader io(node);
        if (!node->is_object())
            return;
        io.check("id", io.has("id"), json::Error::Missing);
        for (const char *known : { "values", "exclude", "fixed_pattern", "fixed_N", "procedure" })
            io.has(known);
        if (auto found = opening::termsFromText(json::toText(*node)))
            terms = std::move(*found);
        else
            node.fail(json::Error::WrongType);
        io.end();
    }
};

void checkOpening(json::Reader &io, const Preset &preset, const Form &form)
{
    const bool isKnown =
        !form.opening->document.empty() || opening::procedureOf(opening::shippedProcedures(), form.opening->id);
    const auto procedure = openingOf(form);
    io.check("opening", isKnown, UnknownOpening);
    io.check("opening",
        procedure && opening::isOffered(*procedure, preset.rules.value_or(rules::RuleSet {}).rule, preset.boardSize),
        OpeningUnplayable);
}

template <class Io>
void describe(Io &io, Preset &preset, Form &form)
{
    if (io.has("name", !form.names.empty()))
        io.member("name", form.names, Titles);
    io.maybe("opening", form.opening, TermsFormat {});
    if constexpr (!Io::Writes) {
        if (form.opening)
            checkOpening(io, preset, form);
    }
    if (io.has("time", !form.time.empty()))
        io.member("time", form.time, ControlFormat {});
    io.maybe("late", form.lateLimit, DurationFormat {});
}

constexpr json::Object FalseClaimFormat { [](auto &io, Preset &preset) {
    io.added("cost", preset.falseClaim, words::FalseClaims);
    io.added("withdrawn", preset.withdrawal, words::Withdrawals);
    io.maybe("time", preset.falseClaimTime, DurationFormat {});
} };

constexpr json::Object DrawOffersFormat { [](auto &io, match::DrawOffers &offers) {
    io.added("allowed", offers.allowed, Flag);
    io.added("after_move", offers.afterMove, Number { 0, MostMoves });
    io.added("on_opponents_time", offers.onOpponentsTime, Flag);
} };

constexpr json::Object LatenessFormat { [](auto &io, match::LatenessRules &lateness) {
    io.added("limit", lateness.limit, DurationFormat {});
    io.added("inclusive", lateness.inclusive, Flag);
    io.added("charge", lateness.charge, words::LateCharges);
    io.added("both_lose", lateness.bothLose, Flag);
    io.added("scope", lateness.scope, words::LateScopes);
} };

constexpr json::Object OccasionFormat { [](auto &io, match::Occasion &occasion) {
    io.unless({}, "event", occasion.event, Name);
    io.unless({}, "place", occasion.place, Name);
    io.unless({}, "round", occasion.round, Name);
    io.unless({}, "table", occasion.table, Name);
    io.unless({}, "arbiter", occasion.arbiterName, Name);
} };

void checkLevel(json::Reader &io, const Preset &preset)
{
    io.check("hints", preset.level < Level::Rated || preset.hints == match::Hints::Off, LevelForbids);
    io.check("take_backs", preset.level < Level::Rated || !preset.takeBacks, LevelForbids);
    io.check(io.has("pauses") ? "pauses" : "arbiter", preset.level != Level::Title || !mayPause(preset), LevelForbids);
}

constexpr json::Object PresetFormat { []<class Io>(Io &io, Preset &preset) {
    io.member("name", preset.names, Titles);
    io.unless({}, "about", preset.about, ByLanguage);
    io.member("group", preset.group, Groups);
    io.member("level", preset.level, Levels);
    io.maybe("rules", preset.rules, RulesFormat {});
    io.added("board", preset.boardSize, Number { rules::MinBoardSize, rules::MaxBoardSize });
    io.member("forms", preset.forms,
        json::List { json::Object { [&preset](auto &inner, Form &form) { describe(inner, preset, form); } } });
    io.check("forms", !preset.forms.empty());
    io.added("time_open", preset.timeOpen, Flag);
    io.added("fouls", preset.foulPolicy, words::Fouls);
    io.added("five", preset.fivePolicy, words::Fives);
    io.added("flag", preset.flagPolicy, words::Flags);
    io.added("both_flags", preset.bothFlags, words::BothFlagWords);
    io.added("hints", preset.hints, words::HintWords);
    if constexpr (!Io::Writes) {
        preset.takeBacks = preset.level < Level::Rated;
        preset.arbiter = preset.level == Level::Title;
    }
    io.added("take_backs", preset.takeBacks, Flag);
    io.added("pauses", preset.pauses, Pauses);
    io.added("arbiter", preset.arbiter, Flag);
    if constexpr (!Io::Writes)
        checkLevel(io, preset);
    io.added("false_claim", preset, FalseClaimFormat);
    io.added("draw_offers", preset.drawOffers, DrawOffersFormat);
    io.added("games", preset.games, Number { 1, 2 });
    io.added("scoring", preset.scoring, words::Scorings);
    io.added("lateness", preset.lateness, LatenessFormat);
    io.added("warnings_lose", preset.warningsToLose, Number { 0, 10 });
    io.added("leaves", preset.leavesInReading, Number { 0, 10 });
    io.unless({}, "announcements", preset.announcements, Announcements);
    io.added("move_limit", preset.moveLimit, Number { 0, MostMoves });
    io.added("recording", preset.recording, Recordings);
    io.unless({}, "occasion", preset.occasion, OccasionFormat);
} };

PresetFault presetFault(const json::DocumentFault &fault, std::string_view text)
{
    if (fault.error < json::Error::Own)
        return { PresetError::Field, opening::procedureFault(fault), {} };
    PresetFault own { PresetError::BadTime,
        { opening::ProcedureError::NotApplicable, fault.line, fault.column, fault.pointer }, {} };
    const auto written = [&] { return Json::parse(text).at(Json::json_pointer(fault.pointer)).get<std::string>(); };
    if (fault.error == BadControl)
        own.time = clock::readControl(written()).fault();
    else if (fault.error == BadDuration)
        own.time = clock::readTime(written()).fault();
    else if (fault.error == UnknownOpening)
        own.error = PresetError::UnknownOpening;
    else if (fault.error == OpeningUnplayable)
        own.error = PresetError::OpeningUnplayable;
    else
        own.error = PresetError::LevelForbids;
    return own;
}

} // namespace

Result<std::vector<Preset>, std::vector<PresetFault>> readPresets(std::string_view json)
{
    std::vector<Preset> presets;
    const auto faults = json::readEach(json, [&](const std::string &id, const Node &node) {
        presets.emplace_back().id = id;
        PresetFormat.read(node, presets.back());
    });
    if (faults.empty())
        return presets;
    std::vector<PresetFault> all;
    for (const json::DocumentFault &fault : faults)
        all.push_back(presetFault(fault, json));
    return Fault { std::move(all) };
}

std::string toJson(const Preset &preset)
{
    Preset written = preset;
    return json::toText(Json { { preset.id, PresetFormat.write(written) } }, 1);
}

} // namespace kagetsu::preset
