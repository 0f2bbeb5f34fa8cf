// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/commands/library/gamepaper.h"
#include "cli/commands/library/selection.h"
#include "cli/output/message.h"
#include "cli/output/output.h"
#include "cli/output/progress.h"
#include "cli/words/exportwords.h"
#include "record/renlib/convert.h"
#include "record/renlib/librarywriter.h"
#include "record/sgf/sgfwriter.h"
#include "tournament/csv/csvtext.h"

#include <CLI/App.hpp>

#include <QFileInfo>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

struct ExportArguments
{
    std::string library;
    SelectionArguments selection;
    std::string out;
    std::string to;
    PaperArguments paper;
};

// Writes the games of a selection in one format.
class Writer
{
public:
    virtual ~Writer() = default;
    virtual void add(std::int64_t id, const library::StoredGame &game) = 0;
    // Returns false, and tells why, if the file cannot be written.
    virtual bool finish() { return true; }
};

class SgfWriter : public Writer
{
public:
    explicit SgfWriter(Output &output)
        : m_output(output)
    {
    }
    void add(std::int64_t, const library::StoredGame &game) override
    {
        writeSgf(recordOf(game), [this](std::string_view piece) { m_output.write(piece); });
    }

private:
    Output &m_output;
};

class CsvWriter : public Writer
{
public:
    explicit CsvWriter(Output &output)
        : m_output(output)
        , m_table { { "game", "date", "black", "white", "result", "reason", "event", "round", "rules", "opening",
              "moves", "kind", "line" } }
    {
    }
    void add(std::int64_t id, const library::StoredGame &game) override
    {
        Answer head = headAnswer(id, game);
        head.erase("fault");
        head["line"] = movesText(game);
        tournament::CsvRow &row = m_table.emplace_back();
        for (const Answer &value : head)
            row.push_back(value.is_string() ? value.get<std::string>() : value.dump());
    }
    bool finish() override
    {
        m_output.write(tournament::writeCsv(m_table, ','));
        return true;
    }

private:
    Output &m_output;
    tournament::CsvTable m_table;
};

class TreeWriter : public Writer
{
public:
    TreeWriter(Output &output, std::string file)
        : m_output(output)
        , m_file(std::move(file))
    {
    }
    void add(std::int64_t id, const library::StoredGame &game) override
    {
        // A game with a fault may have a board of any shape, whatever its size says.
        record::Game record = recordOf(game);
        const int columns = record.tree.columns();
        if (columns > 15 || columns != record.tree.rows() || (m_games > 0 && columns != m_builder.columns())) {
            ++m_leftOut;
            return;
        }
        ++m_games;
        const record::NodeId last = record.tree.mainLine().back();
        const std::string who = game.black + " – " + game.white + (game.date.empty() ? "" : ", " + game.date);
        const std::string before = record.tree.comment(last);
        if (last != record::GameTree::root() && game.kind != library::GameKind::Study)
            record.tree.setComment(last, before.empty() ? who : before + '\n' + who);
        m_builder.add(record);
        (void)id;
    }
    bool finish() override
    {
        if (m_leftOut > 0)
            printMessage({ m_file }, Severity::Warning, "board-size",
                "Games on boards that do not fit into this tree were left out. (" + std::to_string(m_leftOut) + ')');
        const auto written = writeLibrary(m_builder.take());
        if (!written) {
            const Words words = wordsFor(written.fault());
            printMessage({ m_file }, Severity::Error, words.code, words.text);
            return false;
        }
        m_output.write(written->bytes);
        return true;
    }

private:
    Output &m_output;
    std::string m_file;
    record::LibraryBuilder m_builder;
    int m_games = 0;
    int m_leftOut = 0;
};

std::unique_ptr<Writer> writerFor(const ExportArguments &arguments, Output &output)
{
    std::string format = arguments.to;
    if (format.empty()) {
        const QString suffix = QFileInfo(QString::fromStdString(arguments.out)).suffix().toLower();
        format = suffix.isEmpty() ? "sgf" : suffix.toStdString();
    }
    if (format == "csv")
        return std::make_unique<CsvWriter>(output);
    if (format == "lib")
        return std::make_unique<TreeWriter>(output, arguments.out);
    if (format == "sgf")
        return std::make_unique<SgfWriter>(output);
    return nullptr;
}

// The numbers of the games, the oldest first, as in a book.
std::vector<std::int64_t> inOrder(const std::vector<Selected> &selected)
{
    std::vector<std::int64_t> ids;
    for (auto each = selected.rbegin(); each != selected.rend(); ++each)
        ids.push_back(each->game);
    return ids;
}

ExitStatus writeBooklet(
    OpenedLibrary &opened, const std::vector<Selected> &selected, const ExportArguments &arguments, const Task &task)
{
    std::string sgf;
    const std::vector<std::int64_t> ids = inOrder(selected);
    const auto fault = opened.store().forGames(ids, [&sgf](std::int64_t, const library::StoredGame &game) {
        sgf += record::writeSgf(recordOf(game));
        return true;
    });
    if (fault)
        return opened.tell(*fault);
    const ExitStatus status = writeGamePaper(sgf, arguments.out, arguments.paper);
    if (status == ExitStatus::Fine && task.json)
        printJson({ { "games", ids.size() } });
    return status;
}

ExitStatus write(const ExportArguments &arguments, const Task &task)
{
    const auto opened = OpenedLibrary::open(arguments.library, library::SqlStore::Access::Look);
    const library::Contents *contents = opened ? opened->contents() : nullptr;
    const auto selected = contents ? select(arguments.selection, *contents) : std::nullopt;
    if (!selected)
        return ExitStatus::Bad;
    if (selected->empty()) {
        printMessage({ arguments.library }, Severity::Error, "no-games", "There are no such games.");
        return ExitStatus::No;
    }
    if (arguments.to.empty() && isPaperName(arguments.out))
        return writeBooklet(*opened, *selected, arguments, task);
    Output output(arguments.out);
    const std::unique_ptr<Writer> writer = writerFor(arguments, output);
    if (!writer) {
        printMessage({ arguments.out }, Severity::Error, "unknown-format", "Choose a format with --to: sgf, csv, lib.");
        return ExitStatus::Bad;
    }
    if (output.failed())
        return ExitStatus::Bad;
    const std::vector<std::int64_t> ids = inOrder(*selected);
    std::size_t done = 0;
    const auto fault = opened->store().forGames(ids, [&](std::int64_t id, const library::StoredGame &game) {
        progress().tell(++done, ids.size());
        writer->add(id, game);
        return true;
    });
    if (fault)
        return opened->tell(*fault);
    if (!writer->finish() || !output.commit())
        return ExitStatus::Bad;
    if (task.json && arguments.out != "-")
        printJson({ { "games", done } });
    return ExitStatus::Fine;
}

} // namespace

void setUpLibraryExport(CLI::App &parser, Task &task)
{
    parser.footer(
        "Formats, by the name of OUT or --to: sgf, all that is known of each game, oldest first; csv, a table with "
        "the\n"
        "moves, in UTF-8 with a byte order mark, for spreadsheets; lib, one tree of all games, with the players and\n"
        "the date as a comment where each ends; pdf, html or txt, a booklet: contents, each game with diagrams and "
        "its\n"
        "moves as text, or small boards with --boards. Exit status 1 if there are no such games.");
    const auto arguments = std::make_shared<ExportArguments>();
    addLibraryOption(parser, arguments->library);
    parser.add_option("-o,--output", arguments->out, "The file to write; - is standard output")->required();
    parser.add_option("--to", arguments->to, "The format of OUT")->check(CLI::IsMember({ "sgf", "csv", "lib" }));
    addPaperOptions(parser, arguments->paper, /*isBooklet=*/true);
    addSelectionOptions(parser, arguments->selection, "all");
    task.run = [arguments, &task] { return write(*arguments, task); };
}

} // namespace kagetsu::cli
