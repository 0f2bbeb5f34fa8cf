// SPDX-License-Identifier: MIT
#include "ui/match/clockonly/handsetting.h"

namespace kagetsu::ui {

std::vector<match::Intervention> ordersOf(const HandSetting &setting, const match::Match &match)
{
    std::vector<match::Intervention> orders;
    for (const Seat seat : BothSeats) {
        if (setting.clocks[seat] != clock::ClockSetting())
            orders.emplace_back(match::SetClock { seat, setting.clocks[seat] });
    }
    if (setting.turn && setting.turn != match.toAct())
        orders.emplace_back(match::GiveTurn { *setting.turn });
    return orders;
}

match::Grounds groundsOfHand(const match::MatchSetup &setup)
{
    return { setup.arbiter ? match::Ground::Unstated : match::Ground::PlayersAgree, {} };
}

std::optional<match::Match> afterOrders(
    const std::vector<match::Intervention> &orders, const match::Match &match, clock::Moment now)
{
    match::Match after = match;
    for (const match::Intervention &order : orders) {
        const auto events = after.decide(match::Intervene { order, groundsOfHand(match.setup()) }, now);
        if (!events)
            return std::nullopt;
        for (const match::Event &event : events.value())
            after.fold(event);
    }
    return after;
}

} // namespace kagetsu::ui
