// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/filename.h"
#include "cli/input/games.h"
#include "cli/input/input.h"
#include "cli/input/libraryfile.h"
#include "cli/output/message.h"
#include "cli/output/output.h"
#include "cli/output/progress.h"
#include "cli/words/exportwords.h"
#include "record/collection.h"
#include "record/formats/rifwriter.h"
#include "record/plainformats.h"
#include "record/renlib/convert.h"
#include "record/sgf/sgfwriter.h"

#include <QDate>

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

struct ConvertArguments
{
    std::string in;
    std::string out;
    std::string from;
    std::string to;
    std::string charset;
    int game = 0; // from 1; 0 means all
    int boardSize = rules::DefaultBoardSize; // of a library to read
    bool ff3 = false;
};

using record::Format;

constexpr std::array Read { Format::Sgf, Format::Library, Format::Psq, Format::Pos, Format::Moves, Format::Board,
    Format::Rif, Format::PlayOk };
constexpr std::array Written { Format::Sgf, Format::Library, Format::Rif, Format::Psq, Format::Pos, Format::Moves,
    Format::Board };

template <std::size_t count>
std::vector<std::string> namesOf(const std::array<Format, count> &formats)
{
    std::vector<std::string> names;
    for (const Format format : formats)
        names.emplace_back(nameOf(format));
    return names;
}

bool isWritten(Format format)
{
    return std::find(Written.begin(), Written.end(), format) != Written.end();
}

// One conversion, from the bytes that were read to the file that is written.
class Conversion
{
public:
    Conversion(const ConvertArguments &arguments, bool json)
        : m_arguments(arguments)
        , m_json(json)
    {
    }

    ExitStatus run()
    {
        const auto target = m_arguments.to.empty() ? record::formatFromFileName(m_arguments.out)
                                                   : record::formatFromName(m_arguments.to);
        if (!target || !isWritten(*target))
            return complain(m_arguments.out, "unknown-format",
                "Use --to to choose the format: sgf, lib, rif, psq, pos, moves or board.");
        if (!m_arguments.charset.empty()) {
            m_charset = record::charsetFromName(m_arguments.charset);
            if (!m_charset || !extendsAscii(*m_charset))
                return complain({}, "unknown-charset", "This is not a known text encoding.");
        }
        Input input(m_arguments.in);
        std::string bytes;
        if (!input.readAll(bytes))
            return ExitStatus::Bad;
        m_name = input.name();
        const Format format = m_arguments.from.empty() ? record::recognise(bytes, m_arguments.in)
                                                       : *record::formatFromName(m_arguments.from);
        if (format == Format::Library)
            return fromLibrary(std::move(bytes), *target);
        return fromGames(std::move(bytes), format, *target);
    }

private:
    static ExitStatus complain(const std::string &file, std::string_view code, std::string_view text)
    {
        printMessage({ file, 0, 0 }, Severity::Error, code, text);
        return ExitStatus::Bad;
    }

    ExitStatus refuse(const Words &words, const std::string &before = {}) const
    {
        return complain(m_name, words.code, before + words.text);
    }

    ExitStatus refuseItself(std::string_view code, const std::string &why) const
    {
        return complain(m_arguments.out, code, why + ", so the file is not overwritten. Choose another file.");
    }

    ExitStatus fromLibrary(std::string bytes, Format target)
    {
        record::LibraryReadOptions options;
        options.charset = m_charset;
        options.boardSize = m_arguments.boardSize;
        const std::optional<record::Library> library = readLibraryFile(m_name, std::move(bytes), options);
        if (!library)
            return ExitStatus::Bad;
        printMessages(m_name, library->game.messages);
        m_isWhole = !library->isIncomplete;
        if (!m_isWhole && isSameFile(m_arguments.in, m_arguments.out))
            return refuseItself("incomplete", "What could not be read would be lost");
        if (target == Format::Library)
            return writeTree(library->game.tree);
        const record::Game game = gameFromLibrary(library->game.tree, m_losses);
        if (target == Format::Rif)
            return writeRif(game);
        if (target != Format::Sgf)
            return writeLine(game, target);
        Output output(m_arguments.out);
        writeGame(game, output);
        return finish(output);
    }

    void writeGame(const record::Game &game, Output &output) const
    {
        writeSgf(game, [&output](std::string_view piece) { output.write(piece); }, { .ff3 = m_arguments.ff3 });
    }

    ExitStatus fromGames(std::string bytes, Format format, Format target)
    {
        // If the target is a library, --charset gives the encoding to write, not the one to read.
        const std::string charset = target == Format::Library ? std::string() : m_arguments.charset;
        const record::Collection collection =
            record::readRecords(std::move(bytes), { charset, format, m_arguments.in });
        printMessages(m_name, collection.messages());
        if (!hasGame(collection, m_name))
            return ExitStatus::Bad;
        if (collection.isCharsetGuessed()) {
            printMessage({ m_name, 0, 0 }, Severity::Note, "charset-guessed",
                "The file does not state its text encoding; it was read as " + collection.charset() + '.'
                    + (target == Format::Library ? "" : " If texts look wrong, use --charset to choose the encoding."));
            if (isSameFile(m_arguments.in, m_arguments.out))
                return refuseItself("charset-guessed", "A wrong guess would damage its texts");
        }
        m_first = m_arguments.game > 0 ? static_cast<std::size_t>(m_arguments.game) - 1 : 0;
        m_end = m_arguments.game > 0 ? m_first + 1 : collection.size();
        if (m_end > collection.size())
            return complain(m_name, "no-games",
                "The file has " + std::to_string(collection.size()) + " games, but none with this number.");
        if (target == Format::Library)
            return mergeGames(collection);
        if (target == Format::Rif)
            return writeRifGames(collection);
        if (target != Format::Sgf) {
            m_losses.add(record::ExportLoss::Games, static_cast<int>(m_end - m_first) - 1);
            return writeLine(readGame(collection, m_first), target);
        }
        Output output(m_arguments.out);
        for (std::size_t i = m_first; i < m_end; ++i)
            writeGame(readGame(collection, i), output);
        return finish(output);
    }

    record::Game readGame(const record::Collection &collection, std::size_t index) const
    {
        progress().tell(index - m_first, m_end - m_first);
        record::Game game = collection.readGame(index);
        printMessages(m_name, game.messages);
        return game;
    }

    ExitStatus writeLine(const record::Game &game, Format target)
    {
        const auto written = writePlain(game, target);
        if (!written)
            return refuse(wordsFor(written.fault()));
        m_losses.add(written->losses);
        Output output(m_arguments.out);
        output.write(written->bytes);
        if (target == Format::Moves)
            output.write("\n");
        return finish(output);
    }

    ExitStatus writeRifGames(const record::Collection &collection)
    {
        record::RifWriter writer;
        for (std::size_t i = m_first; i < m_end; ++i) {
            const Result<Done, record::ExportRefusal> added = writer.add(readGame(collection, i));
            if (!added)
                return refuse(wordsFor(added.fault()),
                    m_end - m_first > 1 ? "Game " + std::to_string(i + 1) + ": " : std::string());
        }
        return writeRifFile(writer.take(today()));
    }

    ExitStatus writeRif(const record::Game &game)
    {
        const auto written = record::writeRif(game, today());
        return written ? writeRifFile(*written) : refuse(wordsFor(written.fault()));
    }

    ExitStatus writeRifFile(const record::WrittenGame &written)
    {
        m_losses.add(written.losses);
        Output output(m_arguments.out);
        output.write(written.bytes);
        return finish(output);
    }

    static std::string today() { return QDate::currentDate().toString(Qt::ISODate).toStdString(); }

    ExitStatus mergeGames(const record::Collection &collection)
    {
        record::LibraryBuilder builder;
        for (std::size_t i = m_first; i < m_end; ++i) {
            const record::Game game = readGame(collection, i);
            if (i > m_first && (game.tree.columns() != builder.columns() || game.tree.rows() != builder.rows()))
                return complain(m_name, "board-size", "The games are played on boards of different sizes.");
            builder.add(game);
        }
        m_losses.add(builder.losses());
        record::GameTree tree = builder.take();
        tree.setCharset(m_charset.value_or(record::Charset::Utf8));
        return writeTree(tree);
    }

    ExitStatus writeTree(const record::GameTree &tree)
    {
        const Result<record::WrittenLibrary, record::LibraryExportRefusal> written = writeLibrary(tree);
        if (!written)
            return refuse(wordsFor(written.fault()));
        if (!written->garbled.empty())
            printMessage({ m_name, 0, 0 }, Severity::Warning, "garbled",
                "The encoding lacks characters of some texts; question marks replace them. ("
                    + std::to_string(written->garbled.size()) + ')');
        if (written->isUntold) {
            const std::string charset(record::nameOf(written->charset));
            printMessage({ m_arguments.out, 0, 0 }, Severity::Warning, "untold-charset",
                "The file does not state its text encoding, and its texts look like another one than " + charset
                    + ". Use --charset to read it, or leave --charset out to write UTF-8.");
        }
        Output output(m_arguments.out);
        output.write(written->bytes);
        return finish(output);
    }

    ExitStatus finish(Output &output)
    {
        if (!output.commit())
            return ExitStatus::Bad;
        Json lost = Json::object();
        for (int i = 0; i < record::ExportLossCount; ++i) {
            const auto loss = static_cast<record::ExportLoss>(i);
            const int count = m_losses.count(loss);
            if (count == 0)
                continue;
            const Words words = wordsFor(loss);
            lost[std::string(words.code)] = count;
            printMessage(
                { m_name, 0, 0 }, Severity::Warning, words.code, words.text + " (" + std::to_string(count) + ')');
        }
        if (m_json && m_arguments.out != "-")
            std::cout << Json { { "lost", lost } }.dump() << '\n';
        return m_isWhole ? ExitStatus::Fine : ExitStatus::No;
    }

    const ConvertArguments &m_arguments;
    bool m_json;
    std::string m_name;
    bool m_isWhole = true; // True if all of IN was read
    std::size_t m_first = 0; // the range of games to write
    std::size_t m_end = 0;
    std::optional<record::Charset> m_charset;
    record::ExportLosses m_losses;
};

} // namespace

void setUpConvert(CLI::App &parser, Task &task)
{
    parser.footer(
        "Formats: sgf; lib, a RenLib library; psq, a Piskvork game; pos, stones as bytes; moves, a line such as\n"
        "h8 i9 j10; board, a drawn position; rif, a RenjuNet database, which holds several games; playok, the text of\n"
        "that site, for reading only. The format of IN is recognised by its content, that of OUT by its name or --to.\n"
        "What OUT cannot hold is reported on standard error, with how often it occurs. Several games become one tree\n"
        "in a lib; --charset is then the encoding that OUT is written in, and otherwise the one that IN is read in.");
    const auto arguments = std::make_shared<ConvertArguments>();
    parser.add_option("IN", arguments->in, "A record; - is standard input")->required();
    parser.add_option("OUT", arguments->out, "The record to write; - is standard output")->required();
    parser.add_option("--from", arguments->from, "The format of IN")->check(CLI::IsMember(namesOf(Read)));
    parser.add_option("--to", arguments->to, "The format of OUT")->check(CLI::IsMember(namesOf(Written)));
    parser.add_option("--charset", arguments->charset, "Text encoding: GBK, Shift_JIS, windows-1251, …");
    parser.add_option("--game", arguments->game, "Only the game with this number, counted from 1")
        ->check(CLI::PositiveNumber);
    addBoardOption(parser, arguments->boardSize);
    parser.add_flag("--ff3", arguments->ff3, "Write SGF for programs that do not know FF[4]");
    task.run = [arguments, &task] { return Conversion(*arguments, task.json).run(); };
}

} // namespace kagetsu::cli
