// SPDX-License-Identifier: MIT
#include "program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace tst_cli_duel {

// command-line.md#duel
class TestCliDuel : public QObject
{
    Q_OBJECT

private slots:
    void text();
    void json();
    void theSameSeedPlaysTheSame();
    void savesEveryGame();
    void faultsAreNamed();
    void aProfile();
    void badOptions_data();
    void badOptions();
    void enginesThatCannotPlay_data();
    void enginesThatCannotPlay();
    void anEngineThatRefusesIsQuoted_data();
    void anEngineThatRefusesIsQuoted();
    void interrupted();
    void nothingIsLeftOfADuelThatIsKilled_data();
    void nothingIsLeftOfADuelThatIsKilled();
};

QStringList duel(const QString &first, const QString &second, const QStringList &more)
{
    return QStringList { "duel", "--first", first, "--second", second, "--nodes", "100" } + more;
}

QString write(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("no file could be written");
    return file.fileName();
}

void TestCliDuel::text()
{
    const Answer answer = runProgram(duel("2", "1", { "--games", "2" }));
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.output,
        QByteArray("first\tKagetsu 2\nsecond\tKagetsu 1\ngames\t2\nwins\t2\ndraws\t0\nlosses\t0\n"
                   "score\t100.0 %\t34.2 %\t100.0 %\nelo\t+inf\t-113\t+inf\n"
                   "faults\tfirst\tforbidden 0\tillegal 0\tlate 0\thung 0\tcrashed 0\n"
                   "faults\tsecond\tforbidden 0\tillegal 0\tlate 0\thung 0\tcrashed 0\n"));
}

void TestCliDuel::json()
{
    const Answer answer = runProgram(
        duel("2", "1", { "--games", "2", "--json", "--rule", "renju", "--jobs", "2", "--sprt", "0", "400" }));
    QCOMPARE(answer.status, 0);
    const QJsonObject all = QJsonDocument::fromJson(answer.output).object();
    QCOMPARE(all["first"].toObject()["name"].toString(), QString("Kagetsu 2"));
    QCOMPARE(all["first"].toObject()["faults"].toObject()["forbidden"].toInt(-1), 0);
    QCOMPARE(all["rule"].toString(), QString("renju"));
    QCOMPARE(all["board"].toInt(), 15);
    QVERIFY(all["moveTime"].isNull());
    QCOMPARE(all["nodes"].toInt(), 100);
    QCOMPARE(all["wins"].toInt() + all["draws"].toInt() + all["losses"].toInt(), all["games"].toInt());
    QCOMPARE(all["scoreInterval"].toArray().size(), 2);
    QCOMPARE(all["sprt"].toObject()["more"].toDouble(), 400.0);
    QCOMPARE(all["interrupted"].toBool(true), false);
    const QJsonArray games = all["list"].toArray();
    QCOMPARE(games.size(), 2);
    QCOMPARE(games[0].toObject()["black"].toString(), QString("first"));
    QCOMPARE(games[1].toObject()["black"].toString(), QString("second"));
    QCOMPARE(games[0].toObject()["opening"].toInt(), 5);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(games[0].toObject()["moves"][i], games[1].toObject()["moves"][i]);
}

void TestCliDuel::theSameSeedPlaysTheSame()
{
    const QByteArray one = runProgram(duel("2", "1", { "--games", "2", "--json", "--seed", "5" })).output;
    QVERIFY(!one.isEmpty());
    QCOMPARE(runProgram(duel("2", "1", { "--games", "2", "--json", "--seed", "5" })).output, one);
    QVERIFY(runProgram(duel("2", "1", { "--games", "2", "--json", "--seed", "6" })).output != one);
}

void TestCliDuel::savesEveryGame()
{
    const QTemporaryDir folder;
    const QString openings = write(folder, "openings.txt", "# one\nH8 I9 J10\n");
    const QString file = folder.filePath("games.sgf");
    const Answer answer =
        runProgram(duel("2", "1", { "--games", "4", "--openings", openings, "--save", file, "--rule", "renju" }));
    QCOMPARE(answer.status, 0);
    const Answer audit = runProgram({ "audit", file });
    QCOMPARE(audit.output, QByteArray()); // nothing irregular, and results that fit
    QCOMPARE(audit.status, 0);
    const QList<QByteArray> lines = runProgram({ "stat", file, "--json" }).output.trimmed().split('\n');
    QCOMPARE(lines.size(), 4);
    const QJsonObject second = QJsonDocument::fromJson(lines[1]).object();
    QCOMPARE(second["black"].toString(), QString("Kagetsu 1"));
    QCOMPARE(second["white"].toString(), QString("Kagetsu 2"));
    QCOMPARE(second["main"][2].toString(), QString("J10"));
    QVERIFY(second["result"] == "B" || second["result"] == "W");
}

void TestCliDuel::faultsAreNamed()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("games.sgf");
    const Answer answer = runProgram(
        duel("2", KAGETSU_SCRIPTED " --occupied-at 1", { "--games", "2", "--move-time", "0.5s", "--save", file }));
    QCOMPARE(answer.status, 0);
    QVERIFY2(answer.output.contains("\tillegal 1\t"), answer.output);
    QVERIFY2(answer.output.endsWith("\nfault\t1\tsecond\tillegal\n"), answer.output);
    QFile saved(file);
    QVERIFY(saved.open(QFile::ReadOnly));
    const QByteArray record = saved.readAll();
    QVERIFY2(record.contains("C[Illegal move by White: "), record);
    QVERIFY2(record.contains("RE[B+]"), record);
}

void TestCliDuel::aProfile()
{
    const QTemporaryDir folder;
    const QByteArray profile =
        "{\"mine\": {\"name\": \"Mine\", \"program\": \"" KAGETSU_SCRIPTED
        "\", \"dialect\": \"gomocup\", \"rules\": [\"win5\"], \"smallest\": 15, \"largest\": 15}}";
    const QString file = write(folder, "mine.json", profile);
    const QStringList two { "--games", "2", "--move-time", "500ms" };
    const Answer good = runProgram(duel(file, "1", two + QStringList { "--rule", "standard" }));
    QCOMPARE(good.messages, QByteArray());
    QVERIFY(good.output.startsWith("first\tMine\nsecond\tKagetsu 1\ngames\t2\n"));
    const Answer otherRule = runProgram(duel(file, "1", two));
    QVERIFY(otherRule.messages.contains("error: engine: Mine does not support this rule set."));
    QCOMPARE(otherRule.status, 2);
    const QString broken = write(folder, "broken.json", "{\"mine\": {\"name\": 3}}");
    QVERIFY(runProgram(duel(broken, "1", two)).messages.contains("broken.json:1:2: error: bad-profile: "));
    const QString none = write(folder, "none.json", "{}");
    QVERIFY(runProgram(duel(none, "1", two)).messages.contains("error: bad-profile: "));
}

void TestCliDuel::badOptions_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no rule set") << QStringList { "--rule", "go" } << QByteArray("bad-rule");
    QTest::newRow("no time") << QStringList { "--move-time", "soon" } << QByteArray("bad-time");
    QTest::newRow("no time at all") << QStringList { "--move-time", "0" } << QByteArray("bad-time");
    QTest::newRow("another unit") << QStringList { "--move-time", "1h" } << QByteArray("bad-time");
    QTest::newRow("no number") << QStringList { "--move-time", "nan" } << QByteArray("bad-time");
    QTest::newRow("a question the wrong way round") << QStringList { "--sprt", "50", "0" } << QByteArray("bad-sprt");
    QTest::newRow("no games") << QStringList { "--games", "0" } << QByteArray("--games");
    QTest::newRow("no jobs") << QStringList { "--jobs", "0" } << QByteArray("--jobs");
    QTest::newRow("no file of openings") << QStringList { "--openings", "/missing.txt" } << QByteArray("unreadable");
    QTest::newRow("nowhere to save") << QStringList { "--save", "/missing/games.sgf" } << QByteArray("unwritable");
}

void TestCliDuel::badOptions()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, message);
    const Answer answer = runProgram(QStringList { "duel", "--first", "2", "--second", "1" } + options);
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.messages.contains(message), answer.messages);
    QCOMPARE(answer.output, QByteArray());
}

void TestCliDuel::enginesThatCannotPlay_data()
{
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no program") << "/missing --x"
                                << "win5+" << QByteArray("missing could not be started.");
    QTest::newRow("nothing") << " "
                             << "win5+" << QByteArray("no-engine");
    QTest::newRow("no profile") << "/missing.json"
                                << "win5+" << QByteArray("unreadable");
    QTest::newRow("another rule") << "1"
                                  << "omok" << QByteArray("does not support this rule set.");
    QTest::newRow("another rule, it says")
        << KAGETSU_SCRIPTED " --rule-error" << "renju" << QByteArray("rule set. It says: unsupported rule");
    QTest::newRow("it ends at once") << KAGETSU_SCRIPTED " --exit-at-start" << "win5+"
                                     << QByteArray("could not be started.");
}

void TestCliDuel::enginesThatCannotPlay()
{
    QFETCH(QString, second);
    QFETCH(QString, rule);
    QFETCH(QByteArray, message);
    const Answer answer = runProgram(duel("1", second, { "--games", "2", "--rule", rule }));
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.messages.contains(message), answer.messages);
    QCOMPARE(answer.output, QByteArray());
}

void TestCliDuel::anEngineThatRefusesIsQuoted_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QByteArray>("message");
    const QByteArray plays = "while read line; do case $line in START*) echo OK;; ABOUT*) echo 'name=\"Refuser\"';; ";
    QTest::newRow("an error instead of its first move")
        << plays + "BEGIN*|TURN*|DONE*) echo ERROR this rule is not supported;; END*) exit;; esac; done\n"
        << QByteArray("makes no move. It says: this rule is not supported");
    QTest::newRow("a command that it does not know") << plays + "BOARD*) echo UNKNOWN BOARD;; END*) exit;; esac; done\n"
                                                     << QByteArray("makes no move. It says: BOARD");
    QTest::newRow("an error to the size") << QByteArray("read line; echo ERROR only 20 lines; read line\n")
                                          << QByteArray("does not support this board size. It says: only 20 lines");
    QTest::newRow("a message, and it ends") << QByteArray("read line; echo MESSAGE the licence has run out; exit 3\n")
                                            << QByteArray("could not be started. It says: the licence has run out");
    QTest::newRow("words on the standard error, and it ends")
        << QByteArray("read line; echo no weights found >&2; exit 3\n")
        << QByteArray("could not be started. It says: no weights found");
}

void TestCliDuel::anEngineThatRefusesIsQuoted()
{
    QFETCH(QByteArray, script);
    QFETCH(QByteArray, message);
    const QTemporaryDir folder;
    const QString engine = "sh " + write(folder, "refuser", script);
    const Answer answer =
        runProgram({ "duel", "--first", engine, "--second", "1", "--games", "4", "--move-time", "200ms" });
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.messages.contains(message), answer.messages);
    QCOMPARE(answer.output, QByteArray());
}

void TestCliDuel::interrupted()
{
    QProcess program;
    program.start(KAGETSU_CLI, duel("2", "1", { "--games", "100000", "--each" }));
    QByteArray output;
    while (!output.contains("game\t2\t") && program.waitForReadyRead())
        output += program.readAllStandardOutput();
    QVERIFY2(output.startsWith("game\t1\tfirst\tfirst\tfive\t"), output);
    ::kill(static_cast<pid_t>(program.processId()), SIGINT);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    output += program.readAllStandardOutput();
    QVERIFY2(output.contains("\ngames\t"), output);
    QVERIFY(program.readAllStandardError().contains("note: interrupted: "));
}

void TestCliDuel::nothingIsLeftOfADuelThatIsKilled_data()
{
    QTest::addColumn<QByteArray>("starts");
    QTest::newRow("a child in the engine's group") << QByteArray("sleep 300 & echo $! > child");
    QTest::newRow("a child in a session of its own") << QByteArray("setsid sleep 300 & sleep 0.2; echo $! > child");
    QTest::newRow("a grandchild whose parent has ended") << QByteArray("(setsid sleep 300 & echo $! > child)");
    QTest::newRow("a child that ignores what it can")
        << QByteArray("(trap '' TERM INT HUP; sleep 300) & echo $! > child");
    QTest::newRow("the engine itself, which ignores the end of its input") << QByteArray("echo $$ > child; sleep 300");
}

// engine.md#process: an engine behind a script, as many come, and a program that has no chance to end it.
void TestCliDuel::nothingIsLeftOfADuelThatIsKilled()
{
    QFETCH(QByteArray, starts);
    const QTemporaryDir folder;
    const QString engine = write(folder, "engine.sh",
        "cd '" + folder.path().toUtf8() + "'\n" + starts
            + "\nmv child started\n"
              "while read -r line; do case $line in START*) echo OK;; ABOUT*) echo 'name=\"Wrapper\"';; BEGIN*) sleep "
              "20;;"
              " END*) exit 0;; esac; done\n");
    QProcess program;
    program.start(KAGETSU_CLI, duel("sh " + engine, "1", {}));
    const QString started = folder.filePath("started");
    const bool isEngine = starts.startsWith("echo $$");
    QFile file(isEngine ? folder.filePath("child") : started);
    QTRY_VERIFY_WITH_TIMEOUT(file.size() > 1, 60'000);
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray child = file.readAll().trimmed();
    const auto runs = [&child] {
        QFile stat("/proc/" + child + "/stat");
        return stat.open(QFile::ReadOnly) && !stat.readAll().contains(") Z ");
    };
    QVERIFY(runs());
    program.kill();
    QVERIFY(program.waitForFinished());
    QTRY_VERIFY_WITH_TIMEOUT(!runs(), 60'000);
}

} // namespace tst_cli_duel

QTEST_GUILESS_MAIN(tst_cli_duel::TestCliDuel)
#include "tst_cli_duel.moc"
