// SPDX-License-Identifier: MIT
#include "record/formats/rifwriter.h"
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
        // Written and read again it is played the same, unless a move was nowhere and the colours no longer take turns.
        const auto written = writeRif(game);
        if (!written)
            continue;
        const Collection again = readRecords(written->bytes, { .format = Format::Rif });
        law(again.size() == 1 && again.messages().empty());
        law(samePlay(again.readGame(0).tree, game.tree));
    }
}
