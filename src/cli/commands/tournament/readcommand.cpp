// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"
#include "cli/input/input.h"
#include "cli/output/message.h"
#include "cli/words/eventwords.h"
#include "record/text/foundtext.h"
#include "tournament/trf/trfactions.h"
#include "tournament/trf/trfgames.h"
#include "tournament/trf/trfreader.h"

#include <CLI/App.hpp>

namespace kagetsu::cli {

namespace {

struct ReadArguments
{
    EventArguments event;
    std::string report;
};

struct ReadReport
{
    tournament::TrfReport report;
    std::string text; // text of the file in UTF-8
};

std::optional<ReadReport> readReport(const ReadArguments &arguments)
{
    Input input(arguments.report);
    std::string bytes;
    if (!input.readAll(bytes))
        return std::nullopt;
    const std::optional<record::FoundText> found = record::decodeFound(bytes);
    if (found && found->isGuessed)
        printMessage({ input.name() }, Severity::Note, "charset-guessed",
            "The file does not state its text encoding; it was read as " + std::string(nameOf(found->charset)) + '.');
    if (found && found->decoded.badBytes > 0)
        tellWarning(input.name(), "bad-text",
            "Bytes that are no characters of " + std::string(nameOf(found->charset))
                + " were replaced: " + std::to_string(found->decoded.badBytes) + '.');
    std::string text = found ? found->decoded.text : bytes;
    auto report = tournament::readTrf(text);
    if (report)
        return ReadReport { std::move(*report), std::move(text) };
    const tournament::TrfFault &fault = report.fault();
    const Words words = wordsFor(fault.why);
    printMessage({ input.name(), fault.line, fault.place }, Severity::Error, words.code, words.text);
    return std::nullopt;
}

// Reports what the file says that an event cannot store, and what an event needs that the file does not say.
void tellLosses(const ReadArguments &arguments, const ReadReport &read)
{
    const std::string &file = arguments.report;
    if (read.report.isShifted)
        tellWarning(file, "shifted",
            "Points and games of players stand one place too far to the right; they were read as if in their places.");
    for (const tournament::TrfLoss &loss : lossesOf(read.report, read.text)) {
        const Words words = wordsFor(loss);
        printMessage({ file, loss.lines.empty() ? 0 : loss.lines.front() }, Severity::Warning, words.code, words.text);
    }
    for (const int round : roundsWithoutTables(read.report))
        tellWarning(file, "tables-unknown",
            "The report does not say who played at which table in round " + std::to_string(round)
                + ", so the tables were numbered anew, in the order of the players.");
    printMessage({ file }, Severity::Note, "not-in-reports",
        "A report does not say which clubs players belong to or how rounds are paired. Check the settings of the "
        "event.");
}

ExitStatus readEvent(const ReadArguments &arguments, const Task &task)
{
    const auto read = readReport(arguments);
    if (!read)
        return ExitStatus::Bad;
    tournament::Log log;
    const auto done = readInto(log, read->report, { arguments.event.who, task.now });
    if (!done)
        return tell(arguments.event, done.fault(), log.event());
    const auto event = createEvent(arguments.event, {}, log);
    if (!event)
        return ExitStatus::Bad;
    tellTidied(arguments.event, log.tidied());
    tellLosses(arguments, *read);
    const tournament::Section &section = event->event().sections.front();
    printMembers({ { "event", event->identity().id }, { "section", section.id }, { "entries", section.entries.size() },
                     { "rounds", section.rounds.size() } },
        { "event", "entries", "rounds" }, task.json);
    return ExitStatus::Fine;
}

} // namespace

void setUpTournamentRead(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints the id of the event, and how many entries and rounds it has. What of the report cannot be kept "
        "is told on standard error.");
    auto &arguments = declare<ReadArguments>(task, readEvent);
    parser.add_option("REPORT", arguments.report, "Tournament report file (TRF); - is standard input")->required();
    addEvent(parser, arguments.event, "Event file to create");
    addWho(parser, arguments.event);
}

} // namespace kagetsu::cli
