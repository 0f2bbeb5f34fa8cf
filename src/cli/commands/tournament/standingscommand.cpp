// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/tournament/eventfile.h"
#include "cli/input/input.h"
#include "cli/output/message.h"
#include "cli/words/jsonwords.h"
#include "tournament/model/find.h"
#include "tournament/standings/standings.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;
using tournament::Criterion;

struct StandingsArguments
{
    std::string file;
    bool all = false;
};

// One column for each, and the values of each standing.
struct StandingsTable
{
    std::vector<Criterion> columns;
    std::vector<tournament::Standing> rows;
};

std::vector<Criterion> everyCriterion()
{
    std::vector<Criterion> all;
    for (int kind = 0; kind <= static_cast<int>(Criterion::Kind::Progressive); ++kind) {
        all.push_back({ static_cast<Criterion::Kind>(kind), 0 });
        all.back().board = all.back().kind == Criterion::Kind::Board ? 1 : 0;
    }
    return all;
}

std::vector<std::size_t> withPoints(const tournament::SectionFacts &facts, tournament::Points points)
{
    std::vector<std::size_t> tied;
    for (std::size_t place = 0; place < facts.entries.size(); ++place) {
        if (facts.entries[place].points == points)
            tied.push_back(place);
    }
    return tied;
}

StandingsTable tableOf(const EventFile &event, bool all)
{
    const tournament::SectionFacts facts = tournament::factsOf(event.section);
    StandingsTable table { event.order, tournament::standingsOf(facts, event.order) };
    if (!all)
        return table;
    table.columns = everyCriterion();
    const tournament::Criteria criteria(facts);
    for (tournament::Standing &standing : table.rows) {
        const std::vector<std::size_t> tied = withPoints(facts, standing.points);
        standing.values.clear();
        for (const Criterion &criterion : table.columns)
            standing.values.push_back(criteria.valueOf(criterion, standing.facts, tied));
    }
    return table;
}

// "12", "8.5", "-0.125": exact.
std::string textOf(const tournament::Value &value)
{
    if (!value.hasEffect)
        return "-";
    const tournament::Eighths amount = std::abs(value.amount);
    std::string text = (value.amount < 0 ? "-" : "") + std::to_string(amount / tournament::One);
    if (const auto rest = amount % tournament::One; rest != 0) {
        std::string digits = std::to_string(1000 + rest * 125).replace(0, 1, ".");
        digits.erase(digits.find_last_not_of('0') + 1);
        text += digits;
    }
    return text;
}

std::string onOneLine(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, ' ');
    return text;
}

void print(const StandingsTable &table, const tournament::Section &section)
{
    for (const tournament::Standing &standing : table.rows) {
        std::cout << standing.place << '\t' << onOneLine(findEntry(section, standing.entry)->details.name);
        for (const tournament::Value &value : standing.values)
            std::cout << '\t' << textOf(value);
        std::cout << '\n';
    }
}

Json asJson(const StandingsTable &table, const tournament::Section &section)
{
    Json answer = Json::array();
    for (const tournament::Standing &standing : table.rows) {
        Json values = Json::object();
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const tournament::Value &value = standing.values[i];
            const double amount = static_cast<double>(value.amount) / tournament::One;
            values[codeOf(table.columns[i])] = value.hasEffect ? Json(amount) : Json();
        }
        answer.push_back({ { "place", standing.place }, { "name", findEntry(section, standing.entry)->details.name },
            { "values", values } });
    }
    return answer;
}

ExitStatus showStandings(const StandingsArguments &arguments, bool json)
{
    Input input(arguments.file);
    std::string text;
    if (!input.readAll(text))
        return ExitStatus::Bad;
    const auto event = readEventFile(text);
    if (!event) {
        const json::DocumentFault &fault = event.fault();
        const Words words = wordsFor(fault.error);
        printMessage({ input.name(), fault.line, fault.column }, Severity::Error, words.code,
            words.text + (fault.pointer.empty() ? "" : " [" + fault.pointer + ']'));
        return ExitStatus::Bad;
    }
    const StandingsTable table = tableOf(*event, arguments.all);
    if (json)
        std::cout << asJson(table, event->section).dump() << '\n';
    else
        print(table, event->section);
    return ExitStatus::Fine;
}

} // namespace

void setUpTournamentStandings(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints a line for each player, best first, separated by tabs: the place, which those share who stay\n"
        "equal, the name, and the value of each criterion of `order`; - where one has no effect.");
    const auto arguments = std::make_shared<StandingsArguments>();
    parser.add_option("FILE", arguments->file, "Players and results as JSON; - is standard input")->required();
    parser.add_flag("--all", arguments->all, "Show the values of every criterion, not only of `order`");
    task.run = [arguments, &task] { return showStandings(*arguments, task.json); };
}

} // namespace kagetsu::cli
