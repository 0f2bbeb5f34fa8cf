// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/input/input.h"
#include "cli/words/jsonwords.h"
#include "tournament/codec/actioncodec.h"

#include <CLI/App.hpp>

#include <sstream>

namespace kagetsu::cli {

namespace {

struct DoArguments
{
    EventArguments event;
    std::vector<std::string> actions; // "-" means lines of standard input
};

// An action, with its place for messages.
struct WrittenAction
{
    std::string text;
    std::string file;
    int line = 0;
};

std::optional<std::vector<WrittenAction>> writtenActions(const DoArguments &arguments)
{
    std::vector<WrittenAction> written;
    for (const std::string &action : arguments.actions) {
        if (action != "-") {
            written.push_back({ action, {}, 0 });
            continue;
        }
        Input input(action);
        std::string text;
        if (!input.readAll(text))
            return std::nullopt;
        std::istringstream lines(text);
        int number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            if (line.find_first_not_of(" \t\r") != std::string::npos)
                written.push_back({ line, input.name(), number });
        }
    }
    return written;
}

std::optional<tournament::Action> read(const WrittenAction &written)
{
    auto action = tournament::actionFrom(written.text);
    if (action)
        return std::move(action).value();
    json::DocumentFault fault = action.fault();
    fault.line = written.file.empty() ? fault.line : written.line;
    tellFault(written.file.empty() ? "ACTION" : written.file, fault);
    return std::nullopt;
}

ExitStatus doActions(const DoArguments &arguments, const Task &task)
{
    const auto written = writtenActions(arguments);
    if (!written)
        return ExitStatus::Bad;
    std::vector<tournament::Action> actions;
    Answer kinds = Answer::array();
    for (const WrittenAction &each : *written) {
        auto action = read(each);
        if (!action)
            return ExitStatus::Bad;
        kinds.push_back(tournament::kindOf(*action));
        actions.push_back(std::move(*action));
    }
    OpenEvent event(arguments.event, task, OpenEvent::Access::Change, false);
    if (!event)
        return ExitStatus::Bad;
    const ExitStatus status = event.act(std::move(actions));
    if (status == ExitStatus::Fine && task.json)
        printJson({ { "done", kinds } });
    return status;
}

} // namespace

void setUpTournamentDo(CLI::App &parser, Task &task)
{
    parser.footer("Carries out anything the log of an event can hold: withdrawals, fixed pairs, rulings, penalties, "
                  "line-ups,\nsections. An action is JSON, as printed by `tournament export --csv log`. Either all are "
                  "carried out or none.");
    auto &arguments = declare<DoArguments>(task, doActions);
    addEvent(parser, arguments.event);
    parser.add_option("ACTION", arguments.actions, "Actions; - reads one action per line from standard input")
        ->required();
    addWho(parser, arguments.event);
}

} // namespace kagetsu::cli
