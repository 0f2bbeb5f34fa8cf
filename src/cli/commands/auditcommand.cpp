// SPDX-License-Identifier: MIT
#include "cli/input/games.h"
#include "cli/input/input.h"
#include "cli/input/procedurechoice.h"
#include "cli/output/message.h"
#include "cli/words/openingwords.h"
#include "match/model/record/recordaudit.h"
#include "opening/file/shipped.h"
#include "record/collection.h"
#include "record/formats/rulestext.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;
using match::AuditFinding;

struct AuditOptions
{
    std::string file;
    std::string rule;
    ProcedureChoice opening;
};

// True if the record just says too little, which is not a fault of the game.
bool isNote(const AuditFinding &finding)
{
    return finding.opening && finding.opening->kind == match::OpeningFaultKind::NotTold;
}

Json asJson(const AuditFinding &finding)
{
    const Words words = wordsFor(finding);
    Json json { { "move", finding.move }, { "code", words.code }, { "text", words.text } };
    if (finding.point)
        json["point"] = rules::toText(*finding.point);
    return json;
}

std::string asText(const AuditFinding &finding)
{
    const Words words = wordsFor(finding);
    return std::to_string(finding.move) + '\t' + std::string(words.code) + '\t'
        + (finding.point ? rules::toText(*finding.point) : "-") + '\t' + words.text;
}

class Audit
{
public:
    Audit(std::string name, const AuditOptions &options, bool json)
        : m_name(std::move(name))
        , m_options(options)
        , m_json(json)
    {
    }

    // Returns false if the options name an opening procedure that does not exist.
    bool prepare()
    {
        if (m_options.opening.name.empty())
            return true;
        m_procedure = findProcedure(m_options.opening);
        return m_procedure.has_value();
    }

    void game(std::size_t number, const record::Game &game)
    {
        m_number = number;
        if (game.info.kind == record::GameKind::Foreign) {
            note("other-game", "This is not a game of five in a row.");
            return;
        }
        const auto rules = rulesOf(game);
        const auto procedure = procedureOf(game);
        std::vector<AuditFinding> findings = match::auditRecord(game, rules, procedure);
        for (const AuditFinding &finding : findings) {
            if (isNote(finding))
                note(wordsFor(finding).code, wordsFor(finding).text);
        }
        findings.erase(std::remove_if(findings.begin(), findings.end(), isNote), findings.end());
        m_found = m_found || !findings.empty();
        print(findings, rules, procedure);
    }

    bool foundSomething() const { return m_found; }

private:
    void note(std::string_view code, const std::string &text) const
    {
        printMessage({ m_name, 0, 0 }, Severity::Note, code, "Game " + std::to_string(m_number) + ": " + text);
    }

    std::optional<rules::RuleSet> rulesOf(const record::Game &game) const
    {
        auto rule = rules::ruleFromId(m_options.rule);
        if (!rule)
            rule = record::rulesFromText(game.info.rules).rule;
        if (rule)
            return rules::RuleSet { *rule, false, false };
        note("no-rule",
            "The record does not say which rule was used; fives and fouls are not judged. Use --rule to choose one.");
        return std::nullopt;
    }

    std::optional<opening::Procedure> procedureOf(const record::Game &game) const
    {
        if (m_procedure)
            return m_procedure;
        auto named = match::procedureOf(game.info, opening::shippedProcedures());
        const bool says = !game.info.procedure.empty() || !record::rulesFromText(game.info.rules).opening.empty();
        if (!named && says)
            note("unknown-opening", "The record names an unknown opening procedure. Use --opening to choose one.");
        return named;
    }

    void print(const std::vector<AuditFinding> &findings, const std::optional<rules::RuleSet> &rules,
        const std::optional<opening::Procedure> &procedure) const
    {
        if (!m_json) {
            for (const AuditFinding &finding : findings)
                std::cout << m_number << '\t' << asText(finding) << '\n';
            return;
        }
        Json answer { { "game", m_number }, { "rule", rules ? Json(rules::idOf(rules->rule)) : Json() },
            { "opening", procedure ? Json(procedure->id) : Json() }, { "findings", Json::array() } };
        for (const AuditFinding &finding : findings)
            answer["findings"].push_back(asJson(finding));
        std::cout << answer.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    }

    std::string m_name;
    const AuditOptions &m_options;
    bool m_json;
    std::optional<opening::Procedure> m_procedure;
    std::size_t m_number = 0;
    bool m_found = false;
};

ExitStatus audit(const AuditOptions &options, bool json)
{
    Input input(options.file);
    std::string bytes;
    if (!input.readAll(bytes))
        return ExitStatus::Bad;
    Audit audit(input.name(), options, json);
    if (!audit.prepare())
        return ExitStatus::Bad;
    const record::Collection collection = record::readRecords(std::move(bytes), { .fileName = options.file });
    if (!hasGame(collection, input.name()))
        return ExitStatus::Bad;
    for (std::size_t i = 0; i < collection.size(); ++i)
        audit.game(i + 1, collection.readGame(i));
    return audit.foundSomething() ? ExitStatus::No : ExitStatus::Fine;
}

} // namespace

void setUpAudit(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints one line per irregularity, in game order, separated by tabs: game, move, code, point, text.\n"
        "With --json, prints one value per game. Without options, the record's own rules and opening procedure apply.\n"
        "The exit status is 1 if there is an irregularity.");
    const auto options = std::make_shared<AuditOptions>();
    std::vector<std::string> rules;
    for (const rules::Rule rule : rules::AllRules)
        rules.emplace_back(rules::idOf(rule));
    parser
        .add_option(
            "FILE", options->file, "A record in any format that convert reads, except a library; - is standard input")
        ->required();
    parser.add_option("--rule", options->rule, "Judge by this rule")->check(CLI::IsMember(rules));
    parser.add_option(
        "--opening", options->opening.name, "Judge the opening by this procedure, by its name in opening list");
    addProcedureOptions(parser, options->opening);
    task.run = [options, &task] { return audit(*options, task.json); };
}

} // namespace kagetsu::cli
