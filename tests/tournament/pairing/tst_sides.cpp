// SPDX-License-Identifier: MIT
#include "tournament/pairing/sides.h"
#include "words.h"

#include <QTest>

namespace tst_sides {

using namespace kagetsu::pairing;

class TestSides : public QObject
{
    Q_OBJECT

private slots:
    void whoClaimsWhat_data()
    {
        QTest::addColumn<QString>("sides");
        QTest::addColumn<int>("balance");
        QTest::addColumn<QString>("claims");
        QTest::newRow("nobody before the first game") << "" << 0 << "";
        QTest::newRow("nobody after one game") << "o" << 1 << "";
        QTest::newRow("second after opening twice") << "oo" << 2 << "s";
        QTest::newRow("opener after being second twice") << "ss" << -2 << "o";
        QTest::newRow("second, though the balance is even") << "ssoo" << 0 << "s";
        QTest::newRow("second by the balance, though the last game was one") << "ooos" << 2 << "s";
        QTest::newRow("opener by the balance, though the last game was one") << "ssso" << -2 << "o";
        QTest::newRow("second by the balance and opener by the last two") << "ooooss" << 2 << "os";
        QTest::newRow("nobody in turns") << "osos" << 0 << "";
    }
    void whoClaimsWhat()
    {
        QFETCH(QString, sides);
        QFETCH(int, balance);
        QFETCH(QString, claims);
        Player player;
        player.sides = sidesFrom(sides);
        QCOMPARE(openerBalance(player), balance);
        QCOMPARE(kagetsu::pairing::claims(player, Side::Opener), claims.contains(QLatin1Char('o')));
        QCOMPARE(kagetsu::pairing::claims(player, Side::Second), claims.contains(QLatin1Char('s')));
    }

    void whoOpens_data()
    {
        QTest::addColumn<QString>("sides1");
        QTest::addColumn<QString>("sides2");
        QTest::addColumn<int>("round");
        QTest::addColumn<int>("opener");
        QTest::newRow("the smaller number in the first round") << ""
                                                               << "" << 1 << 1;
        QTest::newRow("the larger number in the second round") << ""
                                                               << "" << 2 << 2;
        QTest::newRow("who opened less") << "os"
                                         << "soo" << 3 << 1;
        QTest::newRow("who opened less, whatever the last game was") << "sso"
                                                                     << "os" << 4 << 1;
        QTest::newRow("who was second last") << "os"
                                             << "so" << 3 << 1;
        QTest::newRow("who was second last, the other way round") << "so"
                                                                  << "os" << 3 << 2;
        QTest::newRow("who was second in the last game that differs") << "soos"
                                                                      << "osos" << 5 << 2;
        QTest::newRow("by the round, if all games are equal") << "osos"
                                                              << "osos" << 5 << 1;
        QTest::newRow("by the round, if one has played more") << "os"
                                                              << "osos" << 6 << 2;
        QTest::newRow("games are compared from the last") << "so"
                                                          << "osssoo" << 7 << 1;
    }
    void whoOpens()
    {
        QFETCH(QString, sides1);
        QFETCH(QString, sides2);
        QFETCH(int, round);
        QFETCH(int, opener);
        Player one;
        one.number = 1;
        one.sides = sidesFrom(sides1);
        Player two;
        two.number = 2;
        two.sides = sidesFrom(sides2);
        QCOMPARE(opensAgainst(one, two, round), opener == 1);
        QCOMPARE(opensAgainst(two, one, round), opener == 2);
    }
};

} // namespace tst_sides

QTEST_GUILESS_MAIN(tst_sides::TestSides)
#include "tst_sides.moc"
