// SPDX-License-Identifier: MIT
#include "tournament/pairing/lotnumber.h"
#include "words.h"

#include <QTest>

#include <set>

namespace tst_pairing {

using namespace kagetsu::pairing;

namespace {

Options with(Style style)
{
    Options options;
    options.style = style;
    return options;
}

Options forbidding(std::vector<Couple> forbidden)
{
    Options options;
    options.forbidden = std::move(forbidden);
    return options;
}

const Options Rematches { .mayRematch = true };
const QString Eight = QStringLiteral("1:0 2:0 3:0 4:0 5:0 6:0 7:0 8:0");
const QString Six = QStringLiteral("1:0 2:0 3:0 4:0 5:0 6:0");

} // namespace

class TestPairing : public QObject
{
    Q_OBJECT

private slots:
    void aRoundIsPaired_data()
    {
        QTest::addColumn<QString>("players");
        QTest::addColumn<Options>("options");
        QTest::addColumn<QByteArray>("pairing");
        const auto row = [](const char *name, const QString &players, const Options &options, const char *pairing) {
            QTest::newRow(name) << players << options << QByteArray(pairing);
        };
        row("nobody", QString(), {}, "");
        row("one alone has the bye", "3:0", {}, "3");
        row("the upper half against the lower one", Eight, with(Style::Split), "1-5 2-6 3-7 4-8");
        row("the first against the last", Eight, with(Style::Fold), "1-8 2-7 3-6 4-5");
        row("neighbours", Eight, with(Style::Adjacent), "1-2 3-4 5-6 7-8");
        row("of an odd group the last has the bye", "1:0 2:0 3:0 4:0 5:0", {}, "1-3 2-4 5");
        row("points before numbers", "1:0 2:0 3:2 4:2", {}, "3-4 1-2");
        row("no second bye", "1:0 2:0 3:0*", {}, "1-3 2");
        row("a second bye where everybody had one", "1:0* 2:0* 3:0*", {}, "1-2 3");
        row("a third bye only after everybody had a second", "1:9** 2:4* 3:0**", {}, "1-3 2");
        row("the bye goes to the lowest, even to leave a good pair", "1:4x3 2:2 3:0", {}, "1-2 3");
        row("nobody meets twice", "1:0x2 2:0x1 3:0x4 4:0x3", with(Style::Adjacent), "1-3 2-4");
        row("whom only one knows to have met", "1:0x2 2:0 3:0 4:0", with(Style::Adjacent), "1-3 2-4");
        row("opponents who have left do not matter", "1:0x9 2:0x8", {}, "1-2");
        row("the last of a group goes to the next, and meets its first", "1:4 2:4 3:4 4:2 5:2 6:2", {}, "1-2 3-4 5-6");
        row("small differences rather than one large one", "1:6 2:4 3:2 4:0", {}, "1-2 3-4");
        row("forbidden pairs", Six, forbidding({ { 1, 4 }, { 5, 1 } }), "1-3 2-5 4-6");
        row("a forbidden pair of one who is not here", "1:0 2:0", forbidding({ { 1, 9 }, { 9, 2 } }), "1-2");
        row("all have met", "1:0x2 2:0x1", {}, "none");
        row("all have met, and may again", "1:0x2 2:0x1", Rematches, "1-2");
        row("no rematch while there is another pairing", "1:0x2 2:0x1 3:0x4 4:0x3", Rematches, "1-3 2-4");
        Options near = Rematches;
        near.style = Style::Adjacent;
        row("a third meeting is worse than second ones", "1:0x2,2,3,4 2:0x1,1,3,4 3:0x1,2,4 4:0x1,2,3", near,
            "1-3 2-4");
        row("as few rematches as can be", "1:0x2,3,4 2:0x1,3 3:0x1,2,4 4:0x1,3", near, "1-3 2-4");
        row("three who may not meet and one other", "1:0x2,3 2:0x3 3:0 4:0", {}, "none");
        row("tables by the higher, then by the lower", "1:2x6 2:2 3:1 4:0x6 5:2x6 6:1", {}, "1-5 2-6 3-4");
    }
    void aRoundIsPaired()
    {
        QFETCH(QString, players);
        QFETCH(Options, options);
        QFETCH(QByteArray, pairing);
        QCOMPARE(told(pairRound(playersFrom(players), options)), pairing);
    }

    void clubsAreKeptApartWhereThatIsAsked()
    {
        const auto players = playersFrom("1:0@A 2:0@B 3:0@A 4:0@B");
        QCOMPARE(told(pairRound(players, {})), QByteArray("1-3 2-4"));
        Options options;
        options.keepsClubsApart = true;
        const auto pairing = pairRound(players, options);
        QVERIFY(pairing && (*pairing).cost[Lane::Club] == 0);
        QCOMPARE(told(pairRound(playersFrom("1:0 2:0 3:0 4:0@A"), options)), QByteArray("1-3 2-4")); // without a club
        QCOMPARE((*pairRound(playersFrom("1:0 2:0"), options)).cost[Lane::Club], std::int64_t(0));
    }

    // Two of the second group have met: both may meet the first group, or both the last one.
    void theHighestGroupCanComeFirst()
    {
        const auto players = playersFrom("1:6 2:6 3:5x4 4:5 5:0 6:0");
        Options options;
        QCOMPARE(told(pairRound(players, options)), QByteArray("1-3 2-4 5-6"));
        options.isFromTheTop = true;
        QCOMPARE(told(pairRound(players, options)), QByteArray("1-2 3-6 4-5"));
    }

    void whoStandsInTheWayIsTold()
    {
        const auto pairing = pairRound(playersFrom("1:0x2,3 2:0x3 3:0 4:0"), {});
        QVERIFY(!pairing);
        QCOMPARE(pairing.fault().kind, Obstacle::NoPairing);
        QCOMPARE(pairing.fault().players, (std::vector { 1, 2, 3 }));
        QCOMPARE(pairing.fault().sought, std::vector { 4 });
        QVERIFY(pairing.fault().forbidden.empty());
    }
    void whatMayBeAllowedIsTold()
    {
        const auto pairing = pairRound(playersFrom("1:0 2:0x3 3:0 4:0"), forbidding({ { 2, 1 }, { 1, 3 } }));
        QVERIFY(!pairing);
        QCOMPARE(pairing.fault().forbidden, (std::vector { Couple { 1, 2 }, Couple { 1, 3 } }));
    }

    void onlyWhatHelpsIsTold_data()
    {
        QTest::addColumn<QString>("players");
        QTest::addColumn<Options>("options");
        QTest::addColumn<std::vector<std::vector<int>>>("groups");
        QTest::addColumn<std::vector<int>>("sought");
        QTest::addColumn<std::vector<Couple>>("forbidden");
        using Groups = std::vector<std::vector<int>>;
        QTest::newRow("not those who have met besides")
            << "1:0x2 2:0x3 3:0 4:0" << forbidding({ { 2, 1 }, { 1, 3 } }) << Groups { { 1 }, { 2 }, { 3 } }
            << std::vector { 4 } << std::vector { Couple { 1, 3 } };
        QTest::newRow("not those who are sought")
            << "1:0 2:0x3 3:0 4:0" << forbidding({ { 2, 1 }, { 1, 3 }, { 4, 3 } }) << Groups { { 1 }, { 2 }, { 3 } }
            << std::vector { 4 } << std::vector { Couple { 1, 2 }, Couple { 1, 3 } };
        QTest::newRow("not those of one group")
            << "1:0x4 2:0x4,5 3:0x5 4:0 5:0 6:0x2,3,4,5" << forbidding({ { 1, 3 }, { 6, 1 } })
            << Groups { { 1, 2, 3, 4, 5 }, { 6 } } << std::vector<int> {} << std::vector { Couple { 1, 6 } };
        QTest::newRow("groups in the order of the points, their numbers in that of numbers")
            << "7:4 5:3 3:2 8:0x7,5,3" << Options() << Groups { { 3, 5, 7 }, { 8 } } << std::vector<int> {}
            << std::vector<Couple> {};
        Options locked;
        locked.locks.byes = { 9 };
        QTest::newRow("by their numbers, though another has the bye")
            << "9:4 7:3x5,3 5:2x3 3:1 8:0" << locked << Groups { { 7 }, { 5 }, { 3 } } << std::vector { 8 }
            << std::vector<Couple> {};
    }
    void onlyWhatHelpsIsTold()
    {
        QFETCH(QString, players);
        QFETCH(Options, options);
        QFETCH(std::vector<std::vector<int>>, groups);
        QFETCH(std::vector<int>, sought);
        QFETCH(std::vector<Couple>, forbidden);
        const auto pairing = pairRound(playersFrom(players), options);
        QVERIFY(!pairing);
        QCOMPARE(pairing.fault().groups, groups);
        QCOMPARE(pairing.fault().sought, sought);
        QCOMPARE(pairing.fault().forbidden, forbidden);
        std::vector<int> all;
        for (const std::vector<int> &group : groups)
            all.insert(all.end(), group.begin(), group.end());
        std::ranges::sort(all);
        QCOMPARE(pairing.fault().players, all);
    }

    // Computed by hand from the formula in tournament-pairing.md#lots.
    void lotsAreTheSameOnEveryMachine()
    {
        QCOMPARE(lot(0, 0, 1), std::int64_t(202713302166));
        QCOMPARE(lot(1, 3, 2), std::int64_t(895287251197));
        QCOMPARE(lot(20261130, 7, 5), std::int64_t(572208265562));
    }

    void theByeIsDrawnAmongTheLowest()
    {
        const auto players = playersFrom("1:2 2:2 3:0 4:0 5:0");
        Options options;
        options.isByeByLot = true;
        std::set<int> drawn;
        for (options.seed = 0; options.seed < 30; ++options.seed)
            drawn.insert((*pairRound(players, options)).byes.front());
        QCOMPARE(drawn, (std::set { 3, 4, 5 }));
    }
    void everybodyIsDrawnAgainstEverybody()
    {
        std::set<QByteArray> drawn;
        Options options = with(Style::Random);
        for (options.seed = 0; options.seed < 100; ++options.seed)
            drawn.insert(told(pairRound(playersFrom("1:0 2:0 3:0 4:0"), options)));
        QCOMPARE(drawn.size(), 3U);
    }

    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<QString>("players");
        QTest::addColumn<int>("kind");
        QTest::newRow("two of the same number") << "1:0 1:0" << int(Obstacle::BadNumber);
        QTest::newRow("number 0, which is the bye") << "0:0 1:0" << int(Obstacle::BadNumber);
        QTest::newRow("a number beyond all sense") << "1:0 1000000001:0" << int(Obstacle::BadNumber);
        QTest::newRow("points beyond all sense") << "1:100001 2:0" << int(Obstacle::BadPoints);
        QTest::newRow("so few points") << "1:-100001 2:0" << int(Obstacle::BadPoints);
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(QString, players);
        QFETCH(int, kind);
        const auto pairing = pairRound(playersFrom(players), {});
        QVERIFY(!pairing);
        QCOMPARE(int(pairing.fault().kind), kind);
    }
    void tooManyPlayersAreRefused()
    {
        std::vector<Player> players(MostPlayers + 1);
        QCOMPARE(pairRound(players, {}).fault().kind, Obstacle::TooManyPlayers);
    }
    void theLargestAreNotRefused()
    {
        QCOMPARE(told(pairRound(playersFrom("1000000000:100000 1:-100000"), {})), QByteArray("1-1000000000"));
        std::vector<Player> players(MostPlayers);
        for (std::size_t i = 0; i < players.size(); ++i)
            players[i].number = int(i) + 1;
        QVERIFY(!findFault(players, {}));
    }

    void itCanBeStopped()
    {
        // One in the middle of an odd group is always left to a search.
        const auto players = playersFrom("1:0x4 2:0x4,5 3:0x1,2 4:0 5:0 6:0 7:2 8:4");
        const auto stopped = pairRound(players, with(Style::Fold), [](int, int) { return false; });
        QVERIFY(!stopped);
        QCOMPARE(stopped.fault().kind, Obstacle::Stopped);
    }
};

} // namespace tst_pairing

QTEST_GUILESS_MAIN(tst_pairing::TestPairing)
#include "tst_pairing.moc"
