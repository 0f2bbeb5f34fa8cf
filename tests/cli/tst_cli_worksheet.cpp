// SPDX-License-Identifier: MIT
#include "program.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_worksheet {

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// Worksheets as PDF (command-line.md#worksheet).
class TestCliWorksheet : public QObject
{
    Q_OBJECT

private slots:
    void theSameOrderIsTheSameBytes_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("a seed") << QStringList { "--seed", "7", "--count", "3" };
        QTest::newRow("with answers") << QStringList { "--seed", "7", "--count", "3", "--answers" };
        QTest::newRow("another kind") << QStringList { "--seed", "7", "--count", "3", "--kind", "why-not" };
        QTest::newRow("three kinds") << QStringList { "--seed", "7", "--count", "3", "--kind",
            "forbidden-points,is-forbidden,why-not" };
        QTest::newRow("Letter") << QStringList { "--seed", "7", "--count", "3", "--paper", "letter" };
        QTest::newRow("two languages") << QStringList { "--seed", "7", "--count", "3", "--lang", "ja", "--second-lang",
            "en" };
        QTest::newRow("a lesson") << QStringList { lesson(), "--answers", "--per-page", "12" };
        QTest::newRow("a booklet of a lesson") << QStringList { lesson(), "--booklet", "--per-page", "5" };
        QTest::newRow("a booklet of a course") << QStringList { "--course", "forbidden-moves", "--booklet" };
    }
    void theSameOrderIsTheSameBytes()
    {
        QFETCH(QStringList, options);
        const QString path = m_folder.filePath("sheet.pdf");
        const Answer answer = runProgram(QStringList { "worksheet", "-o", path } + options);
        QCOMPARE(answer.messages, QByteArray());
        QCOMPARE(answer.status, 0);
        const QByteArray once = contentOf(path);
        QVERIFY(once.startsWith("%PDF-"));
        for (const QByteArray &other : std::as_const(m_others))
            QVERIFY(other != once);
        m_others += once;
        const Answer again = runProgram(QStringList { "worksheet", "--json", "-o", path } + options);
        QCOMPARE(contentOf(path), once);
        QCOMPARE(QJsonDocument::fromJson(again.output).object().value("bytes").toInt(), once.size());
    }

    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("neither lesson nor seed") << QStringList();
        QTest::newRow("no such course") << QStringList { "--course", "none" };
        QTest::newRow("a course and a seed") << QStringList { "--course", "openings", "--seed", "1" };
        QTest::newRow("both") << QStringList { lesson(), "--seed", "1" };
        QTest::newRow("no such file") << QStringList { m_folder.filePath("none.sgf") };
        QTest::newRow("thirteen on a page") << QStringList { "--seed", "1", "--per-page", "13" };
        QTest::newRow("a kind that is not made") << QStringList { "--seed", "1", "--kind", "order" };
        QTest::newRow("four kinds") << QStringList { "--seed", "1", "--kind", "win,defend,why-not,name-shape" };
        QTest::newRow("a seed of too many digits") << QStringList { "--seed", "1000000" };
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(QStringList, options);
        const QString path = m_folder.filePath("refused.pdf");
        const Answer answer = runProgram(QStringList { "worksheet", "-o", path } + options);
        QVERIFY(answer.status != 0);
        QVERIFY(!answer.messages.isEmpty());
        QVERIFY(!QFile::exists(path));
    }

private:
    static QString lesson() { return QStringLiteral(KAGETSU_TEST_DATA "/lesson/ten-kinds.sgf"); }

    QTemporaryDir m_folder;
    QList<QByteArray> m_others;
};

} // namespace tst_cli_worksheet

QTEST_GUILESS_MAIN(tst_cli_worksheet::TestCliWorksheet)
#include "tst_cli_worksheet.moc"
