// SPDX-License-Identifier: MIT
#include "program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_review {

// review (command-line.md#review).
class TestCliReview : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void json();
    void aCollectionKeepsItsOrder();
    void gamesWithoutAReview();
    void refused_data();
    void refused();
    void anEngineIsAsked();
    void whatTheEngineSaysAsJson();
    void whatAnEngineAnnouncesIsProven();
    void enginesHaveNames();
    void ownEngineSaysTheSameAgain();
    void enginesThatFail_data();
    void enginesThatFail();
    void itGoesOnWhereItWas();
    void itGoesOnAfterAKill();
    void foreignLedgersAreLeftAlone();
    void puzzlesOfGames();
    void puzzlesAsJson();
};

namespace {

// A straight four that Black misses, that White does not stop, and that Black misses again.
const QByteArray Missed = "(;GM[4]SZ[15]RU[Freestyle Gomoku]AB[fh][gh][hh]AW[ao][ca][om];B[ll];W[oo];B[la])";
const QByteArray Forbidden = "(;GM[4]SZ[15]RU[Renju]AB[gh][ih][hg][hi]AW[ao][ca][om];B[hh])";

// White does not stop a stone that makes two threes.
const QByteArray DecidedByThrees = "(;GM[4]SZ[15]RU[Freestyle Gomoku]AB[gh][hh][ig][if]AW[ao][ca][om]"
                                   ";W[oa];B[ih];W[fh];B[ie];W[id];B[ii])";

// White does not see the win by the four H7, whose stop is an overline.
const QByteArray Puzzle = "(;GM[4]SZ[15]RU[Renju]PB[Nakamura]PW[Ivanov]DT[2019]PL[W]"
                          "AB[eh][fh][gh][ih][jh][hd]AW[hg][hf][he][ao][oo];W[dh])";

// Five places, nothing proven.
const QByteArray Quiet = "(;GM[4]SZ[15]RU[Freestyle Gomoku]RE[W+R];B[hh];W[hg];B[aa];W[oo])";

// An engine for --engine that says these things of the positions in turn.
QString scripted(const QString &faults)
{
    return QStringLiteral(KAGETSU_SCRIPTED " --yixin ") + faults;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void replaceContent(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

QJsonObject object(const QByteArray &line)
{
    return QJsonDocument::fromJson(line).object();
}

} // namespace

void TestCliReview::rows_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("output");
    QTest::newRow("wins missed and allowed") << Missed << QStringList { "--check" }
                                             << QByteArray("1\t1\tX\tL4\tmissed\t1\tE8\n"
                                                           "1\t2\tO\tO1\tallowed\t1\tE8\tE8 I8\n"
                                                           "1\t3\tX\tL15\tmissed\t1\tE8\n"
                                                           "1\t3\tX\tL15\tturning-point\n");
    QTest::newRow("a game that threes decided") << DecidedByThrees << QStringList { "--threes", "--check" }
                                                << QByteArray("1\t1\tO\tO15\tallowed-threes\t2\tI8 I6 I11\n"
                                                              "1\t1\tO\tO15\tturning-point\n"
                                                              "1\t1\tO\tO15\tdecided\t2\tI8 I6 I11\n");
    QTest::newRow("what threes leave open") << DecidedByThrees << QStringList { "--threes", "--limit", "1" }
                                            << QByteArray("1\t3\tO\tF8\tunknown\tallowed\n"
                                                          "1\t-\t-\t-\tunknown\tturning-point\n"
                                                          "1\t-\t-\t-\tunknown\tthrees\t3\n"
                                                          "1\t1\tO\tO15\tdecided\t2\tI8 I6 I11\n");
    QTest::newRow("a forbidden point") << Forbidden << QStringList {} << QByteArray("1\t1\tX\tH8\tforbidden\t33\n");
    QTest::newRow("a wrong claim") << QByteArray("(;GM[4]SZ[15]RU[Renju];B[hh]XFC[refused];W[gg])") << QStringList {}
                                   << QByteArray("1\t1\tX\tH8\twrong-claim\n");
    QTest::newRow("by another rule") << Forbidden << QStringList { "--rule", "win5" } << QByteArray();
    QTest::newRow("one game of several") << Missed + Forbidden << QStringList { "--game", "2" }
                                         << QByteArray("2\t1\tX\tH8\tforbidden\t33\n");
    QTest::newRow("a limit") << QByteArray("(;GM[4]SZ[15]RU[0]AB[fh][gh][hh]AW[ao];B[])")
                             << QStringList { "--limit", "0" }
                             << QByteArray("1\t1\tX\tpass\tunknown\tmissed\n"
                                           "1\t1\tX\tpass\tunknown\tallowed\n"
                                           "1\t-\t-\t-\tunknown\tturning-point\n");
}

void TestCliReview::rows()
{
    QFETCH(QByteArray, record);
    QFETCH(QStringList, options);
    QFETCH(QByteArray, output);
    const Answer answer = runProgram(QStringList { "review", "-" } + options, record);
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.output, output);
    QCOMPARE(answer.status, 0);
}

void TestCliReview::json()
{
    const Answer answer = runProgram({ "review", "-", "--json" }, Missed + Forbidden);
    QCOMPARE(answer.messages, QByteArray());
    const QList<QByteArray> lines = answer.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    const QJsonObject missed = object(lines[0]);
    QCOMPARE(missed["game"].toInt(), 1);
    QCOMPARE(missed["rule"].toString(), QString("win5+"));
    QCOMPARE(missed["reviewed"].toInt(), 3);
    QCOMPARE(missed["turningPoint"].toObject(), (QJsonObject { { "move", 3 }, { "certain", true } }));
    const QJsonArray moves = missed["moves"].toArray();
    QCOMPARE(moves.size(), 3);
    const QJsonObject second = moves[1].toObject();
    QCOMPARE(second["side"].toString(), QString("O"));
    QCOMPARE(second["point"].toString(), QString("O1"));
    QVERIFY(!second.contains("missed"));
    const QJsonObject allowed = second["allowed"].toObject();
    QCOMPARE(allowed["answer"].toString(), QString("yes"));
    QCOMPARE(allowed["length"].toInt(), 1);
    QCOMPARE(allowed["line"].toArray(), QJsonArray { "E8" });
    QCOMPARE(allowed["proof"].toArray().first().toObject()["reason"].toString(), QString("two-five-points"));
    QCOMPARE(allowed["wasThere"].toString(), QString("yes"));
    QCOMPARE(allowed["defences"].toArray(), (QJsonArray { "E8", "I8" }));
    QCOMPARE(allowed["allDefences"].toBool(), true);
    const QJsonObject foul = object(lines[1])["moves"].toArray().first().toObject()["forbidden"].toObject();
    QCOMPARE(foul["kinds"].toArray(), QJsonArray { "33" });
    QVERIFY(!foul["proof"].toObject().isEmpty());
}

void TestCliReview::aCollectionKeepsItsOrder()
{
    const QString file = QStringLiteral(KAGETSU_TEST_DATA "/games/engine-renju.sgf");
    const Answer answer = runProgram({ "review", file, "--json", "--check" });
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.status, 0);
    const QList<QByteArray> lines = answer.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 100);
    for (int i = 0; i < 100; ++i)
        QCOMPARE(object(lines[i])["game"].toInt(), i + 1);
    // Alone it says the same.
    QCOMPARE(runProgram({ "review", file, "--json", "--game", "60" }).output, lines[59] + '\n');
}

void TestCliReview::gamesWithoutAReview()
{
    const QByteArray records = "(;GM[4]SZ[15];B[hh])(;GM[2]SZ[8];B[dd])(;GM[4]SZ[19:15]RU[Renju];B[hh])" + Missed;
    const Answer answer = runProgram({ "review", "-", "--json" }, records);
    QCOMPARE(answer.status, 2);
    const QList<QByteArray> lines = answer.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], QByteArray(R"({"game":1,"error":"no-rule"})"));
    QCOMPARE(lines[1], QByteArray(R"({"game":2,"error":"other-game"})"));
    QCOMPARE(lines[2], QByteArray(R"({"game":3,"error":"bad-size"})"));
    QCOMPARE(object(lines[3])["reviewed"].toInt(), 3);
    QVERIFY(answer.messages.contains("error: no-rule: Game 1: "));
    QVERIFY(runProgram({ "review", "-" }, records).output.startsWith("1\terror\n2\terror\n3\terror\n4\t1\t"));
}

void TestCliReview::refused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("no game") << QStringList { "review", "-" } << QByteArray("no-games");
    QTest::newRow("no file") << QStringList { "review", "/missing.sgf" } << QByteArray("unreadable");
    QTest::newRow("no such game") << QStringList { "review", KAGETSU_TEST_DATA "/games/engine-renju.sgf", "--game",
        "101" } << QByteArray("no-game");
}

void TestCliReview::refused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, code);
    const Answer answer = runProgram(arguments, "nothing");
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.messages.contains("error: " + code + ": "), answer.messages);
    QCOMPARE(answer.output, QByteArray());
}

void TestCliReview::anEngineIsAsked()
{
    const Answer answer =
        runProgram({ "review", "-", "--engine", scripted("--each-eval 0;250;250;+M7;+M6 --lines \"0,14 1,1\""),
                       "--seconds", "0.1", "--jobs", "1" },
            Quiet);
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.status, 0);
    // White's second move allows a win; the greatest loss of Black, who lost the game, is that of his second one.
    QCOMPARE(answer.output,
        QByteArray("1\t1\tX\tH8\tengine-loss\t50\t25\t9\tA1\n"
                   "1\t2\tO\tH9\tengine-loss\t75\t25\t9\tA1\n"
                   "1\t3\tX\tA15\tengine-allowed\t75\t0\t9\tA1\t7\n"
                   "1\t3\tX\tA15\tengine-turn\n"
                   "1\t4\tO\tO1\tengine-missed\t100\t0\t9\tA1\t7\n"
                   "1\t2\tO\tH9\tkey-moment\n"
                   "1\t3\tX\tA15\tkey-moment\n"
                   "1\t4\tO\tO1\tkey-moment\n"
                   "1\t-\t-\t-\tcurve\t50 25 75 0 100\n"));
}

void TestCliReview::whatTheEngineSaysAsJson()
{
    // What is proven stays so, and no engine is asked about it.
    const Answer answer = runProgram({ "review", "-", "--json", "--check", "--nodes", "100", "--engine",
                                         scripted("--each-eval %0.25;%0.75;%0.75;%0.75") },
        Missed + Quiet);
    QCOMPARE(answer.messages, QByteArray());
    const QList<QByteArray> lines = answer.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    const QJsonObject engine = object(lines[0])["engine"].toObject();
    QCOMPARE(engine["complete"].toBool(), true);
    const QJsonArray values = engine["values"].toArray();
    QCOMPARE(values.size(), 4);
    QCOMPARE(values[0].toObject(), (QJsonObject { { "black", 1 }, { "proven", true } }));
    QCOMPARE(values[1].toObject()["black"].toDouble(), .75);
    QCOMPARE(values[1].toObject()["depth"].toInt(), 9);
    QCOMPARE(values[2].toObject()["proven"].toBool(), true);
    QCOMPARE(engine["losses"].toArray(), QJsonArray());
    QCOMPARE(engine["keyMoments"].toArray(), (QJsonArray { 1, 2, 3 }));
    QCOMPARE(object(lines[1])["engine"].toObject()["values"].toArray().size(), 5);
}

// White does not stop a stone that makes two threes; the review has too few nodes to see it, and the engine says so.
void TestCliReview::whatAnEngineAnnouncesIsProven()
{
    const Answer answer =
        runProgram({ "review", "-", "--limit", "1", "--jobs", "1", "--engine", scripted("--each-eval %0.4;+M9;%0.8") },
            "(;GM[4]SZ[15]RU[Freestyle Gomoku]AB[gh][hh][ig][if]AW[ao][ca][om];W[oa];B[aa])");
    QCOMPARE(answer.messages, QByteArray());
    QVERIFY2(answer.output.contains("100!"), answer.output);
}

void TestCliReview::enginesHaveNames()
{
    for (const char *none : { "", " ", "3" }) {
        const Answer answer = runProgram({ "review", "-", "--engine", none }, Quiet);
        QCOMPARE(answer.status, 2);
        QVERIFY2(answer.messages.contains("must be kagetsu, an engine profile or a command"), answer.messages);
        QVERIFY(answer.output.isEmpty());
    }
}

void TestCliReview::ownEngineSaysTheSameAgain()
{
    const QStringList arguments { "review", "-", "--json", "--engine", "kagetsu", "--nodes", "20" };
    const QByteArray games = Quiet + Missed + Quiet;
    const Answer first = runProgram(arguments, games);
    QCOMPARE(first.messages, QByteArray());
    QCOMPARE(first.output.count("\"complete\":true"), 3);
    QCOMPARE(runProgram(arguments + QStringList { "--jobs", "1" }, games).output, first.output);
}

void TestCliReview::enginesThatFail_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("there is none") << QStringLiteral("/missing/engine") << QByteArray("could not be started");
    QTest::newRow("it ends at once") << scripted("--exit-at-start") << QByteArray("could not be started");
    QTest::newRow("it crashes") << scripted("--crash-at 1") << QByteArray("ended.");
    QTest::newRow("it cannot analyse") << QStringLiteral(KAGETSU_SCRIPTED) << QByteArray("cannot analyse positions");
    QTest::newRow("it gives no evaluations") << scripted("--each-eval none") << QByteArray("gives no evaluations");
    QTest::newRow("it plays another rule") << scripted("--rule-error") << QByteArray("does not support this rule");
}

// The review says what it can without the engine, and nothing of that is kept for later.
void TestCliReview::enginesThatFail()
{
    QFETCH(QString, engine);
    QFETCH(QByteArray, message);
    const QTemporaryDir folder;
    const QString ledger = folder.filePath(QStringLiteral("ledger"));
    const Answer answer =
        runProgram({ "review", "-", "--engine", engine, "--seconds", "0.1", "--jobs", "1", "--resume", ledger },
            Missed.repeated(5));
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.messages.contains("error: engine: Game "), answer.messages);
    QVERIFY2(answer.messages.contains(message), answer.messages);
    // Another game may have a rule that it plays; everything else it would do again.
    QVERIFY2(answer.messages.count("error: engine: ") <= (message.contains("rule") ? 5 : 3), answer.messages);
    for (const char game : { '1', '2', '3', '4', '5' })
        QVERIFY2(answer.output.contains(game + QByteArray("\t1\tX\tL4\tmissed\t1\tE8\n")), answer.output);
    // Only an engine that has answered everything, if with nothing, was asked in full.
    QCOMPARE(contentOf(ledger).count('\n'), message.contains("evaluations") ? 2 : 1);
}

void TestCliReview::itGoesOnWhereItWas()
{
    const QTemporaryDir folder;
    const QString ledger = folder.filePath(QStringLiteral("ledger"));
    const QByteArray games = Missed + Quiet + "(;GM[4]SZ[15];B[hh])" + Missed;
    const QStringList arguments { "review", "-", "--check", "--resume", ledger };
    const Answer whole = runProgram(arguments, games);
    QCOMPARE(whole.status, 2); // the third game has no rule
    const QByteArray kept = contentOf(ledger);
    QCOMPARE(kept.count('\n'), 4);
    QCOMPARE(runProgram(arguments, games).output, whole.output);
    QCOMPARE(contentOf(ledger), kept);
    // Wherever it was stopped, even within a line, it ends the same, and the file as well but for the order.
    for (qsizetype cut = 0; cut <= kept.size(); cut += 1 + kept.size() / 12) {
        replaceContent(ledger, kept.left(cut));
        QCOMPARE(runProgram(arguments, games).output, whole.output);
        QCOMPARE(contentOf(ledger).size(), kept.size());
    }
    // A damaged line costs its own game.
    replaceContent(ledger, QByteArray(kept).replace("{\"game\":1", "{?game\":1"));
    QCOMPARE(runProgram(arguments, games).output, whole.output);
    QVERIFY(contentOf(ledger).size() > kept.size());
    // What is kept is not done again.
    replaceContent(ledger, QByteArray(kept).replace("\\tL4\\t", "\\tkept\\t"));
    QVERIFY(runProgram(arguments, games).output.startsWith("1\t1\tX\tkept\tmissed"));
}

void TestCliReview::itGoesOnAfterAKill()
{
    const QTemporaryDir folder;
    const QString ledger = folder.filePath(QStringLiteral("ledger"));
    const QString file = folder.filePath(QStringLiteral("games.sgf"));
    replaceContent(file, Quiet.repeated(8));
    const QStringList arguments { "review", file, "--engine", "kagetsu", "--nodes", "20", "--jobs", "1" };
    const QByteArray whole = runProgram(arguments).output;
    QCOMPARE(whole.count("curve"), 8);
    QProcess program;
    program.start(KAGETSU_CLI, arguments + QStringList { "--resume", ledger });
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(ledger).count('\n') >= 2, 60'000);
    program.kill();
    QVERIFY(program.state() == QProcess::NotRunning || program.waitForFinished());
    QVERIFY(contentOf(ledger).count('\n') >= 2);
    const Answer resumed = runProgram(arguments + QStringList { "--resume", ledger });
    QCOMPARE(resumed.status, 0);
    QCOMPARE(resumed.output, whole);
}

void TestCliReview::foreignLedgersAreLeftAlone()
{
    const QTemporaryDir folder;
    const QString ledger = folder.filePath(QStringLiteral("ledger"));
    const auto refuses = [&](const QStringList &options, const QByteArray &games) {
        const QByteArray before = contentOf(ledger);
        const Answer answer = runProgram(QStringList { "review", "-", "--resume", ledger } + options, games);
        return answer.status == 2 && answer.output.isEmpty() && answer.messages.contains("other-review")
            && contentOf(ledger) == before;
    };
    for (const QByteArray &other :
        { QByteArray("notes of mine"), QByteArray("notes\nof mine\n"), QByteArray("{}\n") }) {
        replaceContent(ledger, other);
        QVERIFY(refuses({}, Quiet));
    }
    replaceContent(ledger, {});
    QCOMPARE(runProgram({ "review", "-", "--resume", ledger }, Quiet).status, 0);
    QVERIFY(refuses({}, Missed));
    QVERIFY(refuses({ "--json" }, Quiet));
    QVERIFY(refuses({ "--threes" }, Quiet));
    QVERIFY(refuses({ "--engine", "kagetsu", "--nodes", "10" }, Quiet));
    QVERIFY(runProgram({ "review", "-", "--resume", "/missing/ledger" }, Quiet).messages.contains("cannot-open"));
    QCOMPARE(runProgram({ "review", "-", "--nodes", "10" }, Quiet).status, 2);
}

// puzzles (command-line.md#puzzles).
void TestCliReview::puzzlesOfGames()
{
    const QByteArray mirrored = "(;GM[4]SZ[15]RU[Renju]PL[W]"
                                "AB[kh][jh][ih][gh][fh][hd]AW[hg][hf][he][ao][oo];W[lh])";
    const QByteArray foreign = "(;GM[4]SZ[19];B[aa])";
    const Answer answer = runProgram({ "puzzles", "-" }, Puzzle + foreign + mirrored);
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.messages.count('\n'), 1);
    QVERIFY(answer.messages.contains(": warning: left-out: Game 2 "));
    QCOMPARE(answer.output.count('\n'), 1);
    const QList<QByteArray> fields = answer.output.trimmed().split('\t');
    QCOMPARE(fields.mid(0, 4), (QList<QByteArray> { "-", "1", "1", "forbidden-point" }));
    QCOMPARE(fields.mid(5, 3), (QList<QByteArray> { "O", "H7", "1" }));
    QCOMPARE(fields.mid(9), (QList<QByteArray> { "Nakamura", "Ivanov", "2019" }));
    QCOMPARE(runProgram({ "puzzles", "-", "--theme", "only-move" }, Puzzle).output, QByteArray());
    QCOMPARE(runProgram({ "puzzles", "-" }, "a letter").status, 2);
}

void TestCliReview::puzzlesAsJson()
{
    const QTemporaryDir folder;
    const QString lesson = folder.filePath(QStringLiteral("puzzles.sgf"));
    const Answer answer =
        runProgram({ "puzzles", "-", "--json", "--check", "--check-limit", "0", "--lesson", lesson }, Puzzle);
    QCOMPARE(answer.messages, QByteArray());
    QCOMPARE(answer.status, 0);
    const QList<QByteArray> lines = answer.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    const QJsonObject puzzle = object(lines[0]);
    QCOMPARE(puzzle[u"answers"].toArray(), (QJsonArray { "H7" }));
    QCOMPARE(puzzle[u"attacker"].toString(), QStringLiteral("O"));
    QCOMPARE(puzzle[u"check"][u"verdict"].toString(), QStringLiteral("undecided"));
    QVERIFY(!puzzle[u"steps"].toArray().isEmpty());
    QCOMPARE(object(lines[1])[u"undecided"].toInt(), 1);
    QFile file(lesson);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("XTK[win]"));
}

} // namespace tst_cli_review

QTEST_GUILESS_MAIN(tst_cli_review::TestCliReview)
#include "tst_cli_review.moc"
