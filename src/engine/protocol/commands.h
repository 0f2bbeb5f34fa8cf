// SPDX-License-Identifier: MIT
#pragma once

#include "engine/profile.h"
#include "engine/protocol/wirepoint.h"
#include "engine/search.h"

namespace kagetsu::engine {

// What is sent to an engine, line by line without their ends (engines.md#commands).
using Lines = std::vector<std::string>;

// INFO rule: nothing where the protocol has no number for it.
std::optional<int> ruleNumber(const rules::RuleSet &rules, Dialect dialect);

// Stones in an order in which an engine reads the colours rightly: as they were played where that alternates, beginning
// with Black; else interleaved, each colour in its order.
std::vector<PlacedStone> sendingOrder(const std::vector<PlacedStone> &stones);
// As many stones of both colours with Black to move, or one more of Black with White to move.
bool alternates(const Position &position);

// "x,y,1" for stones of the side to move, "x,y,2" for the others.
Lines positionLines(const Position &position);
// BOARD … DONE, or BEGIN on an empty board: it thinks at once.
Lines boardCommand(const Position &position);
// YXBOARD … DONE: it does not.
Lines silentBoardCommand(const Position &position);
// SWAP2BOARD … DONE with the first 0, 3 or 5 stones, as "x,y" or, for engines that want it so, "x,y,f".
Lines swap2Command(const Position &position, bool withFields);

// One INFO: a key and its value, which may have blanks.
struct Setting
{
    std::string key;
    std::string value;

    friend bool operator==(const Setting &, const Setting &) = default;
};
// "key value"; what has a line break ends there.
Setting settingFrom(std::string_view text);

// The three of the time, which the dialects say without limit each in its own way.
std::vector<Setting> timeSettings(const Times &times, Dialect dialect);

} // namespace kagetsu::engine
