// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/games.h"
#include "cli/input/input.h"
#include "cli/input/libraryfile.h"
#include "cli/output/message.h"
#include "cli/output/progress.h"
#include "record/collection.h"
#include "record/sgf/sgfwriter.h"
#include "record/sgf/syntax/canonical.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

Json asJson(std::size_t tree, const record::CanonicalNode &node)
{
    // Each name occurs only once. push_back() is used because searching for each name would take quadratic time.
    Json::object_t properties;
    for (const record::CanonicalProperty &property : node.properties)
        properties.push_back({ property.ident, property.values });
    return { { "tree", tree }, { "depth", node.depth }, { "properties", properties } };
}

// Returns the text of a game as it is in the file, or as SGF would write it.
std::string sgfOf(const record::Collection &collection, std::size_t index)
{
    if (collection.format() == record::Format::Sgf)
        return std::string(collection.text(index));
    return writeSgf(collection.readGame(index));
}

ExitStatus showTree(const std::string &file, bool json)
{
    Input input(file);
    std::string bytes;
    if (!input.readAll(bytes))
        return ExitStatus::Bad;
    if (record::recognise(bytes, file) == record::Format::Library) {
        printMessage(
            { input.name(), 0, 0 }, Severity::Error, "library", "This is a RenLib library. Use the command dump.");
        return ExitStatus::Bad;
    }
    const record::Collection collection = record::readRecords(std::move(bytes), { .fileName = file });
    printMessages(input.name(), collection.messages());
    if (!hasGame(collection, input.name()))
        return ExitStatus::Bad;
    for (std::size_t i = 0; i < collection.size(); ++i) {
        progress().tell(i, collection.size());
        record::forEachCanonicalNode(sgfOf(collection, i), [&](const record::CanonicalNode &node) {
            if (json)
                std::cout << asJson(i + 1, node).dump() << '\n';
            else
                std::cout << i + 1 << '\t' << toText(node) << '\n';
        });
    }
    return ExitStatus::Fine;
}

} // namespace

void setUpTree(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints one line per node, separated by tabs: number of the tree, depth, then each property with its values,\n"
        "sorted by name. In a value, \\] and \\\\ stand for ] and \\, and \\n for a line break. Records in other\n"
        "formats are shown as SGF would store them.");
    const auto file = std::make_shared<std::string>();
    parser
        .add_option("FILE", *file, "A record in any format that convert reads, except a library; - is standard input")
        ->required();
    task.run = [file, &task] { return showTree(*file, task.json); };
}

} // namespace kagetsu::cli
