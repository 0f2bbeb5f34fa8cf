// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "sgfhelp.h"

#include <QTest>

#include <ctime>
#include <random>

namespace tst_sgfbroken {

using namespace kagetsu;
using namespace kagetsu::record;

namespace {

// Reads everything and writes it; what is written must be read as the same games without a fault of the grammar.
void readAndWriteAll(const std::string &bytes)
{
    const Collection collection = readCollection(bytes);
    for (std::size_t i = 0; i < collection.size(); ++i) {
        const std::string once = writeSgf(collection.readGame(i));
        const Collection again = readCollection(once);
        QVERIFY2(again.size() == 1, bytes.c_str());
        QVERIFY2(again.messages().empty(), once.c_str());
        const std::string twice = writeSgf(again.readGame(0));
        QVERIFY2(twice == once, (bytes + "\n" + once + "\n" + twice).c_str());
    }
}

std::string repeated(std::string_view text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

} // namespace

class TestSgfBroken : public QObject
{
    Q_OBJECT

private slots:
    void cutAtEveryByte()
    {
        const std::string whole =
            "\xEF\xBB\xBF(;FF[4]GM[4]CA[UTF-8]SZ[15]PB[\xE8\xA1\xA8 \\] x]AB[aa:cc]AW[oo]PL[W]RE[W+F]"
            "XRS[forbidden:33]\n;B[hh]C[one\\\ntwo]BL[12.3]OB[2](;W[ig]XSW[Y];B[])(;W[hg]LB[hh:a])"
            ";B[aa]W[zz]ZZ[\\]])\n--\n(;GM[4]SZ[20];B[tt])";
        for (std::size_t length = 0; length <= whole.size(); ++length)
            readAndWriteAll(whole.substr(0, length));
    }

    void randomBytes()
    {
        std::mt19937 random(20261120);
        const std::string alphabet = "(((;;;))[[]]]]\\:,aahhBBWWCABXSZGM415\n \x81\xE8\xA1\xFF";
        for (int round = 0; round < repetitions(20000); ++round) {
            std::string bytes;
            const int length = static_cast<int>(random() % 60);
            for (int i = 0; i < length; ++i)
                bytes += round % 4 == 0 ? static_cast<char>(random()) : alphabet[random() % alphabet.size()];
            readAndWriteAll(round % 2 == 0 ? bytes : "(;GM[4]SZ[15];" + bytes);
        }
    }

    // A real file with single bytes overwritten.
    void damagedFile()
    {
        std::mt19937 random(42);
        const std::string whole = dataFile("games/engine-renju.sgf").substr(0, 1500);
        for (int round = 0; round < repetitions(1000); ++round) {
            std::string bytes = whole;
            for (int i = 0; i < 3; ++i)
                bytes[random() % bytes.size()] = "()[];\\:B \xB1"[random() % 10];
            readAndWriteAll(bytes);
        }
    }

    void manyParentheses()
    {
        constexpr int many = UnderSanitizers ? 60'000 : 200'000; // deeper than any stack
        const Game nested = onlyGame("(;GM[4]SZ[15]" + repeated("(;B[];W[]", many) + repeated(")", many) + ")");
        QCOMPARE(nested.tree.nodeCount(), NodeId(2 * many + 1));
        const Game around = onlyGame(repeated("(", many) + ";GM[4]SZ[15];B[hh]" + repeated(")", many));
        QCOMPARE(around.tree.nodeCount(), NodeId(2));
        const Game inside = onlyGame("(;GM[4]SZ[15]" + repeated("(", many) + ";B[hh]" + repeated(")", many) + ")");
        QCOMPARE(inside.tree.nodeCount(), NodeId(2));
        QCOMPARE(inside.messages.size(), std::size_t(1000)); // of one code no more are kept
        const Collection open = readCollection(repeated("(", many));
        QCOMPARE(open.size(), std::size_t(0));
    }

    void aMillionNodesInOneLine()
    {
        constexpr int Pairs = UnderSanitizers ? 50'000 : 500'000;
        const std::string text = "(;GM[4]SZ[15]" + repeated(";B[];W[]", Pairs) + ")";
        const Game game = onlyGame(text);
        QCOMPARE(game.tree.nodeCount(), NodeId(2 * Pairs + 1));
        const Game again = onlyGame(writeSgf(game));
        QVERIFY(again.tree == game.tree);
    }

    // Ten times the text takes about ten times the time; a square would take a hundred times.
    void everyDimensionIsLinear_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("piece");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const char *before, const char *piece, const char *after) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(piece) << QByteArray(after);
        };
        row("trees", "", "(;GM[4]SZ[15];B[hh])", "");
        row("variations of one node", "(;GM[4]SZ[15]", "(;B[hh])", ")");
        row("nodes after a variation", "(;GM[4]SZ[15](;B[hh])", ";B[ig](;W[aa])", ")");
        row("values of one list", "(;GM[4]SZ[15]CR", "[hh]", ")");
        row("setup of one node", "(;GM[4]SZ[15]", "AB[hh]AW[ii]", ")");
        row("properties of one node", "(;GM[4]SZ[15]", "ZZ[1]QQ[2]C[x]", ")");
        row("one long value", "(;GM[4]SZ[15]C[", "a\\]b\\\\\n", "])");
        row("one long run of backslashes", "(;GM[4]SZ[15]C[", "\\\\", "])");
        row("junk", "", "(a ( ; ", "");
        row("open parentheses apart", "", "( x", "");
        row("illegal moves", "(;GM[4]SZ[15]", ";B[??]", ")");
        row("moves of one node", "(;GM[4]SZ[15];", "B[hh]W[]", ")");
        row("bad bytes", "(;GM[4]SZ[15]CA[UTF-8]C[", "\xFF\x81", "])");
    }
    void everyDimensionIsLinear()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, piece);
        QFETCH(QByteArray, after);
        // Of this program alone, whatever else the machine is doing.
        const auto processorTime = [&](int times) {
            const std::string bytes = before.toStdString() + repeated(piece.toStdString(), times) + after.toStdString();
            const std::clock_t begun = std::clock();
            const Collection collection = readCollection(bytes);
            for (std::size_t i = 0; i < collection.size(); ++i)
                (void)writeSgf(collection.readGame(i));
            return static_cast<qint64>(std::clock() - begun);
        };
        constexpr int Few = UnderSanitizers ? 600 : 3'000;
        qint64 best = std::numeric_limits<qint64>::max();
        for (int attempt = 0; attempt < 5 && best > 40; ++attempt)
            best = std::min(best, processorTime(10 * Few) / std::max<qint64>(processorTime(Few), 1));
        QVERIFY2(best <= 40, QByteArray::number(best));
    }
};

} // namespace tst_sgfbroken

QTEST_GUILESS_MAIN(tst_sgfbroken::TestSgfBroken)
#include "tst_sgfbroken.moc"
