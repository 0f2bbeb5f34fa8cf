// SPDX-License-Identifier: MIT
#include "event.h"
#include "reference.h"

#include <QTest>

namespace tst_leastcost {

using namespace kagetsu::pairing;

namespace {

QByteArray told(const std::optional<Cost> &cost)
{
    if (!cost)
        return "none";
    QByteArray text;
    for (const std::int64_t lane : cost->lanes)
        text += QByteArray::number(qlonglong(lane)) + ' ';
    return text;
}

// Everything about a question by chance, the locks only now and then.
Options randomOptions(std::mt19937 &random, const std::vector<Player> &players)
{
    const auto anybody = [&] { return players[random() % players.size()].number; };
    Options options;
    options.style = Style(random() % 4);
    options.keepsClubsApart = random() % 2 == 0;
    options.isFromTheTop = random() % 2 == 0;
    options.isByeByLot = random() % 2 == 0;
    options.mayRematch = random() % 2 == 0;
    options.seed = random();
    for (unsigned i = random() % 3; i > 0; --i)
        options.forbidden.push_back({ anybody(), anybody() });
    if (random() % 3 == 0) {
        options.locks.pairs.push_back({ { anybody(), anybody() }, {} });
        if (random() % 2 == 0)
            options.locks.byes.push_back(anybody());
        options.locks.sides = { { anybody(), Side::Opener }, { anybody(), Side(random() % 2) } };
    }
    return options;
}

// As if they had played: nothing needs to fit together.
std::vector<Player> randomPlayers(std::mt19937 &random, int count)
{
    std::vector<Player> players;
    for (int i = 0; i < count; ++i) {
        Player player;
        player.number = 3 * i + 1 + int(random() % 3);
        player.points = int(random() % 8) - 3;
        for (unsigned games = random() % 5; games > 0; --games) {
            player.sides.push_back(Side(random() % 2));
            player.met.push_back(1 + int(random() % unsigned(3 * count)));
        }
        player.byes = random() % 2 == 0 ? int(random() % 4) : 0;
        player.movedDown = random() % 3 == 0;
        player.movedUp = random() % 3 == 0;
        if (random() % 3 != 0)
            player.club = random() % 2 == 0 ? "A" : "B";
        players.push_back(player);
    }
    std::ranges::shuffle(players, random);
    return players;
}

} // namespace

class TestLeastCost : public QObject
{
    Q_OBJECT

private slots:
    void noPairingCostsLess_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("questions");
        for (int players = 1; players <= 8; ++players)
            QTest::addRow("%d players", players) << players << 400;
        QTest::addRow("9 players") << 9 << 150;
        QTest::addRow("10 players") << 10 << 150;
        QTest::addRow("11 players") << 11 << 3;
        QTest::addRow("12 players") << 12 << 3;
    }
    void noPairingCostsLess()
    {
        QFETCH(int, players);
        QFETCH(int, questions);
        std::mt19937 random { unsigned(players) };
        int paired = 0;
        for (int i = 0; i < questions; ++i) {
            const std::vector<Player> all = randomPlayers(random, players);
            const Options options = randomOptions(random, all);
            if (findFault(all, options))
                continue;
            const auto pairing = pairRound(all, options);
            const auto least = reference::leastCost(all, options);
            QCOMPARE(told(pairing ? std::optional(pairing->cost) : std::nullopt), told(least));
            if (!pairing)
                continue;
            QCOMPARE(told(reference::cost(all, options, reference::couplesOf(all, *pairing))), told(least));
            ++paired;
        }
        QVERIFY(paired > 0);
    }

    // The same in events that are truly played, to the end.
    void noPairingOfAnEventCostsLess()
    {
        for (unsigned seed = 0; seed < 40; ++seed) {
            Event event(5 + int(seed % 5), seed);
            Options options = randomOptions(event.random(), event.players());
            options.locks = {};
            for (options.round = 1; options.round <= 6; ++options.round) {
                const auto pairing = pairRound(event.players(), options);
                QCOMPARE(told(pairing ? std::optional(pairing->cost) : std::nullopt),
                    told(reference::leastCost(event.players(), options)));
                if (!pairing)
                    break;
                event.play(*pairing);
            }
        }
    }
};

} // namespace tst_leastcost

QTEST_GUILESS_MAIN(tst_leastcost::TestLeastCost)
#include "tst_leastcost.moc"
