// SPDX-License-Identifier: MIT
#include "program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_cli_record {

// The commands that read records: stat and check (command-line.md#stat, command-line.md#check).
class TestCliRecord : public QObject
{
    Q_OBJECT

private slots:
    void statOfEngineGames();
    void statAsJson();
    void statOfOtherBoards();
    void noGame_data();
    void noGame();
    void check_data();
    void check();
    void checkAsJson();
    void pipeIsNotReplacedByAFile();
    void fileNameThatIsNotUtf8IsRefused();
    void endlessInputIsRefused_data();
    void endlessInputIsRefused();
    void guessedCharset();
    void convertFormats_data();
    void convertFormats();
    void otherFormats();
    void unreadable_data();
    void unreadable();
};

namespace {

QString gamesFile()
{
    return QStringLiteral(KAGETSU_TEST_DATA "/games/engine-renju.sgf");
}

QJsonObject onlyObject(const QByteArray &output)
{
    return QJsonDocument::fromJson(output).object();
}

} // namespace

void TestCliRecord::statOfEngineGames()
{
    const Answer answer = runProgram({ "stat", gamesFile() });
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.messages, QByteArray());
    const QList<QByteArray> lines = answer.output.split('\n');
    QCOMPARE(lines.size(), 101);
    QCOMPARE(lines[0], QByteArray("1\t29\t1\t29\t28\t15x15\tUTF-8\tRapfi 4k\tRapfi 1k\tW"));
    QVERIFY(lines[99].startsWith("100\t"));
}

void TestCliRecord::statAsJson()
{
    const QByteArray record(
        "(;GM[4]CA[Shift_JIS]SZ[15]PB[\x95\x5C]PW[B]EV[E]DT[2026-11-20]RU[4]RE[W+F]XRS[forbidden:33]"
        "AB[bb][aa]AW[oo]PL[W]GC[g];W[hh]N[n](;B[];W[zz])(;B[ig]C[c\\]]))");
    const Answer answer = runProgram({ "stat", "--json", "-" }, record);
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.output.count('\n'), 1);
    const QJsonObject stat = onlyObject(answer.output);
    const QJsonObject expected {
        { "tree", 1 },
        { "nodes", 5 },
        { "leaves", 2 },
        { "mainNodes", 4 },
        { "main", QJsonArray { "H8", "pass", QJsonValue() } },
        { "size", QJsonArray { 15, 15 } },
        { "charset", "Shift_JIS" },
        { "black", QString::fromUtf8("表") },
        { "white", "B" },
        { "event", "E" },
        { "date", "2026-11-20" },
        { "rules", "4" },
        { "result", "W" },
        { "reason", "FOUL33" },
        { "setup", QJsonObject { { "black", QJsonArray { "A15", "B14" } }, { "white", QJsonArray { "O1" } } } },
        { "texts",
            QJsonObject { { "0.PB", QString::fromUtf8("表") }, { "0.PW", "B" }, { "0.EV", "E" }, { "0.GC", "g" },
                { "1.N", "n" }, { "4.C", "c]" } } },
        { "messages", 1 },
    };
    QCOMPARE(stat, expected);
}

void TestCliRecord::statOfOtherBoards()
{
    const Answer answer =
        runProgram({ "stat", "--json", "-" }, "(;GM[4]SZ[15:19]RE[0];B[as])(;GM[4]SZ[30];B[Da])(;GM[4])");
    const QList<QByteArray> lines = answer.output.split('\n');
    const auto oneMove = [](int x, int y) {
        QJsonArray moves; // braces around an array are a copy of it to some compilers
        moves.append(QJsonArray { x, y });
        return QJsonValue(moves);
    };
    QCOMPARE(lines.size(), 4);
    QCOMPARE(onlyObject(lines[0])["main"], oneMove(0, 18));
    QCOMPARE(onlyObject(lines[0])["result"], QJsonValue("draw"));
    QCOMPARE(onlyObject(lines[1])["main"], oneMove(29, 0));
    QCOMPARE(onlyObject(lines[2])["result"], QJsonValue("?"));
    QCOMPARE(onlyObject(lines[2])["reason"], QJsonValue(QJsonValue::Null));
}

void TestCliRecord::noGame_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QByteArray>("input");
    for (const char *command : { "stat", "stat --json", "tree", "tree --json", "review", "audit", "convert - -" }) {
        QStringList words = QString(command).split(' ');
        if (words.size() < 3)
            words += "-";
        else
            words += { "--to", "sgf" };
        QTest::addRow("%s of words", command) << words << QByteArray("no game here");
        QTest::addRow("%s of nothing", command) << words << QByteArray();
        QTest::addRow("%s of a picture", command) << words << QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16);
        QTest::addRow("%s of other data", command) << words << QByteArray("{\"a\": [1, 2]}");
    }
}

void TestCliRecord::noGame()
{
    QFETCH(QStringList, command);
    QFETCH(QByteArray, input);
    const Answer answer = runProgram(command, input);
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray());
    QVERIFY2(answer.messages.contains("(standard input):1:1: error: no-games: "), answer.messages.constData());
}

void TestCliRecord::check_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<int>("status");
    QTest::addColumn<QList<QByteArray>>("beginnings");
    QTest::newRow("a flawless record") << QByteArray("(;GM[4]SZ[15];B[hh])") << 0 << QList<QByteArray> {};
    QTest::newRow("notes alone are fine") << QByteArray("(;GM[4]SZ[15];B[hh];B[ig])") << 0
                                          << QList<QByteArray> { "(standard input):1:21: note: SAME_COLOUR: " };
    QTest::newRow("warnings, in the order of the file")
        << QByteArray("x\n(;GM[4]SZ[15];B[HH])\n-\n(GM[4]SZ[15])") << 1
        << QList<QByteArray> { "(standard input):1:1: warning: JUNK_BEFORE: ",
               "(standard input):2:15: warning: POINT_SPELLING: ", "(standard input):3:1: warning: JUNK_BETWEEN: ",
               "(standard input):4:2: warning: MISSING_SEMICOLON: " };
    const QList<QByteArray> noGame { "(standard input):1:1: error: NO_GAME: " };
    QTest::newRow("nothing") << QByteArray() << 2 << noGame;
    QTest::newRow("no game at all") << QByteArray("Dear Ann,\nhere is the record.\n") << 2 << noGame;
    QTest::newRow("bytes") << QByteArray("\0\x89PNG\r\n\x1a\n", 9) << 2 << noGame;
    QTest::newRow("errors") << QByteArray("(;GM[4]SZ[15];B[zz]") << 2
                            << QList<QByteArray> { "(standard input):1:15: error: ILLEGAL_POINT: ",
                                   "(standard input):1:20: error: UNCLOSED: " };
}

void TestCliRecord::check()
{
    QFETCH(QByteArray, record);
    QFETCH(int, status);
    QFETCH(QList<QByteArray>, beginnings);
    const Answer answer = runProgram({ "check", "-" }, record);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.messages, QByteArray());
    QList<QByteArray> lines = answer.output.split('\n');
    QCOMPARE(lines.takeLast(), QByteArray());
    QCOMPARE(lines.size(), beginnings.size());
    for (int i = 0; i < lines.size(); ++i) {
        QCOMPARE(lines[i].left(beginnings[i].size()), beginnings[i]);
        QVERIFY(lines[i].size() > beginnings[i].size());
    }
}

void TestCliRecord::checkAsJson()
{
    const Answer answer = runProgram({ "check", "--json", "-" }, "(;GM[4]SZ[15];B[zz])");
    QCOMPARE(answer.status, 2);
    QJsonObject message = onlyObject(answer.output);
    QVERIFY(!message.take("text").toString().isEmpty());
    const QJsonObject expected { { "line", 1 }, { "column", 15 }, { "severity", "error" }, { "code", "ILLEGAL_POINT" },
        { "tree", 1 }, { "node", 1 } };
    QCOMPARE(message, expected);
}

void TestCliRecord::pipeIsNotReplacedByAFile()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const Answer answer = runProgram({ "convert", "-", pipe, "--to", "sgf" }, "(;GM[4]SZ[15];B[hh])");
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.messages.contains("error: unwritable: This is a device or a pipe"), answer.messages.constData());
    struct stat there {};
    QCOMPARE(::stat(QFile::encodeName(pipe).constData(), &there), 0);
    QVERIFY(S_ISFIFO(there.st_mode));
}

// The bytes of a name in another encoding would become U+FFFD, and two such files one.
void TestCliRecord::fileNameThatIsNotUtf8IsRefused()
{
    const QTemporaryDir folder;
    const Answer answer =
        runInShell("convert - \"" + folder.path() + "/$(printf 'a\\272.sgf')\" --to sgf", "(;GM[4]SZ[15];B[hh])");
    QCOMPARE(answer.status, 2);
    QVERIFY2(
        answer.messages.contains("error: unwritable: The name of this file is not UTF-8"), answer.messages.constData());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 0);
    const Answer journal = runInShell("journal verify \"$(printf 'a\\272.jsonl')\"");
    QCOMPARE(journal.status, 2);
    QVERIFY2(journal.messages.contains("not UTF-8"), journal.messages.constData());
}

void TestCliRecord::endlessInputIsRefused_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("a device") << QStringLiteral("/dev/zero") << QByteArray("This is a device, not a file.");
    QTest::newRow("a file of 2.2 GB, most of it a hole")
        << QStringLiteral("large.sgf") << QByteArray("larger than 2 GB");
}

void TestCliRecord::endlessInputIsRefused()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, words);
    const QTemporaryDir folder;
    const QString path = QDir::isAbsolutePath(file) ? file : folder.filePath(file);
    if (path != file) {
        QFile large(path);
        QVERIFY(large.open(QIODevice::WriteOnly));
        QVERIFY(large.resize(2'200'000'000));
    }
    for (const char *command : { "check", "stat", "tree" }) {
        const Answer answer = runProgram({ QLatin1String(command), path }, QByteArray());
        QCOMPARE(answer.status, 2);
        QVERIFY2(answer.messages.contains(words), answer.messages.constData());
    }
}

void TestCliRecord::convertFormats_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("output"); // its end
    QTest::addColumn<QByteArray>("message"); // part of it
    const auto row = [](const char *name, const QStringList &arguments, const char *input, int status,
                         const char *output, const char *message = "") {
        QTest::newRow(name) << QStringList({ "convert", "-", "-", "--to" }) + arguments << QByteArray(input) << status
                            << QByteArray(output) << QByteArray(message);
    };
    row("moves to SGF", { "sgf" }, "1. h8 i9", 0, "\n;B[hh];W[ig])\n");
    row("a board to SGF", { "sgf" }, ".....\n.x...\n..o..\n.....\n.....\n", 0, "\nAB[bb]AW[cc]\n)\n");
    row("Piskvork to moves", { "moves" }, "Piskvorky 15x15, 0:0, 0\r\n8,8,0\r\n-1\r\n", 0, "h8\n");
    row("SGF to a board", { "board" }, "(;GM[4]SZ[5];B[aa])", 0, "X....\n.....\n.....\n.....\n.....\n",
        ": warning: lost-order: ");
    row("a choice among games", { "moves", "--game", "2" }, "(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[ig])", 0, "i9\n");
    row("the first of several games", { "moves" }, "(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[ig])", 0, "h8\n",
        ": warning: lost-games: ");
    row("a game that is not there", { "moves", "--game", "3" }, "(;GM[4]SZ[15];B[hh])", 2, "", ": error: no-games: ");
    row("what cannot be in one line", { "psq" }, "(;GM[4]SZ[15];W[hh])", 2, "", ": error: turn-order: ");
    row("a format that is only read", { "playok" }, "h8", 2, "", "--to: ");
    row("moves to RenjuNet", { "rif" }, "h8 i9", 0, "swap=\"\">\n<move>h8 i9</move>\n</game>\n</games>\n</database>\n");
    row("all games to RenjuNet", { "rif" }, "(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[ig])", 0,
        "<move>i9</move>\n</game>\n</games>\n</database>\n");
    row("one game to RenjuNet", { "rif", "--game", "1" }, "(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[ig])", 0,
        "<move>h8</move>\n</game>\n</games>\n</database>\n");
    row("what RenjuNet does not hold", { "rif" }, "(;GM[4]SZ[15];B[hh]C[x])", 0, "</database>\n",
        ": warning: lost-comments: ");
    row("a game among others that RenjuNet does not hold", { "rif" }, "(;GM[4]SZ[15];B[hh])(;GM[4]SZ[19];B[ig])", 2, "",
        ": error: board-size: Game 2: ");
    row("a format against the content", { "sgf", "--from", "sgf" }, "h8 i9", 2, "", ": error: no-games: ");
    row("SGF of old programs", { "sgf", "--ff3" }, "h8 --", 0, ";B[hh];W[tt])\n");
}

void TestCliRecord::convertFormats()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, input);
    QFETCH(int, status);
    QFETCH(QByteArray, output);
    QFETCH(QByteArray, message);
    const Answer answer = runProgram(arguments, input);
    QCOMPARE(answer.status, status);
    QVERIFY2(answer.output.endsWith(output), answer.output.constData());
    QVERIFY2(
        message.isEmpty() ? answer.messages.isEmpty() : answer.messages.contains(message), answer.messages.constData());
}

// A guess is told, and never written over what it was made of.
void TestCliRecord::guessedCharset()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.sgf"));
    const QByteArray bytes = "(;FF[4]GM[4]SZ[15]PB[\xc8\xe2\xe0\xed \xcf\xe5\xf2\xf0\xee\xe2];B[hh])";
    const auto write = [&] {
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(bytes);
    };
    const auto content = [&] {
        QFile file(path);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    };
    write();
    const Answer over = runProgram({ "convert", path, path });
    QCOMPARE(over.status, 2);
    QVERIFY2(over.messages.contains(": note: charset-guessed: "), over.messages.constData());
    QVERIFY2(over.messages.contains(": error: charset-guessed: "), over.messages.constData());
    QCOMPARE(content(), bytes);
    QCOMPARE(runProgram({ "convert", path, "-", "--to", "sgf" }).status, 0);
    QCOMPARE(runProgram({ "convert", path, path, "--charset", "windows-1251" }).status, 0);
    QVERIFY(content().contains("Иван Петров"));
}

// stat and check know every format by its content.
void TestCliRecord::otherFormats()
{
    const QString rif = QStringLiteral(KAGETSU_TEST_DATA "/formats/synthetic.rif");
    QCOMPARE(runProgram({ "stat", rif }).output.count('\n'), 60);
    QCOMPARE(runProgram({ "check", rif }).status, 0);
    const Answer answer = runProgram({ "check", "-" }, "h8 i9\nh8\n");
    QCOMPARE(answer.status, 2);
    QVERIFY(answer.output.startsWith("(standard input):2:1: error: OCCUPIED_POINT: "));
}

void TestCliRecord::unreadable_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const char *command : { "stat", "check" }) {
        QTest::addRow("%s of a file that is not there", command) << QStringList { command, "/nowhere/game.sgf" };
        QTest::addRow("%s of a folder", command) << QStringList { command, KAGETSU_TEST_DATA };
        QTest::addRow("%s of nothing", command) << QStringList { command };
    }
}

void TestCliRecord::unreadable()
{
    QFETCH(QStringList, arguments);
    const Answer answer = runProgram(arguments);
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray());
    QVERIFY(!answer.messages.isEmpty());
}

} // namespace tst_cli_record

QTEST_GUILESS_MAIN(tst_cli_record::TestCliRecord)
#include "tst_cli_record.moc"
