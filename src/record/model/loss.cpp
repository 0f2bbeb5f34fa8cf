// SPDX-License-Identifier: MIT
#include "record/model/loss.h"

namespace kagetsu::record {

bool tellsFacts(GameInfo info)
{
    // What says how the game was read, not what it was.
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
