// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/input.h"
#include "cli/libraryfile.h"
#include "record/collection.h"
#include "record/sgfcanonical.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

Json asJson(std::size_t tree, const record::CanonicalNode &node)
{
    Json properties = Json::object();
    for (const record::CanonicalProperty &property : node.properties)
        properties[property.ident] = property.values;
    return { { "tree", tree }, { "depth", node.depth }, { "properties", properties } };
}

ExitStatus showTree(const std::string &file, bool json)
{
    Input input(file);
    std::string bytes;
    if (!input.readAll(bytes))
        return ExitStatus::Bad;
    const record::Collection collection = record::readCollection(std::move(bytes));
    printMessages(input.name(), collection.messages());
    for (std::size_t i = 0; i < collection.size(); ++i) {
        record::forEachCanonicalNode(collection.text(i), [&](const record::CanonicalNode &node) {
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
        "Answer per node, parted by tabs: number of the tree, depth, then each property with its values, in order\n"
        "of their names. In a value \\] and \\\\ stand for ] and \\, and \\n for a line break.");
    const auto file = std::make_shared<std::string>();
    parser.add_option("FILE", *file, "An SGF file; - is standard input")->required();
    task.run = [file, &task] { return showTree(*file, task.json); };
}

} // namespace kagetsu::cli
