// SPDX-License-Identifier: MIT
#include "cli/input/libraryfile.h"

#include "cli/input/input.h"
#include "cli/output/message.h"
#include "cli/output/progress.h"
#include "cli/words/recordwords.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

namespace kagetsu::cli {

namespace {

std::string refusalWords(const record::LibraryRefusal &refusal)
{
    switch (refusal.reason) {
    case record::LibraryRefusal::Reason::NoLibrary: return "This is not a RenLib library.";
    case record::LibraryRefusal::Reason::NewerVersion:
        return "The library has version " + std::to_string(refusal.majorVersion) + '.'
            + std::to_string(refusal.minorVersion) + ", which is newer than this program can read.";
    case record::LibraryRefusal::Reason::TooLarge: return "Files larger than 2 GB are not read.";
    case record::LibraryRefusal::Reason::GivenUp: break; // never asked for here
    }
    return {};
}

std::string_view refusalCode(record::LibraryRefusal::Reason reason)
{
    switch (reason) {
    case record::LibraryRefusal::Reason::NoLibrary: return "no-library";
    case record::LibraryRefusal::Reason::NewerVersion: return "newer-version";
    case record::LibraryRefusal::Reason::TooLarge: return "too-large";
    case record::LibraryRefusal::Reason::GivenUp: break;
    }
    return {};
}

} // namespace

record::LibraryReadOptions LibraryArgument::options() const
{
    record::LibraryReadOptions options;
    options.boardSize = boardSize;
    return options;
}

void addBoardOption(CLI::App &parser, int &size)
{
    parser.add_option("--board", size, "The board size of the library, 5 to 15; a library does not store it")
        ->check(CLI::Range(rules::MinBoardSize, rules::DefaultBoardSize));
}

std::optional<record::Library> readLibraryFile(
    const std::string &name, std::string bytes, record::LibraryReadOptions options)
{
    options.mayContinue = [](double part) {
        progress().tell(part);
        return true;
    };
    Result<record::Library, record::LibraryRefusal> library = record::readLibrary(std::move(bytes), options);
    if (!library) {
        printMessage(
            { name, 0, 0 }, Severity::Error, refusalCode(library.fault().reason), refusalWords(library.fault()));
        return std::nullopt;
    }
    return std::move(library).value();
}

std::optional<record::Library> openLibrary(const LibraryArgument &argument)
{
    Input input(argument.file);
    std::string bytes;
    if (!input.readAll(bytes))
        return std::nullopt;
    std::optional<record::Library> library = readLibraryFile(input.name(), std::move(bytes), argument.options());
    if (library)
        printMessages(input.name(), library->game.messages);
    return library;
}

void printMessages(const std::string &name, const std::vector<record::Message> &messages)
{
    for (const record::Message &message : messages)
        printMessage({ name, message.line, message.column }, severityFor(record::severityOf(message.code)),
            record::nameOf(message.code), wordsFor(message));
}

} // namespace kagetsu::cli
