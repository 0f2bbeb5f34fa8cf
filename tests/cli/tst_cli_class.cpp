// SPDX-License-Identifier: MIT
#include "program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_class {

// Classes of several computers (command-line.md#class).
class TestCliClass : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString put(const char *name, const QByteArray &pupils) const
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        QFile file(path);
        if (file.open(QFile::WriteOnly))
            file.write("{\"format\": \"kagetsu-class\", \"version\": 1, \"pupils\": [\n" + pupils
                + "],\n\"tasks\": [[{\"id\": \"t\", \"kind\": \"win\", \"sgf\": \"(;)\"}]]}\n");
        return path;
    }

private slots:
    void classesAreJoinedAndListed()
    {
        const QString one = put("one.json",
            "{\"name\": \"Ben\", \"groups\": [\"4b\"], \"marks\": [{\"lesson\": \"a\", \"page\": 1, \"mark\": "
            "\"right\"}], "
            "\"cards\": [[{\"task\": \"t\", \"box\": 1, \"due\": 11, \"right\": 0, \"wrong\": 1}]]}");
        const QString two = put("two.json",
            "{\"name\": \"Ben\", \"done\": [\"five/1\"], \"marks\": [], \"cards\": []},\n"
            "{\"name\": \"Anna\", \"marks\": [], \"cards\": []}");
        const Answer joined = runProgram({ "class", "join", one, two });
        QCOMPARE(joined.messages, QByteArray());
        QCOMPARE(joined.status, 0);
        QCOMPARE(runProgram({ "class", "join", two, one, two }).output, joined.output);
        QCOMPARE(runProgram({ "class", "list", "-" }, joined.output).output,
            QByteArray("Anna\t\t0\t0\t0\t0\t0\t0\t0\t0\nBen\t4b\t1\t1\t1\t0\t1\t1\t0\t0\n"));
        QCOMPARE(runProgram({ "class", "list", "-", "--group", "4b", "--json" }, joined.output).output,
            QByteArray(
                "{\"name\":\"Ben\",\"groups\":[\"4b\"],\"pages\":1,\"tasks\":1,\"due\":1,\"right\":0,\"wrong\":1,"
                "\"marks\":{\"right\":1,\"partly\":0,\"wrong\":0}}\n"));
    }

    void namesAreTheSameHoweverTheirLettersAreComposed()
    {
        const QString apart = put(
            "apart.json", "{\"name\": \"Zoe\xCC\x88\", \"groups\": [\"4e\xCC\x81\"], \"marks\": [], \"cards\": []}");
        const QString composed =
            put("composed.json", "{\"name\": \"Zo\xC3\xAB\", \"done\": [\"five/1\"], \"marks\": [], \"cards\": []}");
        const Answer joined = runProgram({ "class", "join", apart, composed });
        QCOMPARE(joined.status, 0);
        for (const QString &group : { QStringLiteral("4e\u0301"), QStringLiteral(" 4\u00e9") })
            QCOMPARE(runProgram({ "class", "list", "-", "--group", group }, joined.output).output,
                QByteArray("Zo\xC3\xAB\t4\xC3\xA9\t1\t0\t0\t0\t0\t0\t0\t0\n"));
    }

    void moreThanThereIsRoomForIsRefused()
    {
        const auto many = [this](const char *name, int from, int to) {
            QByteArrayList rows;
            for (int i = from; i < to; ++i)
                rows += "{\"name\": \"" + QByteArray::number(i) + "\", \"marks\": [], \"cards\": []}";
            return put(name, rows.join(",\n"));
        };
        const QString first = many("first.json", 0, 3000);
        QCOMPARE(runProgram({ "class", "join", first, many("fits.json", 2000, 5000) }).status, 0);
        const Answer answer = runProgram({ "class", "join", first, many("more.json", 2000, 5001) });
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.output, QByteArray());
        QVERIFY2(answer.messages.contains("too-many-pupils") && answer.messages.contains("5001 pupils")
                && answer.messages.contains("5000"),
            answer.messages);
    }

    void aDamagedClassIsRefusedWithThePlace()
    {
        const QString file = put("bad.json", "{\"name\": \" \", \"marks\": [], \"cards\": []}");
        for (const QString &command : { QStringLiteral("list"), QStringLiteral("join") }) {
            const Answer answer = runProgram({ "class", command, file });
            QCOMPARE(answer.status, 2);
            QVERIFY2(answer.messages.contains("bad.json:2:") && answer.messages.contains("bad-class"), answer.messages);
            QCOMPARE(answer.output, QByteArray());
        }
        QCOMPARE(runProgram({ "class", "join", m_folder.filePath("none.json") }).status, 2);
    }
};

} // namespace tst_cli_class

QTEST_GUILESS_MAIN(tst_cli_class::TestCliClass)
#include "tst_cli_class.moc"
