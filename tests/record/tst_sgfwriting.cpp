// SPDX-License-Identifier: MIT
#include "record/model/gamestat.h"
#include "sgfhelp.h"

#include <QTest>
#include <rapidcheck.h>

namespace tst_sgfwriting {

using namespace kagetsu;
using namespace kagetsu::record;
using namespace std::chrono_literals;
using rules::Side;

namespace {

// A text with all that can hurt: brackets, backslashes, colons, line breaks, letters of many languages.
std::string anyText(bool lines)
{
    std::string text;
    const auto pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
        "a", " ", "]", "[", "\\", ":", ";", "(", ")", "表", "é", lines ? "\n" : "b", "", "0"));
    for (const std::string &piece : pieces)
        text += piece;
    return text;
}

rules::Point anyPoint(const GameTree &tree)
{
    return { *rc::gen::inRange(0, tree.columns()), *rc::gen::inRange(0, tree.rows()) };
}

std::vector<rules::Point> anyPoints(const GameTree &tree)
{
    std::vector<rules::Point> points;
    const int count = *rc::gen::inRange(0, 4);
    for (int i = 0; i < count; ++i)
        points.push_back(anyPoint(tree));
    std::sort(points.begin(), points.end(),
        [](rules::Point a, rules::Point b) { return a.y != b.y ? a.y > b.y : a.x < b.x; });
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

template <class T>
std::optional<T> maybe(T value)
{
    return *rc::gen::arbitrary<bool>() ? std::optional(value) : std::nullopt;
}

Side anySide()
{
    return *rc::gen::element(Side::Black, Side::White);
}

NodeDetails anyDetails(const GameTree &tree)
{
    NodeDetails details;
    details.black = { maybe(std::chrono::milliseconds(*rc::gen::inRange(-2000, 10'000'000))),
        maybe(*rc::gen::inRange(0, 99)) };
    details.white = { maybe(std::chrono::milliseconds(*rc::gen::inRange(-2000, 10'000'000))),
        maybe(*rc::gen::inRange(0, 99)) };
    details.swap = maybe(*rc::gen::element(SwapChoice::Swapped, SwapChoice::Kept, SwapChoice::TwoMore));
    const int choices = *rc::gen::inRange(0, 3);
    for (int i = 0; i < choices; ++i)
        details.choices.push_back(anyText(/*lines=*/false));
    details.fifthMoves = maybe(*rc::gen::inRange(1, 11));
    details.symmetryOverruled = *rc::gen::arbitrary<bool>();
    details.fifthOffers = anyPoints(tree);
    if (*rc::gen::arbitrary<bool>()) // in any order
        std::reverse(details.fifthOffers.begin(), details.fifthOffers.end());
    details.placedBy = maybe(anySide());
    details.foul = maybe(*rc::gen::element(FoulNote::Refused, FoulNote::Missed));
    if (*rc::gen::arbitrary<bool>())
        details.warnings = { { anySide(), anyText(/*lines=*/false) }, { anySide(), "late" } };
    details.drawOffer = maybe(anySide());
    if (*rc::gen::arbitrary<bool>()) {
        details.markup.setPoints(MarkKind::Circle, [&] {
            Region points;
            for (const rules::Point point : anyPoints(tree))
                points.add(point);
            return points;
        }());
        details.markup.labels = { { { 1, 1 }, anyText(/*lines=*/false) } };
        details.properties = { { "ZZZZ", { { "a]b" }, { "" } } } };
    }
    return details;
}

Game anyGame()
{
    Game game;
    const int columns = *rc::gen::element(3, 15, 19, 20, 26, 27, 52);
    const int rows = *rc::gen::element(3, 15, 19, 20, 26, 27, 52);
    game.tree = GameTree(columns, rows);
    game.info.black = { anyText(false), anyText(false), "" };
    game.info.event = anyText(false);
    game.info.remark = anyText(true);
    game.info.procedure = anyText(false);
    game.info.opener = maybe(anySide());
    game.info.charset = "UTF-8";
    game.tree.editDetails(0) = anyDetails(game.tree);
    game.tree.editDetails(0).setup.black = anyPoints(game.tree);
    game.tree.editDetails(0).setup.toMove = maybe(anySide());
    game.tree.setText(0, TextKind::Headline, anyText(/*lines=*/false));
    game.tree.setComment(0, anyText(true));
    const int count = *rc::gen::inRange(0, 30);
    for (int i = 0; i < count; ++i) {
        // Nodes are numbered in file order only if a new one hangs on the path to the last one.
        const std::vector<NodeId> path = game.tree.path(game.tree.nodeCount() - 1);
        const NodeId parent = path[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(path.size())))];
        const rules::Point point = anyPoint(game.tree);
        const bool free = game.tree.stones(parent).at(point) == rules::Stone::None;
        std::optional<Move> move = Move::pass(anySide());
        if (free && *rc::gen::inRange(0, 4) > 0)
            move = Move::stone(anySide(), point);
        else if (*rc::gen::arbitrary<bool>())
            move.reset();
        const NodeId node = game.tree.append(parent, move);
        game.tree.setText(node, TextKind::Headline, anyText(/*lines=*/false));
        game.tree.setComment(node, anyText(true));
        game.tree.editDetails(node) = anyDetails(game.tree);
    }
    return game;
}

std::string writtenWith(const Collection &collection, std::size_t index, const Game &game)
{
    std::string text;
    writeCollection(collection, index, game, [&text](std::string_view piece) { text += piece; });
    return text;
}

} // namespace

class TestSgfWriting : public QObject
{
    Q_OBJECT

private slots:
    // A match as it is saved: the whole text.
    void aPlayedMatch()
    {
        Game game;
        game.info.black.name = "Abe [1]";
        game.info.white = { "Bo", "2d", "" };
        game.info.event = "Club: evening";
        game.info.date = "2026-11-20";
        game.info.rules = "Renju, Taraguchi-10";
        game.info.baseTime = "5400";
        game.info.timeControl = "90m+30s";
        game.info.opener = Side::Black;
        game.info.recordId = "7f";
        game.info.result = { Winner::White, Reason::DoubleThree };
        GameTree &tree = game.tree;
        NodeId node = tree.append(tree.root(), Side::Black, { 7, 7 });
        tree.editDetails(node).black.left = 5'399'900ms;
        tree.editDetails(node).swap = SwapChoice::Kept;
        node = tree.append(node, Side::White, { 8, 8 });
        tree.editDetails(node).white = { 12'000ms, 3 };
        tree.setComment(node, "a\nb]");
        node = tree.append(node, Side::Black, { 6, 5 });
        tree.editDetails(node).drawOffer = Side::Black;
        tree.editDetails(node).warnings = { { Side::White, "clock: twice" } };
        node = tree.append(node, Move::pass(Side::White));
        const QString expected = QStringLiteral("(;FF[4]GM[4]CA[UTF-8]AP[Kagetsu:%1]SZ[15]RU[Renju, Taraguchi-10]\n"
                                                "PB[Abe [1\\]]PW[Bo]WR[2d]\n"
                                                "EV[Club: evening]DT[2026-11-20]\n"
                                                "TM[5400]RE[W+F]\n"
                                                "XOP[B]XRS[forbidden:33]XTC[90m+30s]XID[7f]\n"
                                                ";B[hh]BL[5399.9]XSW[N];W[ig]WL[12]OW[3]C[a\nb\\]];B[gj]XWN[W:clock\\: "
                                                "twice]XDR[B];W[])\n");
        const QString written = QString::fromStdString(writeSgf(game));
        const QString version = written.section(QStringLiteral("Kagetsu:"), 1).section(QLatin1Char(']'), 0, 0);
        QVERIFY(!version.isEmpty());
        QCOMPARE(written, expected.arg(version));
        QVERIFY(onlyGame(writeSgf(game)).tree == game.tree);
    }

    void engineGamesComeBack_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char *name : { "engine-renju", "engine-std15", "engine-free15", "engine-free20" })
            QTest::newRow(name) << QByteArray("games/") + name + ".sgf";
    }
    void engineGamesComeBack()
    {
        QFETCH(QByteArray, path);
        const Collection collection = readCollection(dataFile(path.constData()));
        QCOMPARE(collection.size(), std::size_t(100));
        for (std::size_t i = 0; i < collection.size(); ++i) {
            const Game game = collection.readGame(i);
            QVERIFY(game.messages.empty());
            const std::string once = writeSgf(game);
            const Game again = onlyGame(once);
            QVERIFY(again.tree == game.tree);
            QVERIFY(again.info.black == game.info.black && again.info.result == game.info.result);
            // written as it was read, though it is no form of ours (record-sgf.md#r34)
            QCOMPARE(again.info.date, game.info.date);
            QCOMPARE(again.info.resultText, game.info.resultText);
            QVERIFY(once.find("TE[") != std::string::npos);
            QCOMPARE(writeSgf(again), once);
            QCOMPARE(writeSgf(onlyGame(writeSgf(game, { .compact = true }))), once);
        }
    }

    void anyGameComesBack()
    {
        const bool held = rc::check("a written game is read as the same", [] {
            const Game game = anyGame();
            const std::string once = writeSgf(game);
            const Collection collection = readCollection(once);
            RC_ASSERT(collection.size() == 1U);
            const Game again = collection.readGame(0);
            RC_ASSERT(again.tree == game.tree);
            RC_ASSERT(again.info.black == game.info.black);
            RC_ASSERT(again.info.event == game.info.event);
            RC_ASSERT(again.info.remark == game.info.remark);
            RC_ASSERT(again.info.opener == game.info.opener);
            RC_ASSERT(writeSgf(again) == once);
            const std::string compact = writeSgf(game, { .compact = true });
            RC_ASSERT(writeSgf(readCollection(compact).readGame(0)) == once);
        });
        QVERIFY(held);
    }

    void linesAreShort()
    {
        Game game;
        NodeId node = GameTree::root();
        for (int i = 0; i < 40; ++i)
            node = game.tree.append(node, i % 2 == 0 ? Side::Black : Side::White, { i % 15, i / 15 });
        const QStringList lines = QString::fromStdString(writeSgf(game)).split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 1 + 4 + 1); // root, twelve nodes in a line, the end
        QCOMPARE(lines[1].count(QLatin1Char(';')), 12);
        QCOMPARE(lines[4].count(QLatin1Char(';')), 4);
        for (NodeId i = 1; i < game.tree.nodeCount(); ++i)
            game.tree.setComment(i, "some words");
        for (const QString &line : QString::fromStdString(writeSgf(game)).split(QLatin1Char('\n')))
            QVERIFY(line.size() <= 79);
        const QString compact = QString::fromStdString(writeSgf(game, { .compact = true }));
        QCOMPARE(compact.count(QLatin1Char('\n')), 1);
        QVERIFY(compact.endsWith(QLatin1Char('\n')));
    }

    void variationsBeginOnTheirOwnLines()
    {
        const Game game = onlyGame(QByteArray("(;GM[4]SZ[15];B[hh](;W[ig];B[aa](;W[bb])(;W[cc]))(;W[hg]))"));
        const QString text = QString::fromStdString(writeSgf(game)).section(QLatin1Char('\n'), 1);
        QCOMPARE(text, QStringLiteral(";B[hh]\n(;W[ig];B[aa]\n(;W[bb])\n(;W[cc]))\n(;W[hg]))\n"));
    }

    // record-sgf.md#r34: a result keeps its spelling until it is changed.
    void resultKeepsItsSpelling()
    {
        Game game = onlyGame(QByteArray("(;GM[4]SZ[15]RE[黑中盘胜])"));
        QVERIFY(writeSgf(game).find("RE[黑中盘胜]") != std::string::npos);
        game.info.result = { Winner::White, Reason::Time };
        const std::string text = writeSgf(game);
        QVERIFY(text.find("RE[W+T]") != std::string::npos);
        QVERIFY(text.find("XRS[time]") != std::string::npos);
    }

    void theFirstProgramIsRemembered()
    {
        const std::string once = writeSgf(onlyGame(QByteArray("(;GM[4]SZ[15]AP[Other:1.0])")));
        QVERIFY(once.find("AP[Kagetsu:") != std::string::npos);
        QVERIFY(once.find("XAP[Other:1.0]") != std::string::npos);
        QCOMPARE(writeSgf(onlyGame(once)), once);
    }

    void piecesJoinToTheWhole()
    {
        Game game;
        NodeId node = GameTree::root();
        for (int i = 0; i < 100'000; ++i)
            node = game.tree.append(node, Move::pass(i % 2 == 0 ? Side::Black : Side::White));
        std::string joined;
        std::size_t largest = 0;
        writeSgf(game, [&](std::string_view piece) {
            joined += piece;
            largest = std::max(largest, piece.size());
        });
        QCOMPARE(joined, writeSgf(game));
        QVERIFY(largest < joined.size() / 2);
    }

    // record-sgf.md#r41: for programs older than FF[4].
    void ff3_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("becomes");
        QTest::newRow("R41: passes on boards of up to 19 lines")
            << QByteArray("(;GM[4]SZ[19];B[];W[aa])") << QByteArray("SZ[19];B[tt];W[aa])\n");
        QTest::newRow("R41: passes on larger boards")
            << QByteArray("(;GM[4]SZ[20];B[])") << QByteArray("SZ[20];B[])\n");
        QTest::newRow("R41: letters that ISO-8859-1 has, and others")
            << QByteArray("(;GM[4]SZ[15]PB[Müller]PW[山田])") << QByteArray("SZ[15]PB[M\xFCller]PW[??])\n");
        QTest::newRow("R41: signs of FF[4]") << QByteArray("(;GM[4]SZ[15];B[hh]CR[aa]SQ[aa]AR[aa:bb]LN[aa:bb]DD[aa])")
                                             << QByteArray("SZ[15];B[hh]CR[aa])\n");
        QTest::newRow("R41: rectangles of signs, which FF[4] has")
            << QByteArray("(;GM[4]SZ[15];B[hh]CR[aa:ba]TR[cc])") << QByteArray("SZ[15];B[hh]CR[aa][ba]TR[cc])\n");
    }
    void ff3()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, becomes);
        const auto written = QByteArray::fromStdString(writeSgf(onlyGame(text), { .compact = true, .ff3 = true }));
        QVERIFY(written.startsWith("(;FF[3]GM[4]AP[Kagetsu:"));
        QCOMPARE(written.mid(written.indexOf("SZ[")), becomes);
    }

    // record-sgf.md#r43: saving one game of several.
    void oneOfSeveral()
    {
        const std::string text = "\n(;GM[4]SZ[15]PB[a];B[HH]) \n junk (;GM[4]SZ[15];B[aa])\n\n(;GM[4]SZ[15]ZZ[z]";
        const Collection collection = readCollection(text);
        QVERIFY(collection.keepsOthers());
        Game game = collection.readGame(1);
        game.tree.append(1, Side::White, { 7, 7 });
        const std::string written = writtenWith(collection, 1, game);
        std::string own = writeSgf(game);
        own.pop_back();
        QCOMPARE(written, "\n(;GM[4]SZ[15]PB[a];B[HH]) \n junk " + own + "\n\n(;GM[4]SZ[15]ZZ[z]");
        QCOMPARE(writtenWith(readCollection(written), 1, game), written);
    }
    // What stands in another charset is all written anew, or its name of the charset would be a lie.
    void oneOfSeveralInAnotherCharset()
    {
        // 表, whose second byte is a backslash
        const std::string text = "(;GM[4]SZ[15]CA[Shift_JIS]PB[\x95\x5C];B[hh])(;GM[4]SZ[15]CA[Shift_JIS]PW[\x95\x5C])";
        const Collection collection = readCollection(text);
        QVERIFY(!collection.keepsOthers());
        Game game = collection.readGame(1);
        game.info.event = "E";
        const Collection again = readCollection(writtenWith(collection, 1, game));
        QVERIFY(again.keepsOthers());
        QCOMPARE(again.size(), std::size_t(2));
        QCOMPARE(again.entry(0).black.name, std::string("表"));
        QCOMPARE(again.entry(1).white.name, std::string("表"));
        QCOMPARE(again.entry(1).event, std::string("E"));
        QCOMPARE(again.readGame(0).tree.nodeCount(), NodeId(2));
    }
    // UTF-8 under a wrong name: read alone, a game could be taken for what it says it is.
    void oneOfSeveralUnderAWrongName()
    {
        const std::string text = "(;GM[4]SZ[15]CA[ISO-8859-1]PB[表])(;GM[4]SZ[15]PB[b])";
        const Collection collection = readCollection(text);
        QVERIFY(!collection.keepsOthers());
        const Collection again = readCollection(writtenWith(collection, 1, collection.readGame(1)));
        QVERIFY(again.keepsOthers());
        QCOMPARE(again.entry(0).black.name, std::string("表"));
    }

    void statListsTheFactsOfAGame()
    {
        const GameStat stat = statOf(onlyGame(QByteArray(
            "(;GM[4]SZ[15]PB[A]PW[B]EV[E]DT[2026]RU[4]RE[B+R]AB[aa]PL[B]C[root];B[hh](;W[zz]N[n];B[])(;W[ig]C[c]))")));
        QCOMPARE(stat.nodes, NodeId(5));
        QCOMPARE(stat.leaves, NodeId(2));
        QCOMPARE(stat.mainNodes, NodeId(4));
        const std::vector<Move> main { Move::stone(Side::Black, { 7, 7 }), Move::unplaced(Side::White),
            Move::pass(Side::Black) };
        QVERIFY(stat.main == main);
        QVERIFY(stat.columns == 15 && stat.rows == 15 && stat.charset == "UTF-8");
        QVERIFY(
            stat.black == "A" && stat.white == "B" && stat.event == "E" && stat.date == "2026" && stat.rules == "4");
        QVERIFY((stat.result == GameResult { Winner::Black, Reason::Resignation }));
        QCOMPARE(stat.setup.black.size(), std::size_t(1));
        const std::vector<StatText> texts { { 0, "PB", "A" }, { 0, "PW", "B" }, { 0, "EV", "E" }, { 0, "C", "root" },
            { 2, "N", "n" }, { 4, "C", "c" } };
        QVERIFY(stat.texts == texts);
        QCOMPARE(stat.messages, std::size_t(1));
    }
};

} // namespace tst_sgfwriting

QTEST_GUILESS_MAIN(tst_sgfwriting::TestSgfWriting)
#include "tst_sgfwriting.moc"
