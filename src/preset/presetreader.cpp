// SPDX-License-Identifier: MIT
#include "opening/fieldreader.h"
#include "opening/jsonplace.h"
#include "opening/shipped.h"
#include "preset/words.h"

namespace kagetsu::preset {

namespace {

using opening::Json;
using opening::memberPointer;
using opening::Node;
using opening::ProcedureError;

class PresetReader : public opening::FieldReader
{
public:
    std::vector<Preset> run(const Json &document)
    {
        std::vector<Preset> presets;
        if (isObject({ &document, {} })) {
            for (const auto &item : document.items())
                presets.push_back(readPreset(item.key(), { &item.value(), memberPointer({}, item.key()) }));
        }
        return presets;
    }

    std::vector<PresetFault> presetFaults(std::string_view json) const
    {
        std::vector<PresetFault> all;
        for (const opening::ProcedureFault &fault : located(json)) {
            const auto own = m_own.find(fault.pointer);
            all.push_back(own == m_own.end() ? PresetFault { PresetError::Field, fault, {} } : own->second);
            all.back().place = fault;
        }
        return all;
    }

private:
    // A fault that procedures do not have.
    void refuse(PresetError error, const std::string &pointer, clock::ControlTextFault time = {})
    {
        const std::size_t before = faults().size();
        fail(ProcedureError::NotApplicable, pointer);
        if (faults().size() > before)
            m_own[pointer] = { error, {}, time };
    }

    Preset readPreset(const std::string &id, const Node &node)
    {
        Preset preset;
        preset.id = id;
        if (id.empty())
            fail(ProcedureError::OutOfRange, node.pointer);
        if (!isObjectOf(node,
                { "name", "about", "group", "level", "rules", "board", "forms", "time_open", "fouls", "five", "flag",
                    "both_flags", "hints", "take_backs", "pauses", "arbiter", "false_claim", "draw_offers", "games",
                    "scoring", "lateness", "warnings_lose", "leaves", "announcements", "move_limit", "recording",
                    "occasion" }))
            return preset;
        const Node name = required(node, "name");
        preset.names = readTexts(name);
        if (name->is_object())
            required(name, "en");
        if (const Node about = optional(node, "about"))
            preset.about = readTexts(about);
        preset.group = readWord(required(node, "group"), words::Groups);
        preset.level = readWord(required(node, "level"), words::Levels);
        if (const Node rules = optional(node, "rules"))
            preset.rules = readRules(rules);
        if (const Node board = optional(node, "board"))
            preset.boardSize = readNumber(board, rules::MinBoardSize, rules::MaxBoardSize);
        readForms(required(node, "forms"), preset);
        readReferee(node, preset);
        readEvent(node, preset);
        return preset;
    }

    rules::RuleSet readRules(const Node &node)
    {
        rules::RuleSet rules;
        const bool isWord = node->is_string();
        if (!isWord && !isObjectOf(node, { "id", "edge_blocks", "exactly_five" }))
            return rules;
        const Node id = isWord ? node : required(node, "id");
        const std::string word = readText(id);
        const auto rule = rules::ruleFromId(word);
        if (rule)
            rules.rule = *rule;
        else
            fail(ProcedureError::UnknownWord, id.pointer);
        if (isWord)
            return rules;
        if (const Node edge = optional(node, "edge_blocks"))
            rules.caroEdgeBlocks = readBool(edge);
        if (const Node exactly = optional(node, "exactly_five"))
            rules.caroExactlyFive = readBool(exactly);
        return rules;
    }

    void readForms(const Node &node, Preset &preset)
    {
        const std::vector<Node> forms = readArray(node);
        if (node->is_array() && forms.empty())
            fail(ProcedureError::OutOfRange, node.pointer);
        for (const Node &element : forms) {
            Form &form = preset.forms.emplace_back();
            if (!isObjectOf(element, { "name", "opening", "time", "late" }))
                continue;
            if (const Node name = optional(element, "name")) {
                form.names = readTexts(name);
                if (name->is_object())
                    required(name, "en");
            }
            if (const Node opening = optional(element, "opening")) {
                form.opening = readTerms(opening);
                checkOpening(preset, form, opening.pointer);
            }
            if (const Node time = optional(element, "time")) {
                form.time = readText(time);
                const auto control = clock::readControl(form.time);
                if (!control)
                    refuse(PresetError::BadTime, time.pointer, control.fault());
            }
            form.lateLimit = readDuration(element, "late");
        }
    }

    opening::Terms readTerms(const Node &node)
    {
        if (node->is_string())
            return { readText(node), {}, {}, {} };
        if (!isObjectOf(node, { "id", "values", "exclude", "fixed_pattern", "fixed_N", "procedure" }))
            return {};
        required(node, "id");
        auto terms = opening::termsFromText(node->dump(-1, ' ', false, Json::error_handler_t::replace));
        if (!terms)
            fail(ProcedureError::WrongType, node.pointer);
        return terms.value_or(opening::Terms {});
    }

    void checkOpening(const Preset &preset, const Form &form, const std::string &pointer)
    {
        const bool isKnown =
            !form.opening->document.empty() || opening::procedureOf(opening::shippedProcedures(), form.opening->id);
        const auto procedure = openingOf(form);
        if (!isKnown)
            refuse(PresetError::UnknownOpening, pointer);
        else if (!procedure
            || !opening::isOffered(*procedure, preset.rules.value_or(rules::RuleSet {}).rule, preset.boardSize))
            refuse(PresetError::OpeningUnplayable, pointer);
    }

    template <class T, std::size_t N>
    void take(const Node &object, const char *key, const words::Table<T, N> &table, T &into)
    {
        if (const Node node = optional(object, key))
            into = readWord(node, table);
    }

    // Returns the pointer of the field.
    std::string takeBool(const Node &object, const char *key, bool &into)
    {
        const Node node = optional(object, key);
        if (node)
            into = readBool(node);
        return node.pointer;
    }

    void takeNumber(const Node &object, const char *key, int min, int max, int &into)
    {
        if (const Node node = optional(object, key))
            into = readNumber(node, min, max);
    }

    void readReferee(const Node &node, Preset &preset)
    {
        takeBool(node, "time_open", preset.timeOpen);
        take(node, "fouls", words::Fouls, preset.foulPolicy);
        take(node, "five", words::Fives, preset.fivePolicy);
        take(node, "flag", words::Flags, preset.flagPolicy);
        take(node, "both_flags", words::BothFlagWords, preset.bothFlags);
        take(node, "hints", words::HintWords, preset.hints);
        preset.takeBacks = preset.level < Level::Rated;
        preset.arbiter = preset.level == Level::Title;
        const std::string takeBacks = takeBool(node, "take_backs", preset.takeBacks);
        take(node, "pauses", words::Pauses, preset.pauses);
        takeBool(node, "arbiter", preset.arbiter);
        readClaims(node, preset);
        if (preset.level >= Level::Rated && preset.hints != match::Hints::Off)
            refuse(PresetError::LevelForbids, memberPointer(node.pointer, "hints"));
        if (preset.level >= Level::Rated && preset.takeBacks)
            refuse(PresetError::LevelForbids, takeBacks);
        if (preset.level == Level::Title && mayPause(preset))
            refuse(PresetError::LevelForbids,
                memberPointer(node.pointer, optional(node, "pauses") ? "pauses" : "arbiter"));
    }

    void readClaims(const Node &node, Preset &preset)
    {
        const Node claim = optional(node, "false_claim");
        if (claim && isObjectOf(claim, { "cost", "time", "withdrawn" })) {
            take(claim, "cost", words::FalseClaims, preset.falseClaim);
            preset.falseClaimTime = readDuration(claim, "time");
            take(claim, "withdrawn", words::Withdrawals, preset.withdrawal);
        }
        const Node offers = optional(node, "draw_offers");
        if (offers && isObjectOf(offers, { "allowed", "after_move", "on_opponents_time" })) {
            takeBool(offers, "allowed", preset.drawOffers.allowed);
            takeNumber(offers, "after_move", 0, MostMoves, preset.drawOffers.afterMove);
            takeBool(offers, "on_opponents_time", preset.drawOffers.onOpponentsTime);
        }
    }

    // Nothing when there is no such field.
    std::optional<clock::Duration> readDuration(const Node &object, const char *key)
    {
        const Node node = optional(object, key);
        if (!node)
            return std::nullopt;
        const auto time = clock::readTime(readText(node));
        if (time)
            return *time;
        refuse(PresetError::BadTime, node.pointer, time.fault());
        return std::nullopt;
    }

    match::Occasion readOccasion(const Node &node)
    {
        match::Occasion occasion;
        if (!isObjectOf(node, { "event", "place", "round", "table", "arbiter" }))
            return occasion;
        const auto takeText = [&](const char *key, std::string &text) {
            if (const Node value = optional(node, key))
                text = readText(value);
        };
        takeText("event", occasion.event);
        takeText("place", occasion.place);
        takeText("round", occasion.round);
        takeText("table", occasion.table);
        takeText("arbiter", occasion.arbiterName);
        return occasion;
    }

    void readEvent(const Node &node, Preset &preset)
    {
        takeNumber(node, "games", 1, 2, preset.games);
        take(node, "scoring", words::Scorings, preset.scoring);
        takeNumber(node, "warnings_lose", 0, 10, preset.warningsToLose);
        takeNumber(node, "leaves", 0, 10, preset.leavesInReading);
        std::string_view plan;
        take(node, "announcements", words::Announcements, plan);
        preset.announcements = plan;
        takeNumber(node, "move_limit", 0, MostMoves, preset.moveLimit);
        take(node, "recording", words::Recordings, preset.recording);
        if (const Node occasion = optional(node, "occasion"))
            preset.occasion = readOccasion(occasion);
        const Node lateness = optional(node, "lateness");
        if (!lateness || !isObjectOf(lateness, { "limit", "inclusive", "charge", "both_lose", "scope" }))
            return;
        preset.lateness.limit = readDuration(lateness, "limit").value_or(preset.lateness.limit);
        takeBool(lateness, "inclusive", preset.lateness.inclusive);
        take(lateness, "charge", words::LateCharges, preset.lateness.charge);
        takeBool(lateness, "both_lose", preset.lateness.bothLose);
        take(lateness, "scope", words::LateScopes, preset.lateness.scope);
    }

    static constexpr int MostMoves = rules::MaxBoardSize * rules::MaxBoardSize;

    std::map<std::string, PresetFault> m_own; // by pointer
};

} // namespace

Result<std::vector<Preset>, std::vector<PresetFault>> readPresets(std::string_view json)
{
    const auto document = opening::parseJson(json);
    if (!document)
        return Fault { std::vector { PresetFault { PresetError::Field, document.fault(), {} } } };
    PresetReader reader;
    std::vector<Preset> presets = reader.run(*document);
    if (reader.faults().empty())
        return presets;
    return Fault { reader.presetFaults(json) };
}

} // namespace kagetsu::preset
