// SPDX-License-Identifier: MIT
#include "sgfhelp.h"

#include <QTest>

namespace tst_sgfgrammar {

using namespace kagetsu;
using namespace kagetsu::record;

namespace {

// Every repair of record-sgf.md#grammar that concerns one tree: the text, what it becomes, the messages.
void repairRows()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("becomes");
    QTest::addColumn<QStringList>("codes");
    const auto row = [](const char *name, const char *text, const char *becomes, QStringList codes) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(becomes) << codes;
    };

    row("a flawless tree", "(;GM[4]SZ[15];B[hh];W[ig])", "(;;B[hh];W[ig])", {});
    row("R8: blanks of every kind between tokens",
        " ( ; GM\t[4]\v\f\r\nSZ [15]\xEF\xBB\xBF;\xE3\x80\x80"
        "B [hh] )",
        "(;;B[hh])", {});
    row("R9: a tree without its semicolon", "(GM[4]SZ[15];B[hh])", "(;;B[hh])", { "MISSING_SEMICOLON" });
    row("R9: a variation without its semicolon", "(;GM[4]SZ[15](B[hh])(W[ig]))", "(;(;B[hh])(;W[ig]))",
        { "MISSING_SEMICOLON", "MISSING_SEMICOLON" });
    row("R9: a parenthesis around a variation", "(;GM[4]SZ[15];B[hh]((;W[ig])(;W[hg])))", "(;;B[hh](;W[ig])(;W[hg]))",
        { "EXTRA_PAREN" });
    row("R9: an empty variation", "(;GM[4]SZ[15];B[hh]();W[ig])", "(;;B[hh];W[ig])", { "EMPTY_VARIATION" });
    row("R9: an empty variation with a blank", "(;GM[4]SZ[15];B[hh]( );W[ig])", "(;;B[hh];W[ig])",
        { "EMPTY_VARIATION" });
    row("R9: a node after a closed variation", "(;GM[4]SZ[15];B[hh](;W[ig]);W[hg];B[aa])",
        "(;;B[hh](;W[ig])(;W[hg];B[aa]))", { "NODE_AFTER_VARIATION" });
    row("R9: a property after a closed variation", "(;GM[4]SZ[15];B[hh](;W[ig])W[hg])", "(;;B[hh](;W[ig])(;W[hg]))",
        { "MISSING_SEMICOLON", "NODE_AFTER_VARIATION" });
    row("R9: an identifier with digits", "(;GM[4]SZ[15]5A[hh]X2[y])", "(;5A[hh]X2[y])", {});
    row("R9: small letters inside identifiers", "(;GaMe[4]SiZe[15];Black[hh]Comment[x];White[ig])",
        "(;;B[hh]C[x];W[ig])", { "OLD_IDENT" });
    row("R9: an identifier of small letters", "(;GM[4]SZ[15];b[hh]c[x])", "(;;B[hh]C[x])",
        { "LOWER_IDENT", "LOWER_IDENT" });
    row("R9: an unknown identifier of small letters", "(;GM[4]SZ[15];B[hh]foo[x])", "(;;B[hh]foo[x])",
        { "LOWER_IDENT" });
    row("R9: an identifier without a value", "(;GM[4]SZ[15];B[hh]KO;W[ig])", "(;;B[hh];W[ig])", { "NO_VALUE" });
    row("R9: a value without an identifier", "(;GM[4]SZ[15];[hh];B[hh])", "(;;;B[hh])", { "STRAY_VALUE" });
    row("R9: a list that stands twice", "(;GM[4]SZ[15]AB[aa]AB[bb]AW[cc]CR[aa]CR[bb])", "(;AB[aa][bb]AW[cc]CR[aa][bb])",
        { "DUPLICATE", "DUPLICATE" });
    row("R9: a comment that stands twice", "(;GM[4]SZ[15];B[hh]C[one]C[two])", "(;;B[hh]C[one\ntwo])", { "DUPLICATE" });
    row("R9: a name that stands twice", "(;GM[4]SZ[15]PB[one]PB[two];B[hh])", "(;PB[one]PB[two];B[hh])",
        { "DUPLICATE" });
    row("R9: an unknown property that stands twice", "(;GM[4]SZ[15]ZZ[1]YY[2]ZZ[3])", "(;ZZ[1][3]YY[2])",
        { "DUPLICATE" });
    row("R9: two of many unknown properties stand twice",
        "(;GM[4]SZ[15]ZA[1]ZB[2]ZC[3]ZD[4]ZE[5]ZF[6]ZG[7]ZH[8]ZI[9]ZJ[a]ZB[b]ZJ[c]ZK[d])",
        "(;ZA[1]ZB[2][b]ZC[3]ZD[4]ZE[5]ZF[6]ZG[7]ZH[8]ZI[9]ZJ[a][c]ZK[d])", { "DUPLICATE", "DUPLICATE" });
    row("R9: illegal characters", "(;GM[4]SZ[15]!? =;B[hh]\xE8\xA1\xA8 12;W[ig])", "(;;B[hh];W[ig])",
        { "ILLEGAL_CHAR", "ILLEGAL_CHAR" });
    row("R9: illegal characters between two values", "(;GM[4]SZ[15]AB[aa],[bb]AW[cc][dd])", "(;AB[aa][bb]AW[cc][dd])",
        { "ILLEGAL_CHAR" });
    row("R9: an opening bracket inside a value", "(;GM[4]SZ[15];B[hh]C[a [b])", "(;;B[hh]C[a [b])", {});
}

} // namespace

class TestSgfGrammar : public QObject
{
    Q_OBJECT

private slots:
    void repairAlone_data() { repairRows(); }
    void repairAlone()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, becomes);
        QFETCH(QStringList, codes);
        const Game game = onlyGame(text);
        QCOMPARE(shortText(game), becomes);
        QCOMPARE(sorted(names(game.messages)), sorted(codes));
    }

    // The trees around a repaired one are what they would be without it.
    void repairBetweenTwoTrees_data() { repairRows(); }
    void repairBetweenTwoTrees()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, becomes);
        QFETCH(QStringList, codes);
        const QByteArray before("(;GM[4]SZ[15]PB[first];B[aa])\n");
        const QByteArray after("\n(;GM[4]SZ[15]PB[third];W[bb])");
        const Collection collection = readCollection((before + text + after).toStdString());
        QCOMPARE(collection.size(), std::size_t(3));
        QCOMPARE(shortText(collection.readGame(0)), QStringLiteral("(;PB[first];B[aa])"));
        const Game middle = collection.readGame(1);
        QCOMPARE(shortText(middle), becomes);
        QCOMPARE(sorted(names(middle.messages)), sorted(codes));
        QCOMPARE(shortText(collection.readGame(2)), QStringLiteral("(;PB[third];W[bb])"));
        QVERIFY(collection.messages().empty());
        for (const Message &message : middle.messages) {
            QVERIFY(message.line >= 2);
            QCOMPARE(message.tree, 2);
        }
    }

    // What stands outside the trees.
    void collection_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("games");
        QTest::addColumn<QStringList>("codes");
        const auto row = [](const char *name, const char *text, QStringList games, QStringList codes) {
            QTest::newRow(name) << QByteArray(text) << games << codes;
        };
        row("R1: an empty file", "", {}, {});
        row("R1: nothing but blanks", " \r\n\t", {}, {});
        row("R9: no game at all", "Dear friends, (see below)", {}, { "JUNK_BEFORE" });
        row("R9: a letter before the game", "Dear friends (of renju),\n(;GM[4]SZ[15];B[hh])", { "(;;B[hh])" },
            { "JUNK_BEFORE" });
        row("R9: junk before a game without its semicolon", "x (GM[4]SZ[15];B[hh])", { "(;;B[hh])" },
            { "JUNK_BEFORE" });
        row("R9: junk with a bracket before a game with its semicolon", "see (A[1]) (;GM[4]SZ[15];B[hh])",
            { "(;;B[hh])" }, { "JUNK_BEFORE" });
        row("R9: dashes between and after", "(;GM[4]SZ[15];B[hh])\n----\n(;GM[4]SZ[15];B[ig])\n----",
            { "(;;B[hh])", "(;;B[ig])" }, { "JUNK_BETWEEN", "JUNK_BETWEEN" });
        row("R9: a closing parenthesis too many", "(;GM[4]SZ[15];B[hh])))(;GM[4]SZ[15];B[ig])",
            { "(;;B[hh])", "(;;B[ig])" }, { "EXTRA_CLOSE" });
        row("R9: empty parentheses between", "(;GM[4]SZ[15];B[hh])()(;GM[4]SZ[15];B[ig])", { "(;;B[hh])", "(;;B[ig])" },
            { "EMPTY_VARIATION" });
        row("R9: a parenthesis around a whole game", "((;GM[4]SZ[15];B[hh]))(;GM[4]SZ[15];B[ig])",
            { "(;;B[hh])", "(;;B[ig])" }, { "EXTRA_PAREN" });
        row("R9: a parenthesis around two games", "(;GM[4]SZ[15])((;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[ig]))",
            { "(;)", "(;;B[hh])", "(;;B[ig])" }, { "EXTRA_PAREN" });
        row("R9: an open parenthesis around a game", "((;GM[4]SZ[15];B[hh])", { "(;;B[hh])" },
            { "EXTRA_PAREN", "UNCLOSED" });
    }
    void collection()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, games);
        QFETCH(QStringList, codes);
        const Collection read = readCollection(text.toStdString());
        QStringList found;
        for (std::size_t i = 0; i < read.size(); ++i)
            found << shortText(read.readGame(i));
        QCOMPARE(found, games);
        QCOMPARE(names(read.messages()), codes);
    }

    void endOfFile_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("becomes");
        QTest::addColumn<QStringList>("codes");
        QTest::newRow("R9: inside a tree")
            << QByteArray("(;GM[4]SZ[15];B[hh](;W[ig]") << "(;;B[hh];W[ig])" << QStringList { "UNCLOSED" };
        QTest::newRow("R9: inside a value") << QByteArray("(;GM[4]SZ[15];B[hh]C[half") << "(;;B[hh]C[half])"
                                            << QStringList { "UNCLOSED_VALUE", "UNCLOSED" };
        QTest::newRow("R9: behind a backslash") << QByteArray("(;GM[4]SZ[15];B[hh]ZZ[half\\") << "(;;B[hh]ZZ[half])"
                                                << QStringList { "UNCLOSED_VALUE", "UNCLOSED" };
        QTest::newRow("R9: behind an identifier")
            << QByteArray("(;GM[4]SZ[15];B[hh];W") << "(;;B[hh];)" << QStringList { "NO_VALUE", "UNCLOSED" };
    }
    void endOfFile()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, becomes);
        QFETCH(QStringList, codes);
        const Game game = onlyGame(text);
        QCOMPARE(shortText(game), becomes);
        QCOMPARE(sorted(names(game.messages)), sorted(codes));
        QCOMPARE(worst(game.messages), Severity::Error);
    }

    void textsAreUnescaped_data()
    {
        QTest::addColumn<QByteArray>("raw");
        QTest::addColumn<QString>("comment");
        QTest::addColumn<QString>("name");
        const auto row = [](const char *name, const char *raw, const char *comment, const char *simple) {
            QTest::newRow(name) << QByteArray(raw) << QString::fromUtf8(comment) << QString::fromUtf8(simple);
        };
        row("R13, R14: a bracket and a backslash", "a\\]b\\\\c", "a]b\\c", "a]b\\c");
        row("R13, R14: a letter that needs no backslash", "a\\bc", "abc", "abc");
        row("R13, R14: all four line breaks", "a\nb\rc\r\nd\n\re", "a\nb\nc\nd\ne", "a b c d e");
        row("R13, R14: two line breaks", "a\n\nb", "a\n\nb", "a  b");
        row("R13, R14: soft breaks vanish", "a\\\nb\\\r\nc\\\n\rd", "abcd", "abcd");
        row("R13, R14: other blanks", "a\tb\vc\fd", "a b c d", "a b c d");
        row("R13, R14: blanks at the end are kept", "a  \n", "a  \n", "a   ");
        row("R13, R14: a colon", "a:b\\:c", "a:b:c", "a:b:c");
    }
    void textsAreUnescaped()
    {
        QFETCH(QByteArray, raw);
        QFETCH(QString, comment);
        QFETCH(QString, name);
        const Game game = onlyGame("(;GM[4]SZ[15]PB[" + raw + "];B[hh]C[" + raw + "])");
        QCOMPARE(QString::fromStdString(game.tree.comment(1)), comment);
        QCOMPARE(QString::fromStdString(game.info.black.name), name);
    }

    // Line breaks of all four kinds count one line, and columns count characters.
    void placesOfMessages()
    {
        const Collection collection =
            readCollection("x\r\n(;GM[4]SZ[15]\n\rPB[\xE8\xA1\xA8]KO\r;B[hh]!)(;GM[4]SZ[15]?)");
        QCOMPARE(collection.messages().size(), std::size_t(1));
        QCOMPARE(collection.messages()[0].line, 1);
        const Game first = collection.readGame(0);
        QCOMPARE(first.messages.size(), std::size_t(2));
        QCOMPARE(first.messages[0].line, 3);
        QCOMPARE(first.messages[0].column, 6);
        QCOMPARE(first.messages[1].line, 4);
        QCOMPARE(first.messages[1].column, 7);
        QCOMPARE(first.messages[1].node, 1);
        const Game second = collection.readGame(1);
        QCOMPARE(second.messages[0].line, 4);
        QCOMPARE(second.messages[0].column, 22);
        QCOMPARE(second.messages[0].tree, 2);
    }

    // The list of a collection and the opened games tell the same (record-sgf.md#r42).
    void listAgreesWithGames()
    {
        for (const char *file : { "games/engine-renju.sgf", "games/engine-free20.sgf" }) {
            const Collection collection = readCollection(dataFile(file));
            QCOMPARE(collection.size(), std::size_t(100));
            for (std::size_t i = 0; i < collection.size(); ++i) {
                const CollectionEntry &entry = collection.entry(i);
                const Game game = collection.readGame(i);
                QCOMPARE(entry.number, static_cast<int>(i) + 1);
                QVERIFY(entry.black == game.info.black && entry.white == game.info.white);
                QVERIFY(entry.result == game.info.result);
                QVERIFY(
                    entry.event == game.info.event && entry.date == game.info.date && entry.round == game.info.round);
                QCOMPARE(entry.columns, game.tree.columns());
                QCOMPARE(entry.nodes, static_cast<int>(game.tree.nodeCount()));
                QCOMPARE(entry.mainMoves, game.tree.moveNumber(game.tree.mainLine().back()));
                QCOMPARE(entry.variations, 0);
                QCOMPARE(entry.messages, 0);
                QVERIFY(game.messages.empty());
            }
        }
    }

    // Which of several counts must not depend on who asks.
    void listAndGameTakeTheSameOfSeveral_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("black");
        QTest::newRow("two properties") << QByteArray("(;GM[4]SZ[15]PB[a]PB[b];B[hh])") << "a";
        QTest::newRow("two properties, first an empty one") << QByteArray("(;GM[4]SZ[15]PB[]PB[b];B[hh])") << "b";
        QTest::newRow("two values") << QByteArray("(;GM[4]SZ[15]PB[a][b];B[hh])") << "a";
        QTest::newRow("two values, first an empty one") << QByteArray("(;GM[4]SZ[15]PB[][b];B[hh])") << "b";
        QTest::newRow("one in a later node") << QByteArray("(;GM[4]SZ[15];B[hh]PB[a];W[hg]PB[b])") << "a";
        QTest::newRow("one in a later node, which says nothing at first")
            << QByteArray("(;GM[4]SZ[15];B[hh]PB[][a];W[hg]PB[b])") << "b";
        QTest::newRow("one in a variation") << QByteArray("(;GM[4]SZ[15](;B[hh])(;B[hg]PB[b]))") << "";
        QTest::newRow("the header and a later node") << QByteArray("(;GM[4]SZ[15]PB[a];B[hh]PB[b])") << "a";
    }
    void listAndGameTakeTheSameOfSeveral()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, black);
        const QByteArray all = text + QByteArray(text).replace("PB", "RE") + QByteArray(text).replace("PB", "DT")
            + "(;GM[4]GM[1]SZ[9]SZ[15];B[aa])(;SZ[]SZ[9]GM[1]GM[4];B[aa])";
        const Collection collection = readCollection(all.toStdString());
        QCOMPARE(collection.size(), std::size_t(5));
        QCOMPARE(QString::fromStdString(collection.entry(0).black.name), black);
        for (std::size_t i = 0; i < collection.size(); ++i) {
            const CollectionEntry entry = collection.entry(i);
            const Game game = collection.readGame(i);
            QCOMPARE(entry.black.name, game.info.black.name);
            QVERIFY(entry.result == game.info.result);
            QCOMPARE(entry.date, game.info.date);
            QCOMPARE(entry.gameType, game.info.gameType);
            QCOMPARE(entry.columns, game.tree.columns());
        }
    }

    void listCountsVariations()
    {
        const Collection collection =
            readCollection("(;GM[4]SZ[15];B[hh](;W[ig];B[aa](;W[bb])(;W[cc]))(;W[hg];B[gg]))(;GM[1])");
        QCOMPARE(collection.entry(0).mainMoves, 4);
        QCOMPARE(collection.entry(0).variations, 2);
        QCOMPARE(collection.entry(0).nodes, 8);
        QCOMPARE(collection.entry(1).gameType, 1);
        QCOMPARE(collection.entry(1).columns, 0);
    }
};

} // namespace tst_sgfgrammar

QTEST_GUILESS_MAIN(tst_sgfgrammar::TestSgfGrammar)
#include "tst_sgfgrammar.moc"
