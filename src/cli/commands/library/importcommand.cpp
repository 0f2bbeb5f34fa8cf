// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/library/libraryinput.h"
#include "cli/input/filename.h"
#include "cli/output/message.h"
#include "cli/output/progress.h"
#include "cli/words/librarywords.h"
#include "library/store/importer.h"
#include "library/store/importfindings.h"
#include "library/store/rows.h"
#include "record/text/charset.h"

#include <CLI/App.hpp>

#include <QFile>
#include <QTemporaryDir>

#include <atomic>
#include <charconv>
#include <csignal>
#include <limits>
#include <memory>

namespace kagetsu::cli {

namespace {

using library::ImportFinding;

struct ImportArguments
{
    std::string library;
    std::vector<std::string> paths;
    std::string kind;
    std::string charset;
    bool dryRun = false;
};

std::atomic_bool isInterrupted = false;

// While it exists, Ctrl+C ends the import after a whole batch instead of the program.
class InterruptGuard
{
public:
    InterruptGuard()
        : m_before(std::signal(SIGINT, [](int) { isInterrupted = true; }))
    {
    }
    InterruptGuard(const InterruptGuard &) = delete;
    InterruptGuard &operator=(const InterruptGuard &) = delete;
    ~InterruptGuard() { std::signal(SIGINT, m_before); }

private:
    void (*m_before)(int);
};

Answer answerOf(const library::ImportSummary &summary)
{
    return { { "import", summary.row.id }, { "added", summary.row.added }, { "updated", summary.row.updated },
        { "known", summary.row.known }, { "faulty", summary.row.faulty }, { "left_out", summary.foreign },
        { "files", summary.files }, { "unread", summary.unread }, { "stopped", summary.isStopped } };
}

ExitStatus importInto(OpenedLibrary &opened, const ImportArguments &arguments, const Task &task)
{
    const auto paths = pathsFrom(arguments.paths);
    if (!paths)
        return ExitStatus::Bad;
    library::ImportOptions options;
    options.charset = arguments.charset;
    options.now = task.now.count();
    options.kind = kindFromName(arguments.kind);
    options.tell = [](const ImportFinding &finding) { cli::tell(finding); };
    options.mayContinue = [](double part) {
        progress().tell(part);
        return !isInterrupted;
    };
    const InterruptGuard guard;
    const auto summary = importFiles(opened.store(), *paths, options);
    progress().wipe();
    if (!summary)
        return opened.tell(summary.fault());
    if (summary->isStopped)
        printMessage({ opened.file() }, Severity::Warning, "stopped",
            "The import was stopped. What had been read is in the library; the same command adds the rest.");
    printMembers(answerOf(*summary), { "import", "added", "updated", "known", "faulty", "left_out", "files", "unread" },
        task.json);
    return summary->unread > 0 || summary->isStopped ? ExitStatus::Bad : ExitStatus::Fine;
}

// Imports into a copy, which is thrown away.
ExitStatus tryImport(const ImportArguments &arguments, const Task &task)
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("library"));
    if (const auto name = fileNameOf(arguments.library); name && QFile::exists(*name)) {
        const auto opened = OpenedLibrary::open(arguments.library, library::SqlStore::Access::Look);
        if (!opened)
            return ExitStatus::Bad;
        if (const auto fault = opened->store().backUp(copy))
            return opened->tell(*fault);
    }
    const auto opened = OpenedLibrary::open(copy.toStdString(), library::SqlStore::Access::Change);
    return opened ? importInto(*opened, arguments, task) : ExitStatus::Bad;
}

ExitStatus import(const ImportArguments &arguments, const Task &task)
{
    if (!arguments.charset.empty()) {
        const auto charset = record::charsetFromName(arguments.charset);
        if (!charset || !extendsAscii(*charset)) {
            printMessage({}, Severity::Error, "unknown-charset", "This is not a known text encoding.");
            return ExitStatus::Bad;
        }
    }
    if (arguments.dryRun)
        return tryImport(arguments, task);
    const auto opened = OpenedLibrary::open(arguments.library, library::SqlStore::Access::Change);
    return opened ? importInto(*opened, arguments, task) : ExitStatus::Bad;
}

// Returns the number of an import; if it is none, prints a message and returns nothing.
std::optional<std::int64_t> importNumber(const std::string &text)
{
    std::int64_t number = 0;
    const char *end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec == std::errc() && read.ptr == end)
        return number;
    printMessage({}, Severity::Error, "bad-number", "This is not the number of an import: " + onOneLine(text) + '.');
    return std::nullopt;
}

struct ImportsArguments
{
    std::string library;
    std::string import;
};

ExitStatus listFindings(OpenedLibrary &opened, const std::string &import, const Task &task)
{
    const auto number = importNumber(import);
    if (!number)
        return ExitStatus::Bad;
    const auto findings = opened.store().findings(*number, std::numeric_limits<int>::max());
    if (!findings)
        return opened.tell(findings.fault());
    for (const ImportFinding &finding : *findings) {
        const bool isFaulty = finding.what == ImportFinding::What::Faulty;
        const Answer answer { { "finding", library::wordFor(finding.what) }, { "file", finding.file },
            { "number", finding.game }, { "line", finding.line },
            { "fault", isFaulty ? Answer(library::wordFor(finding.fault)) : Answer() }, { "move", finding.faultAt },
            { "game", finding.id == 0 ? Answer() : Answer(finding.id) }, { "detail", finding.detail } };
        printLine(answer, task.json);
    }
    return findings->empty() ? ExitStatus::No : ExitStatus::Fine;
}

ExitStatus listImports(const ImportsArguments &arguments, const Task &task)
{
    const auto opened = OpenedLibrary::open(arguments.library, library::SqlStore::Access::Look);
    if (!opened)
        return ExitStatus::Bad;
    if (!arguments.import.empty())
        return listFindings(*opened, arguments.import, task);
    const auto imports = opened->store().imports();
    if (!imports)
        return opened->tell(imports.fault());
    for (const library::ImportRow &row : *imports) {
        const std::string_view state = row.isUndone ? "undone" : row.isFinished ? "finished" : "unfinished";
        const Answer answer { { "import", row.id }, { "at", row.at }, { "state", state }, { "added", row.added },
            { "updated", row.updated }, { "known", row.known }, { "faulty", row.faulty }, { "from", row.what } };
        printLine(answer, task.json);
    }
    return imports->empty() ? ExitStatus::No : ExitStatus::Fine;
}

struct UndoArguments
{
    std::string library;
    std::string import;
};

ExitStatus undo(const UndoArguments &arguments, const Task &task)
{
    const auto number = importNumber(arguments.import);
    if (!number)
        return ExitStatus::Bad;
    const auto opened = OpenedLibrary::open(arguments.library, library::SqlStore::Access::Change);
    if (!opened)
        return ExitStatus::Bad;
    const auto games = opened->store().undoImport(*number);
    if (!games)
        return opened->tell(games.fault());
    if (!*games) {
        printMessage({ arguments.library }, Severity::Error, "unknown-import",
            "There is no import with this number, or it was undone already.");
        return ExitStatus::No;
    }
    printMembers({ { "games", **games } }, { "games" }, task.json);
    return ExitStatus::Fine;
}

} // namespace

void setUpLibraryImport(CLI::App &parser, Task &task)
{
    parser.footer(
        "Makes the library if there is none. Of a folder, all records in it come in, at any depth. Games that the\n"
        "library has are not added again; a newer form of a game with the same id in another database replaces the\n"
        "older one. A game with a fault is kept up to it, and reported. Prints the number of the import, with which\n"
        "`library undo` takes it back, and how many games were added, updated, known, faulty and left out.");
    const auto arguments = std::make_shared<ImportArguments>();
    addLibraryOption(parser, arguments->library);
    parser.add_option("PATH", arguments->paths, "Records in any format that convert reads, or folders")->required();
    parser.add_option("--kind", arguments->kind, "Who played all these games (default: as the records say)")
        ->check(CLI::IsMember({ "people", "computer", "engines", "study" }));
    parser.add_option("--charset", arguments->charset, "Text encoding of the files: GBK, Shift_JIS, windows-1251, …");
    parser.add_flag("--dry-run", arguments->dryRun, "Only say what would come in");
    task.run = [arguments, &task] { return import(*arguments, task); };
}

void setUpLibraryImports(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints a line for each import, separated by tabs: its number, when it was, in milliseconds since 1970, UTC,\n"
        "whether it is finished, unfinished or undone, the games added, updated, known and faulty, and what was read.\n"
        "With IMPORT, a line for each faulty game of it and for what was not read: what it is (faulty, unreadable,\n"
        "too-large, no-games, cut, other-game), the file, the game's number in it, its line, the fault, the number of\n"
        "the wrong move, the game's number in the library, and what the system said. Exit status 1 if there is\n"
        "nothing to list.");
    const auto arguments = std::make_shared<ImportsArguments>();
    addLibraryOption(parser, arguments->library);
    parser.add_option("IMPORT", arguments->import, "Number of an import, of which the faults are listed");
    task.run = [arguments, &task] { return listImports(*arguments, task); };
}

void setUpLibraryUndo(CLI::App &parser, Task &task)
{
    parser.footer(
        "Games that the import added are removed, and those that it updated are as before. Prints how many they\n"
        "were. Exit status 1 if there is no such import or it was undone already.");
    const auto arguments = std::make_shared<UndoArguments>();
    addLibraryOption(parser, arguments->library);
    parser.add_option("IMPORT", arguments->import, "Number of the import")->required();
    task.run = [arguments, &task] { return undo(*arguments, task); };
}

} // namespace kagetsu::cli
