// SPDX-License-Identifier: MIT
#include "target.h"
#include "tournament/pairing/pairing.h"
#include "tournament/swiss/inputtext.h"

using namespace kagetsu;
using namespace kagetsu::tournament;

// A situation that is accepted is written and read as the same one; it is paired, or somebody stands in the way.
KAGETSU_FUZZ_TARGET(swissinput)
{
    const auto round = swissInputFrom(input);
    if (!round)
        return;
    const std::string text = textOf(*round);
    const auto again = swissInputFrom(text);
    law(again.hasValue() && textOf(*again) == text && again->players == round->players);
    if (round->players.size() > 50)
        return;
    const auto pairing = pairing::pairRound(round->players, round->options);
    law(!pairing || 2 * pairing->tables.size() + pairing->byes.size() == round->players.size());
}
