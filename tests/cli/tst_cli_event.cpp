// SPDX-License-Identifier: MIT
#include "program.h"

#include "tournament/sqlite/sqlstore.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_event {

// An event from the command line (command-line.md#tournament-new and what follows).
class TestCliEvent : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString file() const { return m_folder->filePath(QStringLiteral("cup.kagetsu-event")); }
    Answer tournament(const char *command, const QStringList &arguments = {}, const QByteArray &input = {}) const
    {
        return runProgram(QStringList { "tournament", command, file() } + arguments, input);
    }
    QByteArray page(const QString &name) const
    {
        QFile file(m_folder->filePath("pages/" + name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    // The first error code of the messages.
    static QByteArray codeOf(const Answer &answer)
    {
        const QByteArrayList parts = answer.messages.split(':');
        return parts.value(2).trimmed();
    }
    void makeCup(const QStringList &more = {}) const
    {
        const Answer made =
            tournament("new", QStringList { "--name", "Cup", "--points", "2,1,0", "--seed", "5" } + more);
        QCOMPARE(made.messages, QByteArray());
        QCOMPARE(made.status, 0);
    }
    void enter(const QStringList &names) const { QCOMPARE(tournament("enter", names).status, 0); }
    void playRound(const QByteArray &results) const
    {
        QCOMPARE(tournament("pair").status, 0);
        QCOMPARE(tournament("publish").status, 0);
        QCOMPARE(tournament("result", { "--csv", "-" }, results).output, QByteArray("missing\n"));
        QCOMPARE(tournament("finish").status, 0);
    }

private slots:
    void aTableWithoutItsResultIsAMistake_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("told"); // in the messages
        QTest::newRow("-- ends the options, and is no result") << QStringList { "1", "--" } << QByteArray("follows --");
        QTest::newRow("a table alone") << QStringList { "1" } << QByteArray("error: missing-result");
        QTest::newRow("nothing") << QStringList {} << QByteArray("error: missing-result");
    }
    void aTableWithoutItsResultIsAMistake()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, told);
        makeCup();
        enter({ "A", "B" });
        playRound("1,1-0\n");
        const Answer answer = tournament("result", arguments);
        QVERIFY2(answer.messages.contains(told), answer.messages);
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.output, QByteArray());
    }

    // command-line.md#venue-publish
    void pagesOfAnEventThatIsOpenElsewhere()
    {
        makeCup();
        enter({ "Ann", "Ben" });
        playRound("1,1-0\n");
        // Whoever works on it does not mind those who only look.
        kagetsu::tournament::SqlStore desk;
        QVERIFY(desk.open(file().toStdString(), kagetsu::tournament::Store::Access::Change));
        const auto publish = [this](const QStringList &more = {}) {
            return runProgram(
                QStringList { "venue", "publish", file(), m_folder->filePath("pages"), "--language", "en,ru" } + more);
        };
        const Answer first = publish();
        QCOMPARE(first.messages, QByteArray());
        QCOMPARE(first.status, 0);
        QVERIFY2(first.output.startsWith("files\t") && first.output.endsWith("\nremoved\t0\n"), first.output);
        QVERIFY(publish().output.contains("\nwritten\t0\n"));
        QVERIFY(page("en/s1-r1.html").contains("<bdi>Ann</bdi>"));
        QCOMPARE(publish({ "--number-only", "1", "--initials", "2", "--first", "ru" }).status, 0);
        QVERIFY(page("en/s1-r1.html").contains("<bdi>#1</bdi>") && page("en/s1-r1.html").contains("<bdi>B.</bdi>"));
        QVERIFY(page("index.html").contains("lang=\"ru\""));
        QVERIFY(publish({ "--language", "en" }).output.contains("removed\t"));
    }

    void pagesThatCannotBeWritten_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("a delay that is none") << QStringList { "--delay", "soon" } << QByteArray("bad-choice");
        QTest::newRow("a delay of days") << QStringList { "--delay", "601" } << QByteArray("bad-choice");
        QTest::newRow("a player who is not there") << QStringList { "--initials", "9" } << QByteArray("bad-choice");
        QTest::newRow("a file of somebody else") << QStringList {} << QByteArray("foreign-file");
    }
    void pagesThatCannotBeWritten()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, code);
        makeCup();
        enter({ "Ann", "Ben" });
        QFile mine(m_folder->filePath("index.html"));
        QVERIFY(mine.open(QIODevice::WriteOnly));
        mine.write("mine");
        mine.close();
        const Answer answer = runProgram(QStringList { "venue", "publish", file(), m_folder->path() } + options);
        QVERIFY2(answer.messages.contains(": error: " + code + ": "), answer.messages);
        QCOMPARE(answer.status, 2);
        QCOMPARE(mine.size(), 4);
    }

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // tournament.md#what-a-swiss-round-needs
    void whoIsLockedToAByeGetsItsPoints()
    {
        makeCup();
        enter({ "A", "B", "C", "D", "E", "F" });
        QCOMPARE(tournament("do", { "-" },
                     R"({"do":"add-lock","section":1,"lock":{"round":1,"a":2,"bye":"zero"}}
{"do":"add-lock","section":1,"lock":{"round":1,"a":3,"bye":"half"}}
)")
                     .status,
            0);
        const QByteArray drawn("round\t1\n1\t1\tA\t5\tE\n2\t4\tD\t6\tF\n-\t2\tB\tzero\n-\t3\tC\thalf\n");
        QCOMPARE(tournament("pair").output, drawn);
        // Undone a line at a time, the locks are there again before the round is drawn up anew.
        for (int line = 0; line < 3; ++line)
            QCOMPARE(tournament("undo").status, 0);
        QCOMPARE(tournament("pair").output, drawn);
        QCOMPARE(tournament("publish").status, 0);
        // With the usual tie-breaks of a Swiss.
        const QByteArray nothing("\t0\t0\t-\t0\t0\t0\n");
        QCOMPARE(tournament("standings").output,
            "1\tC\t1" + nothing + "2\tA\t0" + nothing + "2\tB\t0" + nothing + "2\tD\t0" + nothing + "2\tE\t0" + nothing
                + "2\tF\t0" + nothing);
        QCOMPARE(tournament("check").output, QByteArray("1\t1\tsame\n"));
    }

    void aSwissFromTheFirstEntryToTheLastTable()
    {
        makeCup({ "--criteria", "cn-national-2025", "--rounds", "3" });
        QCOMPARE(
            tournament("enter", { "--csv", "-" }, "Name;Club\nAnn;North\n\"Bo; jr\";South\nCy;\nDee;\nEve;\n").output,
            QByteArray("1\tAnn\n2\tBo; jr\n3\tCy\n4\tDee\n5\tEve\n"));
        QCOMPARE(tournament("pair").output,
            QByteArray("round\t1\n1\t1\tAnn\t3\tCy\n2\t2\tBo; jr\t4\tDee\n-\t5\tEve\tpairing\n"));
        QCOMPARE(tournament("publish").status, 0);
        QCOMPARE(tournament("result", { "1", "1-0" }).output, QByteArray("missing\t2\n"));
        QCOMPARE(tournament("result", { "2", "1/2" }).output, QByteArray("missing\n"));
        QCOMPARE(tournament("finish").status, 0);
        // Of one opponent T1 counts it twice; T2 has none left.
        QCOMPARE(tournament("standings").output,
            QByteArray("1\tAnn\t2\t0\t-\t0\t0\t0\n1\tEve\t2\t0\t-\t0\t0\t0\n3\tBo; jr\t1\t1\t1\t2\t0\t0\n"
                       "3\tDee\t1\t1\t1\t2\t0\t0\n5\tCy\t0\t2\t-\t4\t0\t0\n"));
        playRound("1,1-0\n2,0-1\n");
        const Answer check = tournament("check");
        QCOMPARE(check.output, QByteArray("1\t1\tsame\n1\t2\tsame\n"));
        QCOMPARE(check.status, 0);
    }

    // As the window has them (tournament.md#presets).
    void tieBreaksAreUsualUnlessTheyAreNamed_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("criteria");
        QTest::newRow("a Swiss") << QStringList {} << QByteArray("points,SOS,SB,DE,SOSOS,SOSB,SBS");
        QTest::newRow("a round robin") << QStringList { "--format", "round-robin" } << QByteArray("points,SB,DE");
        QTest::newRow("a double round robin")
            << QStringList { "--format", "double-round-robin" } << QByteArray("points,SB,DE");
        QTest::newRow("an elimination") << QStringList { "--format", "elimination" } << QByteArray("points");
        QTest::newRow("those that are named")
            << QStringList { "--criteria", "BH-C1,WIN" } << QByteArray("points,BH-C1,WIN");
        QTest::newRow("a preset") << QStringList { "--criteria", "round-robin" } << QByteArray("points,SB,DE");
        QTest::newRow("none, as it is said") << QStringList { "--criteria", "" } << QByteArray("points");
    }
    void tieBreaksAreUsualUnlessTheyAreNamed()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, criteria);
        makeCup(options);
        enter({ "A", "B" });
        const QByteArray head = tournament("export", { "--csv", "standings" }).output.split('\r').front();
        QVERIFY2(head.endsWith("name," + criteria), head);
    }

    void standingsAsJson()
    {
        makeCup({ "--criteria", "SOS" });
        enter({ "Ann", "Bo" });
        playRound("1,1-0\n");
        QCOMPARE(tournament("standings", { "--json" }).output,
            QByteArray("[{\"place\":1,\"name\":\"Ann\",\"values\":{\"points\":2.0,\"SOS\":0.0}},"
                       "{\"place\":2,\"name\":\"Bo\",\"values\":{\"points\":0.0,\"SOS\":2.0}}]\n"));
    }

    void aRoundRobinIsDrawnWhole()
    {
        makeCup({ "--format", "round-robin" });
        enter({ "A", "B", "C" });
        const QJsonArray rounds = QJsonDocument::fromJson(tournament("pair", { "--all", "--json" }).output).array();
        QCOMPARE(rounds.size(), 3);
        QCOMPARE(rounds[0].toObject()["matches"].toArray().size(), 1);
        QCOMPARE(rounds[0].toObject()["byes"].toArray().size(), 1);
        const Answer none = tournament("pair");
        QCOMPARE(codeOf(none), QByteArray("no-round-left"));
        QCOMPARE(none.status, 1);
        QCOMPARE(tournament("check").status, 0);
    }

    void anEliminationGoesOnWithItsWinners()
    {
        makeCup({ "--format", "elimination" });
        enter({ "A", "B", "C", "D" });
        playRound("1,1-0\n2,1-0\n");
        playRound("1,1-0\n2,1-0\n");
        QVERIFY(tournament("standings").output.startsWith("1\t"));
        QCOMPARE(tournament("standings").output.count('\n'), 4);
        QCOMPARE(tournament("check").status, 0);
    }

    // The next game is due whichever door the result comes through (tournament.md#results-and-what-follows).
    void aLevelMatchOfAnEliminationGetsAnotherGame()
    {
        makeCup({ "--format", "elimination" });
        enter({ "Ann", "Bob" });
        QCOMPARE(tournament("pair").status, 0);
        QCOMPARE(tournament("publish").status, 0);
        QCOMPARE(tournament("result", { "1", "1/2" }).output, QByteArray("missing\t1\n"));
        const Answer finish = tournament("finish");
        QCOMPARE(codeOf(finish), QByteArray("results-missing"));
        QCOMPARE(finish.status, 1);
        QCOMPARE(tournament("result", { "1", "", "0-1" }).output, QByteArray("missing\n"));
        QCOMPARE(tournament("finish").status, 0);
        QVERIFY(tournament("standings").output.startsWith("1\tBob"));
    }

    // tournament.md#elimination
    void whereNeitherCameTheNextOpponentGoesOn()
    {
        makeCup({ "--format", "elimination", "--placement", "2" });
        enter({ "A", "B", "C", "D", "E", "F", "G", "H" });
        QCOMPARE(tournament("pair").status, 0);
        QCOMPARE(tournament("publish").status, 0);
        QCOMPARE(tournament("result", { "1", "1-0" }).status, 0);
        QCOMPARE(tournament("result", { "--", "2", "--" }).output, QByteArray("missing\t3\t4\n"));
        QCOMPARE(tournament("result", { "--csv", "-" }, "3,1-0\n4,--\n").output, QByteArray("missing\n"));
        QCOMPARE(tournament("undo").status, 0);
        QCOMPARE(tournament("undo").status, 0);
        QCOMPARE(tournament("result", { "--csv", "-" }, "3,1-0\n4,--\n").output, QByteArray("missing\n"));
        QCOMPARE(tournament("finish").status, 0);
        // A bye each: who plays for the final is known without a game.
        QCOMPARE(tournament("pair").output, QByteArray("round\t2\n-\t1\tA\tpairing\n-\t3\tC\tpairing\n"));
        QCOMPARE(tournament("publish").status, 0);
        QCOMPARE(tournament("finish").status, 0);
        QCOMPARE(tournament("pair").output, QByteArray("round\t3\n1\t1\tA\t3\tC\n"));
        QCOMPARE(tournament("publish").status, 0);
        QCOMPARE(tournament("result", { "--", "1", "--" }).output, QByteArray("missing\n"));
        QCOMPARE(tournament("finish").status, 0);
        QCOMPARE(codeOf(tournament("pair")), QByteArray("no-round-left"));
        const QByteArray standings = tournament("standings").output;
        QVERIFY2(standings.startsWith("2\tA\n2\tC\n"), standings); // nobody is first
        const Answer check = tournament("check");
        QCOMPARE(check.output, QByteArray("1\t1\tsame\n1\t2\tsame\n1\t3\tsame\n"));
    }

    // command-line.md#tournament-log
    void theLogTellsWhatWasDone()
    {
        makeCup({ "--who", "Eve" });
        enter({ "Ann", "Bo; \"jr\"" });
        playRound("1,1-0\n");
        QCOMPARE(tournament("do", { R"({"do":"reopen-round","section":1,"round":1})" }).status, 0);
        QCOMPARE(tournament("result", { "1", "0-1", "--reason", "slip" }).status, 0);
        QCOMPARE(tournament("undo", { "--who", "Max" }).status, 0);
        const QByteArrayList lines = tournament("log").output.split('\n');
        QCOMPARE(lines.size(), 11); // the last is empty
        const auto cell = [&lines](int line, int column) { return lines[line].split('\t').value(column); };
        QCOMPARE(cell(0, 0), QByteArray("1"));
        QVERIFY2(cell(0, 1).endsWith('Z') && cell(0, 1).size() == 20, lines[0]);
        QCOMPARE(cell(0, 2), QByteArray("Eve"));
        QCOMPARE(cell(2, 3), QByteArray("Ann was added."));
        QVERIFY2(cell(9, 3).startsWith("Undone: "), lines[9]);
        QCOMPARE(cell(9, 6), QByteArray("Max"));
        const QByteArray csv = tournament("log", { "--csv" }).output;
        QVERIFY2(csv.startsWith("\xEF\xBB\xBFline,time,by,action,correction,undone,undone_by\r\n1,"), csv);
        QVERIFY2(csv.contains(R"("Bo; ""jr"" was added.")"), csv);
        QVERIFY(tournament("log", { "--csv", "--semicolons" }).output.contains("line;time;by"));
        const QJsonArray json = QJsonDocument::fromJson(tournament("log", { "--json" }).output).array();
        QCOMPARE(json.size(), 10);
        QCOMPARE(json[2]["action"].toString(), QString("Ann was added."));
        QCOMPARE(json[9]["undone_by"].toString(), QString("Max"));
        QVERIFY(!json[2].toObject().contains("undone"));
        QCOMPARE(runProgram({ "tournament", "log", file() + ".no" }).status, 2);
    }

    // A draft that rests on a result that was corrected is not published (tournament.md#corrections).
    void aStaleDraftOfAnEliminationIsNotPublished()
    {
        makeCup({ "--format", "elimination" });
        enter({ "A", "B", "C", "D" });
        playRound("1,1-0\n2,1-0\n");
        QCOMPARE(tournament("pair").output, QByteArray("round\t2\n1\t1\tA\t3\tC\n2\t4\tD\t2\tB\n"));
        QCOMPARE(tournament("do", { R"({"do":"reopen-round","section":1,"round":1})" }).status, 0);
        QCOMPARE(codeOf(tournament("result", { "1", "0-1", "--round", "1" })), QByteArray("reason-missing"));
        QCOMPARE(
            codeOf(tournament("result", { "1", "0-1", "--round", "1", "--reason", "game" })), QByteArray("bad-reason"));
        const Answer corrected = tournament("result", { "1", "0-1", "--round", "1", "--reason", "appeal" });
        QCOMPARE(corrected.status, 0);
        QVERIFY2(corrected.messages.contains("round 2 (draft)"), corrected.messages);
        QCOMPARE(tournament("finish", { "--round", "1" }).status, 0);
        const Answer check = tournament("check");
        QCOMPARE(check.output,
            QByteArray("1\t1\tsame\n1\t2\tdiffers\tcorrected-since\n\ttable 1\t1-3\t4-3\n\ttable 2\t4-2\t1-2\n"));
        QCOMPARE(check.status, 1);
        const Answer refused = tournament("publish", { "--anyway" });
        QCOMPARE(codeOf(refused), QByteArray("not-by-bracket"));
        QCOMPARE(refused.status, 1);
        QCOMPARE(tournament("do", { R"({"do":"remove-round","section":1,"round":2})" }).status, 0);
        QCOMPARE(tournament("pair").status, 0);
        QCOMPARE(tournament("publish").status, 0);
        // Now the winner of round 1 stays, until round 2 is a draft again.
        QCOMPARE(tournament("do", { R"({"do":"reopen-round","section":1,"round":1})" }).status, 0);
        QCOMPARE(codeOf(tournament("result", { "1", "1-0", "--round", "1", "--reason", "appeal" })),
            QByteArray("later-round-rests"));
    }

    void aStaleDraftOfASwissIsPublishedOnlyKnowingly()
    {
        makeCup({ "--rounds", "3" });
        enter({ "A", "B", "C", "D", "E", "F", "G", "H" });
        playRound("1,1-0\n2,1-0\n3,1-0\n4,1-0\n");
        QCOMPARE(tournament("pair").status, 0);
        QCOMPARE(tournament("do", { R"({"do":"reopen-round","section":1,"round":1})" }).status, 0);
        QCOMPARE(tournament("result", { "1", "0-1", "--round", "1", "--reason", "slip" }).status, 0);
        QCOMPARE(tournament("finish", { "--round", "1" }).status, 0);
        QCOMPARE(codeOf(tournament("publish")), QByteArray("results-corrected"));
        QVERIFY(tournament("check").output.contains("1\t2\tdiffers\tcorrected-since\n"));
        // With the result as it was, the draft is as good as new.
        QCOMPARE(tournament("do", { R"({"do":"reopen-round","section":1,"round":1})" }).status, 0);
        QCOMPARE(tournament("result", { "1", "1-0", "--round", "1", "--reason", "mistyped" }).status, 0);
        QCOMPARE(tournament("finish", { "--round", "1" }).status, 0);
        QCOMPARE(tournament("check").output, QByteArray("1\t1\tsame\n1\t2\tsame\n"));
        QCOMPARE(tournament("undo").status, 0);
        QCOMPARE(tournament("undo").status, 0);
        QCOMPARE(tournament("undo").status, 0);
        QCOMPARE(tournament("publish", { "--anyway" }).status, 0);
        const Answer check = tournament("check");
        QVERIFY2(check.output.contains("1\t2\tsame\tcorrected-since\n\tnow table"), check.output);
        QCOMPARE(check.status, 0);
    }

    void twoGamesHaveTwoResults()
    {
        makeCup({ "--games", "2" });
        enter({ "A", "B" });
        QCOMPARE(tournament("pair").status, 0);
        QCOMPARE(tournament("publish").status, 0);
        QCOMPARE(tournament("result", { "1", "1-0" }).output, QByteArray("missing\t1\n"));
        QCOMPARE(tournament("result", { "1", "1-0", "1/2" }).output, QByteArray("missing\n"));
        const QByteArray games = tournament("export", { "--csv", "games" }).output;
        QVERIFY2(games.contains("\r\n1,1,1,1,A,2,B,1,0,played"), games);
        QVERIFY2(games.contains("\r\n1,1,2,2,B,1,A,0.5,0.5,played"), games);
        QCOMPARE(
            tournament("result", { "1", "1-0", "none", "--reason", "mistyped" }).output, QByteArray("missing\t1\n"));
    }

    void whatIsNotDoneSaysWhy_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const QStringList &arguments, const char *code, int status) {
            QTest::newRow(name) << arguments << QByteArray(code) << status;
        };
        row("a file that is there", { "new", "--name", "x" }, "file-exists", 2);
        row("an unknown preset", { "new", "--name", "x", "--criteria", "LUCK" }, "unknown-criterion", 2);
        row("an unknown format", { "new", "--name", "x", "--format", "league" }, "unknown-format", 2);
        row("points that are none", { "new", "--name", "x", "--points", "2,1" }, "bad-points", 2);
        row("nobody", { "enter" }, "no-name", 2);
        row("a name that is empty", { "enter", "A", "" }, "no-name", 2);
        row("a name of blanks", { "enter", "A", " \u3000" }, "no-name", 1);
        row("a name that nobody sees", { "enter", "\u200B\u2060" }, "no-name", 1);
        row("a name without end", { "enter", "A", QString(201, u'n') }, "too-long", 1);
        row("an action with a name without end",
            { "do", QStringLiteral(R"({"do":"set-event-details","details":{"name":"%1"}})").arg(QString(5000, u'n')) },
            "too-long", 1);
        row("an action with a name of nothing", { "do", R"({"do":"add-entry","section":1,"details":{"name":" "}})" },
            "no-name", 1);
        row("no such section", { "pair", "--section", "2" }, "unknown-section", 2);
        row("a style that is none", { "pair", "--style", "best" }, "bad-choice", 2);
        row("a bye of nobody", { "pair", "--half", "9" }, "bad-choice", 2);
        row("a pair with oneself", { "pair", "--forbid", "1-1" }, "bad-choice", 2);
        row("nobody left to play", { "pair", "--forbid", "1-2" }, "no-pairing", 1);
        row("no round to publish", { "publish" }, "unknown-round", 1);
        row("no round for a result", { "result", "1", "1-0" }, "unknown-round", 1);
        row("a result that is none", { "result", "1", "2-0" }, "bad-result", 2);
        row("a table that is none", { "result", "one", "1-0" }, "bad-result", 2);
        row("a table and a report", { "export", "--csv", "log", "--trf" }, "", 2);
        row("games without a record", { "export", "--games", "sgf" }, "no-games", 1);
        row("games of a round without a record", { "export", "--games", "lib", "--round", "1" }, "no-games", 1);
        row("an unknown file of games", { "export", "--games", "psq" }, "unknown-format", 2);
        row("a table and games", { "export", "--csv", "games", "--games", "sgf" }, "", 2);
        row("an unknown table of a file", { "export", "--csv", "sheet" }, "unknown-table", 2);
    }
    void whatIsNotDoneSaysWhy()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, code);
        QFETCH(int, status);
        makeCup();
        enter({ "A", "B" });
        const QByteArray before = tournament("export", { "--csv", "log" }).output;
        const QString command = arguments.takeFirst();
        const Answer answer = tournament(qPrintable(command), arguments);
        QCOMPARE(codeOf(answer), code);
        QCOMPARE(answer.status, status);
        QCOMPARE(tournament("export", { "--csv", "log" }).output, before);
    }

    // tournament.md#texts
    void signsThatNoFileKeepsAreReplacedAndTold_data()
    {
        QTest::addColumn<QString>("arguments"); // of a shell, without the file
        QTest::addColumn<int>("signs");
        const auto row = [](const char *name, const char *arguments, int signs) {
            QTest::newRow(name) << QString::fromLatin1(arguments) << signs;
        };
        row("U+FFFF in a name", R"sh(enter "$(printf 'Bob\357\277\277')")sh", 1);
        row("U+FFFE in a name", R"sh(enter "$(printf 'B\357\277\276ob\357\277\276')")sh", 2);
        row("an escape in a name", R"sh(enter "$(printf 'B\033[1mob')")sh", 1);
        row("a break in a name", R"sh(enter "$(printf 'B\nob')")sh", 1);
        row("U+FFFF in a list", "enter --csv -", 1);
        row("a mark of byte order before who did it", R"sh(enter B --who "$(printf '\357\273\277Ann')")sh", 1);
        row("bytes that are no text in who did it", R"sh(enter B --who "$(printf 'Ann\377\300\200')")sh", 3);
        row("half a surrogate in who did it", R"sh(enter B --who "$(printf 'Ann\355\240\200')")sh", 3);
        row("NUL in an action", R"sh(do '{"do":"add-entry","section":1,"details":{"name":"B\u0000ob"}}')sh", 1);
        row("U+FFFF in the reason of a deduction",
            R"sh(do '{"do":"adjust","section":1,"adjustment":{"entry":1,"halves":-1,"reason":"late\uffff"}}')sh", 1);
        row("who undid it", R"sh(undo --who "$(printf 'Ann\377')")sh", 1);
    }
    void signsThatNoFileKeepsAreReplacedAndTold()
    {
        QFETCH(QString, arguments);
        QFETCH(int, signs);
        makeCup();
        enter({ "A" });
        const QString command = arguments.section(QLatin1Char(' '), 0, 0);
        const QString rest = arguments.section(QLatin1Char(' '), 1);
        const Answer answer = runInShell(
            QStringLiteral("tournament %1 '%2' ").arg(command, file()) + rest, "name,club\nBob,So\xEF\xBF\xBFuth\n");
        QCOMPARE(answer.status, 0);
        QVERIFY2(
            answer.messages.contains("warning: changed-text") && answer.messages.contains(QByteArray::number(signs)),
            answer.messages);
        const Answer log = tournament("export", { "--csv", "log" });
        QCOMPARE(log.messages, QByteArray());
        QVERIFY(log.output.contains("\xEF\xBF\xBD") || arguments.contains(QLatin1String("B\\nob")));
    }

    // tournament.md#a-damaged-file
    void aDamagedEventIsSavedBesideIt()
    {
        makeCup();
        enter({ "A", "B", "C" });
        QCOMPARE(tournament("rescue", { file() + ".2" }).status, 1);
        QVERIFY(!QFile::exists(file() + ".2"));
        QFile event(file());
        QVERIFY(event.open(QIODevice::ReadWrite));
        QByteArray bytes = event.readAll();
        const qsizetype at = bytes.indexOf(R"("name":"C")");
        QVERIFY(at > 0);
        bytes[at + 8] = 'D';
        event.seek(0);
        event.write(bytes);
        event.close();
        const Answer damaged = tournament("check");
        QCOMPARE(codeOf(damaged), QByteArray("damaged"));
        QVERIFY2(damaged.messages.contains("Use `tournament rescue`"), damaged.messages);
        const Answer answer = tournament("rescue", { file() + ".2" });
        QCOMPARE(answer.messages, QByteArray());
        QCOMPARE(answer.status, 0);
        QVERIFY2(answer.output.startsWith("kept\t4\nleft-out\t5\t"), answer.output);
        QVERIFY2(answer.output.contains(R"("name":"D")"), answer.output);
        QVERIFY(event.open(QIODevice::ReadOnly));
        QCOMPARE(event.readAll(), bytes);
        const Answer saved = runProgram({ "tournament", "export", file() + ".2", "--csv", "entries" });
        QVERIFY2(saved.status == 0 && saved.output.contains("B") && !saved.output.contains("D\n"), saved.output);
        QCOMPARE(codeOf(tournament("rescue", { file() + ".2" })), QByteArray("file-exists"));
    }

    // What went wrong with the file is told in our own words, which say what to do, and not in those of SQLite.
    void aFileThatCannotBeUsedIsToldInOurWords()
    {
        makeCup();
        enter({ "A", "B", "C" });
        kagetsu::tournament::SqlStore desk;
        QVERIFY(desk.open(file().toStdString(), kagetsu::tournament::Store::Access::Change));
        const Answer locked = tournament("enter", { "D" });
        QCOMPARE(codeOf(locked), QByteArray("locked"));
        QVERIFY2(locked.messages.contains("Close the event there, and try again.\n"), locked.messages);
        desk.close();
        QFile event(file());
        QVERIFY(event.resize(4096));
        for (const char *command : { "check", "rescue" }) {
            const QStringList more = QByteArray(command) == "rescue" ? QStringList { file() + ".2" } : QStringList();
            const Answer cut = tournament(command, more);
            QCOMPARE(codeOf(cut), QByteArray("damaged"));
            QVERIFY2(!cut.messages.contains("database") && !cut.messages.contains('['), cut.messages);
            QCOMPARE(cut.messages.contains("tournament rescue"), QByteArray(command) == "check");
        }
        QVERIFY(event.open(QIODevice::ReadWrite));
        event.resize(0);
        event.write(QByteArray("SQLite format 3") + '\0' + QByteArray(24, 'x'));
        event.close();
        const Answer other = tournament("check");
        QVERIFY2(other.messages.endsWith("no-event: This is not an event file.\n"), other.messages);
    }

    void whatCannotBeMadeLeavesNoFile()
    {
        const Answer answer = tournament("new", { "--name", QString(300, u'n') });
        QCOMPARE(codeOf(answer), QByteArray("too-long"));
        QVERIFY(!QFile::exists(file()));
        const Answer full = runInShell(QStringLiteral("tournament check '%1'").arg(file()));
        QCOMPARE(codeOf(full), QByteArray("no-file"));
        QCOMPARE(::system(qPrintable(QStringLiteral("mkfifo '%1'").arg(file()))), 0);
        for (const char *command : { "check", "publish", "new", "rescue" }) {
            const QStringList more = qstrcmp(command, "new") == 0 ? QStringList { "--name", "x" }
                : qstrcmp(command, "rescue") == 0                 ? QStringList { file() + ".2" }
                                                                  : QStringList();
            QCOMPARE(tournament(command, more).status, 2);
        }
    }

    // tournament.md#words
    void numbersFollowTheRatings_data()
    {
        QTest::addColumn<QString>("ratings"); // of those who are entered first
        QTest::addColumn<int>("rounds"); // 1 is a draft, 2 is published
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QByteArray>("code"); // of a refusal
        QTest::addColumn<QByteArray>("names"); // by number
        QTest::addColumn<int>("numberings"); // lines of the log
        const auto row = [](const char *name, const char *ratings, int rounds, const char *list, const char *code,
                             const char *names, int numberings) {
            QTest::newRow(name) << QString(ratings) << rounds << QByteArray(list) << QByteArray(code)
                                << QByteArray(names) << numberings;
        };
        row("newcomers and the others", "1700 2000", 0, "Cid;1900\nDan;\n", "", "BCidADan", 1);
        row("those who are there, if nobody is new", "1700 2000 1900 1800", 0, "A;1700\n", "", "BCDA", 1);
        row("nothing is done if they have these numbers", "2000 1900", 0, "Cid;1800\n", "", "ABCid", 0);
        row("the numbers stay under a draft", "1700 2000 1900 1800", 1, "A;1700\n", "rounds-paired", "ABCD", 0);
        row("nobody is entered if the numbers stay", "1700 2000", 1, "Cid;1500\n", "rounds-paired", "AB", 0);
        row("once a round is published", "1700 2000", 2, "A;1700\n", "rounds-published", "AB", 0);
    }
    void numbersFollowTheRatings()
    {
        QFETCH(QString, ratings);
        QFETCH(int, rounds);
        QFETCH(QByteArray, list);
        QFETCH(QByteArray, code);
        makeCup();
        QByteArray first("name;rating\n");
        char name = 'A';
        for (const QString &rating : ratings.split(' '))
            first += QByteArray(1, name++) + ';' + rating.toLatin1() + '\n';
        QCOMPARE(tournament("enter", { "--csv", "-" }, first).status, 0);
        if (rounds > 0)
            QCOMPARE(tournament("pair").status, 0);
        if (rounds > 1)
            QCOMPARE(tournament("publish").status, 0);
        const QStringList joined = rounds > 1 ? QStringList { "--joined", "2" } : QStringList();
        const Answer answer =
            tournament("enter", QStringList { "--csv", "-", "--by-rating" } + joined, "name;rating\n" + list);
        QCOMPARE(answer.status, code.isEmpty() ? 0 : 1);
        QVERIFY2(answer.messages.contains(code), answer.messages);
        QMap<int, QByteArray> byNumber;
        for (const QByteArray &line : tournament("export", { "--csv", "entries" }).output.split('\n').mid(1)) {
            if (line.contains(','))
                byNumber[line.split(',')[0].toInt()] = line.split(',')[1];
        }
        QTEST(byNumber.values().join(), "names");
        QTEST(int(tournament("export", { "--csv", "log" }).output.count("number-entries")), "numberings");
    }

    void rowsWithoutANameAreToldWithTheirPlace()
    {
        makeCup();
        const Answer answer = tournament("enter", { "--csv", "-" }, "name,rating\nAnn,strong\n,1500\n");
        QCOMPARE(answer.status, 2);
        QVERIFY2(answer.messages.contains("warning: bad-rating"), answer.messages);
        QVERIFY2(answer.messages.contains("error: no-name"), answer.messages);
        QCOMPARE(tournament("export", { "--csv", "entries" }).output.count('\n'), 1);
    }

    void aReportBecomesAnEventThatGoesOn()
    {
        QByteArray report = "012 Cup\r\n092 Individual: Swiss-System\r\nXXR 3\r\n122 1 h\r\n";
        const char *games[] { "   3 b 1", "   4 b =", "   1 w 0", "   2 w =" };
        for (int i = 0; i < 4; ++i)
            report += QByteArray("001    ") + QByteArray::number(i + 1) + "      " + QByteArray("M\xFCller ")
                + QByteArray(1, char('A' + i)) + QByteArray(67, ' ') + "  " + games[i] + "\r\n";
        const Answer answer = runProgram({ "tournament", "read", "-", file() }, report);
        QVERIFY2(answer.status == 0, answer.messages);
        QVERIFY2(answer.output.endsWith("entries\t4\nrounds\t1\n"), answer.output);
        QVERIFY2(answer.messages.contains(":4: warning: field-left-out") && answer.messages.contains("122"),
            answer.messages);
        QVERIFY2(!answer.messages.contains("tables-unknown"), answer.messages); // of a round that is played to its end
        QVERIFY(tournament("export", { "--csv", "entries" }).output.contains("Müller A"));
        QByteArray running = report;
        running.replace("3 b 1", "3 b  ").replace("1 w 0", "1 w  ");
        const Answer told = runProgram({ "tournament", "read", "-", file() + ".4" }, running);
        QCOMPARE(told.status, 0);
        QVERIFY2(told.messages.contains(
                     "warning: tables-unknown: The report does not say who played at which table in round 1, so"),
            told.messages);
        const Answer paired = tournament("pair");
        QCOMPARE(paired.status, 0);
        QVERIFY2(paired.output.startsWith("round\t2\n"), paired.output);
        const Answer damaged =
            runProgram({ "tournament", "read", "-", file() + ".3" }, "\xEF\xBB\xBF" + QByteArray(report));
        QCOMPARE(damaged.status, 0);
        QVERIFY2(
            damaged.messages.contains("warning: bad-text: Bytes that are no characters of UTF-8 were replaced: 4."),
            damaged.messages);
        // Nothing is written over, and what is no report makes no event.
        QCOMPARE(runProgram({ "tournament", "read", "-", file() }, report).status, 2);
        const Answer none = runProgram({ "tournament", "read", "-", file() + ".2" }, "Ann;Ben\n");
        QCOMPARE(none.status, 2);
        QVERIFY2(none.messages.contains("error: not-a-report"), none.messages);
        QVERIFY(!QFile::exists(file() + ".2"));
    }

    void whoHasNotComeIsWithdrawn()
    {
        makeCup();
        enter({ "Ann", "Bo", "Cy", "Dee" });
        QCOMPARE(codeOf(tournament("check-in")), QByteArray("usage"));
        QCOMPARE(codeOf(tournament("check-in", { "--absent", "9" })), QByteArray("unknown-entry"));
        const Answer answer = tournament("check-in", { "--absent", "2", "4" });
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.output, QByteArray("2\tBo\twithdrawn\n4\tDee\twithdrawn\n"));
        QCOMPARE(tournament("check-in", { "--present", "1", "2", "3" }).output, QByteArray("2\tBo\tback\n"));
        QCOMPARE(tournament("check-in", { "--present", "1", "2", "3", "--json" }).output, QByteArray("[]\n"));
        QVERIFY(!tournament("pair").output.contains("Dee"));
        const Answer late = tournament("check-in", { "--absent", "1" });
        QCOMPARE(late.status, 1);
        QCOMPARE(codeOf(late), QByteArray("rounds-exist"));
    }

    void aTrialShowsWhatWouldBecomeOfEachRow()
    {
        makeCup();
        enter({ "Ann" });
        const QByteArray list = "Cup\nRating;Name;Born\nmuch;Ann;\n1500;Bo;2001\n1;;\n";
        const Answer trial = tournament("enter", { "--csv", "-", "--dry-run" }, list);
        QCOMPARE(trial.status, 0);
        QCOMPARE(trial.output,
            QByteArray("columns\trating,name,birth\n1\tabove\n2\theads\n3\talready-entered\tAnn\tbad-rating\n"
                       "4\tentered\tBo\trating=1500\tbirth=2001\n5\tno-name\n"));
        QCOMPARE(tournament("export", { "--csv", "entries" }).output.count('\n'), 2);
        // Columns can be named, and rows above the players counted.
        const Answer named =
            tournament("enter", { "--csv", "-", "--dry-run", "--columns", "-,name", "--head-rows", "3" }, list);
        QCOMPARE(
            named.output, QByteArray("columns\t-,name\n1\tabove\n2\tabove\n3\theads\n4\tentered\tBo\n5\tno-name\n"));
        const QJsonObject json =
            QJsonDocument::fromJson(tournament("enter", { "--csv", "-", "--dry-run", "--json" }, list).output).object();
        QCOMPARE(json["rows"].toArray()[3].toObject()["name"].toString(), QStringLiteral("Bo"));
        QCOMPARE(
            codeOf(tournament("enter", { "--csv", "-", "--columns", "nick" }, list)), QByteArray("unknown-column"));
    }

    void reportsByGamesAndForOlderPrograms()
    {
        makeCup({ "--games", "2" });
        enter({ "Ann", "Bo" });
        playRound("1,1-0,0-1\n");
        QVERIFY(tournament("export", { "--trf" }).output.contains("### Games of 1 against 2 in round 1: b 1, w 0"));
        const QByteArray games = tournament("export", { "--trf", "--by-games" }).output;
        QVERIFY2(games.contains("   2 b 1     2 w 0"), games);
        const QByteArray old = tournament("export", { "--trf16" }).output;
        QVERIFY2(old.contains("XXR ") && !old.contains("\r\n142") && !old.contains("###"), old);
    }

    void listsAreReadInTheirEncoding()
    {
        makeCup();
        const Answer answer =
            tournament("enter", { "--csv", "-" }, "Name;Club;Rating;Phone\r\nM\xFCller J\xF6rg;K\xF6ln;1820;m\r\n");
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.output, QByteArray("1\tMüller Jörg\n"));
        QVERIFY2(
            answer.messages.contains("charset-guessed") && answer.messages.contains("ISO-8859-1"), answer.messages);
        QVERIFY2(answer.messages.contains("columns-left-out: Columns that were left out: Phone."), answer.messages);
        const Answer named = tournament("enter", { "--csv", "-", "--charset", "koi8-r" }, "\xE1\xCE\xCE\xC1");
        QCOMPARE(named.output, QByteArray("2\tАнна\n"));
        QCOMPARE(codeOf(tournament("enter", { "--csv", "-", "--charset", "x" }, "Ann")), QByteArray("unknown-charset"));
    }

    void whatIsNoListEntersNobody()
    {
        makeCup();
        for (const QByteArray &bytes : { QByteArray("PK\x03\x04[Content_Types].xml"),
                 QByteArray("012 Open\n001    1      Ann                 \n"), QByteArray("<html>Ann</html>") }) {
            const Answer answer = tournament("enter", { "--csv", "-" }, bytes);
            QCOMPARE(answer.status, 2);
            const char *code = bytes.startsWith("PK") ? "error: damaged-workbook" : "error: not-a-list";
            QVERIFY2(answer.messages.contains(code), answer.messages);
        }
        QCOMPARE(tournament("export", { "--csv", "entries" }).output.count('\n'), 1);
    }

    void namesakesAreEnteredAndTold()
    {
        makeCup();
        tournament("enter", { "--csv", "-" }, "Name;Club\nWang Wei;Beijing\n");
        const Answer answer = tournament("enter", { "--csv", "-" }, "Name;Club\nWang Wei;Shanghai\nWang Wei;Beijing\n");
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.output, QByteArray("2\tWang Wei\n"));
        QVERIFY2(answer.messages.contains("warning: namesakes"), answer.messages);
        QVERIFY2(answer.messages.contains("warning: already-entered"), answer.messages);
    }

    void tablesAndReportsHaveWhatIsPublished()
    {
        makeCup();
        enter({ "Ann", "Bo" });
        QCOMPARE(tournament("pair").status, 0);
        QCOMPARE(tournament("export", { "--csv", "pairings" }).output.count('\n'), 0); // a draft
        QCOMPARE(tournament("publish").status, 0);
        QVERIFY(tournament("export", { "--csv", "pairings" }).output.contains("1,1,1,Ann,2,Bo\r\n"));
        QVERIFY(tournament("export", { "--csv", "pairings", "--semicolons" }).output.contains("1;1;1;Ann;2;Bo\r\n"));
        QCOMPARE(tournament("result", { "1", "1-0" }).status, 0);
        for (const char *table : { "entries", "results", "standings", "cross", "games" })
            QVERIFY(tournament("export", { "--csv", table }).output.contains("Ann"));
        const QByteArray report = tournament("export", { "--trf" }).output;
        QVERIFY2(report.contains("012 Cup\r\n") && report.contains("\r\n001    1"), report);
        const QByteArray json = tournament("export", { "--csv", "entries", "--json" }).output;
        QCOMPARE(QJsonDocument::fromJson(json).array().size(), 3);
    }

    void minorsHaveInitialsInTablesForEverybody()
    {
        makeCup({ "--initials-from", "2010" });
        QCOMPARE(tournament("enter", { "--csv", "-" }, "Name;Born\nLi Wei;2011\nOld Bo;1990\n").status, 0);
        playRound("1,1-0\n");
        for (const char *table : { "pairings", "results", "standings", "cross", "games" }) {
            const QByteArray seen = tournament("export", { "--csv", table }).output;
            QVERIFY2(seen.contains("L. W.") && seen.contains("Old Bo") && !seen.contains("Li Wei"), seen);
            QVERIFY(tournament("export", { "--csv", table, "--full-names" }).output.contains("Li Wei"));
        }
        for (const QStringList &whole : { QStringList { "--csv", "entries" }, QStringList { "--trf" } })
            QVERIFY(tournament("export", whole).output.contains("Li Wei"));
        QCOMPARE(runProgram({ "tournament", "new", file() + ".2", "--name", "X", "--initials-from", "7" }).status, 2);
    }

    // Allowed are 1-4, 2-5, 3-6, and those of 1, 2, 3 and of 4, 5, 6 among themselves: after the first three, nothing.
    void aPairingThatLeavesTheNextRoundIsOffered()
    {
        makeCup({ "--rounds", "3" });
        enter({ "A", "B", "C", "D", "E", "F" });
        const QStringList forbidden { "--forbid", "1-5", "1-6", "2-4", "2-6", "3-4", "3-5" };
        const Answer best = tournament("pair", forbidden + QStringList { "--best-now" });
        QCOMPARE(best.output, QByteArray("round\t1\n1\t1\tA\t4\tD\n2\t2\tB\t5\tE\n3\t3\tC\t6\tF\n"));
        QCOMPARE(best.status, 0);
        QVERIFY2(best.messages.contains("warning: no-next-round"), best.messages);
        QVERIFY2(best.messages.contains("pair without --best-now"), best.messages);
        QCOMPARE(tournament("undo").status, 0);
        QCOMPARE(tournament("check").status, 0);
        const Answer other = tournament("pair", forbidden + QStringList { "--leave-next" }); // as without
        QCOMPARE(other.status, 0);
        QCOMPARE(other.output, QByteArray("round\t1\n1\t1\tA\t3\tC\n2\t2\tB\t5\tE\n3\t4\tD\t6\tF\n"));
        QVERIFY2(other.messages.contains("note: left-next-round"), other.messages);
        QCOMPARE(tournament("check").output, QByteArray("1\t1\tsame\n"));
    }

    // Said before the round is published, and again for every pairing that is chosen.
    void howManyRoundsCanFollowIsTold()
    {
        makeCup({ "--rounds", "5" });
        enter({ "A", "B", "C", "D" });
        const Answer pair = tournament("pair");
        QCOMPARE(pair.status, 0);
        QVERIFY2(pair.messages.contains("warning: fewer-rounds: Later rounds that can still be paired: 2 of 4."),
            pair.messages);
        QCOMPARE(tournament("undo").status, 0);
        QCOMPARE(tournament("enter", { "E" }).status, 0);
        QCOMPARE(tournament("pair").messages, QByteArray());
        QCOMPARE(tournament("undo").status, 0);
        // Who is away in this round plays the others.
        QCOMPARE(tournament("pair", { "--half", "5" }).messages, QByteArray());
    }

    void undoStrikesOut()
    {
        makeCup();
        enter({ "A" });
        QCOMPARE(tournament("undo", { "--who", "Ann" }).status, 0);
        QCOMPARE(tournament("export", { "--csv", "entries" }).output.count('\n'), 1);
        QVERIFY(tournament("export", { "--csv", "log" }).output.endsWith(",Ann\r\n"));
        QCOMPARE(tournament("undo").status, 0);
        QCOMPARE(tournament("undo").status, 0);
        QCOMPARE(codeOf(tournament("undo")), QByteArray("nothing-done"));
    }

    void anotherFileIsNoEvent()
    {
        QCOMPARE(codeOf(tournament("check")), QByteArray("no-file"));
        QFile text(file());
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("no event");
        text.close();
        QCOMPARE(codeOf(tournament("check")), QByteArray("no-event"));
        QCOMPARE(tournament("pair").status, 2);
    }
};

} // namespace tst_cli_event

QTEST_GUILESS_MAIN(tst_cli_event::TestCliEvent)
#include "tst_cli_event.moc"
