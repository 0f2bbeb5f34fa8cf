// SPDX-License-Identifier: MIT
#include "venue/live/tablegame.h"

#include "match/model/foulclaims.h"
#include "match/model/pauses.h"
#include "venue/live/boardatmoment.h"

namespace kagetsu::venue {

std::optional<TableGame> tableGameOf(QByteArrayView journal, std::int64_t moment)
{
    std::optional<BoardAtMoment> then = boardAtMoment(journal, moment);
    if (!then)
        return std::nullopt;
    const match::Match &match = then->match;
    TableGame game { match.setup(), std::move(then->board), match::isBoardCovered(match), match.isOver(), {}, {} };
    if (game.isOver)
        game.result = match.result();
    if (game.isCovered)
        game.board.tree = record::GameTree(match.setup().boardSize, match.setup().boardSize);
    else if (!tournament::keyFromId(match.setup().id) && match.setup().hints == match::Hints::Always) {
        for (const rules::FoulPoint &foul : match::shownFouls(match))
            game.forbidden.push_back(foul.point);
    }
    return game;
}

} // namespace kagetsu::venue
