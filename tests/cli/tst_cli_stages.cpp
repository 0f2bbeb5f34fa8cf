// SPDX-License-Identifier: MIT
#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_stages {

// From the groups to the next stage, on the command line (command-line.md#tournament-qualify).
class TestCliStages : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    Answer tournament(const char *command, const QStringList &arguments = {}, const QByteArray &input = {}) const
    {
        const QString file = m_folder->filePath(QStringLiteral("cup.kagetsu-event"));
        return runProgram(QStringList { "tournament", command, file } + arguments, input);
    }
    static QByteArray codeOf(const Answer &answer) { return answer.messages.split(':').value(2).trimmed(); }
    void settle(const char *command, const QStringList &arguments = {}, const QByteArray &input = {}) const
    {
        const Answer answer = tournament(command, arguments, input);
        QVERIFY2(answer.status == 0, answer.messages);
    }
    // A group of three: rounds B–C, A–B, C–A by Berger's tables, with these results of theirs.
    void playGroup(int section, const QByteArrayList &results) const
    {
        settle("pair", { "--section", QString::number(section), "--all" });
        QByteArray lines;
        for (int round = 1; round <= 3; ++round) {
            const QByteArray place =
                "\"section\":" + QByteArray::number(section) + ",\"round\":" + QByteArray::number(round);
            lines += "{\"do\":\"publish-round\"," + place + "}\n{\"do\":\"report-game\"," + place
                + ",\"table\":1,\"game\":0,\"report\":{\"outcome\":\"" + results[round - 1]
                + "\"}}\n{\"do\":\"finish-round\"," + place + "}\n";
        }
        settle("do", { "-" }, lines);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        settle("new",
            { "--name", "Cup", "--points", "2,1,0", "--format", "round-robin", "--section", "One", "--seed", "5" });
        settle("enter", { "A", "B", "C" });
        settle("do",
            { R"({"do":"add-section","settings":{"name":"Two","format":"round-robin","halves":{"win":4,"draw":2,)"
              R"("loss":0,"forfeit_win":4,"forfeit_loss":0,"pairing_bye":0,"half_bye":0,"zero_bye":0}}})" });
        settle("enter", { "--section", "2", "D", "E", "F" });
    }

    // AR-01: all three of a group share its first place.
    void aTieIsToldAndDecided()
    {
        playGroup(1, { "1-0", "1-0", "1-0" });
        const Answer nowhere = tournament("qualify", { "--from", "1,99" });
        QCOMPARE(nowhere.status, 2);
        QCOMPARE(codeOf(nowhere), QByteArray("unknown-section"));
        const Answer before = tournament("qualify", { "--best", "2" });
        QCOMPARE(before.status, 1);
        QVERIFY2(before.output.contains("shared\t1\t1\tA\tplace 1\tleft 2\nshared\t1\t2\tB\tplace 1\tleft 2\n"),
            before.output);
        QVERIFY2(
            before.output.contains("missing\t2\tround 1\nmissing\t2\tround 2\nmissing\t2\tround 3\n"), before.output);
        playGroup(2, { "1-0", "1-0", "1/2" });
        settle("do",
            { R"({"do":"add-section","settings":{"name":"Final","format":"elimination","halves":{"win":4,"draw":2,)"
              R"("loss":0,"forfeit_win":4,"forfeit_loss":0,"pairing_bye":4,"half_bye":2,"zero_bye":0}}})" });
        const QStringList into { "--section", "3", "--best", "2" };
        QCOMPARE(codeOf(tournament("qualify", into)), QByteArray("place-shared"));
        // Two of three, or a reason that is missing, decide nothing.
        QCOMPARE(codeOf(tournament("decide", { "--section", "1", "lot", "1", "2" })), QByteArray("place-not-shared"));
        QCOMPARE(
            codeOf(tournament("decide", { "--section", "1", "by-hand", "3", "1", "2" })), QByteArray("reason-missing"));
        QCOMPARE(codeOf(tournament("decide", { "--section", "1", "criteria", "3", "1", "2", "--criteria", "SB" })),
            QByteArray("place-not-shared"));
        QCOMPARE(tournament("decide", { "--section", "1", "coin", "3", "1", "2" }).status, 2);
        QCOMPARE(tournament("decide", { "--section", "1", "lot", "3", "1", "9" }).status, 2);
        QCOMPARE(tournament("decide", { "--section", "1", "play-off", "3", "1=2" }).output,
            QByteArray("1\t3\tC\n2\t1\tA\n2\t2\tB\n"));
        const Answer drawn = tournament("decide", { "--section", "1", "lot", "1", "2", "--seed", "7", "--json" });
        const QJsonObject lot = QJsonDocument::fromJson(drawn.output).object();
        QCOMPARE(lot["kind"].toString(), QString("lot"));
        QCOMPARE(lot["seed"].toInt(), 7);
        const QByteArray second = lot["order"][0][0].toInt() == 1 ? "1\tA" : "2\tB";
        const Answer entered = tournament("qualify", into);
        QVERIFY2(entered.status == 0, entered.messages);
        QVERIFY2(entered.output.startsWith("in\t1\t3\tC\nin\t2\t"), entered.output);
        QVERIFY2(entered.output.contains("in\t1\t" + second + '\n'), entered.output);
        QCOMPARE(tournament("check", { "--json" }).status, 0);
        QVERIFY(tournament("export", { "--section", "1", "--csv", "log" }).output.contains("decide-places"));
    }

    // The games of a play-off are kept with the decision that follows from them (tournament.md#play-offs).
    void thePlayOffIsGivenByItsGames()
    {
        playGroup(1, { "1-0", "1-0", "1-0" });
        const QStringList three { "--section", "1", "play-off", "1", "2", "3" };
        const QStringList circle { "--game", "1-2=1-0", "--game", "2-3=1-0", "--game", "3-1=1-0" };
        const Answer open = tournament("decide", three + circle);
        QCOMPARE(codeOf(open), QByteArray("play-off-undecided"));
        QCOMPARE(open.status, 1);
        QCOMPARE(tournament("decide", three + QStringList { "--game", "1-2=2-0" }).status, 2);
        QCOMPARE(codeOf(tournament("decide", QStringList { "--section", "1", "lot", "1", "2", "3" } + circle)),
            QByteArray("out-of-range"));
        const QStringList stage { "--game", "2:1o-2=0-1", "--game", "2:2-3=1/2", "--game", "2:3-1=+" };
        const Answer json = tournament("decide", three + circle + stage + QStringList { "--json" });
        const QJsonObject decided = QJsonDocument::fromJson(json.output).object();
        QCOMPARE(decided["games"].toArray().size(), 6);
        QCOMPARE(decided["games"][3].toString(), QString("2:1o-2=0-1"));
        QCOMPARE(decided["order"].toArray().size(), 2); // those who are still equal stay so
        const Answer again = tournament("decide", three + circle + stage + QStringList { "--game", "3:3-2=1-0" });
        QCOMPARE(again.output, QByteArray("1\t3\tC\n2\t2\tB\n3\t1\tA\n"));
        const QByteArray log = tournament("log").output;
        QVERIFY2(log.contains("A – B 0–1 (opener: A)"), log);
        QVERIFY2(tournament("export", { "--section", "1", "--csv", "standings" })
                     .output.contains("play-off 1-2=1-0 2-3=1-0 3-1=1-0 2:1o-2=0-1"),
            "not in the table");
        settle("undo");
        QVERIFY(!tournament("export", { "--section", "1", "--csv", "standings" }).output.contains("3:3-2"));
    }

    void missingResultsCanBePassedOver()
    {
        playGroup(1, { "1-0", "0-1", "0-1" });
        settle("do",
            { R"({"do":"add-section","settings":{"name":"F","format":"round-robin","halves":{"win":4,"draw":2,)"
              R"("loss":0,"forfeit_win":4,"forfeit_loss":0,"pairing_bye":0,"half_bye":0,"zero_bye":0}}})" });
        const QStringList into { "--section", "3", "--best", "3" };
        const Answer refused = tournament("qualify", into);
        QCOMPARE(codeOf(refused), QByteArray("stage-unfinished"));
        QVERIFY2(refused.messages.contains("section 2 round 1"), refused.messages);
        settle("qualify", into + QStringList { "--anyway" });
        // Entered anew, nobody stands twice.
        settle("qualify", into + QStringList { "--anyway" });
        QCOMPARE(tournament("export", { "--section", "3", "--csv", "entries" }).output.count('\n'), 7);
        // A section without a name is told by its number, and each number has its form of the noun.
        settle("do",
            { R"({"do":"add-section","settings":{"format":"swiss","halves":{"win":4,"draw":2,)"
              R"("loss":0,"forfeit_win":4,"forfeit_loss":0,"pairing_bye":4,"half_bye":2,"zero_bye":0}}})" });
        settle("qualify", { "--section", "4", "--best", "1", "--from", "1" });
        const QByteArray log = tournament("log").output;
        QVERIFY2(log.contains("\t6 players qualified for section “F”."), log);
        QVERIFY2(log.contains("\tSection “4” was added."), log);
        QVERIFY2(log.contains("\t1 player qualified for section “4”."), log);
    }

    void aCorrectionIsFound()
    {
        playGroup(1, { "1-0", "1-0", "0-1" });
        playGroup(2, { "1-0", "1-0", "0-1" });
        settle("do",
            { R"({"do":"add-section","settings":{"name":"F","format":"elimination","halves":{"win":4,"draw":2,)"
              R"("loss":0,"forfeit_win":4,"forfeit_loss":0,"pairing_bye":4,"half_bye":2,"zero_bye":0}}})" });
        settle("qualify", { "--section", "3" });
        const QByteArray same = tournament("check").output;
        QVERIFY2(same.endsWith("3\tentries\tsame\n"), same);
        settle("pair", { "--section", "3" });
        const QStringList round { "--section", "1", "--round", "2" };
        settle("do", { R"({"do":"reopen-round","section":1,"round":2})" });
        const Answer corrected = tournament("result", round + QStringList { "1", "0-1", "--reason", "slip" });
        QVERIFY2(corrected.messages.contains("section 3"), corrected.messages);
        settle("finish", round);
        const Answer check = tournament("check");
        QCOMPARE(check.status, 1);
        QVERIFY2(check.output.contains("3\tentries\tdiffers\n\tplace 1\t1:"), check.output);
        const QJsonArray all = QJsonDocument::fromJson(tournament("check", { "--json" }).output).array();
        QCOMPARE(all.last()["entries"].toString(), QString("differs"));
        QCOMPARE(all.last()["differences"].toArray().size(), 1);
        QCOMPARE(codeOf(tournament("publish", { "--section", "3" })), QByteArray("results-corrected"));
        QCOMPARE(codeOf(tournament("qualify", { "--section", "3" })), QByteArray("entry-paired"));
        settle("do", { R"({"do":"remove-round","section":3,"round":1})" });
        settle("qualify", { "--section", "3" });
        QVERIFY(tournament("check").output.endsWith("3\tentries\tsame\n"));
    }

    // command-line.md#tournament-new
    void placesAreChosen()
    {
        for (const char *places : { "2", "4", "8", "64" }) {
            const QString file = m_folder->filePath(QString::fromLatin1(places));
            QCOMPARE(runProgram(
                         { "tournament", "new", file, "--name", "K", "--format", "elimination", "--placement", places })
                         .status,
                0);
        }
        QCOMPARE(
            runProgram({ "tournament", "new", m_folder->filePath("x"), "--name", "K", "--placement", "7" }).status, 2);
    }
};

} // namespace tst_cli_stages

QTEST_GUILESS_MAIN(tst_cli_stages::TestCliStages)
#include "tst_cli_stages.moc"
