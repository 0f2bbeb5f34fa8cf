// SPDX-License-Identifier: MIT
#include "cli/input/input.h"
#include "cli/input/procedurechoice.h"
#include "cli/output/message.h"
#include "cli/words/openingwords.h"
#include "opening/file/opentext.h"
#include "opening/play/acttext.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;
using opening::Opening;

const char *nameOf(Seat seat)
{
    return seat == Seat::A ? "A" : "B";
}

Json asJson(const Opening &opening)
{
    const opening::Need need = opening.need();
    Json json { { "seat", nameOf(need.seat) }, { "step", need.stepId }, { "kind", cli::nameOf(need.kind) },
        { "black", nameOf(opening.ownerOf(rules::Side::Black)) }, { "move", need.moveNumber } };
    switch (need.kind) {
    case opening::NeedKind::Place: json["region"] = toText(need.region); break;
    case opening::NeedKind::Choose:
        for (const opening::OpenOption &option : need.options)
            json["options"].push_back({ { "id", option.id }, { "black", nameOf(option.blackAfter) },
                { "next", cli::nameOf(option.next) }, { "seat", nameOf(option.nextSeat) } });
        break;
    case opening::NeedKind::Declare:
        json["min"] = need.min;
        json["max"] = need.max;
        break;
    case opening::NeedKind::Offer:
        json["region"] = toText(need.region);
        json["count"] = need.count;
        [[fallthrough]];
    case opening::NeedKind::Select:
        json["offers"] = Json::array();
        for (const rules::Point point : opening.offers())
            json["offers"].push_back(rules::toText(point));
        break;
    case opening::NeedKind::Finished: json["summary"] = opening::openText(opening); break;
    }
    if (const std::string code = opening.patternCode(); !code.empty())
        json["pattern"] = code;
    return json;
}

void printNeed(const Opening &opening, bool json)
{
    if (json) {
        std::cout << asJson(opening).dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
        return;
    }
    const opening::Need need = opening.need();
    std::cout << nameOf(need.seat) << '\t' << need.stepId << '\t' << cli::nameOf(need.kind) << '\t'
              << detailsOf(opening) << '\n';
    if (opening.isFinished())
        std::cout << opening::openText(opening) << '\n';
}

void printRefusal(const Words &words, bool json)
{
    if (json)
        std::cout << Json { { "refused", words.code }, { "text", words.text } }.dump() << '\n';
    else
        std::cout << "refused " << words.code << '\t' << words.text << '\n';
}

// Plays all acts of a line, or none if one of them is refused. A withdrawn offer can be made again in the same line.
bool playLine(Opening &opening, const std::string &line, bool json)
{
    Opening after = opening;
    const auto acts = opening::actsFromText(line, opening.position().size());
    if (!acts) {
        printRefusal(
            { "not-understood", "This is not understood. Enter place H8, declare 5, swap, offer G7 J10, select J10 …" },
            json);
        return false;
    }
    for (opening::Act act : *acts) {
        const opening::Need need = after.need();
        if (const auto *choose = std::get_if<opening::Choose>(&act))
            act = opening::meantBy(*choose, need);
        if (const auto refusal = after.refusal(need.seat, act)) {
            printRefusal(wordsFor(*refusal), json);
            return false;
        }
        after.apply(act);
    }
    opening = std::move(after);
    return true;
}

ExitStatus play(const ProcedureChoice &choice, int size, bool json)
{
    const auto procedure = findProcedure(choice);
    if (!procedure)
        return ExitStatus::Bad;
    auto opening = Opening::start(*procedure, size);
    if (!opening) {
        const Words words = wordsFor(opening.fault().error);
        printMessage({}, Severity::Error, words.code, words.text + " [" + opening.fault().pointer + ']');
        return ExitStatus::Bad;
    }
    printNeed(*opening, json);
    Input input("-");
    bool isRefused = false;
    for (std::string line;;) {
        if (input.mustWait())
            std::cout.flush();
        if (!input.readLine(line))
            break;
        if (line.find_first_not_of(" \t") == std::string::npos)
            continue;
        isRefused = !playLine(opening.value(), line, json) || isRefused;
        printNeed(*opening, json);
    }
    if (input.failed())
        return ExitStatus::Bad;
    return isRefused ? ExitStatus::No : ExitStatus::Fine;
}

} // namespace

void setUpOpeningPlay(CLI::App &parser, Task &task)
{
    parser.footer(
        "Each line of standard input is one act of the player whose turn it is: place H8, declare 5, swap, keep,\n"
        "take-black, two-more or another choice by its name, offer G7 J10, withdraw G7, select J10.\n"
        "Prints after each, separated by tabs: the seat and step to act, what is due (place, choose, declare, offer,\n"
        "select, free) and its details. If an act is not allowed, prints refused CODE and the reason before that.\n"
        "Prints one line for a finished opening. The exit status is 1 if anything was refused.");
    const auto choice = std::make_shared<ProcedureChoice>();
    const auto size = std::make_shared<int>(rules::DefaultBoardSize);
    parser.add_option("NAME", choice->name, "The procedure, by its name in opening list")->required();
    addProcedureOptions(parser, *choice);
    parser.add_option("--size", *size, "Lines of the board")
        ->check(CLI::Range(rules::MinBoardSize, rules::MaxBoardSize));
    task.run = [choice, size, &task] { return play(*choice, *size, task.json); };
}

} // namespace kagetsu::cli
