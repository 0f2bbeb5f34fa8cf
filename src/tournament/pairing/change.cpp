// SPDX-License-Identifier: MIT
#include "tournament/pairing/change.h"

#include <algorithm>

namespace kagetsu::pairing {

namespace {

const Player &playerOf(std::span<const Player> players, int number)
{
    return *std::ranges::find(players, number, &Player::number);
}

bool isThird(const Player &player, Side side)
{
    const auto &sides = player.sides;
    return sides.size() >= 2 && sides.back() == side && sides[sides.size() - 2] == side;
}

// The place that a pairing gives to one player.
struct Seat
{
    int opponent = 0; // 0 if the player has the bye
    Side side = Side::Opener;
};

std::optional<Seat> seatOf(const Pairing &pairing, int number)
{
    for (const auto &[opener, second] : pairing.tables) {
        if (opener == number)
            return Seat { second, Side::Opener };
        if (second == number)
            return Seat { opener, Side::Second };
    }
    if (std::ranges::find(pairing.byes, number) != pairing.byes.end())
        return Seat {};
    return {};
}

// Collects the breaches of a round.
class Reading
{
public:
    Reading(std::span<const Player> players, const Options &options)
        : m_players(players)
        , m_options(options)
    {
    }

    void readTable(const Table &table)
    {
        const Player &opener = playerOf(m_players, table.opener);
        const Player &second = playerOf(m_players, table.second);
        const auto haveMet = [](const Player &a, const Player &b) {
            return std::ranges::find(a.met, b.number) != a.met.end();
        };
        const Couple both { table.opener, table.second };
        add(haveMet(opener, second) || haveMet(second, opener), Breach::Rematch, both);
        add(m_options.isForbidden(both.a, both.b), Breach::Forbidden, both);
        add(isThird(opener, Side::Opener), Breach::SameSideThrice, { both.a, 0 });
        add(isThird(second, Side::Second), Breach::SameSideThrice, { both.b, 0 });
        add(m_options.keepsClubsApart && !opener.club.empty() && opener.club == second.club, Breach::SameClub, both);
    }
    void readBye(int number) { add(playerOf(m_players, number).byes > 0, Breach::SecondBye, { number, 0 }); }
    void readLocks(const Pairing &pairing)
    {
        for (const auto &[couple, table] : m_options.locks.pairs) {
            const auto seat = seatOf(pairing, couple.a);
            add(!seat || seat->opponent != couple.b, Breach::Lock, couple);
        }
        for (const int number : m_options.locks.byes) {
            const auto seat = seatOf(pairing, number);
            add(!seat || seat->opponent != 0, Breach::Lock, { number, 0 });
        }
        for (const auto &[number, side] : m_options.locks.sides) {
            const auto seat = seatOf(pairing, number);
            add(seat && seat->opponent != 0 && seat->side != side, Breach::Lock, { number, 0 });
        }
    }

    std::vector<Breach> found;

private:
    void add(bool isBroken, Breach::Rule rule, Couple players)
    {
        if (isBroken)
            found.push_back({ rule, players });
    }

    std::span<const Player> m_players;
    const Options &m_options;
};

Cost costOfPairing(std::span<const Player> players, const Options &options, const Pairing &pairing)
{
    const Field field(players, options);
    Cost cost;
    for (const auto &[opener, second] : pairing.tables)
        cost += field.cost(field.placeOf(opener), field.placeOf(second));
    for (const int number : pairing.byes)
        cost += field.cost(field.placeOf(number), field.bye());
    return cost;
}

} // namespace

Pairing swapped(std::span<const Player> players, const Options &options, const Pairing &pairing, Swap swap)
{
    Pairing after = pairing;
    const auto replace = [swap](int &number) {
        if (number == swap.a)
            number = swap.b;
        else if (number == swap.b)
            number = swap.a;
    };
    for (auto &[opener, second] : after.tables) {
        replace(opener);
        replace(second);
    }
    std::ranges::for_each(after.byes, replace);
    std::ranges::sort(after.byes);
    after.cost = costOfPairing(players, options, after);
    return after;
}

std::vector<Breach> breaches(std::span<const Player> players, const Options &options, const Pairing &pairing)
{
    Reading reading(players, options);
    for (const Table &table : pairing.tables)
        reading.readTable(table);
    for (const int number : pairing.byes)
        reading.readBye(number);
    reading.readLocks(pairing);
    return reading.found;
}

std::vector<Breach> brokenBy(std::span<const Player> players, const Options &options, const Pairing &pairing, Swap swap)
{
    const std::vector<Breach> before = breaches(players, options, pairing);
    std::vector<Breach> after = breaches(players, options, swapped(players, options, pairing, swap));
    std::erase_if(after, [&before](const Breach &breach) {
        const Breach turned { breach.rule, { breach.players.b, breach.players.a } };
        return std::ranges::find(before, breach) != before.end() || std::ranges::find(before, turned) != before.end();
    });
    return after;
}

int changedTables(const Pairing &before, const Pairing &after)
{
    const auto isNew = [](const auto &all) {
        return [&all](const auto &one) { return std::ranges::find(all, one) == all.end(); };
    };
    return int(std::ranges::count_if(after.tables, isNew(before.tables))
        + std::ranges::count_if(after.byes, isNew(before.byes)));
}

} // namespace kagetsu::pairing
