// SPDX-License-Identifier: MIT
#include "program.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_standings {

namespace {

// tournament.md#a-worked-example
constexpr const char *Example =
    "{\"points\": {\"win\": 2, \"draw\": 1, \"loss\": 0, \"bye\": 2, \"forfeit_win\": 2, \"forfeit_loss\": 0},\n"
    " \"players\": [\"A\", \"B\", \"C\", \"D\", \"E\", \"F\", \"G\"],\n"
    " \"rounds\": [\n"
    "  [[\"C\", \"A\", \"1/2\"], [\"F\", \"D\", \"0-1\"], [\"E\", \"B\", \"1-0\"], [\"G\", null, \"bye\"]],\n"
    "  [[\"G\", \"D\", \"1-0\"], [\"E\", \"C\", \"0-1\"], [\"A\", \"F\", \"1/2\"], [\"B\", null, \"bye\"]],\n"
    "  [[\"G\", \"C\", \"1-0\"], [\"E\", \"A\", \"1-0\"], [\"B\", \"D\", \"1-0\"], [\"F\", null, \"bye\"]],\n"
    "  [[\"G\", \"E\", \"1-0\"], [\"B\", \"A\", \"0-1\"], [\"F\", \"C\", \"1/2\"], [\"D\", null, \"bye\"]]],\n"
    " \"order\": [\"points\", \"SOS\", \"DE\", \"T1\", \"T2\"]}\n";

Answer standings(const QByteArray &text, const QStringList &options = {})
{
    const QTemporaryDir folder;
    const QString name = folder.filePath("event.json");
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("no file");
    file.close();
    return runProgram(QStringList { "tournament", "standings", name } + options);
}

QByteArray exampleWith(const char *before, const char *after)
{
    QByteArray text(Example);
    if (!text.contains(before))
        qFatal("nothing to replace");
    return text.replace(before, after);
}

} // namespace

// Places by any criteria (command-line.md#tournament-standings).
class TestCliStandings : public QObject
{
    Q_OBJECT

private slots:
    void theWorkedExample()
    {
        const Answer answer = standings(Example);
        QCOMPARE(answer.messages, QByteArray());
        QCOMPARE(answer.output,
            QByteArray("1\tG\t8\t12\t-\t8\t8\n2\tC\t4\t20\t2\t12\t8\n3\tE\t4\t20\t0\t12\t8\n4\tD\t4\t16\t-\t12\t8\n"
                       "5\tA\t4\t16\t-\t8\t8\n6\tB\t4\t12\t-\t8\t8\n6\tF\t4\t12\t-\t8\t8\n"));
        QCOMPARE(answer.status, 0);
    }

    void everyCriterion()
    {
        const QByteArray output = standings(Example, { "--all" }).output;
        const QList<QByteArray> first = output.split('\n').front().split('\t');
        QCOMPARE(first.size(), 2 + 58);
        QCOMPARE(first.mid(0, 5), (QList<QByteArray> { "1", "G", "8", "12", "12" }));
        QCOMPARE(first[2 + 28], QByteArray("20")); // PS
    }

    void json()
    {
        const QByteArray output = standings(Example, { "--json" }).output;
        QVERIFY(output.startsWith("[{\"place\":1,\"name\":\"G\",\"values\":{\"points\":8.0,\"SOS\":12.0,\"DE\":null,"));
    }

    void halvesAreExact()
    {
        const QByteArray text =
            "{\"points\": {\"win\": 1, \"draw\": 0.5, \"loss\": -1}, \"players\": [\"A\", \"B\"],"
            "\"rounds\": [[[\"A\", \"B\", \"1/2\"]], [[\"B\", \"A\", \"--\"]], [[\"A\", null, \"half\"]]],"
            "\"order\": [\"points\", \"SB\"]}";
        QCOMPARE(standings(text).output, QByteArray("1\tA\t0\t-0.25\n2\tB\t-0.5\t0\n"));
    }

    void filesWithFaults_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("pointer");
        QTest::newRow("no text") << QByteArray() << QByteArray();
        QTest::newRow("a list") << QByteArray("[]") << QByteArray();
        QTest::newRow("an unknown member") << exampleWith("\"order\"", "\"ordre\"") << QByteArray("/order");
        QTest::newRow("an unknown criterion") << exampleWith("\"DE\"", "\"DX\"") << QByteArray("/order/2");
        QTest::newRow("an unknown result") << exampleWith("0-1", "0-2") << QByteArray("/rounds/0/1/2");
        QTest::newRow("an unknown player")
            << exampleWith("[\"F\", \"D\"", "[\"F\", \"X\"") << QByteArray("/rounds/0/1/1");
        QTest::newRow("a player twice in a round")
            << exampleWith("[\"F\", \"D\"", "[\"F\", \"A\"") << QByteArray("/rounds/0/1/1");
        QTest::newRow("a player against itself")
            << exampleWith("[\"F\", \"D\"", "[\"F\", \"F\"") << QByteArray("/rounds/0/1/1");
        QTest::newRow("a name twice") << exampleWith("\"E\", \"F\", \"G\"]", "\"E\", \"E\", \"G\"]")
                                      << QByteArray("/players/5");
        QTest::newRow("a bye against somebody")
            << exampleWith("[\"G\", null, \"bye\"]", "[\"G\", \"G\", \"bye\"]") << QByteArray("/rounds/0/3");
        QTest::newRow("a game against nobody") << exampleWith("\"bye\"]", "\"1-0\"]") << QByteArray("/rounds/0/3");
        QTest::newRow("a match of two fields")
            << exampleWith(", null, \"bye\"", ", \"bye\"") << QByteArray("/rounds/0/3");
        QTest::newRow("a quarter of a point")
            << exampleWith("\"draw\": 1", "\"draw\": 0.25") << QByteArray("/points/draw");
        QTest::newRow("more points than fit")
            << exampleWith("\"win\": 2", "\"win\": 1e300") << QByteArray("/points/win");
        QTest::newRow("points as text") << exampleWith("\"win\": 2", "\"win\": \"2\"") << QByteArray("/points/win");
    }
    void filesWithFaults()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, pointer);
        const Answer answer = standings(text);
        QCOMPARE(answer.output, QByteArray());
        QVERIFY2(answer.messages.contains(": error: "), answer.messages.constData());
        QVERIFY2(answer.messages.contains('[' + pointer) || pointer.isEmpty(), answer.messages.constData());
        QCOMPARE(answer.status, 2);
    }
};

} // namespace tst_cli_standings

QTEST_GUILESS_MAIN(tst_cli_standings::TestCliStandings)
#include "tst_cli_standings.moc"
