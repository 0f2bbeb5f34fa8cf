// SPDX-License-Identifier: MIT
#include "record/collection.h"
#include "record/formats/foreignfacts.h"
#include "record/plain/boardtext.h"
#include "record/plainformats.h"
#include "record/sgf/sgfwriter.h"
#include "record/text/datetext.h"
#include "sgfhelp.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>

namespace tst_formats {

using namespace kagetsu;
using namespace kagetsu::record;
using rules::Side;

namespace {

const char *const PlayOkShort =
    "[Event \"?\"]\n[Site \"PlayOK\"]\n[Date \"2019.01.30\"]\n[Round \"-\"]\n[Black \"anna\"]\n"
    "[White \"bo\"]\n[Result \"0-1\"]\n[Time \"19:06:12\"]\n[TimeControl \"300\"]\n"
    "[GameType \"61,15\"]\n[BlackElo \"1500\"]\n[WhiteElo \"1400\"]\n\n";

QByteArray board(std::initializer_list<const char *> lines)
{
    QByteArray text;
    for (const char *line : lines)
        text += QByteArray(line) + '\n';
    return text;
}

// Stones on free points in turns from Black on, some with the time they took; a pass here and there where asked for.
Game anyLine(int size, bool passes)
{
    Game game;
    game.tree = GameTree(size, size);
    Stones stones(size, size);
    NodeId node = GameTree::root();
    Side side = Side::Black;
    const int count = *rc::gen::inRange(1, 40);
    for (int i = 0; i < count; ++i) {
        const rules::Point point(*rc::gen::inRange(0, size), *rc::gen::inRange(0, size));
        const bool isFree = stones.at(point) == rules::Stone::None;
        if (!isFree && !passes && i > 0)
            break;
        node = isFree ? game.tree.append(node, side, point) : game.tree.append(node, Move::pass(side));
        stones.set(point, rules::stoneOf(side));
        setMoveTime(game.tree, node, std::chrono::milliseconds(*rc::gen::inRange(0, 3) * 1234));
        side = rules::other(side);
    }
    return game;
}

// One that could be taken for something else, too.
std::string anyName()
{
    return *rc::gen::element<std::string>(
        "", "a", "Anna 花", "0", "-1", "1,2,3", "15,rule", "pbrain-x", "x.exe", "a]b:c\\");
}

bool sameMoves(const GameTree &one, const GameTree &two)
{
    const std::vector<NodeId> line = one.mainLine();
    const std::vector<NodeId> other = two.mainLine();
    return std::equal(line.begin(), line.end(), other.begin(), other.end(),
        [&](NodeId a, NodeId b) { return one.action(a) == two.action(b); });
}

bool sameTimes(const GameTree &one, const GameTree &two)
{
    const std::vector<NodeId> line = one.mainLine();
    return std::all_of(
        line.begin(), line.end(), [&](NodeId node) { return moveTime(one, node) == moveTime(two, node); });
}

int timesIn(const GameTree &tree)
{
    const std::vector<NodeId> line = tree.mainLine();
    return static_cast<int>(
        std::count_if(line.begin(), line.end(), [&](NodeId node) { return moveTime(tree, node).count() > 0; }));
}

} // namespace

class TestFormats : public QObject
{
    Q_OBJECT

private slots:
    void recognised_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("fileName");
        QTest::addColumn<QByteArray>("format");
        const auto row = [](const char *name, const QByteArray &bytes, const char *fileName, const char *format) {
            QTest::newRow(name) << bytes << QByteArray(fileName) << QByteArray(format);
        };
        row("SGF", "(;GM[4];B[hh])", "", "sgf");
        row("SGF behind junk", "subject: a game\n( ;GM[4];B[hh])", "a.txt", "sgf");
        row("SGF under a library's name", "(;GM[4];B[hh])", "a.lib", "sgf");
        row("nothing at all", "", "", "sgf");
        row("words", "Dear Anna, see you at 8.", "", "sgf");
        row("a library by its header", QByteArray("\xFFRenLib\xFF\3\4\0\0\0\0\0\0\0\0\0\0", 20), "", "lib");
        row("a library of the oldest kind by its name", "\x78\x40", "a.LIB", "lib");
        row("the library of RenjuNet", "<?xml version=\"1.0\"?>\n<!-- x -->\n<database version=\"1.0\">", "a.xml",
            "rif");
        row("another XML file", "<?xml version=\"1.0\"?><html>(;</html>", "", "sgf");
        row("Piskvork", "Piskvorky 20x20, 11:11, 0\r\n", "", "psq");
        row("PlayOK", PlayOkShort, "", "playok");
        row("stones as bytes", QByteArray("\3pqr"), "game.pos", "pos");
        row("stones as bytes without a name", QByteArray("\2\x70\x80"), "", "pos");
        row("moves in one piece", "h8i9j10k11", "", "moves");
        row("one move", "h8", "", "moves");
        row("moves with numbers", "1. h8 2) i9 3.j10", "", "moves");
        row("moves in capitals with commas", "H8,I9 , J10", "", "moves");
        row("moves with marks of other scripts", "1、h8，2、i9。", "", "moves");
        row("moves with a few words", "Black: 1. h8 i9 2. j10 h10 3. k9 and wins", "", "moves");
        row("a text about two points", "I like h8 and i9 better than all others of this board", "", "sgf");
        row("a drawn board", board({ ".....", ".x...", "..o..", ".....", "....." }), "", "board");
        row("a drawn board that is too small", board({ "...", ".x.", "..." }), "", "sgf");
        row("a line of dashes", "-----------------", "", "sgf");
        row("all points in one line", ".....x...o...............", "", "board");
    }
    void recognised()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, fileName);
        QFETCH(QByteArray, format);
        const std::string_view name = nameOf(recognise(bytes.toStdString(), fileName.toStdString()));
        QCOMPARE(QByteArray(name.data(), static_cast<qsizetype>(name.size())), format);
    }

    // What a text becomes as SGF, and the messages.
    void read_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QString>("becomes");
        QTest::addColumn<QStringList>("codes");
        const auto row = [](const char *name, const char *format, const QByteArray &bytes, const char *becomes,
                             QStringList codes = {}) {
            QTest::newRow(name) << bytes << QByteArray(format) << QString::fromUtf8(becomes) << codes;
        };
        // moves
        row("moves: rows count from the bottom", "moves", "a1 o15 A15 o1", "(;;B[ao];W[oa];B[aa];W[oo])");
        row("moves: the letter i is not skipped", "moves", "i9", "(;;B[ig])");
        row("moves: numbers are skipped", "moves", "1. h8 2. i9 3) j10 4 h9", "(;;B[hh];W[ig];B[jf];W[hg])");
        row("moves: passes", "moves", "h8 -- i9 pass j9 PASS", "(;;B[hh];W[];B[ig];W[];B[jg];W[])");
        row("moves: single dashes part", "moves", "h8-i9", "(;;B[hh];W[ig])");
        row("moves: an occupied point", "moves", "h8 h8 i9", "(;;B[hh];W[hh];B[ig])", { "OCCUPIED_POINT" });
        row("moves: words are skipped", "moves", "h8 good! i9", "(;;B[hh];W[ig])", { "SKIPPED_TEXT" });
        row("moves: no row of this number", "moves", "h8 h27 i9", "(;;B[hh];W[ig])", { "SKIPPED_TEXT" });
        row("moves: a larger board where a point needs it", "moves", "t20", "(;SZ[20];B[ta])");
        row("moves: nothing", "moves", "", "(;)");
        // boards
        row("board: stones and whose turn it is", "board", board({ ".....", ".x...", "..o..", "...X.", "....." }),
            "(;SZ[5]AB[bb][dd]AW[cc])");
        row("board: signs of other programs", "board", board({ "┼┼┼┼┼", "┼●┼┼┼", "┼┼○┼┼", "┼┼┼┼┼", "┼┼┼┼┼" }),
            "(;SZ[5]AB[bb]AW[cc])");
        row("board: digits", "board", board({ "- - - - -", "- 1 - - -", "- - 2 - -", "- - - - -", "- - - - -" }),
            "(;SZ[5]AB[bb]AW[cc])");
        row("board: letters and numbers at the edges", "board",
            board({ "  A B C D E", "5 . . . . .  5", "4 . b . . .  4", "3 . . w . .  3", "2 . . . . .  2",
                "1 . . . . .  1", "  A B C D E" }),
            "(;SZ[5]AB[bb]AW[cc])");
        row("board: numbers of moves, labels and forbidden points", "board",
            board({ "5 .   .   !   ?   .", "4 .   X12 .   .   (B)", "3 .   (x1) O3  .   .", "2 .   .   .   .   .",
                "1 .   .   .   .   X104", "  A   B   C   D   E" }),
            "(;SZ[5]AB[bb][ee]AW[cc])");
        row("board: one line", "board", "......X.....O............", "(;SZ[5]AB[bb]AW[cc])");
        row("board: not square", "board", board({ "......", ".x....", "......", "......", "......" }),
            "(;SZ[6:5]AB[bb])");
        row("board: a line that is none", "board", board({ ".....", ".....", "Hello!", ".....", ".....", "....x" }),
            "(;SZ[5]AB[ee])", { "SKIPPED_TEXT" });
        row("board: nothing", "board", "", "(;SZ[3])", { "BAD_SIZE" });
        // psq
        row("psq: columns and rows count from 1, the first row is the top", "psq",
            "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n1,15,1500\r\n-1\r\n", "(;;B[hh];W[ao]XMT[1.5])");
        row("psq: players", "psq", "Piskvorky 15x15, 11:11, 0\n8,8,0\npbrain-alpha.exe\nBeta.ZIP\n0\n",
            "(;PB[alpha]PW[Beta]XRF[file-black:pbrain-alpha.exe][file-white:Beta.ZIP];B[hh])");
        row("psq: the second player begins", "psq", "Piskvorky 15x15, 11:11, 1\n8,8,0\na\nb\n0\n",
            "(;PB[b]PW[a];B[hh])");
        row("psq: a five tells the winner", "psq",
            "Piskvorky 15x15, 0:0, 0\n1,1,0\n1,2,0\n2,1,0\n2,2,0\n3,1,0\n3,2,0\n4,1,0\n4,2,0\n5,1,0\n-1\n",
            "(;RE[B+]XRS[five];B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea])");
        row("psq: out of time", "psq", "Piskvorky 15x15, 0:0, 0\n1,1,0\na\nb\n15\n",
            "(;PB[a]PW[b]RE[B+T]XRS[time];B[aa])");
        row("psq: a later program's end", "psq", "Piskvorky 15x15, 0:0, 0\n1,1,0\na\nb\n1,Freestyle\n",
            "(;RU[Freestyle]PB[a]PW[b];B[aa])");
        row("psq: off the board and occupied", "psq", "Piskvorky 15x15, 0:0, 0\n16,1,0\n1,1,0\n1,1,0\n-1\n",
            "(;;B[16,1,0];W[aa];B[aa])", { "ILLEGAL_POINT", "OCCUPIED_POINT" });
        row("psq: a size that is none", "psq", "Piskvorky 2x2, 0:0, 0\n1,1,0\n-1\n", "(;SZ[20];B[aa])", { "BAD_SIZE" });
        row("psq: no header", "psq", "1,1,0\n-1\n", "(;SZ[20];B[aa])", { "SIZE_GUESSED" });
        row("psq: lines too many", "psq", "Piskvorky 15x15, 0:0, 0\n1,1,0\na\nb\nc\n-1\n", "(;PB[a]PW[b];B[aa])",
            { "SKIPPED_TEXT" });
        row("psq: cut off behind a move", "psq", "Piskvorky 15x15, 0:0, 0\n1,1,0", "(;;B[aa])");
        // pos
        row("pos: bytes count from the top left", "pos", QByteArray("\3\0\x70\xE0", 4), "(;;B[aa];W[hh];B[oo])");
        row("pos: cut off", "pos", "\3\x70", "(;;B[hh])", { "CUT_RECORD" });
        row("pos: bytes too many", "pos", "\1\x70\x71", "(;;B[hh])", { "SKIPPED_TEXT" });
        row("pos: a byte that is no point", "pos", "\1\xF0", "(;;B[240])", { "ILLEGAL_POINT" });
        // PlayOK
        row("playok: the second player keeps White", "playok",
            QByteArray(PlayOkShort) + "1. h6 j9 2. l9 white 3. -- i8 4. i7 j8 0-1\n",
            "(;RU[Swap2]PB[anna]BR[1500]PW[bo]WR[1400]RO[-]PC[PlayOK]DT[2019-01-30]TM[300]RE[W+]"
            ";B[hj];W[jg];B[lg]XSW[N];W[ih];B[ii];W[jh])");
        row("playok: the second player takes Black", "playok", "[Black \"a\"]\n\n1. h6 j9 2. l9 black 3. -- i8",
            "(;RU[Swap2]PB[a];B[hj];W[jg];B[lg]XSW[Y];W[ih])");
        row("playok: two more stones, then the first player keeps Black", "playok",
            "[Black \"a\"]\n\n1. h3 i3 2. j3 i11 3. h11 -- 4. black j5 *",
            "(;RU[Swap2]PB[a];B[hm];W[im];B[jm]XSW[+2];W[ie];B[he]XSW[N];W[jk])");
        row("playok: a larger board and folded lines", "playok", "[GameType \"61,19\"]\n\n1. s19\na1\n",
            "(;SZ[19];B[sa];W[as])");
        row("playok: a word that is none", "playok", "[Black \"a\"]\n\n1. h8 what 1/2-1/2", "(;PB[a];B[hh])",
            { "SKIPPED_TEXT" });
        // RenjuNet
        row("rif: names in the order of the country, tables behind the games", "rif",
            "<database><games><game id=\"7\" black=\"1\" white=\"2\" rule=\"3\" bresult=\"0.5\" opening=\"4\" "
            "round=\"T2-3\" swap=\"R\" alt=\"\"><move>h8 i9 --</move><info>a &lt;b&gt;</info></game></games>"
            "<countries><country id=\"5\" name=\"Japan\" reversed=\"1\"/></countries>"
            "<players><player id='1' name='Taro' surname='Abe' country='5'/><player id='2' name='Al' "
            "surname='&#x416;'/>"
            "</players><rules><rule id=\"3\" name=\"RIF\"/></rules>"
            "<openings><opening id=\"4\" abbr=\"D7\" name=\"Kagetsu\"/></openings></database>",
            "(;RU[RIF]PB[Abe Taro]BT[Japan]PW[Al Ж]RO[T2-3]RE[0]ON[Kagetsu]GC[a <b>]XON[d7]XID[rif:7]XRF[swap:R]"
            ";B[hh];W[ig];B[])");
        row("rif: the other fifth moves", "rif",
            "<database><game alt=\"a1 b2\"><move>h8 i9 j9 k9 l9 m9</move></game></database>",
            "(;;B[hh];W[ig];B[jg];W[kg]XFM[lg][ao][bn];B[lg];W[mg])");
        row("rif: other fifth moves in words", "rif",
            "<database><game alt=\"none\"><move>h8 i9 j9 k9 l9</move></game></database>",
            "(;XRF[alt:none];B[hh];W[ig];B[jg];W[kg];B[lg])");
        row("rif: moves off the board and on a stone", "rif", "<database><game><move>h8 p1 h8</move></game></database>",
            "(;;B[hh];W[p1];B[hh])", { "ILLEGAL_POINT", "OCCUPIED_POINT" });
        row("rif: numbers that nobody has, a result that is none", "rif",
            "<database><game black=\"9\" bresult=\"2\"><move></move></game></database>", "(;)",
            { "UNKNOWN_ID", "BAD_VALUE" });
    }
    void read()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, format);
        QFETCH(QString, becomes);
        QFETCH(QStringList, codes);
        ReadOptions options;
        options.format = formatFromName(format.toStdString());
        const Collection collection = readRecords(bytes.toStdString(), options);
        QCOMPARE(collection.size(), std::size_t(1));
        const Game game = collection.readGame(0);
        QCOMPARE(shortText(game), becomes);
        QCOMPARE(sorted(names(game.messages)), sorted(codes));
        // As SGF it stays what it is.
        QCOMPARE(shortText(onlyGame(writeSgf(game))), becomes);
    }

    void placesOfMessages()
    {
        const Game moves = readRecords("h8 i9\n j9 h8").readGame(0);
        QCOMPARE(moves.messages.size(), std::size_t(1));
        QVERIFY(moves.messages[0].line == 2 && moves.messages[0].column == 5 && moves.messages[0].excerpt == "h8");
        const Collection rif = readRecords("<database>\n<game id=\"1\"><move>h8</move></game>\n"
                                           "<game id=\"1\">\n<move>h8 h8</move></game></database>");
        QCOMPARE(rif.size(), std::size_t(2));
        QCOMPARE(names(rif.messages()), QStringList { "DUPLICATE_ID" });
        QCOMPARE(rif.messages()[0].line, 3);
        const Game second = rif.readGame(1);
        QCOMPARE(names(second.messages), QStringList { "OCCUPIED_POINT" });
        QVERIFY(second.messages[0].line == 4 && second.messages[0].column == 10 && second.messages[0].tree == 2);
        const Game pos = readRecords("\2\x70\x70", { .format = Format::Pos }).readGame(0);
        QCOMPARE(pos.messages[0].offset, std::int64_t(2));
    }

    void severalPlayOkGames()
    {
        const std::string one = std::string(PlayOkShort) + "1. h8 i9 1-0\n\n";
        const Collection collection = readRecords(one + one + one);
        QCOMPARE(collection.size(), std::size_t(3));
        QCOMPARE(collection.entry(2).black.name, std::string("anna"));
        QCOMPARE(collection.entry(2).mainMoves, 2);
        QCOMPARE(collection.readGame(2).tree.nodeCount(), NodeId(3));
    }

    // The list tells what the games tell.
    void syntheticRif()
    {
        const Collection collection = readRecords(dataFile("formats/synthetic.rif"));
        QVERIFY(collection.format() == Format::Rif);
        QVERIFY(collection.messages().empty());
        QCOMPARE(collection.size(), std::size_t(60));
        int black = 0;
        int moves = 0;
        for (std::size_t i = 0; i < collection.size(); ++i) {
            const CollectionEntry &entry = collection.entry(i);
            const Game game = collection.readGame(i);
            QVERIFY(entry.black.name == game.info.black.name && entry.white.name == game.info.white.name);
            QVERIFY(entry.event == game.info.event && entry.date == game.info.date && entry.round == game.info.round);
            QVERIFY(entry.rules == game.info.rules && entry.result == game.info.result);
            QVERIFY(!entry.black.name.empty() && !entry.event.empty() && !entry.date.empty());
            QCOMPARE(static_cast<std::size_t>(entry.nodes), game.tree.nodeCount());
            QVERIFY(game.messages.empty() && entry.messages == 0);
            black += entry.result.winner == Winner::Black ? 1 : 0;
            moves += entry.mainMoves;
        }
        QCOMPARE(black, 41);
        QCOMPARE(moves, 1479);
    }

    void factsInTheNameOfAFile()
    {
        const Game game = readRecords("\1\x70", { .fileName = "/games/7#1#Anna#Bo#0#1.pos" }).readGame(0);
        QVERIFY(game.info.black.name == "Anna" && game.info.white.name == "Bo" && game.info.rules == "RIF");
        QVERIFY(game.info.result.winner == Winner::White);
        QCOMPARE(readRecords("\1\x70", { .fileName = "a#b.pos" }).readGame(0).info.black.name, std::string());
    }

    void engineGamesAsPsq_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("20 lines") << QByteArray("formats/engine-free20.psq");
        QTest::newRow("15 lines") << QByteArray("formats/engine-std15.psq");
    }
    // All but the strength of the players, which a record does not tell.
    void engineGamesAsPsq()
    {
        QFETCH(QByteArray, file);
        std::string bytes = dataFile(file.constData());
        const Game game = readRecords(bytes).readGame(0);
        QVERIFY(game.messages.empty());
        const auto written = writePlain(game, Format::Psq);
        QVERIFY(written.hasValue());
        QVERIFY(written->losses == ExportLosses());
        bytes.replace(bytes.find("11:11"), 5, "0:0");
        QCOMPARE(written->bytes, bytes);
    }

    // Why a game has no form in a format, or what of it is lost.
    void written_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("bytes"); // empty: refused
        QTest::addColumn<int>("why"); // the misfit, or the only loss, or -1
        const auto bytes = [](const char *name, const char *format, const char *sgf, const QByteArray &text,
                               int loss = -1) {
            QTest::newRow(name) << QByteArray(sgf) << QByteArray(format) << text << loss;
        };
        const auto misfit = [](const char *name, const char *format, const char *sgf, ExportRefusal why) {
            QTest::newRow(name) << QByteArray(sgf) << QByteArray(format) << QByteArray() << static_cast<int>(why);
        };
        const auto loss = [](ExportLoss which) { return static_cast<int>(which); };
        bytes("moves", "moves", "(;GM[4]SZ[15];B[hh];W[];B[oa])", "h8 -- o15");
        bytes("moves without variations", "moves", "(;GM[4]SZ[15];B[hh](;W[ig])(;W[aa]))", "h8 i9",
            loss(ExportLoss::Variations));
        bytes("moves without comments", "moves", "(;GM[4]SZ[15];B[hh]C[x];W[ig])", "h8 i9", loss(ExportLoss::Texts));
        bytes("moves without players", "moves", "(;GM[4]SZ[15]PB[a];B[hh])", "h8", loss(ExportLoss::GameFacts));
        bytes("moves without times", "moves", "(;GM[4]SZ[15];B[hh]BL[5])", "h8", loss(ExportLoss::Clocks));
        bytes("moves without signs", "moves", "(;GM[4]SZ[15];B[hh]CR[aa])", "h8", loss(ExportLoss::Properties));
        misfit("moves of a board too large", "moves", "(;GM[4]SZ[27];B[aa])", ExportRefusal::BoardSize);
        misfit("moves of one colour", "moves", "(;GM[4]SZ[15];B[hh];B[ig])", ExportRefusal::Turns);
        misfit("moves that White begins", "moves", "(;GM[4]SZ[15];W[hh])", ExportRefusal::Turns);
        misfit("moves behind a setup", "moves", "(;GM[4]SZ[15]AB[aa];B[hh])", ExportRefusal::Setup);
        misfit("no moves", "moves", "(;GM[4]SZ[15])", ExportRefusal::Empty);
        bytes("psq", "psq", "(;GM[4]SZ[15]PB[a]PW[b];B[aa];W[oo]XMT[1.5])",
            "Piskvorky 15x15, 0:0, 0\r\n1,1,0\r\n15,15,1500\r\na\r\nb\r\n-1\r\n");
        misfit("a pass as psq", "psq", "(;GM[4]SZ[15];B[aa];W[])", ExportRefusal::Turns);
        bytes("pos", "pos", "(;GM[4]SZ[15];B[aa];W[oo])", QByteArray("\2\0\xE0", 3));
        misfit("pos on 19 lines", "pos", "(;GM[4]SZ[19];B[aa])", ExportRefusal::BoardSize);
        bytes("a board that was set up", "board", "(;GM[4]SZ[5]AB[aa]AW[ee]PL[B])",
            board({ "X....", ".....", ".....", ".....", "....O" }));
        bytes("a board after moves", "board", "(;GM[4]SZ[5];B[aa];W[ee];B[ee])",
            board({ "X....", ".....", ".....", ".....", "....O" }), loss(ExportLoss::Order));
    }
    void written()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, bytes);
        QFETCH(int, why);
        const auto written = writePlain(onlyGame(sgf), *formatFromName(format.toStdString()));
        if (bytes.isEmpty()) {
            QVERIFY(!written);
            QCOMPARE(static_cast<int>(written.fault()), why);
            return;
        }
        QVERIFY(written.hasValue());
        QCOMPARE(QByteArray::fromStdString(written->bytes), bytes);
        ExportLosses expected;
        if (why >= 0)
            expected.add(static_cast<ExportLoss>(why));
        QVERIFY(written->losses == expected);
    }

    // Any line of stones, and of passes where the format has them, comes back with its names and times.
    void anyLineComesBack_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<bool>("passes");
        QTest::newRow("psq") << static_cast<int>(Format::Psq) << false;
        QTest::newRow("pos") << static_cast<int>(Format::Pos) << false;
        QTest::newRow("moves") << static_cast<int>(Format::Moves) << true;
    }
    void anyLineComesBack()
    {
        QFETCH(int, format);
        QFETCH(bool, passes);
        const auto which = static_cast<Format>(format);
        const bool held = rc::check("a written line is read as the same", [which, passes] {
            const int size = which == Format::Psq ? *rc::gen::inRange(3, 53) : 15;
            Game game = anyLine(size, passes);
            if (which == Format::Psq) {
                game.info.black.name = anyName();
                game.info.white.name = anyName();
            }
            const auto written = writePlain(game, which);
            RC_ASSERT(written.hasValue());
            RC_ASSERT(written->losses.count(ExportLoss::Clocks) == (which == Format::Psq ? 0 : timesIn(game.tree)));
            const Game again = readRecords(written->bytes, { .format = which }).readGame(0);
            RC_ASSERT(again.messages.empty());
            RC_ASSERT(again.info.black.name == game.info.black.name);
            RC_ASSERT(again.info.white.name == game.info.white.name);
            if (which == Format::Psq)
                RC_ASSERT(again.tree.children(0).size() == 1U && sameTimes(again.tree, game.tree));
            RC_ASSERT(again.tree.columns() == size && sameMoves(again.tree, game.tree));
        });
        QVERIFY(held);
    }

    void anyBoardComesBack()
    {
        const bool held = rc::check("a drawn board is read as the same", [] {
            Stones stones(*rc::gen::inRange(MinRecordSize, 53), *rc::gen::inRange(MinRecordSize, 53));
            const auto count = *rc::gen::inRange(0, 60);
            for (int i = 0; i < count; ++i)
                stones.set({ *rc::gen::inRange(0, stones.columns()), *rc::gen::inRange(0, stones.rows()) },
                    *rc::gen::element(rules::Stone::Black, rules::Stone::White));
            const Game again = readRecords(writeBoardText(stones), { .format = Format::Board }).readGame(0);
            RC_ASSERT(again.messages.empty());
            RC_ASSERT(again.tree.stones(0) == stones);
        });
        QVERIFY(held);
    }

    // record-sgf.md#r29.
    void dates_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("iso"); // empty: no date
        const auto row = [](const char *text, const char *iso) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(iso);
        };
        row("2026-11-20", "2026-11-20");
        row("2026-11", "2026-11");
        row("2026", "2026");
        row("2026.11.20 12:22:36", "2026-11-20");
        row("2026/11/20", "2026-11-20");
        row("2026/1/2", "2026-01-02");
        row("20261120", "2026-11-20");
        row("20261120 12:00", "2026-11-20");
        row("2026-11-20T12:00:00", "2026-11-20");
        row("20.11.2026", "2026-11-20");
        row("1. 2. 2026", "2026-02-01");
        row("2026年11月20日", "2026-11-20");
        row("2026年11月", "2026-11");
        row("20 November 2026", "2026-11-20");
        row("Nov 20, 2026", "2026-11-20");
        row("November 20th, 2026", "2026-11-20");
        row("Sept 2026", "2026-09");
        row("11/2026", "2026-11");
        row("1996-05-06,07,08", "");
        row("2026-13-01", "");
        row("2026-00-01", "");
        row("32.01.2026", "");
        row("12", "");
        row("last week", "");
        row("99999999999", "");
        row("", "");
    }
    void dates()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, iso);
        QCOMPARE(QByteArray::fromStdString(isoDate(text.toStdString()).value_or("")), iso);
    }
};

} // namespace tst_formats

QTEST_GUILESS_MAIN(tst_formats::TestFormats)
#include "tst_formats.moc"
