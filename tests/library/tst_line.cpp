// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "randomgames.h"

#include <QTest>

namespace tst_line {

using namespace kagetsu;
using namespace kagetsu::library;

class TestLine : public QObject
{
    Q_OBJECT

private slots:
    void bytesAreReadAsTheyWereWritten()
    {
        std::mt19937 random(49);
        for (const RandomGame &game : randomGames(random, repetitions(4000))) {
            const std::string bytes = bytesOf(game.line);
            QVERIFY(isLine(bytes, game.line.size));
            QCOMPARE(lineFrom(bytes, game.line.size), std::optional(game.line));
            QCOMPARE(pliesOf(bytes, game.line.size), static_cast<int>(game.line.plies.size()));
        }
    }

    void aUsualMoveIsOneByte()
    {
        const Line line { 15, {},
            { { rules::Side::Black, rules::Point(7, 7) }, { rules::Side::White, rules::Point(0, 14) } } };
        QCOMPARE(bytesOf(line), std::string("\x70\xD2"));
        QVERIFY(isPlain(bytesOf(line), 15));
    }

    void notALine_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("size");
        QTest::newRow("a point off the board") << QByteArray("\xE5") << 15;
        QTest::newRow("a point of two stones") << QByteArray("\x10\x11\x10") << 15;
        QTest::newRow("half of a move") << QByteArray("\x00\x01\x00", 3) << 19;
        QTest::newRow("two ends of a set-up") << QByteArray("\x10\xE3\x11\xE3") << 15;
        QTest::newRow("an end of a set-up after a pass") << QByteArray("\x10\xE1\x11\xE3") << 15;
        QTest::newRow("a board that is too large") << QByteArray("\x00\x01", 2) << 27;
    }
    void notALine()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, size);
        QVERIFY(!isLine(bytes.toStdString(), size));
        QVERIFY(!lineFrom(bytes.toStdString(), size));
    }

    void allViewsHaveTheSameCanonicalBytes()
    {
        std::mt19937 random(50);
        for (const RandomGame &game : randomGames(random, repetitions(800))) {
            const std::string canonical = canonicalBytes(game.line);
            for (const rules::Symmetry map : rules::AllSymmetries)
                QCOMPARE(canonicalBytes(mapped(game.line, map)), canonical);
        }
    }
};

} // namespace tst_line

QTEST_GUILESS_MAIN(tst_line::TestLine)
#include "tst_line.moc"
