// SPDX-License-Identifier: MIT
#include "record/model/loss.h"

namespace kagetsu::record {

bool tellsFacts(GameInfo info)
{
    // These facts say how the game was read and nothing about the game itself.
    info.kind = GameKind::Ours;
    info.gameType = GameInfo().gameType;
    info.sizeText.clear();
    info.charset.clear();
    info.application.clear();
    info.originalApplication.clear();
    return !(info == GameInfo());
}

bool tellsOpening(NodeDetails details)
{
    details.unplacedMove = {};
    details.setup = {};
    details.black = {};
    details.white = {};
    details.markup = {};
    details.properties.clear();
    return !(details == NodeDetails());
}

} // namespace kagetsu::record
