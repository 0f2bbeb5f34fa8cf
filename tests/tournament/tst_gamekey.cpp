// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/games/gamekey.h"

#include <QTest>

namespace tst_gamekey {

using namespace desk;

class TestGameKey : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadBack()
    {
        const GameKey key { "0f_1e-77", 2, 11, { 40 }, { 7 }, 1, 3 };
        QCOMPARE(idOf(key), std::string("0f_1e-77_2-11-40-7-2-3"));
        QVERIFY(keyFromId(idOf(key)) == key);
        QVERIFY(idOf(key).starts_with(idPrefix(key.event)));
    }

    void otherIdsAreNoGamesOfAnEvent_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("a game between two friends") << QByteArray("5f0c1a52-0a8e-4b1e-9a3a-0d6d2a1f3b77");
        QTest::newRow("no event") << QByteArray("_1-1-1-2-1-1");
        QTest::newRow("a number missing") << QByteArray("e_1-1-1-2-1");
        QTest::newRow("a number too many") << QByteArray("e_1-1-1-2-1-1-1");
        QTest::newRow("rounds count from 1") << QByteArray("e_1-0-1-2-1-1");
        QTest::newRow("a negative number") << QByteArray("e_1--1-1-2-1-1");
        QTest::newRow("a number without end") << QByteArray("e_1-1-1-2-1-99999999999999999999");
        QTest::newRow("letters") << QByteArray("e_1-1-1-2-1-x");
    }

    void otherIdsAreNoGamesOfAnEvent()
    {
        QFETCH(QByteArray, id);
        QVERIFY(!keyFromId(id.toStdString()));
    }

    // Tables are numbered anew, and sides exchanged, while a draft is changed.
    void aGameIsFoundByItsPair()
    {
        Desk club("AB");
        club.act(AddRound { 1, club.roundOf("AB") });
        const Match &match = club.section().rounds[0].matches[0];
        const GameKey key = keyOf("e", 1, 1, match, 0);
        QVERIFY(key.opener == match.entry(match.games[0].opener));
        const auto place = placeOf(club.section(), key);
        QVERIFY(place && place->match == &match && place->opener == match.games[0].opener);
        GameKey turned = key;
        std::swap(turned.opener, turned.second);
        QVERIFY(placeOf(club.section(), turned)->opener == otherParty(match.games[0].opener));
        GameKey other = key;
        other.game = 1;
        QVERIFY(!placeOf(club.section(), other));
        other = key;
        other.round = 2;
        QVERIFY(!placeOf(club.section(), other));
        other = key;
        other.second = { 99 };
        QVERIFY(!placeOf(club.section(), other));
    }
};

} // namespace tst_gamekey

QTEST_GUILESS_MAIN(tst_gamekey::TestGameKey)
#include "tst_gamekey.moc"
