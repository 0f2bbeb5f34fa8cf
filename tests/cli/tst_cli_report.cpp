// SPDX-License-Identifier: MIT
#include "program.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_report {

// The protocol of a journal, to be signed (command-line.md#journal, match-journal.md#protocol).
class TestCliReport : public QObject
{
    Q_OBJECT

private slots:
    void fileNameDecidesTheFormat_data();
    void fileNameDecidesTheFormat();
    void textGoesToStandardOutput();
    void speaksEveryLanguage_data();
    void speaksEveryLanguage();
    void tellsTheSameAsJson();
    void reportSaysThatTheJournalIsBroken();
    void refused_data();
    void refused();

private:
    const QString m_journal = QStringLiteral(KAGETSU_TEST_DATA "/journal/arbiter.jsonl");
};

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestCliReport::fileNameDecidesTheFormat_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("PDF") << "a.pdf" << QByteArray("%PDF-");
    QTest::newRow("HTML") << "a.html" << QByteArray("<!DOCTYPE html>");
    QTest::newRow("plain text") << "a.txt" << QByteArray("Protocol of the game Aoki – Bergman\n");
}

void TestCliReport::fileNameDecidesTheFormat()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, begin);
    const QTemporaryDir folder;
    const Answer answer = runProgram({ "journal", "report", m_journal, "-o", folder.filePath(name) });
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.output, QByteArray());
    QCOMPARE(answer.status, 0);
    QVERIFY(contentOf(folder.filePath(name)).startsWith(begin));
}

void TestCliReport::textGoesToStandardOutput()
{
    const Answer answer = runProgram({ "journal", "report", m_journal, "-o", "-" });
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.output.contains("Aoki wins: Bergman made a forbidden overline."));
    QVERIFY(answer.output.contains("kagetsu-cli journal verify arbiter.jsonl"));
    QVERIFY(answer.output.contains("A00P-VZVD-GMBQ (line 44)"));
    const QByteArray hash = testData("journal/arbiter.jsonl").last(67).first(64);
    QVERIFY(answer.output.contains(hash));
    const Answer piped = runProgram({ "journal", "report", "-", "-o", "-" }, testData("journal/arbiter.jsonl"));
    QCOMPARE(piped.status, 0);
    QCOMPARE(QByteArray(piped.output).replace("journal.jsonl", "arbiter.jsonl"), answer.output);
}

void TestCliReport::speaksEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("English") << "en" << QByteArray("Ruling: the claim is rejected.");
    QTest::newRow("Chinese") << "zh_CN" << QByteArray("裁定：所指禁手不成立。");
    QTest::newRow("Japanese") << "ja" << QByteArray("裁定：指摘を退ける。");
    QTest::newRow("Russian") << "ru" << QByteArray("Решение: заявление отклонено.");
}

void TestCliReport::speaksEveryLanguage()
{
    QFETCH(QString, language);
    QFETCH(QByteArray, word);
    const Answer answer = runProgram({ "journal", "report", m_journal, "-o", "-", "--lang", language });
    QCOMPARE(answer.messages, QByteArray());
    QVERIFY(answer.output.contains(word));
}

void TestCliReport::tellsTheSameAsJson()
{
    const QTemporaryDir folder;
    const QString output = folder.filePath("a.txt");
    const Answer answer = runProgram({ "journal", "report", m_journal, "-o", output, "--json" });
    const QJsonObject json = QJsonDocument::fromJson(answer.output).object();
    QCOMPARE(json["output"].toString(), output);
    QCOMPARE(json["moves"].toInt(), 31);
    QCOMPARE(json["result"].toString(), QString("W FOUL6"));
    QVERIFY(contentOf(output).contains(json["hash"].toString().toUtf8()));
}

void TestCliReport::reportSaysThatTheJournalIsBroken()
{
    QByteArray changed = testData("journal/arbiter.jsonl");
    changed.replace("\"point\":\"N2\"", "\"point\":\"N3\"");
    const int line = static_cast<int>(changed.left(changed.indexOf("\"N3\"")).count('\n')) + 1;
    const Answer answer = runProgram({ "journal", "report", "-", "-o", "-" }, changed);
    QCOMPARE(answer.status, 1);
    QVERIFY(answer.messages.startsWith("(standard input):" + QByteArray::number(line) + ':'));
    QVERIFY(answer.messages.contains(": error: broken-chain: "));
    QVERIFY(answer.output.contains("! The end of the journal cannot be trusted. Line " + QByteArray::number(line)));
}

void TestCliReport::refused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("an ending that no format has")
        << QStringList { m_journal, "-o", "/nowhere/a.doc" }
        << QByteArray("error: not-written: The file name must end in .pdf, .html or .txt: /nowhere/a.doc\n");
    QTest::newRow("a folder that is not there")
        << QStringList { m_journal, "-o", "/nowhere/a.txt" } << QByteArray("error: not-written: /nowhere/a.txt could");
    QTest::newRow("no journal") << QStringList { "/nowhere/a.jsonl", "-o", "-" }
                                << QByteArray("/nowhere/a.jsonl: error: not-found: The file does not exist.\n");
    QTest::newRow("another kind of file") << QStringList { QStringLiteral(KAGETSU_SOURCE_DIR "/README.md"), "-o", "-" }
                                          << QByteArray(": error: foreign: This is not a Kagetsu journal.\n");
}

void TestCliReport::refused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Answer answer = runProgram(QStringList { "journal", "report" } + arguments);
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray());
    QVERIFY2(answer.messages.contains(message), answer.messages.constData());
}

} // namespace tst_cli_report

QTEST_GUILESS_MAIN(tst_cli_report::TestCliReport)
#include "tst_cli_report.moc"
