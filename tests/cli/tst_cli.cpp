// SPDX-License-Identifier: MIT
#include "program.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_cli {

// The rules all commands share (command-line.md#common-rules): help on every level, version, exit status of a wrong
// command line.
class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void help_data();
    void help();
    void badUsage_data();
    void badUsage();
    void version();
};

void TestCli::help_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("mentions");
    QTest::newRow("the program lists its commands") << QStringList { "--help" } << QByteArray("forbidden");
    QTest::newRow("forbidden") << QStringList { "forbidden", "--help" } << QByteArray("--json");
    QTest::newRow("explain") << QStringList { "explain", "--help" } << QByteArray("--lang");
}

void TestCli::help()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, mentions);
    const Answer answer = runProgram(arguments);
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.output.contains("Usage: kagetsu-cli"));
    QVERIFY(answer.output.contains(mentions));
    QCOMPARE(answer.messages, QByteArray());
}

void TestCli::badUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no command") << QStringList {};
    QTest::newRow("an unknown command") << QStringList { "divine" };
    QTest::newRow("an unknown option") << QStringList { "forbidden", "--deeper" };
    QTest::newRow("a missing argument") << QStringList { "explain", board("H8") };
    QTest::newRow("a language nobody wrote") << QStringList { "explain", board("H8"), "H9", "--lang", "tlh" };
    QTest::newRow("an argument too many") << QStringList { "explain", board("H8"), "H9", "H10" };
}

void TestCli::badUsage()
{
    QFETCH(QStringList, arguments);
    const Answer answer = runProgram(arguments);
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.output, QByteArray());
    QVERIFY(!answer.messages.isEmpty());
}

void TestCli::version()
{
    const Answer answer = runProgram({ "--version" });
    QCOMPARE(answer.status, 0);
    // The release, what of git has come after it, the commit and the Qt that runs.
    const QRegularExpression line(
        QStringLiteral("^kagetsu-cli %1(\\+git\\d{12}\\.[0-9a-f]{12})? \\((commit [0-9a-f]{12}, )?Qt %2\\)\n$")
            .arg(QRegularExpression::escape(QStringLiteral(KAGETSU_RELEASE)),
                QRegularExpression::escape(QString::fromLatin1(qVersion()))));
    QVERIFY2(line.match(QString::fromUtf8(answer.output)).hasMatch(), answer.output);
    QVERIFY(QRegularExpression(QStringLiteral("^\\d+\\.\\d+\\.\\d+(-rc\\d+)?$"))
                .match(QStringLiteral(KAGETSU_RELEASE))
                .hasMatch());
}

} // namespace tst_cli

QTEST_GUILESS_MAIN(tst_cli::TestCli)
#include "tst_cli.moc"
