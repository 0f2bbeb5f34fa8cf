// SPDX-License-Identifier: MIT
#include "program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_forbidden {

class TestCliForbidden : public QObject
{
    Q_OBJECT

private slots:
    void corpus_data();
    void corpus();
    void json();
    void unreadableLines();
    void unreadableLinesAsJson();
    void lineEnds();
    void otherSizes();
    void missingFile();
    void folder();
    void answersWhileInputIsOpen();
    void fullDisk();
};

namespace {

const QByteArray Empty = board({}).toLatin1();

// The second and third column of a corpus, as the program should print them.
QByteArray expected(const QByteArray &corpus)
{
    QByteArray result;
    for (const QByteArray &line : corpus.split('\n')) {
        const QList<QByteArray> columns = line.split('\t');
        if (columns.size() >= 3)
            result += columns[1] + '\t' + columns[2] + '\n';
    }
    return result;
}

} // namespace

void TestCliForbidden::corpus_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("count");
    QTest::newRow("development corpus") << "forbidden/dev-corpus.tsv" << 2000;
    QTest::newRow("named cases") << "forbidden/named.tsv" << 108;
}

void TestCliForbidden::corpus()
{
    QFETCH(QString, file);
    QFETCH(int, count);
    const QByteArray lines = testData(file);
    QCOMPARE(expected(lines).count('\n'), count);
    const Answer fromFile = runProgram({ "forbidden", KAGETSU_TEST_DATA "/" + file });
    QCOMPARE(fromFile.status, 0);
    QCOMPARE(fromFile.messages, QByteArray());
    QCOMPARE(fromFile.output, expected(lines));
    const Answer fromInput = runProgram({ "forbidden", "-" }, lines);
    QCOMPARE(fromInput.status, 0);
    QCOMPARE(fromInput.output, expected(lines));
}

void TestCliForbidden::json()
{
    const QByteArray lines = testData("forbidden/named.tsv");
    const Answer answer = runProgram({ "forbidden", "--json" }, lines);
    QCOMPARE(answer.status, 0);
    QByteArray asText;
    for (const QByteArray &line : answer.output.split('\n').mid(0, 108)) {
        QJsonParseError error {};
        const QJsonObject object = QJsonDocument::fromJson(line, &error).object();
        QCOMPARE(error.error, QJsonParseError::NoError);
        QCOMPARE(object.keys(), QStringList({ "fives", "fouls" }));
        // QJsonObject sorts its keys, so the lists are compared as sets of words.
        QStringList words;
        const QJsonObject fouls = object["fouls"].toObject();
        for (auto foul = fouls.begin(); foul != fouls.end(); ++foul) {
            QStringList kinds;
            for (const QJsonValue kind : foul.value().toArray())
                kinds << kind.toString();
            words << foul.key() + ':' + kinds.join('+');
        }
        for (const QJsonValue five : object["fives"].toArray())
            words << five.toString() + ":5";
        words.sort();
        asText += words.join(' ').toLatin1() + '\n';
    }
    QByteArray wanted;
    for (const QByteArray &line : expected(lines).split('\n').mid(0, 108)) {
        QStringList words = QString::fromLatin1(line).replace('\t', ' ').split(' ');
        words.removeAll("-");
        words.sort();
        wanted += words.join(' ').toLatin1() + '\n';
    }
    QCOMPARE(asText, wanted);
    QCOMPARE(runProgram({ "forbidden", "--json" }, board("E8 F8 G8 H9 H10 H11").toLatin1() + '\n').output,
        QByteArray("{\"fouls\":{\"H8\":[\"44\"]},\"fives\":[]}\n"));
}

void TestCliForbidden::unreadableLines()
{
    QByteArray wrongStone = Empty;
    wrongStone[16] = '*';
    const Answer answer = runProgram(
        { "forbidden", "-" }, Empty + "\n" + Empty.left(224) + "\twhy\n" + wrongStone + "\n\n" + Empty + "\n");
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray("-\t-\nerror\nerror\nerror\n-\t-\n"));
    const QList<QByteArray> messages = answer.messages.trimmed().split('\n');
    QCOMPARE(messages.size(), 3);
    QVERIFY(messages[0].startsWith("(standard input):2:225: error: board-length: "));
    QVERIFY(messages[1].startsWith("(standard input):3:17: error: board-character: "));
    QVERIFY(messages[2].startsWith("(standard input):4:1: error: board-length: "));
}

void TestCliForbidden::unreadableLinesAsJson()
{
    const Answer answer = runProgram({ "forbidden", "--json" }, "XO\n" + Empty + "\n");
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray("{\"error\":\"board-length\"}\n{\"fouls\":{},\"fives\":[]}\n"));
}

void TestCliForbidden::lineEnds()
{
    const Answer answer = runProgram({ "forbidden" }, Empty + "\r\n" + board("E8 F8 G8 H8").toLatin1());
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.output, QByteArray("-\t-\n-\tD8:5 I8:5\n"));
}

void TestCliForbidden::otherSizes()
{
    // The long diagonal of the smallest and of the largest board, and one that is too large.
    const Answer answer = runProgram({ "forbidden" },
        "....X...X...X...X........\n" + QByteArray(26 * 26, '.') + '\n' + QByteArray(27 * 27, '.') + '\n');
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray("-\tA1:5\n-\t-\nerror\n"));
}

void TestCliForbidden::missingFile()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath("missing.txt");
    const Answer answer = runProgram({ "forbidden", name });
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray());
    QVERIFY(answer.messages.startsWith(name.toLocal8Bit() + ": error: unreadable: "));
}

void TestCliForbidden::folder()
{
    const QTemporaryDir folder;
    const Answer answer = runProgram({ "forbidden", folder.path() });
    QCOMPARE(answer.status, 2);
    QVERIFY(answer.messages.contains(": error: unreadable: "));
}

void TestCliForbidden::answersWhileInputIsOpen()
{
    QProcess program;
    program.start(KAGETSU_CLI, { "forbidden" });
    program.write(board("D8 E8 F8 G8").toLatin1() + '\n');
    QVERIFY(program.waitForReadyRead());
    QCOMPARE(program.readAllStandardOutput(), QByteArray("-\tC8:5 H8:5\n"));
    program.closeWriteChannel();
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 0);
}

void TestCliForbidden::fullDisk()
{
    if (!QFile::exists("/dev/full"))
        QSKIP("This system has no device that is always full.");
    QProcess program;
    program.setStandardOutputFile("/dev/full");
    program.start(KAGETSU_CLI, { "forbidden" });
    program.write(Empty + '\n');
    program.closeWriteChannel();
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 2);
    QVERIFY(program.readAllStandardError().contains("error: write-failed: "));
}

} // namespace tst_cli_forbidden

QTEST_GUILESS_MAIN(tst_cli_forbidden::TestCliForbidden)
#include "tst_cli_forbidden.moc"
