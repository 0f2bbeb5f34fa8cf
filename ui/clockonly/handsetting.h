// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <optional>
#include <vector>

namespace kagetsu::ui {

// What is set by hand while both clocks stand: what is on each of them, and whose turn it is.
struct HandSetting
{
    PerSeat<clock::ClockSetting> clocks;
    std::optional<Seat> turn;

    friend bool operator==(const HandSetting &, const HandSetting &) = default;
};

// The orders that say so, in the order they are to be given: one for each clock that changes, then the turn. None where
// nothing does.
std::vector<match::Intervention> ordersOf(const HandSetting &setting, const match::Match &match);

// The arbiter sets, or the players as they agree. An arbiter may say why afterwards.
match::Grounds groundsOfHand(const match::MatchSetup &setup);

// The match after these orders; nothing where one of them is refused.
std::optional<match::Match> afterOrders(
    const std::vector<match::Intervention> &orders, const match::Match &match, clock::Moment now);

} // namespace kagetsu::ui
