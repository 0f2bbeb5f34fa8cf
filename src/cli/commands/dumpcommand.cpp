// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/input.h"
#include "cli/input/libraryfile.h"
#include "cli/output/message.h"
#include "record/format.h"
#include "record/renlib/dump.h"
#include "record/renlib/records.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>
#include <QCryptographicHash>

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

struct DumpArguments
{
    LibraryArgument library;
    bool records = false;
    bool digest = false;
};

// Takes the text in pieces of whole lines and shows it in the form that was asked for.
class DumpShower
{
public:
    DumpShower(bool json, bool digest, std::vector<std::string_view> names)
        : m_json(json)
        , m_digest(digest)
        , m_names(std::move(names))
        , m_hash(QCryptographicHash::Sha256)
    {
    }

    void show(std::string_view piece)
    {
        if (m_digest) {
            m_hash.addData({ piece.data(), static_cast<qsizetype>(piece.size()) });
            m_lines += std::count(piece.begin(), piece.end(), '\n');
        } else if (m_json) {
            for (std::size_t end = 0; (end = piece.find('\n')) != std::string_view::npos; piece.remove_prefix(end + 1))
                std::cout << asJson(piece.substr(0, end)).dump() << '\n';
        } else {
            std::cout << piece;
        }
    }

    void finish()
    {
        if (!m_digest)
            return;
        const std::string hash = m_hash.result().toHex().toStdString();
        if (m_json)
            std::cout << Json { { "sha256", hash }, { "lines", m_lines } }.dump() << '\n';
        else
            std::cout << hash << '\t' << m_lines << '\n';
    }

private:
    Json asJson(std::string_view line) const
    {
        Json json = Json::object();
        for (const std::string_view name : m_names) {
            const std::size_t end = std::min(line.find('\t'), line.size());
            const std::string field(line.substr(0, end));
            // The first field is a number.
            json[std::string(name)] = json.empty() ? Json(std::stoll(field)) : field == "-" ? Json() : Json(field);
            line.remove_prefix(std::min(end + 1, line.size()));
        }
        return json;
    }

    bool m_json;
    bool m_digest;
    std::vector<std::string_view> m_names;
    QCryptographicHash m_hash;
    std::int64_t m_lines = 0;
};

std::string hexOf(std::string_view bytes)
{
    return QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())).toHex().toStdString();
}

std::string hexByte(unsigned value)
{
    return hexOf(std::string(1, static_cast<char>(value)));
}

// Shows the records in the order of the file, regardless of the tree they form.
void showRecords(std::string bytes, int boardSize, DumpShower &shower)
{
    const std::size_t begin = record::isLibrary(bytes) ? record::renlib::HeaderSize : 0;
    record::renlib::RecordScanner scanner(std::move(bytes), begin, boardSize, [](record::Code, std::size_t) {});
    record::renlib::Record record;
    const auto textOf = [&scanner](
                            record::TextRef text) { return text.length == 0 ? "-" : hexOf(scanner.bytesOf(text)); };
    while (scanner.next(record)) {
        std::string line = std::to_string(record.offset);
        for (const std::string &field : { hexByte(record.position), hexByte(record.flags),
                 record.has(record::renlib::Extended) ? hexByte(record.extension >> 8) + hexByte(record.extension)
                                                      : std::string("-"),
                 textOf(record.comment), textOf(record.boardText) })
            line.append(1, '\t').append(field);
        shower.show(line + '\n');
    }
}

ExitStatus dump(const DumpArguments &arguments, bool json)
{
    Input input(arguments.library.file);
    std::string bytes;
    if (!input.readAll(bytes))
        return ExitStatus::Bad;
    // A library without a header is recognised by its file name. Standard input has none, so everything that is not
    // recognised as another format is taken for a library there.
    const std::string &file = arguments.library.file;
    const std::optional<record::Format> format =
        file == "-" ? record::formatFromContent(bytes) : record::recognise(bytes, file);
    if (format && *format != record::Format::Library) {
        printMessage({ input.name(), 0, 0 }, Severity::Error, "no-library",
            "This is not a RenLib library. Use the command tree for records in other formats.");
        return ExitStatus::Bad;
    }
    const std::string copy = arguments.records ? bytes : std::string();
    const std::optional<record::Library> library =
        readLibraryFile(input.name(), std::move(bytes), arguments.library.options());
    if (!library)
        return ExitStatus::Bad;
    printMessages(input.name(), library->game.messages);
    if (arguments.records) {
        DumpShower shower(
            json, arguments.digest, { "offset", "position", "flags", "extension", "comment", "boardText" });
        showRecords(copy, arguments.library.boardSize, shower);
        shower.finish();
    } else {
        DumpShower shower(json, arguments.digest, { "depth", "move", "flags", "oneLine", "multiLine", "boardText" });
        dumpLibrary(library->game.tree, [&shower](std::string_view piece) { shower.show(piece); });
        shower.finish();
    }
    return library->isIncomplete ? ExitStatus::Bad : ExitStatus::Fine;
}

} // namespace

void setUpDump(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints one line per node, separated by tabs: depth, move, flags, one-line comment, multi-line comment, board\n"
        "text. Flags: M a bookmark, S where the library opens, T a text that is not a move. Texts are the bytes of\n"
        "the file in hexadecimal digits; - stands for none.\n"
        "With --records, prints one line per record of the file: offset, then in hexadecimal digits position, flags,\n"
        "extension, comment and board text. With --digest, prints the SHA-256 of the text and its number of lines.");
    const auto arguments = std::make_shared<DumpArguments>();
    parser.add_option("FILE", arguments->library.file, "A RenLib library; - is standard input")->required();
    addBoardOption(parser, arguments->library.boardSize);
    parser.add_flag("--records", arguments->records, "Print the records as they are in the file");
    parser.add_flag("--digest", arguments->digest, "Print only the digest of the text and its number of lines");
    task.run = [arguments, &task] { return dump(*arguments, task.json); };
}

} // namespace kagetsu::cli
