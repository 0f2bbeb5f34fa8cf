// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/codec/fields.h"

// What a waiting room records in its own file and in the journal of the game (match.md#lateness). The members are
// the same; in its own file the times are moments of the day, in the journal they count from the beginning.
namespace kagetsu::journal {

constexpr auto clockSets(json::Number moment, json::Number difference)
{
    return json::List { json::Object { [=](auto &io, auto &set) {
        io.member("at_ms", set.at, moment);
        io.member("by_ms", set.by, difference);
        io.member("followed", set.isFollowed, json::Flag);
    } } };
}

constexpr auto arrivalsUndone(json::Number moment)
{
    return json::List { json::Object { [=](auto &io, auto &undone) {
        io.member("seat", undone.seat, SeatWords);
        io.member("came_ms", undone.came, moment);
        io.member("at_ms", undone.at, moment);
    } } };
}

constexpr auto beginningsMoved(json::Number moment)
{
    return json::List { json::Object { [=](auto &io, auto &moved) {
        io.member("at_ms", moved.at, moment);
        io.member("from_ms", moved.from, moment);
        io.member("reason", moved.reason, json::Text);
    } } };
}

} // namespace kagetsu::journal
