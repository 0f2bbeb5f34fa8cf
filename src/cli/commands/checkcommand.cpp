// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/input.h"
#include "cli/input/libraryfile.h"
#include "cli/output/progress.h"
#include "cli/words/recordwords.h"
#include "record/collection.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <tuple>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

// Returns the reader's messages about the file and about every game, in the order of the text.
std::vector<record::Message> allMessages(const record::Collection &collection)
{
    std::vector<record::Message> all = collection.messages();
    for (std::size_t i = 0; i < collection.size(); ++i) {
        progress().tell(i, collection.size());
        const record::Game game = collection.readGame(i);
        all.insert(all.end(), game.messages.begin(), game.messages.end());
    }
    std::stable_sort(all.begin(), all.end(), [](const record::Message &one, const record::Message &two) {
        return std::tie(one.line, one.column) < std::tie(two.line, two.column);
    });
    return all;
}

Json asJson(const record::Message &message)
{
    Json json = message.offset < 0 ? Json { { "line", message.line }, { "column", message.column } }
                                   : Json { { "offset", message.offset } };
    json.update({ { "severity", nameOf(severityFor(record::severityOf(message.code))) },
        { "code", record::nameOf(message.code) }, { "text", wordsFor(message) } });
    if (message.tree > 0)
        json["tree"] = message.tree;
    if (message.node >= 0)
        json["node"] = message.node;
    return json;
}

// Reports that the file has no game. A file without anything to check, such as an empty file, a letter or a picture,
// counts as faulty.
ExitStatus tellNoGame(const std::string &file, bool json)
{
    constexpr const char *Code = "NO_GAME";
    constexpr const char *Text = "The file contains no game.";
    if (json)
        std::cout << Json {
            { "line", 1 }, { "column", 1 }, { "severity", nameOf(Severity::Error) }, { "code", Code }, { "text", Text }
        }.dump() << '\n';
    else
        std::cout << messageText({ file, 1, 1 }, Severity::Error, Code, Text) << '\n';
    return ExitStatus::Bad;
}

ExitStatus check(const LibraryArgument &argument, bool json)
{
    const std::string &file = argument.file;
    Input input(file);
    std::string bytes;
    if (!input.readAll(bytes))
        return ExitStatus::Bad;
    std::vector<record::Message> messages;
    if (record::recognise(bytes, file) == record::Format::Library) {
        std::optional<record::Library> library = readLibraryFile(input.name(), std::move(bytes), argument.options());
        if (!library)
            return ExitStatus::Bad;
        messages = std::move(library->game.messages);
    } else {
        const record::Collection collection = record::readRecords(std::move(bytes), { .fileName = file });
        if (collection.size() == 0)
            return tellNoGame(input.name(), json);
        messages = allMessages(collection);
    }
    for (const record::Message &message : messages) {
        if (json)
            std::cout << asJson(message).dump() << '\n';
        else
            std::cout << messageText({ input.name(), message.line, message.column },
                severityFor(record::severityOf(message.code)), record::nameOf(message.code), wordsFor(message))
                      << '\n';
    }
    switch (record::worst(messages)) {
    case record::Severity::Info: return ExitStatus::Fine;
    case record::Severity::Warning: return ExitStatus::No;
    case record::Severity::Error: return ExitStatus::Bad;
    }
    return ExitStatus::Bad;
}

} // namespace

void setUpCheck(CLI::App &parser, Task &task)
{
    parser.footer("Prints FILE:LINE:COLUMN: severity: code: text, in the order of the file.\n"
                  "The exit status is 0 if there is nothing or only notes, 1 for warnings, 2 for errors.");
    const auto argument = std::make_shared<LibraryArgument>();
    parser.add_option("FILE", argument->file, "A record in any format that convert reads; - is standard input")
        ->required();
    addBoardOption(parser, argument->boardSize);
    task.run = [argument, &task] { return check(*argument, task.json); };
}

} // namespace kagetsu::cli
