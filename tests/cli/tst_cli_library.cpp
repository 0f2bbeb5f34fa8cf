// SPDX-License-Identifier: MIT
#include "program.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_library {

// The commands around libraries of RenLib: dump, rewrite, convert, and stat and check of them; and tree
// (command-line.md).
class TestCliLibrary : public QObject
{
    Q_OBJECT

private slots:
    void dump();
    void dumpWithoutAHeader();
    void dumpOfRecords();
    void dumpAsJson();
    void rewrite();
    void merge();
    void damagedLibraryIsNotOverwritten();
    void stat();
    void check();
    void convertBothWays();
    void anEncodingThatNobodyWouldFindIsReported();
    void lossesOfAConversionAreReported();
    void same();
    void smallerBoard();
    void tree();
    void refused_data();
    void refused();
};

namespace {

QByteArray library(const char *records)
{
    return QByteArray("\xFFRenLib\xFF\x03\x04", 10) + QByteArray(10, '\xFF') + QByteArray::fromHex(records);
}

QByteArray small()
{
    return library(
        "00 18 53 65 74 00 77 00 00 80 88 44 68 C9 00 01 BA DA B1 D8 CA A4 08 78 00 00 41 00 69 43 00 01 31 30 00 00");
}

const char *const Dump = "0\tROOT\tM\t536574\t-\t-\n"
                         "1\tG8\t-\t-\t-\t-\n"
                         "2\tPASS\t-\t-\t-\t-\n"
                         "3\tH7\tS\t-\t-\t-\n"
                         "2\tH9\t-\tbadab1d8caa4\t78\t41\n"
                         "2\tI9\tT\t-\t-\t3130\n";

QByteArray fileOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

void TestCliLibrary::dump()
{
    const Answer answer = runProgram({ "dump", "-" }, small());
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.output, QByteArray(Dump));
    const QByteArray digest = QCryptographicHash::hash(Dump, QCryptographicHash::Sha256).toHex();
    QCOMPARE(runProgram({ "dump", "--digest", "-" }, small()).output, digest + "\t6\n");
}

void TestCliLibrary::dumpWithoutAHeader()
{
    const QByteArray expected = "0\tROOT\t-\t-\t-\t-\n1\tH8\t-\t47e572\t-\t-\n2\tH9\t-\t-\t-\t-\n";
    const Answer answer = runProgram({ "dump", "-" }, testData("libraries/oldest.lib"));
    QCOMPARE(answer.status, 0);
    QVERIFY2(answer.output.startsWith(expected), answer.output);
    QCOMPARE(runProgram({ "dump", KAGETSU_TEST_DATA "/libraries/oldest.lib" }).output, answer.output);
    QCOMPARE(runProgram({ "dump", "-" }, "none of all formats is known by these words").status, 2);
}

void TestCliLibrary::dumpOfRecords()
{
    const Answer answer = runProgram({ "dump", "--records", "-" }, library("00 00 78 09 80 01 61 00 62 00 68 40"));
    QCOMPARE(answer.output, QByteArray("20\t00\t00\t-\t-\t-\n22\t78\t09\t8001\t61\t62\n30\t68\t40\t-\t-\t-\n"));
}

void TestCliLibrary::dumpAsJson()
{
    const Answer answer = runProgram({ "dump", "--json", "-" }, library("00 00 78 50"));
    QCOMPARE(answer.output.count('\n'), 2);
    const QJsonObject expected { { "depth", 1 }, { "move", "H8" }, { "flags", "M" }, { "oneLine", QJsonValue::Null },
        { "multiLine", QJsonValue::Null }, { "boardText", QJsonValue::Null } };
    QCOMPARE(QJsonDocument::fromJson(answer.output.split('\n')[1]).object(), expected);
}

void TestCliLibrary::rewrite()
{
    const Answer answer = runProgram({ "rewrite", "-", "-" }, small());
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.output.toHex(' '), small().toHex(' '));
    const Answer damaged = runProgram({ "rewrite", "-", "-" }, library("78 00 68 08 61"));
    QCOMPARE(damaged.status, 0);
    QVERIFY(damaged.messages.contains("error: CUT_TEXT: "));
    QVERIFY(damaged.messages.contains("(at byte 24)"));
    QCOMPARE(damaged.output.mid(20).toHex(' '), QByteArray("78 00 68 48 61 00"));
}

// H8 I9, and H8 G9 H10, which begins as its mirror image.
void TestCliLibrary::merge()
{
    const QTemporaryDir folder;
    const QString one = folder.filePath("one.lib");
    const QString other = folder.filePath("other.lib");
    const QString out = folder.filePath("out.lib");
    QVERIFY(write(one, library("78 00 69 40")) && write(other, library("78 00 67 00 58 40")));
    QCOMPARE(
        runProgram({ "merge", one, other, "-o", out }).output, (one + "\t0\t0\t0\n" + other + "\t0\t0\t0\n").toUtf8());
    QCOMPARE(runProgram({ "dump", out }).output.count('\n'), 5);
    const Answer joined = runProgram({ "merge", "--join", one, other, "-o", out });
    QCOMPARE(joined.status, 0);
    QCOMPARE(joined.output, (one + "\t0\t0\t0\n" + other + "\t1\t0\t0\n").toUtf8());
    const QByteArray nodes = runProgram({ "dump", out }).output;
    QVERIFY2(nodes.contains("\n2\tG9") && nodes.contains("\n2\tI9") && nodes.contains("\n3\t"), nodes);
    QCOMPARE(nodes.count('\n'), 5);
    QCOMPARE(runProgram({ "merge", one, "-o", out }).status, 2);
    // What could not be read is not lost.
    QVERIFY(write(one, library("78 00 F0 00 68 40")));
    QCOMPARE(runProgram({ "merge", one, other, "-o", one }).status, 2);
}

void TestCliLibrary::damagedLibraryIsNotOverwritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("a.lib");
    const QByteArray bytes = library("78 00 F0 00 68 40");
    QVERIFY(write(path, bytes));
    QCOMPARE(runProgram({ "rewrite", path, path }).status, 2);
    QCOMPARE(fileOf(path), bytes);
    QCOMPARE(runProgram({ "rewrite", path, folder.filePath("b.lib") }).status, 1);
    QCOMPARE(fileOf(folder.filePath("b.lib")).mid(20).toHex(' '), QByteArray("78 00"));
    QCOMPARE(runProgram({ "convert", path, folder.filePath("b.sgf") }).status, 1);
}

void TestCliLibrary::stat()
{
    QCOMPARE(runProgram({ "stat", "-" }, small()).output, QByteArray("1\t6\t3\t4\t3\t15x15\tGB18030\t\t\t?\n"));
    const QJsonObject json = QJsonDocument::fromJson(runProgram({ "stat", "--json", "-" }, small()).output).object();
    QCOMPARE(json["texts"].toObject(),
        (QJsonObject { { "0.N", "Set" }, { "4.N", QString::fromUtf8("黑必胜") }, { "4.C", "x" } }));
    QCOMPARE(json["main"].toArray().size(), 3);
}

void TestCliLibrary::check()
{
    QCOMPARE(runProgram({ "check", "-" }, small()).status, 0);
    const Answer answer = runProgram({ "check", "-" }, library("78 00 F0 00"));
    QCOMPARE(answer.status, 2);
    QVERIFY(answer.output.startsWith("(standard input): error: BAD_POSITION: "));
    QVERIFY(answer.output.endsWith("(at byte 22)\n"));
    QJsonObject message =
        QJsonDocument::fromJson(runProgram({ "check", "--json", "-" }, library("78 00 68 40 00")).output).object();
    QVERIFY(!message.take("text").toString().isEmpty());
    QCOMPARE(message,
        (QJsonObject { { "offset", 24 }, { "severity", "warning" }, { "code", "LEFTOVER_BYTE" }, { "tree", 1 } }));
}

void TestCliLibrary::convertBothWays()
{
    const QTemporaryDir folder;
    const QByteArray bytes = small().replace(31, 1, "\x40"); // without a start
    QVERIFY(write(folder.filePath("a.lib"), bytes));
    QVERIFY(bytes != small());
    const Answer toSgf = runProgram({ "convert", folder.filePath("a.lib"), folder.filePath("a.sgf") });
    QCOMPARE(toSgf.messages, QByteArray());
    QCOMPARE(toSgf.status, 0);
    QVERIFY(fileOf(folder.filePath("a.sgf")).contains("N[黑必胜]"));
    const Answer back =
        runProgram({ "convert", folder.filePath("a.sgf"), folder.filePath("b.lib"), "--charset", "GBK" });
    QCOMPARE(back.messages, QByteArray());
    QCOMPARE(fileOf(folder.filePath("b.lib")).toHex(' '), bytes.toHex(' '));
    const Answer same = runProgram({ "convert", "-", "-", "--to", "sgf" }, fileOf(folder.filePath("a.sgf")));
    QCOMPARE(same.output, fileOf(folder.filePath("a.sgf")));
}

void TestCliLibrary::anEncodingThatNobodyWouldFindIsReported()
{
    const QTemporaryDir folder;
    const QByteArray game = "(;GM[4]SZ[15];B[hh]C[Why A1?? 悪])";
    const Answer unicode = runProgram({ "convert", "-", folder.filePath("a.lib") }, game);
    QCOMPARE(unicode.messages, QByteArray());
    const Answer read = runProgram({ "convert", folder.filePath("a.lib"), "-", "--to", "sgf" });
    QVERIFY2(read.output.contains("Why A1?? 悪"), read.output.constData());
    const Answer chosen = runProgram({ "convert", "-", folder.filePath("b.lib"), "--charset", "GB18030" }, game);
    QCOMPARE(chosen.status, 0);
    QVERIFY2(chosen.messages.contains("b.lib: warning: untold-charset: "), chosen.messages.constData());
    const Answer told = runProgram({ "convert", folder.filePath("b.lib"), "-", "--to", "sgf", "--charset", "GB18030" });
    QVERIFY2(told.output.contains("Why A1?? 悪"), told.output.constData());
}

void TestCliLibrary::lossesOfAConversionAreReported()
{
    const QTemporaryDir folder;
    const Answer answer = runProgram({ "convert", "--json", "-", folder.filePath("a.lib"), "--charset", "latin1" },
        "(;GM[4]SZ[15]PB[A];B[hh]C[黑])");
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.output, QByteArray("{\"lost\":{\"lost-facts\":1}}\n"));
    QVERIFY(answer.messages.contains("(standard input): warning: lost-facts: "));
    QVERIFY(answer.messages.contains("(standard input): warning: garbled: "));
}

void TestCliLibrary::same()
{
    // H8 H9 J8, H8 I8 H7 which is its image, and A1 A2 C1 which is shifted
    const QByteArray bytes = library("00 00 78 80 68 80 7A 40 79 00 88 40 E1 00 D1 00 E3 40");
    const Answer same = runProgram({ "same", "-", "H8", "H9", "J8" }, bytes);
    QCOMPARE(same.messages, QByteArray());
    QCOMPARE(same.status, 0);
    QCOMPARE(same.output, QByteArray());
    const Answer shifted = runProgram({ "similar", "-", "H8", "H9", "J8" }, bytes);
    QCOMPARE(shifted.output, QByteArray("1\t-7\t-7\tA1 A2 C1\n"));
    const Answer turned = runProgram({ "same", "-", "h8", "g8", "h9" }, bytes);
    QCOMPARE(turned.output, QByteArray("3\t0\t0\tH8 I8 H7\n"));
    const Answer json = runProgram({ "same", "--json", "-", "H8" }, bytes);
    QCOMPARE(json.output, QByteArray());
    QCOMPARE(runProgram({ "same", "--json", "-", "A15", "A14" }, bytes).output,
        QByteArray("{\"map\":5,\"right\":0,\"up\":0,\"moves\":[\"A1\",\"A2\"]}\n"));
    QCOMPARE(runProgram({ "same", "-", "H8", "H8" }, bytes).status, 2);
    QCOMPARE(runProgram({ "same", "-", "pass" }, bytes).output, QByteArray());
}

void TestCliLibrary::smallerBoard()
{
    const QByteArray bytes = library("00 00 67 00 CD 40");
    QCOMPARE(runProgram({ "dump", "--board", "13", "-" }, bytes).output,
        QByteArray("0\tROOT\t-\t-\t-\t-\n1\tG7\t-\t-\t-\t-\n2\tM1\t-\t-\t-\t-\n"));
    QVERIFY(runProgram({ "convert", "-", "-", "--to", "sgf", "--board", "13" }, bytes).output.contains("SZ[13]"));
    QVERIFY(runProgram({ "stat", "--board", "13", "-" }, bytes).output.contains("\t13x13\t"));
    QCOMPARE(runProgram({ "check", "--board", "12", "-" }, bytes).status, 2);
    QCOMPARE(runProgram({ "same", "--board", "13", "-", "G7", "A1" }, bytes).output, QByteArray("4\t0\t0\tG7 M1\n"));
    QCOMPARE(runProgram({ "same", "--board", "13", "-", "O15" }, bytes).status, 2);
    QCOMPARE(runProgram({ "dump", "--board", "16", "-" }, bytes).status, 2);
}

void TestCliLibrary::tree()
{
    const QByteArray record("x(;GM[4]FF[4]C[a\\]\\\\\nb];White[hh](;B[ig]AB[cc]AB[dd])(;B[]))(;SZ[15])");
    const Answer answer = runProgram({ "tree", "-" }, record);
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.output,
        QByteArray(
            "1\t0\tC[a\\]\\\\\\nb]\tFF[4]\tGM[4]\n1\t1\tW[hh]\n1\t2\tAB[cc][dd]\tB[ig]\n1\t2\tB[]\n2\t0\tSZ[15]\n"));
    QVERIFY(answer.messages.contains("JUNK_BEFORE"));
    const QJsonObject json =
        QJsonDocument::fromJson(runProgram({ "tree", "--json", "-" }, "(;C[a\\]])").output).object();
    QCOMPARE(json["properties"].toObject()["C"].toArray().first(), QJsonValue("a]"));

    const Answer moves = runProgram({ "tree", "-" }, "h8 i9 j10");
    QCOMPARE(moves.status, 0);
    QVERIFY2(moves.output.endsWith("\n1\t1\tB[hh]\n1\t2\tW[ig]\n1\t3\tB[jf]\n"), moves.output);
}

void TestCliLibrary::refused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("dump of no library") << QStringList { "dump", "-" } << QByteArray("(;GM[4])");
    QTest::newRow("dump of a newer library") << QStringList { "dump", "-" } << small().replace(9, 1, "\x05");
    QTest::newRow("rewrite of no library") << QStringList { "rewrite", "-", "-" } << QByteArray("!<arch>\n");
    QTest::newRow("rewrite into a folder that is not there")
        << QStringList { "rewrite", "-", "/nowhere/a.lib" } << small();
    QTest::newRow("convert to what is not said") << QStringList { "convert", "-", "-" } << small();
    QTest::newRow("convert in an unknown charset")
        << QStringList { "convert", "-", "-", "--to", "sgf", "--charset", "klingon" } << small();
    QTest::newRow("convert of a larger board")
        << QStringList { "convert", "-", "-", "--to", "lib" } << QByteArray("(;GM[4]SZ[19];B[aa])");
    QTest::newRow("convert of boards that differ")
        << QStringList { "convert", "-", "-", "--to", "lib" } << QByteArray("(;GM[4]SZ[15])(;GM[4]SZ[13])");
    QTest::newRow("convert of nothing") << QStringList { "convert", "-", "-", "--to", "lib" } << QByteArray("none");
    QTest::newRow("dump of a line of moves") << QStringList { "dump", "-" } << QByteArray("h8 i9 j10");
    QTest::newRow("tree of a library") << QStringList { "tree", "-" } << small();
    QTest::newRow("audit of a library") << QStringList { "audit", "-" } << small();
    QTest::newRow("audit of nothing") << QStringList { "audit", "-" } << QByteArray("none");
    QTest::newRow("tree of a file that is not there") << QStringList { "tree", "/nowhere/a.sgf" } << QByteArray();
}

void TestCliLibrary::refused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, input);
    const Answer answer = runProgram(arguments, input);
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray());
    QVERIFY(!answer.messages.isEmpty());
}

} // namespace tst_cli_library

QTEST_GUILESS_MAIN(tst_cli_library::TestCliLibrary)
#include "tst_cli_library.moc"
