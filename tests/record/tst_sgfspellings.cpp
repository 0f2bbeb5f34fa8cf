// SPDX-License-Identifier: MIT
#include "sgfhelp.h"

#include "record/sgf/sgfwriter.h"

#include <QTest>

namespace tst_sgfspellings {

using namespace kagetsu;
using namespace kagetsu::record;

// What people and programs write other than the format says and mean all the same: whose turn it is
// (record-sgf.md#r28), and brackets that nothing protects (record-sgf.md#r9).
class TestSgfSpellings : public QObject
{
    Q_OBJECT

private slots:
    void sides_data();
    void sides();
    void spellings_data();
    void spellings();
    void brackets_data();
    void brackets();
};

void TestSgfSpellings::sides_data()
{
    QTest::addColumn<QString>("nodes");
    QTest::addColumn<bool>("isWhite");
    QTest::addColumn<QStringList>("codes");
    const auto row = [](const char *name, const char *nodes, bool isWhite, const QStringList &codes = {}) {
        QTest::newRow(name) << QString(nodes) << isWhite << codes;
    };
    constexpr bool White = true;
    constexpr bool Black = false;
    row("all answers are White's", "AB[hh][ih]AW[ig][jg](;W[jf];B[jh])(;W[kk])", White);
    row("all answers are Black's though White has fewer stones", "AB[hh][ih]AW[ig](;B[jf])(;B[kk])", Black);
    row("one answer", "AB[hh][ih]AW[ig][jg];W[jf]", White);
    row("answers behind a node that says something", "AB[hh][ih]AW[ig][jg];C[Find it](;W[jf])(;W[kk])", White);
    row("many more stones of one side, and an answer", "AB[hh][ih][jh][kh];W[kk]", White);
    row("answers of both sides, as many stones", "AB[hh]AW[ig](;W[jf])(;B[kk])", Black, { "SIDE_GUESSED" });
    row("answers of both sides, one black stone more", "AB[hh][ih]AW[ig](;W[jf])(;B[kk])", White, { "SIDE_GUESSED" });
    row("no answers, as many stones", "AB[hh]AW[ig]", Black);
    row("no answers, many more stones", "AB[hh][ih][jh]AW[ig]", Black, { "SIDE_GUESSED" });
    row("PL against the answers", "AB[hh]AW[ig]PL[B](;W[jf])(;W[kk])", Black);
    row("PL where answers differ", "AB[hh]AW[ig]PL[W](;W[jf])(;B[kk])", White);
    row("answers that are passes", "AB[hh]AW[ig](;W[])", White);
}

void TestSgfSpellings::sides()
{
    QFETCH(QString, nodes);
    QFETCH(bool, isWhite);
    QFETCH(QStringList, codes);
    const Collection collection = readCollection("(;FF[4]GM[4]SZ[15]" + nodes.toStdString() + ")");
    const Game game = collection.readGame(0);
    QCOMPARE(game.tree.sideToMove(GameTree::root()), isWhite ? rules::Side::White : rules::Side::Black);
    QCOMPARE(names(game.messages), codes);
}

void TestSgfSpellings::spellings_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<int>("side"); // 0 Black, 1 White, 2 not understood
    QTest::addColumn<QString>("code");
    for (const char *black :
        { "b", "black", "BLACK", " B ", "1", "x", "X", "*", "#", "黑", "黑方", "黒番", "흑", "Чёрные", "ч", "●" })
        QTest::addRow("%s", black) << QString(black) << 0 << "VALUE_SPELLING";
    for (const char *white : { "w", "white", "White", "2", "o", "O", "白", "白番", "백", "Белые", "б", "○" })
        QTest::addRow("%s", white) << QString(white) << 1 << "VALUE_SPELLING";
    QTest::newRow("as the format says, Black") << "B" << 0 << "";
    QTest::newRow("as the format says, White") << "W" << 1 << "";
    for (const char *other : { "", "3", "me", "blackish", "BW" })
        QTest::addRow("nothing: %s", other) << QString(other) << 2 << "BAD_VALUE";
}

void TestSgfSpellings::spellings()
{
    QFETCH(QString, written);
    QFETCH(int, side);
    QFETCH(QString, code);
    const Collection collection =
        readCollection("(;FF[4]GM[4]CA[UTF-8]SZ[15]AB[hh]AW[ig]PL[" + written.toStdString() + "])");
    const Game game = collection.readGame(0);
    QCOMPARE(names(game.messages), code.isEmpty() ? QStringList() : QStringList { code });
    const auto expected = side == 2 ? std::nullopt : std::optional(side == 0 ? rules::Side::Black : rules::Side::White);
    QVERIFY(game.tree.details(GameTree::root()).setup.toMove == expected);
}

void TestSgfSpellings::brackets_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("comment");
    QTest::addColumn<int>("warnings");
    const auto row = [](const char *name, const char *text, const char *black, const char *comment, int warnings) {
        QTest::newRow(name) << QString(text) << QString(black) << QString(comment) << warnings;
    };
    row("a rank behind a name", "PB[Ann[3d]]PW[Bob];B[hh];W[ig]", "Ann[3d]", "", 1);
    row("a rank before a name", "PB[[3d] Ann]PW[Bob];B[hh];W[ig]", "[3d] Ann", "", 1);
    row("a rank and a club", "PB[Ann[3d] [Brno]]PW[Bob];B[hh];W[ig]", "Ann[3d] [Brno]", "", 1);
    row("brackets in brackets", "PB[Ann[3[d]]]PW[Bob];B[hh];W[ig]", "Ann[3[d]]", "", 1);
    row("in a comment", "PB[Ann]PW[Bob]C[see [1], then [2]];B[hh];W[ig]", "Ann", "see [1], then [2]", 1);
    row("in a comment before a variation", "PB[Ann]PW[Bob]C[[a] is best](;B[hh];W[ig])", "Ann", "[a] is best", 1);
    row("with line breaks behind", "PB[Ann[3d]\n]\nPW[Bob]\n;B[hh];W[ig]", "Ann[3d] ", "", 1);
    row("protected as the format says", "PB[Ann[3d\\]]PW[Bob];B[hh];W[ig]", "Ann[3d]", "", 0);
    row("one bracket, which the format allows", "PB[Ann[3d]PW[Bob];B[hh];W[ig]", "Ann[3d", "", 0);
    row("one bracket in a comment at the end of a node", "PB[Ann]PW[Bob]C[a [smile]\n;B[hh];W[ig]", "Ann", "a [smile",
        0);
    row("one bracket and a property of two letters", "PB[Ann[3d]\nPW[Bob]C[x];B[hh];W[ig]", "Ann[3d", "x", 0);
    row("one bracket before words between values", "PB[Ann[3d] junk PW[Bob];B[hh];W[ig]", "Ann[3d", "", 0);
    row("one bracket before words between nodes", "PB[Ann]PW[Bob]C[a [b] junk;B[hh];W[ig]", "Ann", "a [b", 0);
}

void TestSgfSpellings::brackets()
{
    QFETCH(QString, text);
    QFETCH(QString, black);
    QFETCH(QString, comment);
    QFETCH(int, warnings);
    const std::string bytes = "(;FF[4]GM[4]SZ[15]" + text.toStdString() + ")";
    const Collection collection = readCollection(bytes);
    QCOMPARE(collection.size(), std::size_t(1));
    const Game game = collection.readGame(0);
    QCOMPARE(QString::fromStdString(game.info.black.name), black);
    QCOMPARE(game.info.white.name, std::string("Bob"));
    QCOMPARE(QString::fromStdString(game.tree.comment(GameTree::root())), comment);
    QCOMPARE(game.tree.nodeCount(), NodeId(3));
    const QStringList all = names(collection.messages()) + names(game.messages);
    QCOMPARE(all.count("VALUE_SPELLING"), warnings);
    // What is written is protected, and reads the same.
    const Collection again = readCollection(writeSgf(game));
    QCOMPARE(again.readGame(0).info.black.name, game.info.black.name);
    QCOMPARE(names(again.readGame(0).messages), QStringList());
}

} // namespace tst_sgfspellings

QTEST_GUILESS_MAIN(tst_sgfspellings::TestSgfSpellings)
#include "tst_sgfspellings.moc"
