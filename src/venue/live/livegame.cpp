// SPDX-License-Identifier: MIT
#include "venue/live/livegame.h"

#include "venue/live/boardatmoment.h"

namespace kagetsu::venue {

std::optional<LiveGame> liveGameOf(QByteArrayView journal, std::int64_t moment)
{
    const std::optional<BoardAtMoment> then = boardAtMoment(journal, moment);
    if (!then || then->match.isOver())
        return std::nullopt;
    const auto key = tournament::keyFromId(then->match.setup().id);
    if (!key)
        return std::nullopt;
    return LiveGame { then->board, *key };
}

} // namespace kagetsu::venue
