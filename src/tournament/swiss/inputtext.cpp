// SPDX-License-Identifier: MIT
#include "tournament/swiss/inputtext.h"

#include "base/json/reader.h"

#include <algorithm>
#include <limits>
#include <set>

namespace kagetsu::tournament {

namespace {

using json::Flag;
using json::Node;
using json::Number;

constexpr Number PlayerNumber { 1, pairing::LargestNumber };
constexpr Number HalfPoints { -pairing::LargestPoints, pairing::LargestPoints };
constexpr Number RoundNumber { 1, pairing::MostRounds };
constexpr Number Count { 0, pairing::MostRounds };
constexpr Number Seed { 0, std::numeric_limits<std::int64_t>::max() };
constexpr auto Styles = json::words<pairing::Style>({ { pairing::Style::Split, "split" },
    { pairing::Style::Fold, "fold" }, { pairing::Style::Adjacent, "adjacent" }, { pairing::Style::Random, "random" } });
constexpr auto Sides = json::words<pairing::Side>({ { pairing::Side::Opener, "o" }, { pairing::Side::Second, "s" } });

// Writes one bye as true, so that the texts of version 1 of the rules, which only knew whether there was a bye, are
// still written and read.
struct ByesFormat
{
    json::Json write(int byes) const { return byes == 1 ? json::Json(true) : json::Json(byes); }
    void read(const Node &node, int &byes) const
    {
        if (node->is_boolean())
            byes = node->get<bool>() ? 1 : 0;
        else
            Count.read(node, byes);
    }
};

// Writes one letter for each game.
struct SidesFormat
{
    json::Json write(const std::vector<pairing::Side> &sides) const
    {
        std::string letters;
        for (const pairing::Side side : sides)
            letters += side == pairing::Side::Opener ? 'o' : 's';
        return letters;
    }
    void read(const Node &node, std::vector<pairing::Side> &sides) const
    {
        std::string letters;
        json::Text.read(node, letters);
        for (const char letter : letters) {
            if (letter != 'o' && letter != 's')
                return node.fail(json::Error::UnknownWord);
            sides.push_back(letter == 'o' ? pairing::Side::Opener : pairing::Side::Second);
        }
    }
};

// Writes a pair as [1, 5].
struct CoupleFormat
{
    json::Json write(const pairing::Couple &couple) const { return { couple.a, couple.b }; }
    void read(const Node &node, pairing::Couple &couple) const
    {
        std::vector<int> numbers;
        json::List { PlayerNumber }.read(node, numbers);
        if (numbers.size() != 2 || numbers[0] == numbers[1])
            return node.fail(json::Error::OutOfRange);
        couple = { numbers[0], numbers[1] };
    }
};

constexpr json::Object PlayerFormat { [](auto &io, pairing::Player &player) {
    io.member("no", player.number, PlayerNumber);
    io.member("points", player.points, HalfPoints);
    io.unless({}, "opp", player.met, json::List { PlayerNumber });
    io.unless({}, "sides", player.sides, SidesFormat());
    io.unless(false, "down", player.movedDown, Flag);
    io.unless(false, "up", player.movedUp, Flag);
    io.unless(0, "bye", player.byes, ByesFormat());
    io.unless({}, "club", player.club, json::Text);
} };

constexpr json::Object AwayFormat { [](auto &io, pairing::Away &away) {
    io.member("no", away.number, PlayerNumber);
    io.unless({}, "opp", away.met, json::List { PlayerNumber });
    io.unless(0, "bye", away.byes, ByesFormat());
} };

constexpr json::Object LockedPairFormat { [](auto &io, pairing::Locks::Pair &pair) {
    io.member("players", pair.players, CoupleFormat());
    io.maybe("table", pair.table, RoundNumber);
} };

constexpr json::Object LockedSideFormat { [](auto &io, pairing::Locks::SideOf &side) {
    io.member("no", side.player, PlayerNumber);
    io.member("side", side.side, Sides);
} };

constexpr json::Object LocksFormat { [](auto &io, pairing::Locks &locks) {
    io.added("pairs", locks.pairs, json::List { LockedPairFormat });
    io.added("byes", locks.byes, json::List { PlayerNumber });
    io.added("sides", locks.sides, json::List { LockedSideFormat });
} };

bool isLocked(const pairing::Locks &locks)
{
    return !locks.pairs.empty() || !locks.byes.empty() || !locks.sides.empty();
}

constexpr json::Object InputFormat { [](auto &io, SwissInput &input) {
    pairing::Options &options = input.options;
    io.added("round", options.round, RoundNumber);
    io.unless(0, "rounds", options.rounds, Count);
    io.unless(pairing::Style::Split, "style", options.style, Styles);
    io.unless(false, "club_lane", options.keepsClubsApart, Flag);
    io.unless(false, "from_the_top", options.isFromTheTop, Flag);
    io.unless(false, "bye_by_lot", options.isByeByLot, Flag);
    io.unless(false, "rematches", options.mayRematch, Flag);
    io.unless(0, "seed", options.seed, Seed);
    io.unless({}, "forbidden", options.forbidden, json::List { CoupleFormat() });
    if (io.has("locks", isLocked(options.locks)))
        io.member("locks", options.locks, LocksFormat);
    io.member("players", input.players, json::List { PlayerFormat });
    io.unless({}, "away", input.away, json::List { AwayFormat });
} };

// Returns the number of the round if the file does not give it: one more than the most games that a player has played.
int roundAfter(const std::vector<pairing::Player> &players)
{
    std::size_t games = 0;
    for (const pairing::Player &player : players)
        games = std::max({ games, player.met.size(), player.sides.size() });
    return int(games) + 1;
}

} // namespace

std::string textOf(const SwissInput &input)
{
    SwissInput written = input;
    return json::toText(InputFormat.write(written));
}

Result<SwissInput, json::DocumentFault> swissInputFrom(std::string_view text)
{
    const auto document = json::parse(text);
    if (!document)
        return Fault { document.fault() };
    json::Faults faults(1);
    SwissInput input;
    input.options.round = 0;
    InputFormat.read(Node(*document, faults), input);
    std::set<int> numbers;
    const auto add = [&](const auto &all, const std::string &name) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!numbers.insert(all[i].number).second)
                faults.add(json::Error::DuplicateKey, '/' + name + '/' + std::to_string(i) + "/no");
        }
    };
    add(input.players, "players");
    add(input.away, "away");
    if (faults.isFull())
        return Fault { faults.located(text).front() };
    if (input.options.round == 0)
        input.options.round = roundAfter(input.players);
    return input;
}

} // namespace kagetsu::tournament
