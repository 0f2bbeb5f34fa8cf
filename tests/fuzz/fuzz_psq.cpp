// SPDX-License-Identifier: MIT
#include "record/formats/psq.h"
#include "samegame.h"

using namespace kagetsu::record;

// Any text is some game, and what can be written of it is read back as the same moves.
KAGETSU_FUZZ_TARGET(psq)
{
    const Game game = onlyGameOf(input, Format::Psq);
    sameAsSgf(game);
    if (const auto once = writePsq(game)) {
        const Game again = onlyGameOf(once->bytes, Format::Psq);
        law(again.messages.empty() && samePlay(again.tree, game.tree));
        const auto twice = writePsq(again);
        law(twice && twice->bytes == once->bytes);
    }
}
