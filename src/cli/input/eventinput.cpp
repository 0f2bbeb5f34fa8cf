// SPDX-License-Identifier: MIT
#include "cli/input/eventinput.h"

#include "cli/input/application.h"
#include "cli/input/filename.h"
#include "cli/output/message.h"
#include "cli/output/progress.h"
#include "cli/words/eventwords.h"
#include "text/tournament/happenings.h"
#include "tournament/score/basis.h"
#include "tournament/postgres/eventlink.h"
#include "tournament/postgres/eventstore.h"

#include <CLI/App.hpp>

#include <QDateTime>

#include <array>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

namespace kagetsu::cli {

namespace {

using tournament::KeptLog;
using tournament::Store;

bool isName(const std::string &file)
{
    if (fileNameOf(file))
        return true;
    tellError(file, "bad-name", "The file name is not valid UTF-8.");
    return false;
}

std::optional<KeptLog> eventOrWhy(const EventArguments &arguments, Result<KeptLog, tournament::StoreFault> event)
{
    if (event)
        return std::move(event).value();
    (void)tell(arguments, event.fault());
    return std::nullopt;
}

// Returns who did what, and when.
std::string wordsOf(const tournament::Log &log, std::size_t line)
{
    const text::ToldLine told = text::toldLog(log.lines())[line];
    const tournament::Stamp &stamp = told.undone ? *told.undone : told.done;
    const QString when = QDateTime::fromMSecsSinceEpoch(stamp.when.count()).toUTC().toString(Qt::ISODate);
    return onOneLine(stamp.who) + ' ' + when.toStdString() + ": " + onOneLine(told.text.toStdString())
        + (told.undone ? " (undone)" : "");
}

std::string nameOf(const tournament::Event &event, const tournament::Refusal &refusal)
{
    for (const tournament::Section &section : event.sections) {
        if (refusal.section != 0 && refusal.section != section.id)
            continue;
        if (const tournament::Entry *entry = findEntry(section, refusal.entry))
            return onOneLine(entry->details.name);
    }
    return std::to_string(refusal.entry.value);
}

} // namespace

void addEvent(CLI::App &parser, EventArguments &arguments, const char *about)
{
    parser.add_option("EVENT", arguments.file, about)->required();
}

void addSection(CLI::App &parser, EventArguments &arguments)
{
    parser.add_option("--section", arguments.section, "Number of the section, if there are several");
}

void addWho(CLI::App &parser, EventArguments &arguments)
{
    parser.add_option("--who", arguments.who, "Name to record in the log");
}

void addEventArguments(CLI::App &parser, EventArguments &arguments)
{
    addEvent(parser, arguments);
    addSection(parser, arguments);
    addWho(parser, arguments);
}

OpenEvent::OpenEvent(const EventArguments &arguments, const Task &task, Access access, bool hasSection)
    : m_arguments(arguments)
    , m_task(task)
{
    if (isName(arguments.file))
        m_log = eventOrWhy(arguments, KeptLog::open(eventStore(), arguments.file, access));
    const tournament::Section *section = m_log && hasSection ? sectionOf(event(), arguments) : nullptr;
    m_section = section ? section->id : 0;
    m_isOpen = m_log && (section || !hasSection);
}

ExitStatus OpenEvent::act(std::vector<tournament::Action> actions)
{
    const std::size_t before = m_log->log().tidied();
    const auto done = m_log->actAll(std::move(actions), { m_arguments.who, m_task.now });
    if (done) {
        tellTidied(m_arguments, m_log->log().tidied() - before);
        return ExitStatus::Fine;
    }
    if (const auto *refusal = std::get_if<tournament::Refusal>(&done.fault()))
        return tell(m_arguments, *refusal, event());
    if (const auto *meanwhile = std::get_if<tournament::Meanwhile>(&done.fault()))
        return tellError(m_arguments.file, "meanwhile",
            "Another desk has worked on the same thing meanwhile; nothing was changed. Try again if it is still to be done ["
                + wordsOf(m_log->log(), meanwhile->line) + ']',
            ExitStatus::No);
    return tell(m_arguments, std::get<tournament::StoreFault>(done.fault()));
}

std::unique_ptr<Store> eventStore()
{
    needApplication();
    return std::make_unique<tournament::EventStore>();
}

std::optional<KeptLog> createEvent(const EventArguments &arguments, const std::string &id, tournament::Log log)
{
    return isName(arguments.file)
        ? eventOrWhy(arguments, KeptLog::create(eventStore(), arguments.file, id, std::move(log)))
        : std::nullopt;
}

bool isEventFile(const std::string &file)
{
    constexpr std::string_view Begin("SQLite format 3\0", 16);
    // Nothing is read from a pipe, because its bytes would be missing later.
    std::error_code unknown;
    if (!std::filesystem::is_regular_file(file, unknown))
        return false;
    std::array<char, Begin.size()> bytes {};
    std::ifstream stream(file, std::ios::binary);
    return (stream.read(bytes.data(), bytes.size()) && std::string_view(bytes.data(), bytes.size()) == Begin)
        || tournament::isEventLink(QString::fromLocal8Bit(file.c_str()));
}

const tournament::Section *sectionOf(const tournament::Event &event, const EventArguments &arguments)
{
    if (!arguments.section && event.sections.size() == 1)
        return &event.sections.front();
    if (const tournament::Section *section = arguments.section ? findSection(event, *arguments.section) : nullptr)
        return section;
    std::string numbers;
    for (const tournament::Section &section : event.sections)
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(section.id);
    tellError(arguments.file, "unknown-section",
        numbers.empty() ? "The event has no section." : "Choose one of the sections: " + numbers + '.');
    return nullptr;
}

ExitStatus tellError(const std::string &file, std::string_view code, std::string_view text, ExitStatus status)
{
    printMessage({ file }, Severity::Error, code, text);
    return status;
}

void tellWarning(const std::string &file, std::string_view code, std::string_view text)
{
    printMessage({ file }, Severity::Warning, code, text);
}

void tellTidied(const EventArguments &arguments, std::size_t signs)
{
    if (signs > 0)
        tellWarning(arguments.file, "changed-text",
            "Characters that a text cannot have were replaced: " + std::to_string(signs) + '.');
}

ExitStatus tell(const EventArguments &arguments, const tournament::StoreFault &fault)
{
    const Words words = wordsFor(fault.code);
    std::string text = words.text;
    if (fault.line != 0)
        text += " [line " + std::to_string(fault.line) + fault.pointer + ']';
    // Only where our own words do not say what happened.
    using Code = tournament::StoreFault::Code;
    const bool isUnknown =
        fault.code == Code::Failed || fault.code == Code::Unreachable || fault.code == Code::NotAllowed;
    if (isUnknown && !fault.detail.empty())
        text += " The system says: " + onOneLine(fault.detail);
    return tellError(arguments.file, words.code, text);
}

ExitStatus tell(const EventArguments &arguments, const tournament::Refusal &refusal, const tournament::Event &event)
{
    const Words words = wordsFor(refusal.why);
    std::string about;
    if (refusal.section != 0)
        about += " section " + std::to_string(refusal.section);
    if (refusal.round != 0)
        about += " round " + std::to_string(refusal.round);
    if (refusal.table != 0)
        about += " table " + std::to_string(refusal.table);
    if (refusal.entry.value != 0)
        about += ' ' + nameOf(event, refusal);
    return tellError(
        arguments.file, words.code, words.text + (about.empty() ? "" : " [" + about.substr(1) + ']'), ExitStatus::No);
}

void tellResting(const EventArguments &arguments, const tournament::Event &event, int section, int round)
{
    const tournament::Resting resting = tournament::restingOn(event, section, round);
    std::string what;
    for (const int later : resting.rounds) {
        const bool isDraft = findRound(*findSection(event, section), later)->state == tournament::Round::State::Draft;
        what +=
            (what.empty() ? "" : ", ") + std::string("round ") + std::to_string(later) + (isDraft ? " (draft)" : "");
    }
    for (const int other : resting.sections)
        what += (what.empty() ? "" : ", ") + std::string("section ") + std::to_string(other);
    if (!what.empty())
        tellWarning(arguments.file, "rests-on-it", "These rest on the old result: " + what + '.');
}

bool tellPairing(int matched, int all)
{
    progress().tell(std::size_t(matched), std::size_t(all));
    return true;
}

Answer entryAnswer(const tournament::Section &section, tournament::EntryId id)
{
    const tournament::Entry &entry = *findEntry(section, id);
    return { { "number", entry.number }, { "name", entry.details.name } };
}

bool refuseChoice(const EventArguments &arguments, const std::string &what)
{
    tellError(arguments.file, "bad-choice", "This choice does not exist: " + onOneLine(what));
    return false;
}

std::optional<std::vector<tournament::EntryId>> readEntries(
    const EventArguments &arguments, const tournament::Section &section, const std::string &typed, char separator)
{
    std::vector<tournament::EntryId> entries;
    std::istringstream stream(typed);
    for (std::string number; std::getline(stream, number, separator);) {
        int read = 0;
        const auto end = std::from_chars(number.data(), number.data() + number.size(), read);
        const tournament::Entry *found = findEntryOfNumber(section, read);
        if (end.ptr != number.data() + number.size() || !found) {
            refuseChoice(arguments, typed);
            return std::nullopt;
        }
        entries.push_back(found->id);
    }
    return entries;
}

} // namespace kagetsu::cli
