// SPDX-License-Identifier: MIT
#include "event.h"
#include "reference.h"
#include "words.h"

#include <QTest>

namespace tst_lookahead {

using namespace kagetsu::pairing;

namespace {

Options neighbours()
{
    Options options;
    options.style = Style::Adjacent;
    return options;
}

// Found by trying every pairing, and then every one of the next round.
std::optional<Cost> leastBeforeAnother(const std::vector<Player> &players, const Options &options)
{
    return reference::leastCost(players, options, [&](const reference::Couples &couples) {
        std::vector<Player> after = players;
        for (const auto &[a, b] : couples) {
            if (b >= 0)
                after[std::size_t(a)].met.push_back(players[std::size_t(b)].number);
        }
        return reference::leastCost(after, options).has_value();
    });
}

} // namespace

class TestLookAhead : public QObject
{
    Q_OBJECT

private slots:
    void whetherAnotherRoundIsPossible_data()
    {
        QTest::addColumn<QString>("players");
        QTest::addColumn<QByteArray>("best");
        QTest::addColumn<bool>("leaves");
        QTest::addColumn<QByteArray>("offered");
        QTest::newRow("four who have not met")
            << "1:0 2:0 3:0 4:0" << QByteArray("1-2 3-4") << true << QByteArray("1-2 3-4");
        QTest::newRow("two") << "1:0 2:0" << QByteArray("1-2") << false << QByteArray("none");
        QTest::newRow("one alone always has the bye") << "1:0" << QByteArray("1") << true << QByteArray("1");
        // Then 1, 2 and 3 would only be left to each other, and so would 4, 5 and 6.
        QTest::newRow("six whose best pairing leaves two times three")
            << "1:6x4,5 6:6x2,3 2:4x5,6 4:4x1,3 3:2x6,4 5:2x1,2" << QByteArray("1-6 2-4 3-5") << false
            << QByteArray("1-2 4-6 3-5");
    }
    void whetherAnotherRoundIsPossible()
    {
        QFETCH(QString, players);
        QFETCH(QByteArray, best);
        QFETCH(bool, leaves);
        QFETCH(QByteArray, offered);
        const auto all = playersFrom(players);
        const auto pairing = pairRound(all, neighbours());
        QCOMPARE(told(pairing), best);
        QCOMPARE(leavesAnotherRound(all, neighbours(), *pairing), leaves);
        const auto before = pairRoundBeforeAnother(all, neighbours());
        QCOMPARE(before ? told(*before) : QByteArray("none"), offered);
    }

    void locksAreForThisRoundOnly()
    {
        Options options = neighbours();
        options.locks.sides = { { 1, Side::Opener }, { 3, Side::Opener } };
        const auto players = playersFrom("1:0x2 2:0x1 3:0x4 4:0x3");
        const auto pairing = pairRound(players, options);
        QCOMPARE(told(pairing), QByteArray("1-4 3-2"));
        QVERIFY(leavesAnotherRound(players, options, *pairing)); // in which 1 meets 3
    }

    void whetherItIsAskedFor()
    {
        QVERIFY(needsLookAhead(8, 1, 5));
        QVERIFY(!needsLookAhead(9, 1, 5)); // more than the rounds and three
        QVERIFY(needsLookAhead(8, 4, 5));
        QVERIFY(!needsLookAhead(8, 5, 5)); // the last
    }

    // Small events to their end: what is offered leaves a round and costs as little as any that does.
    void whatIsOfferedIsTheBestThatLeavesARound()
    {
        int changed = 0;
        for (unsigned seed = 0; seed < 60; ++seed) {
            Event event(4 + int(seed % 5), seed);
            Options options = neighbours();
            for (options.round = 1; options.round <= 7; ++options.round) {
                const auto pairing = pairRound(event.players(), options);
                if (!pairing)
                    break;
                const auto offered = pairRoundBeforeAnother(event.players(), options);
                const bool isPossible = leavesAnotherRound(event.players(), options, *pairing);
                if (isPossible)
                    QVERIFY(offered && *offered == *pairing);
                QVERIFY((offered ? std::optional(offered->cost) : std::nullopt)
                    == leastBeforeAnother(event.players(), options));
                changed += !isPossible && offered ? 1 : 0;
                event.play(*pairing);
            }
        }
        QVERIFY(changed > 0);
    }

    void itSaysHowManyItHasTried()
    {
        std::vector<std::pair<int, int>> said;
        const auto players = playersFrom("1:6x4,5 6:6x2,3 2:4x5,6 4:4x1,3 3:2x6,4 5:2x1,2");
        QVERIFY(pairRoundBeforeAnother(players, neighbours(), [&said](int tried, int all) {
            said.emplace_back(tried, all);
            return true;
        }));
        QVERIFY(said.size() > 1);
        for (std::size_t i = 0; i < said.size(); ++i)
            QVERIFY(said[i] == std::pair(int(i), TriesAhead));
    }

    void itCanBeStopped()
    {
        QVERIFY(!pairRoundBeforeAnother(playersFrom("1:0 2:0 3:0 4:0"), {}, [](int, int) { return false; }));
    }
    void aBadQuestionHasNoAnswer() { QVERIFY(!pairRoundBeforeAnother(playersFrom("1:0 1:0"), {})); }
};

} // namespace tst_lookahead

QTEST_GUILESS_MAIN(tst_lookahead::TestLookAhead)
#include "tst_lookahead.moc"
