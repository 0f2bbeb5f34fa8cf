// SPDX-License-Identifier: MIT
#include "tournament/pairing/field.h"

#include "tournament/pairing/lotnumber.h"
#include "tournament/pairing/sides.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace kagetsu::pairing {

namespace {

std::int64_t squared(std::int64_t value)
{
    return value * value;
}

bool isBefore(const Player &a, const Player &b)
{
    return std::tuple(-a.points, a.number) < std::tuple(-b.points, b.number);
}

} // namespace

Field::Field(std::span<const Player> players, const Options &options)
    : m_options(options)
{
    for (const Player &player : players) {
        m_ranks.push_back({ .player = &player,
            .balance = openerBalance(player),
            .claimsOpener = claims(player, Side::Opener),
            .claimsSecond = claims(player, Side::Second) });
    }
    std::ranges::sort(m_ranks, [](const Rank &a, const Rank &b) { return isBefore(*a.player, *b.player); });
    makeGroups();
    findMeetings(players);
    findForbidden();
}

// A meeting may be listed by both players or by only one of them. A player who is not in the field has met nobody.
void Field::findMeetings(std::span<const Player> players)
{
    m_meetings.resize(m_ranks.size() * m_ranks.size());
    std::unordered_map<int, int> places;
    for (int place = 0; place < size(); ++place)
        places[number(place)] = place;
    for (const Player &player : players) {
        std::unordered_map<int, std::uint16_t> told;
        for (const int other : player.met)
            ++told[other];
        const int own = places[player.number];
        for (const auto &[other, times] : told) {
            if (!places.contains(other))
                continue;
            for (const std::size_t index : { indexOf(own, places[other]), indexOf(places[other], own) })
                m_meetings[index] = std::max(m_meetings[index], times);
        }
    }
}

void Field::findForbidden()
{
    m_isForbidden.resize(m_ranks.size() * m_ranks.size());
    for (const auto &[first, second] : m_options.forbidden) {
        const int a = placeOf(first);
        const int b = placeOf(second);
        if (a >= 0 && b >= 0)
            m_isForbidden[indexOf(a, b)] = m_isForbidden[indexOf(b, a)] = true;
    }
}

int Field::placeOf(int number) const
{
    const auto found = std::ranges::find(m_ranks, number, [](const Rank &rank) { return rank.player->number; });
    return found == m_ranks.end() ? -1 : int(found - m_ranks.begin());
}

void Field::makeGroups()
{
    int group = 0;
    for (auto first = m_ranks.begin(); first != m_ranks.end(); ++group) {
        const int points = first->player->points;
        const auto end =
            std::find_if(first, m_ranks.end(), [&](const Rank &rank) { return rank.player->points != points; });
        for (auto rank = first; rank != end; ++rank) {
            rank->group = group;
            rank->place = int(rank - first);
            rank->size = int(end - first);
            rank->byePlace = int(m_ranks.end() - rank) - 1;
        }
        first = end;
    }
    if (m_options.isByeByLot)
        drawByes();
}

// The groups are sorted by points, so the lot only decides within a group.
void Field::drawByes()
{
    std::vector<Rank *> order;
    for (Rank &rank : m_ranks)
        order.push_back(&rank);
    std::ranges::sort(order, {}, [this](const Rank *rank) {
        return std::tuple(rank->group, lot(m_options.seed, 0, rank->player->number), rank->player->number);
    });
    int drawn = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        drawn = i > 0 && order[i]->group == order[i - 1]->group ? drawn + 1 : 0;
        order[i]->byePlace = drawn;
    }
}

// If pairs may meet again at all, those who have met twice cost more than those who have met once.
int Field::metCost(int a, int b) const
{
    const int meetings = m_meetings[indexOf(a, b)];
    const int most = m_options.mayRematch ? meetings : std::min(meetings, 1);
    return std::max(most, isForbidden(a, b) ? 1 : 0);
}

Cost Field::cost(int a, int b) const
{
    const auto [upper, lower] = std::minmax(a, b);
    const Rank &high = m_ranks[std::size_t(upper)];
    if (lower == bye())
        return byeCost(high);
    const Rank &low = m_ranks[std::size_t(lower)];
    Cost cost;
    cost[Lane::Met] = metCost(a, b);
    cost[Lane::Club] = m_options.keepsClubsApart && !high.player->club.empty() && high.player->club == low.player->club;
    if (high.group != low.group)
        addGroups(cost, high, low);
    cost[Lane::Claim] = (high.claimsOpener && low.claimsOpener) || (high.claimsSecond && low.claimsSecond);
    cost[Lane::Balance] = std::int64_t(high.balance) * low.balance > 0;
    cost[Lane::Style] = styleCost(high, low);
    cost[Lane::Lot] = lot(m_options.seed, high.player->number, low.player->number);
    return cost;
}

Cost Field::byeCost(const Rank &rank) const
{
    Cost cost;
    cost[Lane::SecondBye] = rank.player->byes;
    cost[Lane::ByePoints] = rank.player->points - m_ranks.back().player->points;
    cost[Lane::ByePlace] = rank.byePlace;
    cost[Lane::Lot] = lot(m_options.seed, 0, rank.player->number);
    return cost;
}

void Field::addGroups(Cost &cost, const Rank &high, const Rank &low) const
{
    const auto top = [&cost](int group) -> std::int64_t & {
        return cost.lanes[std::size_t(Lane::FirstTopGroup) + std::size_t(group)];
    };
    if (m_options.isFromTheTop && high.group < TopGroups) {
        ++top(high.group);
        if (low.group < TopGroups)
            ++top(low.group);
    } else {
        cost[Lane::Points] = squared(high.player->points - low.player->points);
    }
    cost[Lane::Moved] = (high.player->movedDown ? 1 : 0) + (low.player->movedUp ? 1 : 0);
}

std::int64_t Field::styleCost(const Rank &high, const Rank &low) const
{
    if (high.group != low.group)
        return squared(high.size - 1 - high.place) + squared(low.place);
    const int apart = low.place - high.place;
    switch (m_options.style) {
    case Style::Split: return squared(apart - high.size / 2);
    case Style::Fold: return squared(high.place + low.place - (high.size - 1));
    case Style::Adjacent: return squared(apart - 1);
    case Style::Random: break;
    }
    return 0;
}

} // namespace kagetsu::pairing
