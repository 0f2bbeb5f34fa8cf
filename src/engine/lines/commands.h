// SPDX-License-Identifier: MIT
#pragma once

#include "engine/lines/wirepoint.h"
#include "engine/profile.h"
#include "engine/search.h"

namespace kagetsu::engine {

// The lines that are sent to an engine, without their line ends (engine.md#commands).
using Lines = std::vector<std::string>;

// Returns the number of the rule for INFO rule, or nothing if the protocol has no number for it.
std::optional<int> ruleNumber(const rules::RuleSet &rules, Dialect dialect);

// Returns the stones in an order in which an engine reads the colours correctly: as they were played if the colours
// alternate, beginning with Black; otherwise interleaved, each colour in its own order.
std::vector<PlacedStone> sendingOrder(const std::vector<PlacedStone> &stones);
// True if both colours have the same number of stones and Black is to move, or Black has one more and White is to move.
bool alternates(const Position &position);

// Returns "x,y,1" for stones of the side to move and "x,y,2" for the others.
Lines positionLines(const Position &position);
// Returns BOARD … DONE, or BEGIN for an empty board. The engine begins to think at once.
Lines boardCommand(const Position &position);
// Returns YXBOARD … DONE. The engine does not begin to think.
Lines silentBoardCommand(const Position &position);
// Returns SWAP2BOARD … DONE with the first 0, 3 or 5 stones, as "x,y" or, for engines that require it, as "x,y,f".
Lines swap2Command(const Position &position, bool withFields);

// One INFO line: a key and its value, which may contain blanks.
struct Setting
{
    std::string key;
    std::string value;

    friend bool operator==(const Setting &, const Setting &) = default;
};
// Reads "key value" up to the first line break.
Setting settingFrom(std::string_view text);

// Returns the three settings of the time. Each dialect expresses the absence of a limit in its own way.
std::vector<Setting> timeSettings(const Times &times, Dialect dialect);

} // namespace kagetsu::engine
