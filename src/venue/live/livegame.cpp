// SPDX-License-Identifier: MIT
#include "venue/live/livegame.h"

#include "match/model/pauses.h"
#include "venue/live/boardatmoment.h"

#include <utility>

namespace kagetsu::venue {

std::optional<LiveGame> liveGameOf(QByteArrayView journal, std::int64_t moment)
{
    std::optional<BoardAtMoment> then = boardAtMoment(journal, moment);
    if (!then || then->match.isOver())
        return std::nullopt;
    const match::MatchSetup &setup = then->match.setup();
    const auto key = tournament::keyFromId(setup.id);
    if (!key)
        return std::nullopt;
    if (match::isBoardCovered(then->match))
        then->board.tree = record::GameTree(setup.boardSize, setup.boardSize);
    return LiveGame { std::move(then->board), *key };
}

} // namespace kagetsu::venue
