// SPDX-License-Identifier: MIT
#include "record/plainformats.h"
#include "samegame.h"

using namespace kagetsu::record;

// Any bytes are some line of moves, some board, some game of PlayOK and some stones; what can be written of them is
// read back as the same.
KAGETSU_FUZZ_TARGET(plaintext)
{
    recognise(input);
    for (const Format format : { Format::Moves, Format::Board, Format::Pos, Format::PlayOk }) {
        const Collection collection = readRecords(std::string(input), { .format = format });
        for (std::size_t i = 0; i < collection.size(); ++i) {
            const Game game = collection.readGame(i);
            sameAsSgf(game);
            for (const Format target : { Format::Moves, Format::Pos }) {
                if (const auto written = writePlain(game, target))
                    law(samePlay(onlyGameOf(written->bytes, target).tree, game.tree));
            }
            const Stones stones = game.tree.stones(game.tree.mainLine().back());
            const auto board = writePlain(game, Format::Board);
            law(onlyGameOf(board->bytes, Format::Board).tree.stones(0) == stones);
        }
    }
}
