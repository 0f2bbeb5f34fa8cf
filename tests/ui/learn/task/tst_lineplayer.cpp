// SPDX-License-Identifier: MIT
#include "stones.h"
#include "ui/learn/task/lineplayer.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_lineplayer {

using namespace kagetsu;
using rules::at;
using ui::LinePlayer;

class TestLinePlayer : public QObject
{
    Q_OBJECT

private:
    static std::vector<task::Line> lines()
    {
        const rules::Side black = rules::Side::Black;
        return { { .stones = { { at("H8"), black }, { at("I8"), black }, { at("J8"), rules::Side::White } } },
            { .stones = { { at("H8"), black }, { at("H9"), black } } } };
    }

private slots:
    void withoutLinesNothingIsShown()
    {
        LinePlayer player;
        player.start(false);
        QVERIFY(player.isEmpty() && !player.isShowing());
        player.step(1);
        QVERIFY(!player.isShowing());
    }

    void stonesAreLaidOneByOneAndTakenUpAgain()
    {
        LinePlayer player;
        player.setLines(lines());
        QSignalSpy changed(&player, &LinePlayer::changed);
        player.start(false);
        QCOMPARE(player.laid(), 1);
        QVERIFY(!player.hasPrevious() && player.hasNext() && !player.isAtEnd());
        player.step(2);
        QCOMPARE(player.laid(), 3);
        QVERIFY(player.isAtEnd());
        QCOMPARE(changed.count(), 3);
        player.step(1);
        QCOMPARE(player.lineNumber(), 2);
        QCOMPARE(player.laid(), 1);
        player.step(-1);
        QCOMPARE(player.lineNumber(), 1);
        QVERIFY(player.isAtEnd());
        player.step(9);
        QVERIFY(player.lineNumber() == 2 && player.isAtEnd() && !player.hasNext());
        player.step(-9);
        QVERIFY(player.lineNumber() == 1 && player.laid() == 1);
        player.stop();
        QVERIFY(!player.isShowing());
    }

    // By itself it stops where a line ends, so that what it shows can be read.
    void byItselfItGoesToTheEndOfALine()
    {
        LinePlayer player;
        player.setLines(lines());
        player.start(true);
        QTRY_VERIFY_WITH_TIMEOUT(player.isAtEnd(), 20 * LinePlayer::StoneMs);
        QCOMPARE(player.lineNumber(), 1);
        // The next line, once it is begun, goes by itself as well.
        player.step(1);
        QCOMPARE(player.lineNumber(), 2);
        QTRY_VERIFY_WITH_TIMEOUT(player.isAtEnd(), 20 * LinePlayer::StoneMs);
    }
};

} // namespace tst_lineplayer

QTEST_GUILESS_MAIN(tst_lineplayer::TestLinePlayer)
#include "tst_lineplayer.moc"
