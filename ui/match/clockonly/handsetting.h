// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

#include <optional>
#include <vector>

namespace kagetsu::ui {

// What is set by hand while both clocks are stopped: the contents of each clock, and whose turn it is.
struct HandSetting
{
    PerSeat<clock::ClockSetting> clocks;
    std::optional<Seat> turn;

    friend bool operator==(const HandSetting &, const HandSetting &) = default;
};

// Returns the orders for this in the order in which to give them: one for each clock that changes, then the turn. Empty
// if nothing changes.
std::vector<match::Intervention> ordersOf(const HandSetting &setting, const match::Match &match);

// Returns the grounds: the arbiter sets the clocks, or the players do by agreement. An arbiter may state the reason
// later.
match::Grounds groundsOfHand(const match::MatchSetup &setup);

// Returns the match after these orders; nothing if one of them is refused.
std::optional<match::Match> afterOrders(
    const std::vector<match::Intervention> &orders, const match::Match &match, clock::Moment now);

} // namespace kagetsu::ui
