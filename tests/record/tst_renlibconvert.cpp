// SPDX-License-Identifier: MIT
#include "renlibhelp.h"
#include "sgfhelp.h"

#include "record/renlib/convert.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_renlibconvert {

using namespace kagetsu;
using namespace kagetsu::record;

// Libraries as SGF, and games as libraries.
class TestRenLibConvert : public QObject
{
    Q_OBJECT

private slots:
    void librariesAsSgf_data()
    {
        QTest::addColumn<QByteArray>("library");
        QTest::addColumn<QString>("sgf");
        QTest::addColumn<QByteArray>("again"); // what becomes of the SGF
        const auto row = [](const char *name, const QByteArray &library, const char *sgf, const char *again = nullptr) {
            QTest::newRow(name) << library << QString::fromUtf8(sgf)
                                << (again == nullptr ? library : header30() + fromHex(again));
        };
        row("moves in order", header30() + fromHex("78 00 68 80 7A 40 69 40"), "(;;B[hh](;W[hg];B[jh])(;W[ig]))");
        row("both comments and a bookmark", header30() + fromHex("78 18 61 5D 08 62 0D 0A 63 00"),
            "(;;B[hh]HO[1]N[a\\]]C[b\nc])");
        row("a pass, and texts on points", header34() + fromHex("00 00 78 00 00 C0 68 41 00 01 61 3A 62 00"),
            "(;;B[hh]LB[hg:a\\:b](;W[])(;W[hg]))");
        row("a text that is no move", header30() + fromHex("78 00 68 43 00 01 61 00"), "(;;B[hh]LB[hg:a])");
        row("a text that is no move and has a comment", header30() + fromHex("78 00 68 4B 00 01 63 00 61 00"),
            "(;;B[hh]LB[hg:a];N[c])", "78 08 63 00 68 43 00 01 61 00");
        row("an occupied point", header30() + fromHex("78 00 68 00 78 40"), "(;;B[hh];W[hg];B[hh])");
        row("a headline of two lines", header30() + fromHex("78 48 61 0A 62 00"), "(;;B[hh]N[a b])",
            "78 08 61 20 62 00");
        row("the empty board", header34() + fromHex("00 18 61 00 77 40"), "(;HO[1]N[a];B[gh])");
    }

    void librariesAsSgf()
    {
        QFETCH(QByteArray, library);
        QFETCH(QString, sgf);
        QFETCH(QByteArray, again);
        ExportLosses losses;
        const Game game = gameFromLibrary(readAll(library).game.tree, losses);
        QCOMPARE(shortText(game), sgf);
        LibraryBuilder builder;
        builder.add(onlyGame(writeSgf(game)));
        QCOMPARE(written(builder.take()).toHex(' '), again.toHex(' '));
    }

    void gamesAsLibraries_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<QStringList>("nodes");
        QTest::newRow("one colour twice in a row")
            << QByteArray("(;GM[4]SZ[15];B[hh];B[hg])") << QStringList { "1 H8", "2 PASS", "3 H9" };
        QTest::newRow("White begins") << QByteArray("(;GM[4]SZ[15];W[hh])") << QStringList { "1 PASS", "2 H8" };
        QTest::newRow("stones put up") << QByteArray("(;GM[4]SZ[15]AB[hh][hg]AW[ii]PL[B];B[aa])")
                                       << QStringList { "1 H9", "2 I7", "3 H8", "4 PASS", "5 A15" };
        QTest::newRow("notes without a move")
            << QByteArray("(;GM[4]SZ[15];B[hh]C[a];C[b];W[hg])") << QStringList { "1 H8 |a\r\nb|", "2 H9" };
        QTest::newRow("a label that is also a move") << QByteArray("(;GM[4]SZ[15];B[hh]LB[hg:1][aa:2];W[hg])")
                                                     << QStringList { "1 H8", "2 A15 T ||2", "2 H9 ||1" };
        QTest::newRow("labels of another game, whose moves are nowhere")
            << QByteArray("(;GM[2]SZ[15];B[ab]LB[hg:a\\:b\nc][zz:d][aa])") << QStringList { "1 H9 T ||a:b c" };
        QTest::newRow("games with the same beginning")
            << QByteArray("(;GM[4]SZ[15];B[hh]N[a];W[ig])(;GM[4]SZ[15];B[hh]N[b];W[hg])")
            << QStringList { "1 H8 a b||", "2 H9", "2 I9" };
        QTest::newRow("a move that is nowhere")
            << QByteArray("(;GM[4]SZ[15];B[hh];W[zz];B[hg])") << QStringList { "1 H8", "2 PASS", "3 H9" };
    }

    void gamesAsLibraries()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(QStringList, nodes);
        const Collection collection = readCollection(sgf.toStdString());
        LibraryBuilder builder;
        for (std::size_t i = 0; i < collection.size(); ++i)
            builder.add(collection.readGame(i));
        QCOMPARE(outline(readAll(written(builder.take())).game.tree), nodes);
    }

    // A comment that grew with each game was stored with each game: gigabytes for a collection.
    void sameTextOfManyGamesIsStoredOnce()
    {
        LibraryBuilder builder;
        std::string expected;
        for (int i = 0; i < 3000; ++i) {
            const std::string number = std::to_string(i);
            builder.add(onlyGame("(;GM[4]SZ[15];B[hh]C[" + number + "]LB[aa:" + number + "])"));
            expected += (i == 0 ? "" : "\n") + number;
        }
        const GameTree tree = builder.take();
        const NodeId move = tree.firstChild(GameTree::root());
        QCOMPARE(tree.comment(move), expected);
        QVERIFY(tree.text(tree.firstChild(move), TextKind::BoardText).ends_with(" 2998 2999"));
        QVERIFY(tree.storedText(move, TextKind::Comment).offset < 3 * expected.size());
    }

    void noStoneIsLaidOnAnother()
    {
        std::mt19937 random(11);
        for (int round = 0; round < 50; ++round) {
            GameTree tree;
            for (int i = 0; i < 200; ++i) {
                const NodeId parent = random() % 4 == 0 ? NodeId(random() % tree.nodeCount()) : tree.nodeCount() - 1;
                const rules::Point point(int(random() % 5), int(random() % 5));
                tree.append(parent, random() % 2 == 0 ? rules::Side::Black : rules::Side::White, point);
            }
            LibraryBuilder builder;
            builder.add({ {}, tree, {} });
            const GameTree library = builder.take();
            for (NodeId node = library.next(GameTree::root()); node != NoNode; node = library.next(node)) {
                const std::optional<Move> move = library.move(node);
                if (!move || move->kind == Move::Kind::Pass)
                    continue;
                const std::vector<NodeId> line = library.path(library.parent(node));
                const bool isTaken = std::any_of(line.begin(), line.end(), [&](NodeId before) {
                    return library.action(before).isStone() && library.action(before).point() == move->point;
                });
                QCOMPARE(move->kind == Move::Kind::Unplaced, isTaken);
            }
        }
    }

    void lossesAreCounted()
    {
        LibraryBuilder builder;
        builder.add(onlyGame(QByteArray("(;GM[4]SZ[15]PB[A];B[hh]BL[30]CR[aa]HO[1];W[zz];AE[hh]XSW[Y])")));
        builder.add(onlyGame(QByteArray("(;GM[4]SZ[15];B[hh])")));
        QCOMPARE(builder.losses().count(ExportLoss::GameFacts), 1);
        QCOMPARE(builder.losses().count(ExportLoss::Clocks), 1);
        QCOMPARE(builder.losses().count(ExportLoss::Properties), 1);
        QCOMPARE(builder.losses().count(ExportLoss::NowhereMoves), 1);
        QCOMPARE(builder.losses().count(ExportLoss::RemovedStones), 1);
        QCOMPARE(builder.losses().count(ExportLoss::OpeningNotes), 1);
        QCOMPARE(builder.losses().count(ExportLoss::GameBorders), 1);
        ExportLosses losses;
        gameFromLibrary(readAll(header34() + fromHex("00 05 00 01 61 00 78 00 00 41 00 01 61 00")).game.tree, losses);
        QCOMPARE(losses.count(ExportLoss::StartMarks), 1);
        QCOMPARE(losses.count(ExportLoss::BoardTexts), 2);
    }

    // A label without its text is a point that SGF cannot say, and the marks of one that is left out go with it.
    void labelsWithoutATextAreLost()
    {
        GameTree tree;
        const NodeId bare = tree.append(GameTree::root(), NodeAction::label(rules::Side::Black, { 7, 7 }));
        tree.set(bare, NodeMark::Bookmark);
        tree.set(bare, NodeMark::Start);
        const NodeId told = tree.append(GameTree::root(), NodeAction::label(rules::Side::Black, { 8, 8 }));
        tree.setComment(told, "why");
        ExportLosses losses;
        const Game game = gameFromLibrary(tree, losses);
        QCOMPARE(shortText(game), QStringLiteral("(;;C[why])"));
        QCOMPARE(losses.count(ExportLoss::BoardTexts), 2);
        QCOMPARE(losses.count(ExportLoss::Properties), 1);
        QCOMPARE(losses.count(ExportLoss::StartMarks), 1);
    }
};

} // namespace tst_renlibconvert

QTEST_GUILESS_MAIN(tst_renlibconvert::TestRenLibConvert)
#include "tst_renlibconvert.moc"
