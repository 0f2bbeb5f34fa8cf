// SPDX-License-Identifier: MIT
#include "base/version.h"
#include "cli/commands/venue/linkinput.h"
#include "cli/input/eventinput.h"
#include "cli/output/answer.h"
#include "tournament/postgres/reports/journalinbox.h"
#include "tournament/postgres/reports/journaloutbox.h"

#include <CLI/App.hpp>

#include <QFileInfo>

#include <algorithm>
#include <iostream>

namespace kagetsu::cli {

namespace {

using tournament::JournalInbox;
using tournament::JournalOutbox;
using tournament::StoreFault;

constexpr std::chrono::milliseconds BetweenReports(1000);
constexpr std::chrono::milliseconds LongestPause(30'000);

// Journals on their way to a server, or from there.
struct JournalArguments
{
    std::string link;
    std::string path;
    bool watches = false;
};

std::string told(const JournalOutbox &outbox, const QString &journal)
{
    return outbox.differing().contains(journal)
        ? "The server has another journal of this name from this table. Nothing was replaced."
        : "A line of this journal is not as it was written. The lines before it were sent.";
}

// Sends what is new, and tells each journal that cannot be sent once.
class Reporter
{
public:
    Reporter(const JournalArguments &arguments, const tournament::EventLink &link, const Task &task)
        : m_file(arguments.link)
        , m_path(QString::fromLocal8Bit(arguments.path.c_str()))
        , m_isFolder(QFileInfo(m_path).isDir())
        , m_outbox({ link, m_isFolder ? std::vector<QString> { m_path } : std::vector<QString>(), versionText({}),
              [&task] { return task.clock.now(); } })
        , m_isJson(task.json)
    {
    }

    std::optional<StoreFault> send()
    {
        const std::int64_t before = m_outbox.sentLines();
        const auto fault = m_isFolder ? m_outbox.send() : m_outbox.sendFile(m_path);
        if (m_outbox.sentLines() > before || !m_hasPrinted) {
            if (!fault) {
                printMembers({ { "sent", m_outbox.sentLines() - before } }, { "sent" }, m_isJson);
                std::cout.flush();
                m_hasPrinted = true;
            }
        }
        std::set<QString> refused = m_outbox.differing();
        refused.insert(m_outbox.damaged().begin(), m_outbox.damaged().end());
        for (const QString &journal : refused) {
            if (m_told.insert(journal).second)
                (void)tellError(journal.toStdString(), "not-sent", told(m_outbox, journal));
        }
        return fault;
    }

    bool hasRefused() const { return !m_told.empty(); }

private:
    std::string m_file;
    QString m_path;
    bool m_isFolder;
    JournalOutbox m_outbox;
    bool m_isJson;
    bool m_hasPrinted = false;
    std::set<QString> m_told;
};

// Works again and again until the program is stopped. A fault is told once, and waited for a little longer each time.
template <class Work>
ExitStatus watch(const JournalArguments &arguments, const Task &task, Work work)
{
    std::optional<StoreFault> before;
    for (auto pause = BetweenReports;; task.clock.rest(pause)) {
        const std::optional<StoreFault> fault = work();
        if (fault && (!before || fault->code != before->code))
            (void)tellLinkFault(arguments.link, *fault);
        before = fault;
        pause = fault ? std::min(2 * pause, LongestPause) : BetweenReports;
    }
}

// Returns whether a file can be a journal of the event; tells why if it cannot.
ExitStatus checkFile(const std::string &path, const tournament::EventLink &link)
{
    const QFileInfo file(QString::fromLocal8Bit(path.c_str()));
    if (file.isDir())
        return ExitStatus::Fine;
    const QString name = file.fileName();
    const QLatin1String end(tournament::JournalFileEnd);
    if (!name.endsWith(end) || !tournament::isJournalName(name.chopped(end.size())))
        return tellError(path, "no-journal", "A journal is named after its match, and ends in `.jsonl`.");
    if (!name.startsWith(QString::fromStdString(link.event) + QLatin1Char('_')))
        return tellError(path, "other-event", "This is a journal of another event than the link's, or of none.");
    if (file.size() > tournament::MostJournalBytes)
        return tellError(path, "too-long", "A journal of more than 64 MiB is not sent.");
    return ExitStatus::Fine;
}

ExitStatus report(const JournalArguments &arguments, const Task &task)
{
    const auto link = readLink(arguments.link);
    if (!link)
        return ExitStatus::Bad;
    if (!QFileInfo::exists(QString::fromLocal8Bit(arguments.path.c_str())))
        return tellLinkFault(arguments.path, { StoreFault::Code::Missing });
    if (const ExitStatus status = checkFile(arguments.path, *link); status != ExitStatus::Fine)
        return status;
    Reporter reporter(arguments, *link, task);
    if (arguments.watches)
        return watch(arguments, task, [&] { return reporter.send(); });
    if (const auto fault = reporter.send()) {
        const bool isUnread = fault->code == StoreFault::Code::Gone;
        return tellLinkFault(
            isUnread ? arguments.path : arguments.link, isUnread ? StoreFault { StoreFault::Code::Failed } : *fault);
    }
    return reporter.hasRefused() ? ExitStatus::No : ExitStatus::Fine;
}

// Prints the journals, and tells each that the server has otherwise than it was written.
bool print(const std::vector<tournament::ReportedJournal> &journals, const Task &task)
{
    Answer rows = Answer::array();
    bool isWhole = true;
    for (const tournament::ReportedJournal &each : journals)
        rows.push_back({ { "table", each.role.toStdString() }, { "journal", each.journal.toStdString() },
            { "lines", each.head.number }, { "file", each.path.toStdString() } });
    printRows(rows, task.json);
    std::cout.flush();
    for (const tournament::ReportedJournal &each : journals) {
        if (!each.isDamaged)
            continue;
        isWhole = false;
        (void)tellError(each.path.toStdString(), "not-copied",
            "A line that the server has of this journal is not as it was written. The lines before it were copied.");
    }
    return isWhole;
}

ExitStatus receive(const JournalArguments &arguments, const Task &task)
{
    const auto link = readLink(arguments.link);
    if (!link)
        return ExitStatus::Bad;
    JournalInbox inbox(*link, QString::fromLocal8Bit(arguments.path.c_str()));
    if (arguments.watches)
        return watch(arguments, task, [&]() -> std::optional<StoreFault> {
            const auto looked = inbox.look();
            if (looked && *looked)
                (void)print(inbox.journals(), task);
            return looked ? std::nullopt : std::optional(looked.fault());
        });
    const auto looked = inbox.look();
    if (!looked)
        return tellLinkFault(arguments.link, looked.fault());
    return print(inbox.journals(), task) ? ExitStatus::Fine : ExitStatus::No;
}

} // namespace

void setUpVenueReport(CLI::App &parser, Task &task)
{
    parser.footer(
        "Sends what the server does not have yet of a journal, or of all journals of the event in a folder; the files "
        "stay as\nthey are. Prints the number of lines that were sent. What the server has is never replaced.");
    auto &arguments = declare<JournalArguments>(task, report);
    parser.add_option("LINK", arguments.link, "Link of the table to the event")->required();
    parser.add_option("PATH", arguments.path, "Journal, or folder of journals")->required();
    parser.add_flag("--watch", arguments.watches, "Go on until the program is stopped: send each line that is new");
}

void setUpVenueReceive(CLI::App &parser, Task &task)
{
    parser.footer(
        "Copies the journals that tables have reported into a folder, as TABLE/JOURNAL.jsonl, byte for byte. Prints "
        "for each the\ntable, its name, the number of lines, and the file.");
    auto &arguments = declare<JournalArguments>(task, receive);
    parser.add_option("LINK", arguments.link, "Link to the event")->required();
    parser.add_option("FOLDER", arguments.path, "Folder for the copies; created if it does not exist")->required();
    parser.add_flag("--watch", arguments.watches, "Go on until the program is stopped: copy each line that comes");
}

} // namespace kagetsu::cli
