// SPDX-License-Identifier: MIT
#include "tournament/stages/deciding.h"

#include <algorithm>
#include <utility>

namespace kagetsu::tournament {

bool asksForOrder(Deciding::Way way)
{
    using Way = Deciding::Way;
    return way == Way::PlayOff || way == Way::LotAtTheTable || way == Way::ByHand;
}

bool isByGames(const Deciding &deciding)
{
    return deciding.way == Deciding::Way::PlayOff && (!deciding.games.empty() || deciding.isAnyGameOpen);
}

bool isComplete(const Section &section, const SharedPlace &shared, const Deciding &deciding)
{
    using Way = Deciding::Way;
    if (deciding.way == Way::None || (deciding.way == Way::ByHand && deciding.reason.empty()))
        return false;
    if (asksForOrder(deciding.way) && !isByGames(deciding))
        return std::ranges::count(deciding.order, EntryId()) == 0;
    const bool isOpen = isByGames(deciding) && deciding.isAnyGameOpen;
    return !isOpen && decisionOf(section, shared, deciding).order.size() > 1;
}

PlaceDecision decisionOf(const Section &section, const SharedPlace &shared, const Deciding &deciding)
{
    using Way = Deciding::Way;
    PlaceDecision decision;
    const bool isGiven = asksForOrder(deciding.way) && !isByGames(deciding);
    for (const EntryId entry : isGiven ? deciding.order : shared.entries)
        decision.order.push_back({ entry });
    if (asksForOrder(deciding.way))
        decision.reason = deciding.reason;
    switch (deciding.way) {
    case Way::None: break;
    case Way::PlayOff: decision.games = deciding.games; break;
    case Way::DrawnLot: decision.seed = deciding.seed; [[fallthrough]];
    case Way::LotAtTheTable: decision.kind = PlaceDecision::Kind::Lot; break;
    case Way::Criteria:
        decision.kind = PlaceDecision::Kind::Criteria;
        decision.criteria = { { deciding.criterion, 0 } };
        break;
    case Way::ByHand: decision.kind = PlaceDecision::Kind::ByHand; break;
    }
    return withItsOrder(section, std::move(decision));
}

std::vector<EntryId> withPlaceGiven(const SharedPlace &shared, std::vector<EntryId> order, std::size_t place)
{
    for (std::size_t other = 0; other < order.size(); ++other) {
        if (other != place && order[other] == order[place])
            order[other] = EntryId();
    }
    if (std::ranges::count(order, EntryId()) != 1)
        return order;
    const auto left = std::ranges::find_if(
        shared.entries, [&order](EntryId entry) { return std::ranges::find(order, entry) == order.end(); });
    if (left != shared.entries.end())
        *std::ranges::find(order, EntryId()) = *left;
    return order;
}

std::span<const Criterion::Kind> furtherTieBreaks()
{
    using Kind = Criterion::Kind;
    static constexpr Kind All[] { Kind::Sos, Kind::Sb, Kind::Direct, Kind::DirectConnected, Kind::Wins,
        Kind::SecondWins, Kind::SecondGames, Kind::Koya, Kind::Time, Kind::Warnings, Kind::LostTo, Kind::Progressive,
        Kind::Rating };
    return All;
}

} // namespace kagetsu::tournament
