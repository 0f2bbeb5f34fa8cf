// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "event.h"
#include "tournament/pairing/sides.h"
#include "words.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace tst_pairinglaws {

using namespace kagetsu;
using namespace kagetsu::pairing;

namespace {

// An event by chance: how it is paired, how many rounds it has.
struct Setting
{
    int players = 0;
    int rounds = 0;
    Options options;
};

Setting randomSetting(std::mt19937 &random)
{
    Setting setting;
    // Most events are small, where all have soon met.
    setting.players = 5 + int(random() % (random() % 4 == 0 ? 196 : 30));
    setting.rounds = 1 + int(random() % 12);
    setting.options.style = Style(random() % 4);
    setting.options.keepsClubsApart = random() % 2 == 0;
    setting.options.isFromTheTop = random() % 4 == 0;
    setting.options.isByeByLot = random() % 2 == 0;
    setting.options.seed = random();
    return setting;
}

std::vector<Player> shuffled(std::vector<Player> players, std::mt19937 &random)
{
    std::ranges::shuffle(players, random);
    return players;
}

// Everybody once, at a table or with a bye.
bool hasEverybody(const Pairing &pairing, const std::vector<Player> &players)
{
    std::multiset<int> numbers(pairing.byes.begin(), pairing.byes.end());
    for (const auto &[opener, second] : pairing.tables) {
        numbers.insert(opener);
        numbers.insert(second);
    }
    const auto isThere = [&numbers](const Player &player) { return numbers.count(player.number) == 1; };
    return numbers.size() == players.size() && std::ranges::all_of(players, isThere);
}

bool hasRematch(const std::vector<Player> &players)
{
    return std::ranges::any_of(players, [](const Player &player) {
        return std::set(player.met.begin(), player.met.end()).size() != player.met.size();
    });
}

int largestBalance(const std::vector<Player> &players)
{
    int largest = 0;
    for (const Player &player : players)
        largest = std::max(largest, std::abs(openerBalance(player)));
    return largest;
}

// Of one round by itself; empty when none is.
QByteArray brokenLaw(const Pairing &pairing, const std::vector<Player> &players)
{
    if (!hasEverybody(pairing, players))
        return "everybody is there once";
    if (pairing.byes.size() != players.size() % 2)
        return "one has the bye, where one is left";
    if (pairing.cost[Lane::Met] != 0)
        return "nobody meets twice";
    int byes = 0;
    for (const int number : pairing.byes)
        byes += std::ranges::find(players, number, &Player::number)->byes;
    if (pairing.cost[Lane::SecondBye] != byes)
        return "a second bye is told";
    return {};
}

bool areEqual(const Result<Pairing, Obstacle> &a, const Result<Pairing, Obstacle> &b)
{
    return a.hasValue() == b.hasValue() && (a ? *a == *b : a.fault() == b.fault());
}

void withdrawNowAndThen(Event &event)
{
    if (event.random()() % 10 == 0 && event.players().size() > 4)
        event.withdraw(event.players()[event.random()() % event.players().size()].number);
}

} // namespace

class TestPairingLaws : public QObject
{
    Q_OBJECT

private slots:
    void lawsHoldInEveryRound()
    {
        std::mt19937 random(1);
        int rounds = 0;
        int impossible = 0;
        for (int i = 0; i < repetitions(1200); ++i) {
            Setting setting = randomSetting(random);
            Event event(setting.players, unsigned(random()));
            Options &options = setting.options;
            bool isClaimRefused = false;
            for (options.round = 1; options.round <= setting.rounds; ++options.round) {
                const std::vector<Player> before = event.players();
                const auto pairing = pairRound(before, options);
                QVERIFY(areEqual(pairRound(shuffled(before, random), options), pairing));
                if (!pairing) {
                    ++impossible;
                    break;
                }
                QCOMPARE(brokenLaw(*pairing, before), QByteArray());
                isClaimRefused = isClaimRefused || (*pairing).cost[Lane::Claim] > 0;
                event.play(*pairing);
                QVERIFY(!hasRematch(event.players()));
                QVERIFY(isClaimRefused || largestBalance(event.players()) <= 2);
                withdrawNowAndThen(event);
                ++rounds;
            }
        }
        QVERIFY(rounds > repetitions(5000));
        QVERIFY(impossible > 0);
    }

    // In events that are much larger than their number of rounds nothing of this is ever needed.
    void inALargeEventNobodyHasTwoByesOrThreeSides()
    {
        for (unsigned seed = 0; seed < 6; ++seed) {
            Event event(61 + int(seed) * 8, seed);
            Options options;
            for (options.round = 1; options.round <= 9; ++options.round) {
                const auto pairing = pairRound(event.players(), options);
                QVERIFY(pairing);
                QCOMPARE((*pairing).cost[Lane::SecondBye], std::int64_t(0));
                event.play(*pairing);
                QVERIFY(largestBalance(event.players()) <= 2);
            }
        }
    }

    void anotherSeedMayGiveAnotherPairing()
    {
        const Event event(40, 1);
        Options options;
        options.style = Style::Random;
        const auto pairing = pairRound(event.players(), options);
        options.seed = 1;
        QVERIFY(told(pairRound(event.players(), options)) != told(pairing));
    }
};

} // namespace tst_pairinglaws

QTEST_GUILESS_MAIN(tst_pairinglaws::TestPairingLaws)
#include "tst_pairinglaws.moc"
