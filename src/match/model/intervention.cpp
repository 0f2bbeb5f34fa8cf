// SPDX-License-Identifier: MIT
#include "match/model/intervention.h"

#include <algorithm>
#include <iterator>

namespace kagetsu::match {

namespace {

// The order is that of Ground.
constexpr std::string_view GroundCodes[] {
    "wrong-claim",
    "over-time",
    "players-agree",
    "take-back-tried",
    "stone-slipped",
    "stones-displaced",
    "stone-on-stone",
    "out-of-turn",
    "wrong-colours",
    "pressed-early",
    "other-hand",
    "clock-wrong-side",
    "clock-wrongly-set",
    "clock-faulty",
    "count-misread",
    "foul-shown",
    "outside-help",
    "device-failed",
    "left-table",
    "late",
    "disturbance",
    "record-wrong",
    "leave-granted",
    "player-ill",
    "arbiter-ill",
    "adjournment",
    "arbiter-mistaken",
    "machine-slept",
    "other",
    "unstated",
};
static_assert(std::size(GroundCodes) == static_cast<std::size_t>(Ground::Unstated) + 1);

} // namespace

std::string_view codeOf(Ground ground)
{
    return GroundCodes[static_cast<std::size_t>(ground)];
}

std::optional<Ground> groundFromCode(std::string_view code)
{
    const auto found = std::find(std::begin(GroundCodes), std::end(GroundCodes), code);
    if (found == std::end(GroundCodes))
        return std::nullopt;
    return static_cast<Ground>(found - std::begin(GroundCodes));
}

} // namespace kagetsu::match
