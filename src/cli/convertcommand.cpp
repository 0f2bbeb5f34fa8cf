// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/input.h"
#include "cli/libraryfile.h"
#include "cli/librarywords.h"
#include "cli/message.h"
#include "cli/output.h"
#include "record/bytes.h"
#include "record/collection.h"
#include "record/sgfwriter.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

enum class Format : std::uint8_t { Sgf, Library };

struct ConvertArguments
{
    std::string in;
    std::string out;
    std::string from;
    std::string to;
    std::string charset;
    bool ff3 = false;
};

std::optional<Format> formatOfName(const std::string &name)
{
    const std::string low = record::lowered(name);
    const std::string ending = low.substr(low.rfind('.') + 1);
    if (ending == "sgf")
        return Format::Sgf;
    return ending == "lib" ? std::optional(Format::Library) : std::nullopt;
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
        const auto target = formatOfName(m_arguments.to.empty() ? m_arguments.out : '.' + m_arguments.to);
        if (!target)
            return complain(m_arguments.out, "unknown-format", "Say with --to what to write: sgf or lib.");
        if (!m_arguments.charset.empty()) {
            m_charset = record::charsetFromName(m_arguments.charset);
            if (!m_charset || !extendsAscii(*m_charset))
                return complain({}, "unknown-charset", "No charset of records has this name.");
        }
        Input input(m_arguments.in);
        std::string bytes;
        if (!input.readAll(bytes))
            return ExitStatus::Bad;
        m_name = input.name();
        const bool isLibrary =
            m_arguments.from.empty() ? isLibraryFile(m_arguments.in, bytes) : m_arguments.from == "lib";
        return isLibrary ? fromLibrary(std::move(bytes), *target) : fromSgf(std::move(bytes), *target);
    }

private:
    static ExitStatus complain(const std::string &file, std::string_view code, std::string_view text)
    {
        printMessage({ file, 0, 0 }, Severity::Error, code, text);
        return ExitStatus::Bad;
    }

    ExitStatus fromLibrary(std::string bytes, Format target)
    {
        record::LibraryReadOptions options;
        options.charset = m_charset;
        const std::optional<record::Library> library = readLibraryFile(m_name, std::move(bytes), options);
        if (!library)
            return ExitStatus::Bad;
        printMessages(m_name, library->game.messages);
        m_isWhole = !library->isIncomplete;
        if (target == Format::Library)
            return writeTree(library->game.tree);
        Output output(m_arguments.out);
        writeGame(gameFromLibrary(library->game.tree, m_losses), output);
        return finish(output);
    }

    void writeGame(const record::Game &game, Output &output) const
    {
        writeSgf(game, [&output](std::string_view piece) { output.write(piece); }, { .ff3 = m_arguments.ff3 });
    }

    ExitStatus fromSgf(std::string bytes, Format target)
    {
        const record::ReadOptions options { target == Format::Sgf ? m_arguments.charset : std::string() };
        const record::Collection collection = record::readCollection(std::move(bytes), options);
        printMessages(m_name, collection.messages());
        if (collection.size() == 0)
            return complain(m_name, "no-games", "There is no game in this file.");
        if (target == Format::Library)
            return mergeGames(collection);
        Output output(m_arguments.out);
        for (std::size_t i = 0; i < collection.size(); ++i) {
            const record::Game game = collection.readGame(i);
            printMessages(m_name, game.messages);
            writeGame(game, output);
        }
        return finish(output);
    }

    ExitStatus mergeGames(const record::Collection &collection)
    {
        record::LibraryBuilder builder;
        for (std::size_t i = 0; i < collection.size(); ++i) {
            const record::Game game = collection.readGame(i);
            printMessages(m_name, game.messages);
            if (i > 0 && (game.tree.columns() != builder.tree().columns() || game.tree.rows() != builder.tree().rows()))
                return complain(m_name, "board-size", "The games are played on boards of different sizes.");
            builder.add(game);
        }
        m_losses = builder.losses();
        record::GameTree tree = builder.tree();
        tree.setCharset(m_charset.value_or(record::Charset::Utf8));
        return writeTree(tree);
    }

    ExitStatus writeTree(const record::GameTree &tree)
    {
        const Result<record::WrittenLibrary, record::LibraryMisfit> written = writeLibrary(tree);
        if (!written)
            return complain(m_name, codeOf(written.fault().reason), wordsFor(written.fault()));
        if (!written->garbled.empty())
            printMessage({ m_name, 0, 0 }, Severity::Warning, "garbled",
                "The charset lacks characters of some texts; question marks stand for them. ("
                    + std::to_string(written->garbled.size()) + ')');
        Output output(m_arguments.out);
        output.write(written->bytes);
        return finish(output);
    }

    ExitStatus finish(Output &output)
    {
        if (!output.commit())
            return ExitStatus::Bad;
        Json lost = Json::object();
        for (int i = 0; i < record::LossCount; ++i) {
            const auto loss = static_cast<record::Loss>(i);
            const int count = m_losses.count(loss);
            if (count == 0)
                continue;
            lost[std::string(codeOf(loss))] = count;
            printMessage({ m_name, 0, 0 }, Severity::Warning, codeOf(loss),
                std::string(wordsFor(loss)) + " (" + std::to_string(count) + ')');
        }
        if (m_json && m_arguments.out != "-")
            std::cout << Json { { "lost", lost } }.dump() << '\n';
        return m_isWhole ? ExitStatus::Fine : ExitStatus::No;
    }

    const ConvertArguments &m_arguments;
    bool m_json;
    std::string m_name;
    bool m_isWhole = true; // all of IN was read
    std::optional<record::Charset> m_charset;
    record::Losses m_losses;
};

} // namespace

void setUpConvert(CLI::App &parser, Task &task)
{
    parser.footer(
        "Formats: sgf and lib, a library of RenLib. What is read is known by its content, what is written by the\n"
        "name. What the written format cannot hold is told on standard error, with how often it occurs.\n"
        "Several games become one library; --charset then names the charset it is written in, otherwise the\n"
        "one that texts are read in.");
    const auto arguments = std::make_shared<ConvertArguments>();
    parser.add_option("IN", arguments->in, "A record; - is standard input")->required();
    parser.add_option("OUT", arguments->out, "The record to write; - is standard output")->required();
    parser.add_option("--from", arguments->from, "The format of IN")->check(CLI::IsMember({ "sgf", "lib" }));
    parser.add_option("--to", arguments->to, "The format of OUT")->check(CLI::IsMember({ "sgf", "lib" }));
    parser.add_option("--charset", arguments->charset, "GBK, Shift_JIS, windows-1251, …");
    parser.add_flag("--ff3", arguments->ff3, "Write SGF for programs that know no FF[4]");
    task.run = [arguments, &task] { return Conversion(*arguments, task.json).run(); };
}

} // namespace kagetsu::cli
