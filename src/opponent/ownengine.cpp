// SPDX-License-Identifier: MIT
#include "opponent/ownengine.h"

namespace kagetsu::opponent {

engine::Profile ownEngine(const std::string &folder)
{
    engine::Profile profile;
    profile.id = OwnEngineId;
    profile.name = "Kagetsu";
    profile.program = folder + "/" + OwnEngineId;
    profile.dialect = engine::Dialect::Yixin;
    profile.rules = { rules::Rule::FreeStyle, rules::Rule::Standard, rules::Rule::Renju, rules::Rule::Caro };
    profile.smallest = rules::MinBoardSize;
    profile.largest = 22;
    profile.passes = true;
    profile.maxMemory = 0; // it takes what it takes (brain.md#info)
    return profile;
}

} // namespace kagetsu::opponent
