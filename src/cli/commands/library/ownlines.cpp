// SPDX-License-Identifier: MIT
#include "cli/commands/library/ownlines.h"

#include "cli/input/games.h"
#include "cli/input/input.h"
#include "record/collection.h"
#include "record/format.h"
#include "rules/point.h"

namespace kagetsu::cli {

std::optional<std::vector<record::Game>> ownLinesFrom(const LibraryArgument &argument)
{
    Input input(argument.file);
    std::string bytes;
    if (!input.readAll(bytes))
        return std::nullopt;
    std::vector<record::Game> games;
    if (record::recognise(bytes, argument.file) == record::Format::Library) {
        auto library = readLibraryFile(input.name(), std::move(bytes), argument.options());
        if (!library)
            return std::nullopt;
        printMessages(input.name(), library->game.messages);
        games.push_back(std::move(library->game));
        return games;
    }
    const record::Collection collection = record::readRecords(std::move(bytes), { .fileName = argument.file });
    printMessages(input.name(), collection.messages());
    if (!hasGame(collection, input.name()))
        return std::nullopt;
    for (std::size_t i = 0; i < collection.size(); ++i)
        games.push_back(collection.readGame(i));
    return games;
}

std::string movesTo(const record::GameTree &tree, record::NodeId node)
{
    std::string moves;
    for (const record::NodeId step : tree.path(node)) {
        if (tree.action(step).isStone())
            moves.append(moves.empty() ? "" : " ").append(toText(tree.action(step).point()));
    }
    return moves;
}

} // namespace kagetsu::cli
