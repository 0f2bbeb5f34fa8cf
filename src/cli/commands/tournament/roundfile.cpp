// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/roundfile.h"

#include "json/reader.h"

#include <algorithm>
#include <limits>
#include <set>

namespace kagetsu::cli {

namespace {

using json::Flag;
using json::Node;
using json::Number;

constexpr Number PlayerNumber { 1, pairing::LargestNumber };
constexpr Number Points { -pairing::LargestPoints, pairing::LargestPoints };
constexpr Number Round { 1, 10'000 };
constexpr Number Seed { 0, std::numeric_limits<std::int64_t>::max() };
constexpr auto Styles = json::words<pairing::Style>({ { pairing::Style::Split, "split" },
    { pairing::Style::Fold, "fold" }, { pairing::Style::Adjacent, "adjacent" }, { pairing::Style::Random, "random" } });

// A letter for each game.
struct SidesFormat
{
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

// [1, 5]
struct CoupleFormat
{
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
    io.member("points", player.points, Points);
    io.added("opp", player.met, json::List { PlayerNumber });
    io.added("sides", player.sides, SidesFormat());
    io.added("down", player.movedDown, Flag);
    io.added("up", player.movedUp, Flag);
    io.added("bye", player.hadBye, Flag);
    io.added("club", player.club, json::Text);
} };

constexpr json::Object RoundFormat { [](auto &io, RoundFile &round) {
    pairing::Options &options = round.options;
    options.round = 0;
    io.added("round", options.round, Round);
    io.added("style", options.style, Styles);
    io.added("club_lane", options.keepsClubsApart, Flag);
    io.added("from_the_top", options.isFromTheTop, Flag);
    io.added("bye_by_lot", options.isByeByLot, Flag);
    io.added("seed", options.seed, Seed);
    io.added("forbidden", options.forbidden, json::List { CoupleFormat() });
    io.member("players", round.players, json::List { PlayerFormat });
} };

// Where the file does not say: the one after the games that somebody has played.
int roundAfter(const std::vector<pairing::Player> &players)
{
    std::size_t games = 0;
    for (const pairing::Player &player : players)
        games = std::max({ games, player.met.size(), player.sides.size() });
    return int(games) + 1;
}

} // namespace

Result<RoundFile, json::DocumentFault> readRoundFile(std::string_view text)
{
    const auto document = json::parse(text);
    if (!document)
        return Fault { document.fault() };
    json::Faults faults(1);
    RoundFile round;
    RoundFormat.read(Node(*document, faults), round);
    std::set<int> numbers;
    for (std::size_t i = 0; i < round.players.size(); ++i) {
        if (!numbers.insert(round.players[i].number).second)
            faults.add(json::Error::DuplicateKey, "/players/" + std::to_string(i) + "/no");
    }
    if (faults.isFull())
        return Fault { faults.located(text).front() };
    if (round.options.round == 0)
        round.options.round = roundAfter(round.players);
    return round;
}

} // namespace kagetsu::cli
