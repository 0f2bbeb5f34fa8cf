// SPDX-License-Identifier: MIT
#include "sgfhelp.h"

#include <QTest>

namespace tst_sgfmodel {

using namespace kagetsu;
using namespace kagetsu::record;
using rules::Side;

class TestSgfModel : public QObject
{
    Q_OBJECT

private slots:
    void coordinates_data()
    {
        QTest::addColumn<QByteArray>("size");
        QTest::addColumn<QByteArray>("letters");
        QTest::addColumn<int>("x"); // from the left, from 0; -1: no point
        QTest::addColumn<int>("y"); // from the bottom
        const auto row = [](const char *name, const char *size, const char *letters, int x, int y) {
            QTest::newRow(name) << QByteArray(size) << QByteArray(letters) << x << y;
        };
        row("R17: centre of 15", "15", "hh", 7, 7);
        row("R17: top left of 15", "15", "aa", 0, 14);
        row("R17: top right of 15", "15", "oa", 14, 14);
        row("R17: bottom left of 15", "15", "ao", 0, 0);
        row("R17: bottom right of 15", "15", "oo", 14, 0);
        row("R17: the letter i is not skipped", "15", "ig", 8, 8);
        row("R17: outside 15", "15", "pp", -1, -1);
        row("R17: centre of 19", "19", "jj", 9, 9);
        row("R17: corner of 19", "19", "sa", 18, 18);
        row("R17: corner of 20", "20", "ta", 19, 19);
        row("R17: tt is a point of 20", "20", "tt", 19, 0);
        row("R17: centre of 26", "26", "nn", 13, 12);
        row("R17: corner of 26", "26", "zz", 25, 0);
        row("R17: capitals on 27", "27", "AA", 26, 0);
        row("R17: centre of 27", "27", "nn", 13, 13);
        row("R17: corner of 30", "30", "Da", 29, 29);
        row("R17: small letters on 30", "30", "da", 3, 29);
        row("R17: corner of 52", "52", "ZZ", 51, 0);
        row("R17: top left of 15 by 19", "15:19", "aa", 0, 18);
        row("R17: bottom right of 15 by 19", "15:19", "os", 14, 0);
        row("R17: outside 15 by 19", "15:19", "pa", -1, -1);
    }
    void coordinates()
    {
        QFETCH(QByteArray, size);
        QFETCH(QByteArray, letters);
        QFETCH(int, x);
        QFETCH(int, y);
        const Game game = onlyGame("(;GM[4]SZ[" + size + "];B[" + letters + "])");
        const Move move = game.tree.move(1).value();
        if (x < 0) {
            QCOMPARE(move.kind, Move::Kind::Unplaced);
            QCOMPARE(game.tree.details(1).unplacedMove.text, letters.toStdString());
            QCOMPARE(names(game.messages), QStringList { "ILLEGAL_POINT" });
        } else {
            QVERIFY((move == Move::stone(Side::Black, { x, y })));
            QVERIFY(game.messages.empty());
        }
        QVERIFY(writeSgf(game).find("B[" + letters.toStdString() + "]") != std::string::npos);
    }

    // Every repair and reading of record-sgf.md#values, record-sgf.md#points, record-sgf.md#nodes: the text, what it
    // becomes, the messages.
    void nodes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("becomes");
        QTest::addColumn<QStringList>("codes");
        const auto row = [](const char *name, const char *text, const char *becomes, QStringList codes) {
            QTest::newRow(name) << QByteArray("(;GM[4]SZ[15]") + text + ")" << QString::fromUtf8(becomes) << codes;
        };
        // points
        row("R20: capital letters", ";B[HH]", "(;;B[hh])", { "POINT_SPELLING" });
        row("R20: a letter and a number", ";B[h8];W[O15]", "(;;B[hh];W[oa])", { "POINT_SPELLING", "POINT_SPELLING" });
        row("R20: blanks around a point", ";B[ hh ]", "(;;B[hh])", { "POINT_SPELLING" });
        row("R20: no point at all", ";B[h];W[ig]", "(;;B[h];W[ig])", { "ILLEGAL_POINT" });
        row("R20: row zero", ";B[h0]", "(;;B[h0])", { "ILLEGAL_POINT" });
        row("R21: an empty pass and the old one", ";B[];W[tt]", "(;;B[];W[])", {});
        row("R22: an occupied point", ";B[hh];W[hh];B[ig]", "(;;B[hh];W[hh];B[ig])", { "OCCUPIED_POINT" });
        row("R22: the same point in two variations", "(;B[hh])(;B[hh];W[aa])", "(;(;B[hh])(;B[hh];W[aa]))", {});
        row("R23: two moves of one colour", ";B[hh];B[ig]", "(;;B[hh];B[ig])", { "SAME_COLOUR" });
        row("R10: a rectangle, corners in any order", "AB[bb:aa]AW[dd:dd]PL[W]", "(;AB[aa][ba][ab][bb]AW[dd]PL[W])",
            {});
        row("R11: a list with commas", "AB[aa,cc,bb]PL[B]", "(;AB[aa][bb][cc]PL[B])", { "COMMA_LIST" });
        row("R12: a point twice in a list", "AB[aa][aa]PL[W]", "(;AB[aa]PL[W])", {});
        row("R12: a point in two lists", "AB[aa][bb]AW[aa]AE[bb]", "(;AW[aa]AE[bb])",
            { "SETUP_OVERLAP", "SETUP_OVERLAP" });
        row("R20: an illegal point in a list", "AB[aa][zz][x]AW[bb]", "(;AB[aa]AW[bb]AB[zz][x])",
            { "ILLEGAL_POINT", "ILLEGAL_POINT" });
        row("R28: black stones too many without a side", "AB[aa][bb]", "(;AB[aa][bb])", { "SIDE_GUESSED" });
        // nodes
        row("R26: a move in the root", "PB[A]B[hh]C[x]BL[5]TE[1]CR[hh]ZZ[y];W[ig]",
            "(;PB[A]ZZ[y];B[hh]TE[1]BL[5]C[x]CR[hh];W[ig])", { "MOVE_IN_ROOT" });
        row("R26: setup and a move in the root", "AB[aa]PL[W]W[hh]C[x]", "(;AB[aa]PL[W];W[hh]C[x])",
            { "MOVE_IN_ROOT" });
        row("R26: setup and a move", ";B[hh];AB[aa]PL[W]W[ig]C[x]BM[1]", "(;;B[hh];AB[aa]PL[W];W[ig]BM[1]C[x])",
            { "SETUP_AND_MOVE" });
        row("R26: several moves in a node", ";B[hh]BL[9]C[x]W[ig]WL[8]B[gj]N[n]CR[hh]",
            "(;;B[hh];W[ig]WL[8];B[gj]BL[9]N[n]C[x]CR[hh])", { "MOVES_SPLIT" });
        row("R26: several moves in the root", "B[hh]W[ig]C[x]", "(;;B[hh];W[ig]C[x])",
            { "MOVE_IN_ROOT", "MOVES_SPLIT" });
        row("R26: a setup said twice beside a move", ";B[hh]PL[B]C[x]PL[W]ZZ[y]", "(;;PL[B]PL[W];B[hh]C[x]ZZ[y])",
            { "SETUP_AND_MOVE", "DUPLICATE" });
        row("R26: a setup said twice beside a move in the root", "B[hh]PL[B]PL[W]", "(;PL[B]PL[W];B[hh])",
            { "MOVE_IN_ROOT", "DUPLICATE" });
        row("R26: a setup on no point beside a move", ";B[hh]AB[zz]", "(;;B[hh]AB[zz])", { "ILLEGAL_POINT" });
        row("R26: a clock said twice beside several moves", ";W[]WL[4]B[hh]WL[5]OB[1]BL[x]",
            "(;;W[]WL[4]WL[5];B[hh]OB[1]BL[x])", { "DUPLICATE", "MOVES_SPLIT", "BAD_VALUE" });
        row("R26: variations below several moves", ";B[hh]W[ig](;B[aa])(;B[bb])", "(;;B[hh];W[ig](;B[aa])(;B[bb]))",
            { "MOVES_SPLIT" });
        row("R26: several values of a move", ";B[hh][ii]", "(;;B[hh])", { "MULTI_MOVE" });
        row("R26: root properties late", ";B[hh]SZ[19]GM[1]", "(;;B[hh]SZ[19]GM[1])",
            { "ROOT_PROP_LATE", "ROOT_PROP_LATE" });
        row("R26: game info late on the main line", "PB[A];B[hh]PW[C]PB[D];W[ig]",
            "(;PB[A]PW[C];B[hh]PW[C]PB[D];W[ig])", { "INFO_LATE", "INFO_LATE" });
        row("R26: game info in a variation", "(;B[hh])(;B[ig]PW[C])", "(;(;B[hh])(;B[ig]PW[C]))", {});
        row("R27: empty nodes are kept", ";;B[hh];", "(;;;B[hh];)", {});
        row("R27: two children with the same move", "(;B[hh])(;B[hh])", "(;(;B[hh])(;B[hh]))", {});
        // values
        row("clocks", ";B[hh]BL[12.30]OB[3]WL[-0.5]OW[1]", "(;;B[hh]BL[12.3]OB[3]WL[-0.5]OW[1])", {});
        row("a comma and a suffix in a time", ";B[hh]BL[1,5]WL[30ms]", "(;;B[hh]BL[1.5]WL[30])",
            { "VALUE_SPELLING", "VALUE_SPELLING" });
        row("a whole number with decimals", ";B[hh]OB[3.0]", "(;;B[hh]OB[3])", { "VALUE_SPELLING" });
        row("values that are none", ";B[hh]BL[soon]OB[x]XFN[y]XSW[maybe]", "(;;B[hh]BL[soon]OB[x]XFN[y]XSW[maybe])",
            { "BAD_VALUE", "BAD_VALUE", "PRIVATE_BAD", "PRIVATE_BAD" });
        row("R9: a value too many", ";B[hh]N[a][b]", "(;;B[hh]N[a]N[b])", { "DUPLICATE" });
        row("R9: values too many, some of them empty", ";B[hh]N[][a][][b]", "(;;B[hh]N[a]N[b])", { "DUPLICATE" });
        row("R9: a name twice, first an empty one", ";B[hh]N[]N[a][b]", "(;;B[hh]N[a]N[b])",
            { "DUPLICATE", "DUPLICATE" });
        row("R9: an empty value too many", ";B[hh]N[][]", "(;;B[hh])", { "DUPLICATE" });
        row("colours in words", "AB[aa]PL[white]", "(;AB[aa]PL[W])", { "VALUE_SPELLING" });
        // old names
        row("letters of old files", ";B[hh]L[aa][bb]M[cc]CH[1]", "(;;B[hh]HO[1]LB[aa:a][bb:b]MA[cc])", {});
        row("an old letter on no point", ";B[hh]L[aa][zz]", "(;;B[hh]LB[aa:a]L[zz])", { "ILLEGAL_POINT" });
        // markup and annotations
        row("R10: a rectangle of signs stays one", ";B[hh]TR[ab:ba]", "(;;B[hh]TR[aa:bb])", {});
        row("R10: signs that fill a rectangle stay points", ";B[hh]TR[bb][ab][ba][aa]", "(;;B[hh]TR[aa][ba][ab][bb])",
            {});
        row("R12: rectangles of signs that overlap, and a point in them", ";B[hh]CR[aa:cb][bb:cc][ab][ee]",
            "(;;B[hh]CR[aa:cb][bc:cc][ee])", {});
        row("R10: a rectangle of signs that goes beyond the board", ";B[hh]CR[aa:zz][bb]", "(;;B[hh]CR[aa:zz][bb])",
            { "ILLEGAL_POINT" });
        row("R10: one point as a rectangle", ";B[hh]SL[hh:hh]", "(;;B[hh]SL[hh])", {});
        row("R10: a colon in labels, arrows and lines parts two values", ";B[hh]LB[bb:2][aa:1]LN[bb:aa]AR[cc:aa]",
            "(;;B[hh]LB[aa:1][bb:2]LN[bb:aa]AR[cc:aa])", {});
        row("R11: signs parted by commas", ";B[hh]CR[cc,aa]", "(;;B[hh]CR[aa][cc])", { "COMMA_LIST" });
        row("R12: a sign twice on a point counts once", ";B[hh]MA[aa][bb][aa]", "(;;B[hh]MA[aa][bb])", {});
        row("R12: signs of two kinds on a point are both kept", ";B[hh]SQ[aa]CR[aa]", "(;;B[hh]SQ[aa]CR[aa])", {});
        row("old hotspots say it once", ";B[hh]CH[a]SI[]CH[b]", "(;;B[hh]HO[1])", { "DUPLICATE", "DUPLICATE" });
        row("R9: signs that stand twice are joined", ";B[hh]CR[bb]CR[aa]", "(;;B[hh]CR[aa][bb])", { "DUPLICATE" });
        row("R20: a sign off the board", ";B[hh]CR[aa][zz]", "(;;B[hh]CR[zz][aa])", { "ILLEGAL_POINT" });
        row("R20: a sign in another spelling", ";B[hh]CR[H8]", "(;;B[hh]CR[hh])", { "POINT_SPELLING" });
        row("a label without a text", ";B[hh]LB[aa]", "(;;B[hh]LB[aa])", { "ILLEGAL_POINT" });
        row("an arrow that goes nowhere", ";B[hh]AR[aa:aa][aa:bb]", "(;;B[hh]AR[aa:bb])", { "VALUE_SPELLING" });
        row("R39: the visible part as a rectangle", ";B[hh]VW[aa][ba][ab][bb]", "(;;B[hh]VW[aa:bb])", {});
        row("R39: a dim part that is none", ";B[hh]DD[aa][ba][ab]", "(;;B[hh]DD[aa][ba][ab])", {});
        row("R10: a dim part with a rectangle", ";B[hh]DD[aa:ba][ab]", "(;;B[hh]DD[aa:ba][ab])", {});
        row("all of it visible again", ";B[hh]VW[]", "(;;B[hh]VW[])", {});
        row("R33: signs keep the order of their properties", ";B[hh]TR[aa]LB[bb:x]AR[aa:bb]CR[cc]SQ[dd]",
            "(;;B[hh]TR[aa]LB[bb:x]AR[aa:bb]CR[cc]SQ[dd])", {});
        row("R33: what is kept keeps its escapes", ";B[hh]ZZ[a\\:b][a:b:c][\\d]FG[257:e\\:f]",
            "(;;B[hh]FG[257:e\\:f]ZZ[a\\:b][a:b:c][\\d])", {});
        row("R33: a move on no point keeps its escapes", ";B[h\\:\\]h]", "(;;B[h\\:\\]h])", { "ILLEGAL_POINT" });
        row("R37: annotations behind the move, signs behind the comment", ";CR[hh]ZZ[x]GB[2]C[c]BL[9]TE[]W[hh]",
            "(;;W[hh]GB[2]TE[1]BL[9]C[c]CR[hh]ZZ[x])", {});
        row("annotations without a degree", ";B[hh]DO[]UC[]", "(;;B[hh]DO[]UC[1])", {});
        row("an annotation that is no number", ";B[hh]BM[bad]IT[!]", "(;;B[hh]BM[bad]IT[])",
            { "BAD_VALUE", "VALUE_SPELLING" });
        row("R34: an evaluation keeps its spelling", ";B[hh]V[+0.50]", "(;;B[hh]V[+0.50])", {});
        row("R21: a pass on a large board is empty", ";B[]", "(;;B[])", {});
        row("R24: an order to play an illegal move has no effect", ";B[hh];W[hh]KO[]", "(;;B[hh];W[hh]KO[])",
            { "OCCUPIED_POINT" });
        // ours
        row("what a match tells",
            ";B[hh]XSW[+2]XCH[two-more][a\\]b]XFN[5]XFM[jj][aa][jj]XSY[board]XBY[W]XFC[missed]XWN[B:press\\: "
            "twice][W:late]XDR[B]",
            "(;;B[hh]XSW[+2]XCH[two-more][a\\]b]XFN[5]XFM[jj][aa]XSY[board]XBY[W]XFC[missed]XWN[B:press\\: "
            "twice][W:late]XDR[B])",
            {});
        // The name of FF[4] has no digit; older files of ours have one.
        row("offered fifth moves under their older name", ";B[hh]XF5[jj][aa]", "(;;B[hh]XFM[jj][aa])", {});
        row("R31: an override that is none", ";B[hh]XSY[shape]", "(;;B[hh]XSY[shape])", { "PRIVATE_BAD" });
        // other servers' (record-sgf.md#r32)
        row("R32: offered fifth moves and a swap of the ORC server", "5A[jj][ff]SW[YES];B[hh];W[hg];B[jf];W[ig];B[jj]",
            "(;5A[jj][ff]SW[YES];B[hh];W[hg];B[jf]XSW[Y];W[ig]XFM[jj][ff];B[jj])", {});
        row("R32: the same with small letters in its names", "fifths5A[jj][ff]SWap[YES];B[hh];W[hg];B[jf];W[ig];B[jj]",
            "(;5A[jj][ff]SW[YES];B[hh];W[hg];B[jf]XSW[Y];W[ig]XFM[jj][ff];B[jj])", { "OLD_IDENT" });
        row("R32: one fifth move is the one not taken", "5A[ff]SW[NO];B[hh];W[hg];B[jf];W[ig];B[jj]",
            "(;5A[ff]SW[NO];B[hh];W[hg];B[jf]XSW[N];W[ig]XFM[jj][ff];B[jj])", {});
        row("R32: a count before the fifth moves", "5A[3:jj,ff,gg];B[hh];W[hg];B[jf];W[ig];B[jj]",
            "(;5A[3:jj,ff,gg];B[hh];W[hg];B[jf]XFN[3];W[ig]XFM[jj][ff][gg];B[jj])", {});
        row("R32: a count that no board has room for", "5A[3180301];B[hh];W[hg];B[jf];W[ig];B[jj]",
            "(;5A[3180301];B[hh];W[hg];B[jf];W[ig];B[jj])", {});
        row("R32: a count and the fifth moves without the chosen one", "5A[3ffgg];B[hh];W[hg];B[jf];W[ig];B[jj]",
            "(;5A[3ffgg];B[hh];W[hg];B[jf]XFN[3];W[ig]XFM[jj][ff][gg];B[jj])", {});
        row("R32: a count and points in values of their own", "5A[2][jj][ff];B[hh];W[hg];B[jf];W[ig];B[jj]",
            "(;5A[2][jj][ff];B[hh];W[hg];B[jf]XFN[2];W[ig]XFM[jj][ff];B[jj])", {});
        row("R32: what our own properties tell counts", "5A[ff]SW[YES];B[hh];W[hg];B[jf]XSW[N];W[ig]XFM[jj][aa];B[jj]",
            "(;5A[ff]SW[YES];B[hh];W[hg];B[jf]XSW[N];W[ig]XFM[jj][aa];B[jj])", {});
        row("R32: fifth moves of a game that was not so long", "5A[jj][ff];B[hh];W[hg]", "(;5A[jj][ff];B[hh];W[hg])",
            {});
        row("R32: first stones of Gomoku Quest", "QPR[hh,hg,jf]QSLW[ig];B[jj];W[aa]",
            "(;QPR[hh,hg,jf]QSLW[ig];B[hh];W[hg];B[jf];W[ig];B[jj];W[aa])", { "COMMA_LIST" });
        row("R32: first stones in values of their own, nothing after them", "QPR[hh][hg][jf]",
            "(;QPR[hh][hg][jf];B[hh];W[hg];B[jf])", {});
        row("R32: first stones that come again as moves",
            "QPR[hh][hg][jf]QSLW[ig];B[hh]C[a];W[hg];B[jf]N[b];W[ig];B[jj]",
            "(;QPR[hh][hg][jf]QSLW[ig];B[hh]C[a];W[hg];B[jf]N[b];W[ig];B[jj])", {});
        row("R32: variations after first stones", "QPR[hh][hg][jf](;W[ig])(;W[aa])",
            "(;QPR[hh][hg][jf];B[hh];W[hg];B[jf](;W[ig])(;W[aa]))", {});
        row("R32: a first stone told twice keeps both remarks", "QPR[hh][hg][jf](;B[hh]C[a])(;B[hh]C[b];W[ig])",
            "(;QPR[hh][hg][jf];B[hh]C[a];W[hg];B[jf](;C[b])(;W[ig]))", {});
        row("R32: a move of the other colour on a first stone", "QPR[hh][hg][jf];W[hh]",
            "(;QPR[hh][hg][jf];B[hh];W[hg];B[jf];W[hh])", { "OCCUPIED_POINT" });
        row("R32: first stones in a later node", ";QPR[hh][hg][jf]QSLW[ig]C[x];B[jj]",
            "(;;C[x]QPR[hh][hg][jf]QSLW[ig];B[hh];W[hg];B[jf];W[ig];B[jj])", {});
        row("R32: the fourth stone in a node of its own", "QPR[hh][hg][jf];QSLB[ig];W[jj]",
            "(;QPR[hh][hg][jf];B[hh];W[hg];B[jf];QSLB[ig];B[ig];W[jj])", {});
        row("R32: the fourth stone before the others", "QSLW[ig];QPR[hh][hg][jf];B[jj]",
            "(;QSLW[ig];QPR[hh][hg][jf];B[hh];W[hg];B[jf];W[ig];B[jj])", {});
        row("R32: first stones after moves", ";B[hh];QPR[hi][hg][jf];W[jj]", "(;;B[hh];QPR[hi][hg][jf];W[jj])", {});
        row("R32: first stones in a variation", "(;B[hh])(;QPR[hi][hg][jf];W[jj])",
            "(;(;B[hh])(;QPR[hi][hg][jf];W[jj]))", {});
        row("R32: two points are no start", "QPR[hh][hg];B[jf]", "(;QPR[hh][hg];B[jf])", {});
        row("R31: a warning without its colour", ";B[hh]XWN[late]", "(;;B[hh]XWN[late])", { "PRIVATE_BAD" });
        row("R31: a reason nobody knows", "RE[W+]XRS[weather]", "(;RE[W+]XRS[weather])", { "PRIVATE_BAD" });
        row("markup and unknown properties", ";B[hh]LB[hh:1\\:2]AR[aa:bb]DD[]V[0.5]ZZ[a\\]b]",
            "(;;B[hh]V[0.5]LB[hh:1\\:2]AR[aa:bb]DD[]ZZ[a\\]b])", {});
    }
    void nodes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, becomes);
        QFETCH(QStringList, codes);
        const Game game = onlyGame(text);
        QCOMPARE(shortText(game), becomes);
        QCOMPARE(sorted(names(game.messages)), sorted(codes));
    }

    void boardAndGame_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QStringList>("codes");
        const auto row = [](const char *name, const char *text, int columns, int rows, GameKind kind,
                             QStringList codes) {
            QTest::newRow(name) << QByteArray(text) << columns << rows << static_cast<int>(kind) << codes;
        };
        row("R19: 15 when nothing is said", "(;GM[4];B[oo])", 15, 15, GameKind::Ours, {});
        row("R19: 19 when a point needs it", "(;GM[4];B[ss])", 19, 19, GameKind::Ours, { "SIZE_GUESSED" });
        row("R19: 20 when a point needs it", "(;GM[4]AB[at];B[aa])", 20, 20, GameKind::Ours, { "SIZE_GUESSED" });
        row("R19: 26 when a point needs it", "(;GM[4];B[zz])", 26, 26, GameKind::Ours, { "SIZE_GUESSED" });
        row("R19: a pass does not need 20", "(;GM[4];B[tt])", 15, 15, GameKind::Ours, {});
        row("R18: the same size said twice", "(;GM[4]SZ[15:15])", 15, 15, GameKind::Ours, { "VALUE_SPELLING" });
        row("R18: a board that is not square", "(;GM[4]SZ[15:19])", 15, 19, GameKind::Ours, {});
        row("R18: a size out of range", "(;GM[4]SZ[60];B[aa])", 15, 15, GameKind::Ours, { "BAD_SIZE" });
        row("R18: a size that is none", "(;GM[4]SZ[big];B[aa])", 15, 15, GameKind::Ours, { "BAD_SIZE" });
        row("R18: an empty size before another", "(;GM[2]SZ[]SZ[13])", 13, 13, GameKind::Foreign,
            { "OTHER_GAME", "DUPLICATE" });
        row("R18: empty sizes alone", "(;GM[2]SZ[]SZ[])", 15, 15, GameKind::Foreign, { "OTHER_GAME", "DUPLICATE" });
        row("R18: three dimensions", "(;GM[4]SZ[9:9:9];B[abc])", 15, 15, GameKind::Foreign, { "NOT_2D" });
        row("R26: empty nodes before the root properties", "(;;;GM[4]SZ[20];B[tt])", 20, 20, GameKind::Ours, {});
        row("chess", "(;GM[3];B[xx])", 15, 15, GameKind::Foreign, { "OTHER_GAME" });
        row("renju of the ORC server", "(;GM[5]5A[gg][hh];B[hh])", 15, 15, GameKind::Ours, { "GM5_ORC" });
        row("the same with a small letter", "(;GM[5]x5A[gg][hh];B[hh])", 15, 15, GameKind::Ours,
            { "OLD_IDENT", "GM5_ORC" });
        row("renju of the ORC server by its rule", "(;GM[5]SZ[15]GN[Sakata rule];B[hh])", 15, 15, GameKind::Ours,
            { "GM5_ORC" });
        row("game five without a sign of renju", "(;GM[5]SZ[15];B[hh])", 15, 15, GameKind::Foreign, { "OTHER_GAME" });
        row("number 11 with fitting moves", "(;GM[11]SZ[15];B[hh];W[ig])", 15, 15, GameKind::Unsure, { "GAME_UNSURE" });
        row("number 11 with a value too many", "(;GM[11]SZ[15];B[hh][swap])", 15, 15, GameKind::Unsure,
            { "GAME_UNSURE", "MULTI_MOVE" });
        row("number 11 with other moves", "(;GM[11]SZ[15];B[swap])", 15, 15, GameKind::Foreign, { "OTHER_GAME" });
        row("R25: a Go editor's file with five in a row",
            "(;GM[1]SZ[15];B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea])", 15, 15, GameKind::Ours, {});
        row("R25: a Go editor's file without five in a row", "(;GM[1]SZ[15];B[hh];W[ig])", 15, 15, GameKind::Unsure,
            { "GAME_UNSURE" });
        row("neither a number nor a size", "(;B[hh];W[ig])", 15, 15, GameKind::Unsure,
            { "SIZE_GUESSED", "GAME_UNSURE", "MOVE_IN_ROOT" });
        row("neither a number nor a size, with five in a row",
            "(;B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea])", 15, 15, GameKind::Ours,
            { "SIZE_GUESSED", "MOVE_IN_ROOT" });
        row("neither a number nor a size, and a point on a larger board", "(;B[hh];W[pp])", 19, 19, GameKind::Unsure,
            { "SIZE_GUESSED", "GAME_UNSURE", "MOVE_IN_ROOT" });
        row("neither a number nor a size, and komi", "(;KM[7.5];B[hh])", 19, 19, GameKind::Foreign, { "GO_RECORD" });
        row("no number at all", "(;SZ[15];B[hh];W[ig])", 15, 15, GameKind::Unsure, { "GAME_UNSURE" });
        row("Go by its size", "(;GM[1]SZ[17];B[hh])", 17, 17, GameKind::Foreign, { "GO_RECORD" });
        row("Go by its default size", "(;GM[1];B[ss])", 19, 19, GameKind::Unsure, { "GAME_UNSURE" });
        row("Go by handicap", "(;GM[1]SZ[19]HA[2];W[hh])", 19, 19, GameKind::Foreign, { "GO_RECORD" });
        row("Go by komi", "(;GM[1]SZ[19]KM[7.5];B[hh])", 19, 19, GameKind::Foreign, { "GO_RECORD" });
        row("the komi Sabaki writes by itself", "(;GM[1]SZ[19]KM[6.5]AP[Sabaki:0.52];B[hh])", 19, 19, GameKind::Unsure,
            { "GAME_UNSURE" });
        row("Go by territory", "(;GM[1]SZ[19];B[hh];TB[aa])", 19, 19, GameKind::Foreign, { "GO_RECORD" });
        row("Go by a capture", "(;GM[1]SZ[19];B[hh];W[hh])", 19, 19, GameKind::Foreign,
            { "GO_RECORD", "OCCUPIED_POINT" });
        row("a number that is none", "(;GM[renju]SZ[15];B[hh])", 15, 15, GameKind::Unsure,
            { "BAD_VALUE", "GAME_UNSURE" });
    }
    void boardAndGame()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(int, kind);
        QFETCH(QStringList, codes);
        const Game game = onlyGame(text);
        QCOMPARE(game.tree.columns(), columns);
        QCOMPARE(game.tree.rows(), rows);
        QCOMPARE(static_cast<int>(game.info.kind), kind);
        QCOMPARE(sorted(names(game.messages)), sorted(codes));
        // Written and read again it is the same kind of game with the same nodes.
        const Game again = onlyGame(writeSgf(game));
        QCOMPARE(static_cast<int>(again.info.kind), kind);
        QCOMPARE(again.tree.nodeCount(), game.tree.nodeCount());
    }

    void gameInfo()
    {
        const Game game = onlyGame(QByteArray("(;FF[4]GM[4]AP[Other:1]SZ[15]PB[A]BR[3d]BT[JP]PW[B]WR[2k]WT[CN]EV[E]RO["
                                              "1]DT[2026-11-20]PC[P]RE[W+F]RU[Renju, "
                                              "Taraguchi-10]TM[5400]OT[3x60]GN[G]GC[r\ns]SO[S]US[U]AN[N]CP[C]ON[D4 "
                                              "Kagetsu]XON[d4]XOP[W]XRS[forbidden:44]XTC[90m]"
                                              "XID[id]HA[0]ST[2]XRV[3])"));
        const GameInfo &info = game.info;
        QVERIFY((info.black == PlayerInfo { "A", "3d", "JP" }));
        QVERIFY((info.player(Side::White) == PlayerInfo { "B", "2k", "CN" }));
        QVERIFY(info.opener == Side::White);
        QVERIFY(info.event == "E" && info.round == "1" && info.date == "2026-11-20" && info.place == "P");
        QVERIFY((info.result == GameResult { Winner::White, Reason::DoubleFour }));
        QVERIFY(info.rules == "Renju, Taraguchi-10" && info.baseTime == "5400" && info.overtime == "3x60");
        QVERIFY(info.timeControl == "90m" && info.openingName == "D4 Kagetsu" && info.openingId == "d4");
        QVERIFY(info.gameName == "G" && info.remark == "r\ns" && info.source == "S" && info.user == "U");
        QVERIFY(info.annotator == "N" && info.copyright == "C" && info.recordId == "id");
        QVERIFY(info.application == "Other:1" && info.originalApplication == "Other:1");
        QCOMPARE(info.charset, std::string("UTF-8"));
        const std::vector<KeptProperty> kept { { "HA", { { "0" } } }, { "ST", { { "2" } } }, { "XRV", { { "3" } } } };
        QVERIFY(game.tree.details(0).properties == kept);
        QVERIFY(game.messages.empty());
    }

    void dates_data()
    {
        QTest::addColumn<QByteArray>("date");
        QTest::addColumn<bool>("isOne");
        for (const char *good : { "2026-11-20", "2026-11", "2026", "1996-05,06", "1996-12-27,28,1997-01-03,04",
                 "1996-05-06,07,08-01", "2026.11.20 12:22:36", "20.11.2026", "Nov 20, 2026", "2024-02-29", "" })
            QTest::newRow(good) << QByteArray(good) << true;
        for (const char *bad :
            { "yesterday", "2026-13-01", "2026-02-30", "2025-02-29", "2026-00", "11", "2026-11-20,xx", "29.02.2025" })
            QTest::newRow(bad) << QByteArray(bad) << false;
    }
    void dates()
    {
        QFETCH(QByteArray, date);
        QFETCH(bool, isOne);
        const Game game = onlyGame("(;GM[4]SZ[15]DT[" + date + "];B[hh])");
        QCOMPARE(names(game.messages), isOne ? QStringList() : QStringList("BAD_DATE"));
        QCOMPARE(game.info.date, date.toStdString());
    }

    // A game of another kind is written back as it was.
    void foreignGamesAreKept()
    {
        const std::string text = writeSgf(onlyGame(QByteArray("(;GM[4]SZ[9:9:9]AB[aaa];B[abc];W[def]C[x])")));
        QVERIFY(text.find("SZ[9:9:9]") != std::string::npos);
        QVERIFY(text.find("AB[aaa]") != std::string::npos);
        QVERIFY(text.find(";B[abc];W[def]C[x]") != std::string::npos);
        QVERIFY(writeSgf(onlyGame(QByteArray("(;GM[3];B[e4])"))).find("GM[3]") != std::string::npos);
    }
};

} // namespace tst_sgfmodel

QTEST_GUILESS_MAIN(tst_sgfmodel::TestSgfModel)
#include "tst_sgfmodel.moc"
