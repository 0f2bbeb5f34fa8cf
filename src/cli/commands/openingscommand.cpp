// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/output/message.h"
#include "cli/words/openingwords.h"
#include "opening/pattern/catalogue.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>
#include <sstream>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;
using opening::PatternStones;
using opening::Start;
using opening::StartKind;

const char *nameOf(StartKind kind)
{
    switch (kind) {
    case StartKind::Named: return "pattern";
    case StartKind::OffCentre: return "off-centre";
    case StartKind::Outside: return "outside";
    }
    return "";
}

std::string asText(const std::optional<Start> &start)
{
    if (!start || start->kind == StartKind::Outside)
        return "-";
    const opening::Pattern &pattern = *start->named.pattern;
    std::string text =
        std::string(pattern.code) + ' ' + std::string(pattern.romaji) + ' ' + std::string(pattern.japanese);
    if (start->kind == StartKind::OffCentre)
        text = "- off-centre " + text;
    return text;
}

Json asJson(const std::optional<Start> &start)
{
    Json json { { "kind", start ? nameOf(start->kind) : "none" } };
    if (!start || start->kind == StartKind::Outside)
        return json;
    const opening::Pattern &pattern = *start->named.pattern;
    json.update({ { "code", pattern.code }, { "symmetry", cli::nameOf(start->named.symmetry) },
        { "romaji", pattern.romaji }, { "ja", pattern.japanese }, { "kana", pattern.kana }, { "zh", pattern.chinese },
        { "zh-TW", pattern.traditional }, { "ko", pattern.korean }, { "ru", pattern.russian } });
    return json;
}

ExitStatus nameStarts(const std::vector<std::string> &texts, int size, bool json)
{
    // A start consists of three points, in one argument or in three.
    std::vector<rules::Point> points;
    for (const std::string &text : texts) {
        std::istringstream words(text);
        for (std::string word; words >> word;) {
            const auto point = rules::pointFromText(word, size);
            if (!point) {
                printMessage({}, Severity::Error, "bad-point", "This is not a point on the board: " + word + '.');
                return ExitStatus::Bad;
            }
            points.push_back(*point);
        }
    }
    if (points.empty() || points.size() % 3 != 0) {
        printMessage({}, Severity::Error, "bad-start", "Enter three points, such as H8 G8 I9.");
        return ExitStatus::Bad;
    }
    for (std::size_t i = 0; i < points.size(); i += 3) {
        const auto start = opening::describe({ points[i], points[i + 1], points[i + 2] }, size);
        std::cout << (json ? asJson(start).dump() : asText(start)) << '\n';
    }
    return ExitStatus::Fine;
}

} // namespace

void setUpOpenings(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints for each start the code and name of its pattern (D9 Kyūgetsu 丘月), or - if it is none of the 26.\n"
        "A figure that is not on the centre is not a pattern: prints - off-centre and its name.");
    const auto texts = std::make_shared<std::vector<std::string>>();
    const auto size = std::make_shared<int>(rules::DefaultBoardSize);
    parser.add_option("BOARD3", *texts, "Three points in the order of play; you can give several starts")->required();
    parser.add_option("--size", *size, "Lines of the board")
        ->check(CLI::Range(rules::MinBoardSize, rules::MaxBoardSize));
    task.run = [texts, size, &task] { return nameStarts(*texts, *size, task.json); };
}

} // namespace kagetsu::cli
