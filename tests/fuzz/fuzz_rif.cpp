// SPDX-License-Identifier: MIT
#include "samegame.h"

using namespace kagetsu::record;

// Any text is some library of games, whose list and games agree.
KAGETSU_FUZZ_TARGET(rif)
{
    const Collection collection = readRecords(std::string(input), { .format = Format::Rif });
    for (std::size_t i = 0; i < collection.size(); ++i) {
        const Game game = collection.readGame(i);
        const CollectionEntry &entry = collection.entry(i);
        law(entry.black.name == game.info.black.name && entry.event == game.info.event);
        law(entry.nodes == static_cast<int>(game.tree.nodeCount()));
        sameAsSgf(game);
    }
}
