// SPDX-License-Identifier: MIT
#include "record/collection.h"
#include "record/model/inturn.h"

#include <QTest>

namespace tst_inturn {

using namespace kagetsu;
using namespace kagetsu::record;

class TestInTurn : public QObject
{
    Q_OBJECT

private slots:
    void theStonesOfTheMainLine_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<QString>("stones"); // "-": no game can lead there
        QTest::newRow("moves") << QByteArray("(;SZ[15];B[hh];W[hg];B[ig])") << "H8 H9 I9";
        QTest::newRow("comments between them") << QByteArray("(;SZ[15];C[a];B[hh];C[b];W[hg])") << "H8 H9";
        QTest::newRow("stones set up") << QByteArray("(;SZ[15]AB[hh][aa]AW[hg])") << "A15 H9 H8";
        QTest::newRow("moves after stones set up") << QByteArray("(;SZ[15]AB[hh]AW[hg]PL[B];B[ig])") << "H8 H9 I9";
        QTest::newRow("a pass") << QByteArray("(;SZ[15];B[hh];W[];B[ig])") << "-";
        QTest::newRow("White began") << QByteArray("(;SZ[15];W[hh])") << "-";
        QTest::newRow("the other side to move") << QByteArray("(;SZ[15]AB[hh]AW[hg]PL[W])") << "-";
        QTest::newRow("an empty board") << QByteArray("(;SZ[15])") << "";
    }
    void theStonesOfTheMainLine()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(QString, stones);
        const Collection games = readCollection(sgf.toStdString());
        const Game game = games.readGame(0);
        const GameTree &tree = game.tree;
        const auto found = stonesInTurn(tree, tree.mainLine().back());
        QStringList points;
        for (const rules::Point point : found.value_or(std::vector<rules::Point>()))
            points << QString::fromStdString(rules::toText(point));
        QCOMPARE(found ? points.join(' ') : QStringLiteral("-"), stones);
    }
};

} // namespace tst_inturn

QTEST_GUILESS_MAIN(tst_inturn::TestInTurn)
#include "tst_inturn.moc"
