// SPDX-License-Identifier: MIT
#include "program.h"

#include <QTest>

namespace tst_cli_tournament {

// A round of a tournament (command-line.md#tournament-pair-round).
class TestCliTournament : public QObject
{
    Q_OBJECT

private slots:
    void pairs_data();
    void pairs();
    void refused_data();
    void refused();
};

// Simple quotes are easier to read here.
QByteArray json(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

void TestCliTournament::pairs_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const char *file, const QStringList &options, const char *output,
                         int status) { QTest::newRow(name) << json(file) << options << json(output) << status; };
    row("nobody", "{'players': []}", {}, "cost 0 0 0 0 0 0 0 0 0 0\n", 0);
    const char *five =
        "{'style': 'fold', 'forbidden': [[1, 4]], 'players': [{'no': 1, 'points': 2, 'sides': 'o', 'opp': [3]},"
        "{'no': 2, 'points': 2, 'bye': true, 'down': true}, {'no': 3, 'points': 0, 'sides': 's', 'opp': [1]},"
        "{'no': 4, 'points': 1, 'sides': 'os'}, {'no': 5, 'points': 0}]}";
    row("a round with a bye", five, {}, "2 1\n3 4\n5 -\ncost 0 0 0 0 0 1 0 0 0 0\n", 0);
    row("as JSON", five, { "--json" },
        "{'tables':[{'opener':2,'second':1},{'opener':3,'second':4}],'byes':[5],'cost':{'met':0,'secondBye':0,'"
        "byePoints':0,"
        "'byePlace':0,'club':0,'points':1,'moved':0,'claim':0,'balance':0,'style':0}}\n",
        0);
    row("from the top",
        "{'from_the_top': true, 'players': [{'no': 1, 'points': 2, 'club': 'A'}, {'no': 2, 'points': 1, 'club': 'A'}],"
        "'club_lane': true, 'round': 2}",
        {}, "2 1\ncost 0 0 0 0 1 1,1,0,0,0,0,0,0,0,0,0 0 0 0 0\n", 0);
    const char *three =
        "{'forbidden': [[1, 2]], 'players': [{'no': 1, 'points': 0, 'opp': [3]}, {'no': 2, 'points': 0, 'opp': [3]},"
        "{'no': 3, 'points': 0}, {'no': 4, 'points': 0}]}";
    row("who stands in the way", three, {}, "group 1\ngroup 2\ngroup 3\nsought 4\nforbidden 1 2\n", 1);
    row("who stands in the way, as JSON", three, { "--json" },
        "{'groups':[[1],[2],[3]],'sought':[4],'forbidden':[[1,2]]}\n", 1);
}

void TestCliTournament::pairs()
{
    QFETCH(QByteArray, file);
    QFETCH(QStringList, options);
    QFETCH(QByteArray, output);
    QFETCH(int, status);
    const Answer answer = runProgram(QStringList { "tournament", "pair-round", "-" } + options, file);
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.output, output);
    QCOMPARE(answer.status, status);
}

void TestCliTournament::refused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("message"); // its beginning
    const auto row = [](const char *name, const char *file, const char *message) {
        QTest::newRow(name) << json(file) << QByteArray("(standard input):") + message;
    };
    row("no JSON", "{'players': [}", "1:14: error: broken-json: ");
    row("no players", "{}", "1:1: error: missing-field: ");
    row("no number", "{'players': [\n{'points': 0}]}", "2:1: error: missing-field: ");
    row("number 0", "{'players': [{'no': 0, 'points': 0}]}", "1:15: error: out-of-range: ");
    row("half a point", "{'players': [{'no': 1, 'points': 0.5}]}", "1:24: error: wrong-type: ");
    row("a number twice", "{'players': [{'no': 1, 'points': 0}, {'no': 1, 'points': 0}]}",
        "1:39: error: duplicate-key: ");
    row("another field", "{'players': [], 'games': 9}", "1:17: error: unknown-field: ");
    row("another style", "{'players': [], 'style': 'dutch'}", "1:17: error: unknown-word: ");
    row("another side", "{'players': [{'no': 1, 'points': 0, 'sides': 'ox'}]}", "1:37: error: unknown-word: ");
    row("three who may not meet", "{'forbidden': [[1, 2, 3]], 'players': []}", "1:16: error: out-of-range: ");
}

void TestCliTournament::refused()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, message);
    const Answer answer = runProgram({ "tournament", "pair-round", "-" }, file);
    QCOMPARE(answer.messages.left(message.size()), message);
    QCOMPARE(answer.output, QByteArray());
    QCOMPARE(answer.status, 2);
}

} // namespace tst_cli_tournament

QTEST_GUILESS_MAIN(tst_cli_tournament::TestCliTournament)
#include "tst_cli_tournament.moc"
