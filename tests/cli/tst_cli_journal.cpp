// SPDX-License-Identifier: MIT
#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_journal {

// The chain of a journal and the match in it (command-line.md#journal).
class TestCliJournal : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_good = testData("journal/club-evening.jsonl"); }
    void verified();
    void comparedWithACode_data();
    void comparedWithACode();
    void missingKeyOrSignatureIsAnError();
    void found_data();
    void found();
    void unreadable_data();
    void unreadable();
    void replayed();
    void replayedAt();
    void replayedAsJson();
    void usablePartOfADamagedJournalIsReplayed();

private:
    QByteArray m_good; // 24 lines
};

namespace {

const QString Good = QStringLiteral(KAGETSU_TEST_DATA "/journal/club-evening.jsonl");

} // namespace

void TestCliJournal::verified()
{
    const Answer answer = runProgram({ "journal", "verify", Good });
    QCOMPARE(answer.output, "24\t7\tW RESIGN\t" + m_good.last(67).first(64) + "\tE5E8-N2CF-PD62\n");
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.status, 0);

    const Answer json = runProgram({ "journal", "verify", "--json", "-" }, m_good);
    QCOMPARE(json.output,
        "{\"lines\":24,\"moves\":7,\"result\":\"W RESIGN\",\"hash\":\"" + m_good.last(67).first(64)
            + "\",\"code\":\"E5E8-N2CF-PD62\",\"code_line\":24}\n");
    QCOMPARE(json.status, 0);
}

void TestCliJournal::comparedWithACode_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("lines"); // of the journal that is looked at
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("its own") << "E5E8-N2CF-PD62" << 24 << 0 << QByteArray();
    QTest::newRow("its own as people write it") << "e5e8 n2cf pd62" << 24 << 0 << QByteArray();
    QTest::newRow("another") << "E5E8-N2CF-PD63" << 24 << 1
                             << QByteArray("other-code: This is not the journal that the code belongs to. "
                                           "The code of this journal is E5E8-N2CF-PD62.");
    QTest::newRow("of a match that has not ended")
        << "E5E8-N2CF-PD62" << 23 << 1 << QByteArray("other-code: The match in this journal has not ended");
    QTest::newRow("no code at all") << "E5E8" << 24 << 2 << QByteArray("bad-code: ");
    QTest::newRow("an empty one") << "" << 24 << 2 << QByteArray("bad-code: ");
}

void TestCliJournal::comparedWithACode()
{
    QFETCH(QString, code);
    QFETCH(int, lines);
    QFETCH(int, status);
    QFETCH(QByteArray, message);
    const QByteArray bytes = m_good.split('\n').first(lines).join('\n') + '\n';
    const Answer answer = runProgram({ "journal", "verify", "-", "--code", code }, bytes);
    QCOMPARE(answer.status, status);
    QVERIFY2(answer.messages.contains(message) && answer.messages.isEmpty() == message.isEmpty(), answer.messages);
}

// What was asked for is looked at, or the answer is no.
void TestCliJournal::missingKeyOrSignatureIsAnError()
{
    QCOMPARE(runProgram({ "journal", "verify", "-", "--key", "" }, m_good).status, 2);
    QVERIFY(runProgram({ "journal", "verify", "-", "--signature", "none.minisig" }, m_good).status >= 2);
}

void TestCliJournal::found_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("message");
    const QByteArray good = testData("journal/club-evening.jsonl");
    QByteArray changed = good;
    changed.replace("\"point\":\"K8\"", "\"point\":\"K9\"");
    const QByteArray line = changed.split('\n')[10];
    QTest::newRow("a stone moved afterwards") << changed << QByteArray("10\t")
                                              << ":11:" + QByteArray::number(line.indexOf("\"hash\"") + 1)
            + ": error: broken-chain: The chain is broken here: this line, or its place in the file, does not match "
              "what was written.\n";
    QTest::newRow("an end torn off")
        << good.chopped(10) << QByteArray("23\t")
        << QByteArray(":24:1: error: torn: This line is incomplete: the program or the computer stopped while "
                      "writing it.\n");
}

void TestCliJournal::found()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, lines);
    QFETCH(QByteArray, message);
    const Answer answer = runProgram({ "journal", "verify", "-" }, bytes);
    QCOMPARE(answer.messages, "(standard input)" + message);
    QVERIFY(answer.output.startsWith(lines));
    QCOMPARE(answer.status, 1);
    const QJsonObject json =
        QJsonDocument::fromJson(runProgram({ "journal", "verify", "--json", "-" }, bytes).output).object();
    QCOMPARE(QByteArray::number(json["lines"].toInt()) + '\t', lines);
    QCOMPARE(json["line"].toInt(), json["lines"].toInt() + 1);
    QVERIFY(message.contains(json["error"].toString().toUtf8()));
}

void TestCliJournal::unreadable_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("message");
    QByteArray newer = testData("journal/club-evening.jsonl");
    newer.replace("\"version\":1", "\"version\":9");
    QTest::newRow("another kind of file")
        << "-" << QByteArray("(;GM[4])\n")
        << QByteArray("(standard input):1:1: error: foreign: This is not a Kagetsu journal.\n");
    QTest::newRow("a newer program's journal")
        << "-" << newer
        << QByteArray(
               "(standard input):1:1: error: newer-version: This journal was written by a newer version of Kagetsu.\n");
    QTest::newRow("no file") << "/nowhere/a.jsonl" << QByteArray()
                             << QByteArray("/nowhere/a.jsonl: error: not-found: The file does not exist.\n");
}

void TestCliJournal::unreadable()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, message);
    for (const char *command : { "verify", "replay" }) {
        const Answer answer = runProgram({ "journal", command, file }, bytes);
        QCOMPARE(answer.messages, message);
        QCOMPARE(answer.output, QByteArray());
        QCOMPARE(answer.status, 2);
    }
}

void TestCliJournal::replayed()
{
    const Answer answer = runProgram({ "journal", "replay", Good });
    const QByteArray expected = "line\t24\nwall\t2031-05-04T12:02:08.550+02:00\nmoment\t128300\n"
                                "A\tAoki\tO\t1807000\t3\nB\tBergman\tX\t1944700\t3\nboard\t"
        + board("H8 I10 J9 G11", "H9 G7 K8").toLatin1() + "\nmoves\tH8 H9 I10 G7 J9 K8 G11\nresult\tW RESIGN\n";
    QCOMPARE(answer.output, expected);
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.status, 0);
}

void TestCliJournal::replayedAt()
{
    const Answer answer = runProgram({ "journal", "replay", Good, "--at", "4" });
    QVERIFY(answer.output.contains("\nA\tAoki\tX\t1804000\t3\n"));
    QVERIFY(answer.output.endsWith("\nmoves\tH8 H9 I10\nresult\t*\n"));
    QCOMPARE(answer.status, 0);
    const Answer beyond = runProgram({ "journal", "replay", Good, "--at", "25" });
    QCOMPARE(beyond.messages, QByteArray("kagetsu-cli: error: no-such-line: The journal ends at line 24.\n"));
    QCOMPARE(beyond.status, 2);
    QCOMPARE(runProgram({ "journal", "replay", Good, "--at", "0" }).status, 2);
}

void TestCliJournal::replayedAsJson()
{
    const Answer answer = runProgram({ "journal", "replay", "--json", Good });
    const QJsonObject json = QJsonDocument::fromJson(answer.output).object();
    QCOMPARE(json["names"]["b"].toString(), "Bergman");
    QCOMPARE(json["black"].toString(), "b");
    QCOMPARE(json["clocks"]["a"]["main_ms"].toInt(), 1807000);
    QCOMPARE(json["moves"].toArray().size(), 7);
    const QJsonObject fifth = json["moves"][4].toObject();
    QCOMPARE(fifth["move"].toString(), "J9");
    QCOMPARE(fifth["seat"].toString(), "a");
    QCOMPARE(fifth["colour"].toString(), "B");
    QCOMPARE(fifth["at"].toInt(), 17000);
    QCOMPARE(fifth["turn"].toInt(), 4000);
}

void TestCliJournal::usablePartOfADamagedJournalIsReplayed()
{
    const Answer answer = runProgram({ "journal", "replay", "-", "--at", "24" }, m_good.chopped(1));
    QVERIFY(answer.output.startsWith("line\t23\n"));
    QVERIFY(answer.messages.contains(":24:1: error: torn: "));
    QCOMPARE(answer.status, 1);
}

} // namespace tst_cli_journal

QTEST_GUILESS_MAIN(tst_cli_journal::TestCliJournal)
#include "tst_cli_journal.moc"
