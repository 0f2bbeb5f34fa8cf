// SPDX-License-Identifier: MIT
#include "cli/input/input.h"
#include "cli/input/procedurechoice.h"
#include "cli/output/languages.h"
#include "cli/output/message.h"
#include "cli/words/openingwords.h"
#include "opening/file/shipped.h"
#include "opening/file/words.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;
using opening::Procedure;

namespace words = opening::words;

// Converts the language code of a catalogue to the form used in data (base/json/texts.h).
std::string dataLanguage(std::string code)
{
    std::replace(code.begin(), code.end(), '_', '-');
    return code;
}

std::string boardText(const Procedure &procedure)
{
    return std::to_string(procedure.boardMin) + "+ " + std::string(words::Parities.of(procedure.boardParity));
}

std::string familyText(const Procedure &procedure)
{
    return std::string(words::Families.of(procedure.family));
}

// Writes JSON on one line, whatever texts an organiser has entered.
std::string dump(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

ExitStatus list(const std::string &language, bool json)
{
    Json answer = Json::array();
    for (const Procedure &procedure : opening::shippedProcedures()) {
        const std::string title = opening::titleOf(procedure, dataLanguage(language));
        if (json)
            answer.push_back({ { "id", procedure.id }, { "family", familyText(procedure) },
                { "board", { { "min", procedure.boardMin }, { "parity", words::Parities.of(procedure.boardParity) } } },
                { "name", title } });
        else
            std::cout << procedure.id << '\t' << familyText(procedure) << '\t' << boardText(procedure) << '\t' << title
                      << '\n';
    }
    if (json)
        std::cout << dump(answer) << '\n';
    return ExitStatus::Fine;
}

// Returns the fields of a step other than its name, kind and actor, as in the procedure's document.
std::string fieldsText(const Json &step)
{
    std::string text;
    for (const auto &item : step.items()) {
        if (item.key() == "id" || item.key() == "do" || item.key() == "by")
            continue;
        const std::string value = item.value().is_string() ? item.value().get<std::string>() : dump(item.value());
        text.append(text.empty() ? "" : " ").append(item.key()).append(1, '=').append(value);
    }
    return text;
}

ExitStatus show(const ProcedureChoice &choice, const std::string &language, bool json)
{
    const std::optional<Procedure> procedure = findProcedure(choice);
    if (!procedure)
        return ExitStatus::Bad;
    const Json document = Json::parse(opening::toJson(*procedure));
    if (json) {
        std::cout << dump(document) << '\n';
        return ExitStatus::Fine;
    }
    const Json &facts = document.front();
    std::cout << "id\t" << procedure->id << "\nname\t" << opening::titleOf(*procedure, dataLanguage(language)) << '\n';
    if (const std::string about = opening::aboutOf(*procedure, dataLanguage(language)); !about.empty())
        std::cout << "about\t" << about << '\n';
    std::cout << "family\t" << familyText(*procedure) << "\nboard\t" << boardText(*procedure) << "\npass\t"
              << (procedure->passFrom > 0 ? std::to_string(procedure->passFrom) : "-") << "\nsymmetry\t"
              << words::SymmetryModes.of(procedure->symmetry) << '\n';
    for (const auto &item : facts["params"].items())
        std::cout << "parameter\t" << item.key() << '\t' << dump(item.value()["default"]) << '\n';
    for (const Json &step : facts["steps"])
        std::cout << "step\t" << step["id"].get<std::string>() << '\t' << step.value("by", "-") << '\t'
                  << step["do"].get<std::string>() << '\t' << fieldsText(step) << '\n';
    for (const std::string &line : procedure->example)
        std::cout << "example\t" << line << '\n';
    return ExitStatus::Fine;
}

ExitStatus check(const std::string &file, bool json)
{
    Input input(file);
    std::string text;
    if (!input.readAll(text))
        return ExitStatus::Bad;
    const auto faults = opening::checkProcedures(text);
    Json answer { { "procedures", Json::array() }, { "faults", Json::array() } };
    for (const opening::ProcedureFault &fault : faults) {
        const Words found = wordsFor(fault.error);
        const std::string field = fault.pointer.empty() ? std::string() : " [" + fault.pointer + ']';
        answer["faults"].push_back({ { "line", fault.line }, { "column", fault.column }, { "field", fault.pointer },
            { "code", found.code }, { "text", found.text } });
        if (!json)
            std::cout << messageText(
                { input.name(), fault.line, fault.column }, Severity::Error, found.code, found.text + field)
                      << '\n';
    }
    if (faults.empty()) {
        const std::vector<Procedure> procedures = opening::readProcedures(text).value();
        for (const Procedure &procedure : procedures) {
            answer["procedures"].push_back(procedure.id);
            if (!json)
                std::cout << procedure.id << '\t' << opening::titleOf(procedure, "en") << '\n';
        }
    }
    if (json)
        std::cout << dump(answer) << '\n';
    return faults.empty() ? ExitStatus::Fine : ExitStatus::No;
}

std::shared_ptr<std::string> addLanguage(CLI::App &parser)
{
    const auto language = std::make_shared<std::string>("en");
    parser.add_option("--lang", *language, "Language of names")->check(CLI::IsMember(languageCodes()));
    return language;
}

} // namespace

void setUpOpeningList(CLI::App &parser, Task &task)
{
    parser.footer("Prints one line per procedure, separated by tabs: name for commands, family, smallest board and\n"
                  "parity, title.");
    const auto language = addLanguage(parser);
    task.run = [language, &task] { return list(*language, task.json); };
}

void setUpOpeningShow(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints, separated by tabs: what the procedure is, its parameters and its steps (name, actor, kind,\n"
        "fields), and an example. With --json, prints a procedure file, which you can edit and use as your own.");
    const auto choice = std::make_shared<ProcedureChoice>();
    parser.add_option("NAME", choice->name, "The procedure, by its name in opening list")->required();
    addProcedureOptions(parser, *choice);
    const auto language = addLanguage(parser);
    task.run = [choice, language, &task] { return show(*choice, *language, task.json); };
}

void setUpOpeningCheck(CLI::App &parser, Task &task)
{
    parser.footer("Prints the procedures in the file, or FILE:LINE:COLUMN: error: code: text [field] for each fault,\n"
                  "in the order of the file. A file with a fault cannot be used; the exit status is then 1.");
    const auto file = std::make_shared<std::string>();
    parser.add_option("FILE", *file, "A file of opening procedures; - is standard input")->required();
    task.run = [file, &task] { return check(*file, task.json); };
}

} // namespace kagetsu::cli
