// SPDX-License-Identifier: MIT
#include "program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_evening {

// What a club evening asks of the command line beside pairing and results (command-line.md#tournament-do).
class TestCliEvening : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString file() const { return m_folder->filePath(QStringLiteral("cup.kagetsu-event")); }
    Answer tournament(const char *command, const QStringList &arguments = {}, const QByteArray &input = {}) const
    {
        return runProgram(QStringList { "tournament", command, file() } + arguments, input);
    }
    static QString json(const char *quoted) { return QString::fromLatin1(quoted).replace('\'', '"'); }
    static QByteArray codeOf(const Answer &answer) { return answer.messages.split(':').value(2).trimmed(); }
    void done(const QStringList &actions) const
    {
        const Answer answer = tournament("do", actions);
        QCOMPARE(answer.messages, QByteArray());
        QCOMPARE(answer.status, 0);
    }
    void play(const QByteArray &results) const
    {
        QCOMPARE(tournament("pair").status, 0);
        QCOMPARE(tournament("publish").status, 0);
        QCOMPARE(tournament("result", { "--csv", "-" }, results).output, QByteArray("missing\n"));
        QCOMPARE(tournament("finish").status, 0);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QCOMPARE(tournament("new",
                     { "--name", "Cup", "--points", "2,1,0", "--seed", "5", "--rounds", "4", "--criteria", "SOS,SB" })
                     .status,
            0);
    }

    // Nine players, one of them late, one withdrawn, byes, a ruling, a penalty, a result corrected two rounds later.
    void nineComeToAClub()
    {
        QCOMPARE(tournament("enter", { "Ann", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal" }).status, 0);
        play("table,result\n1,1-0\n2,0-1\n3,1/2\n4,1-0\n");
        QCOMPARE(tournament("enter", { "Ida", "--joined", "2" }).output, QByteArray("9\tIda\n"));
        play("table,result\n1,1-0\n2,1-0\n3,0-1\n4,1/2\n");
        done({ json("{'do':'withdraw','section':1,'entry':5,'from_round':3}"),
            json("{'do':'adjust','section':1,'adjustment':{'entry':2,'round':2,'halves':-2,'reason':'late twice'}}") });
        QCOMPARE(tournament("pair").status, 0);
        QCOMPARE(tournament("publish").status, 0);
        QCOMPARE(tournament("result", { "--csv", "-" }, "table,result\n1,1-0\n2,0-1\n3,1-0\n4,0-1\n").status, 0);
        done({ json("{'do':'rule-match','section':1,'round':3,'table':4,'halves':{'a':2,'b':2},"
                    "'reason':{'kind':'rules'}}") });
        QCOMPARE(tournament("finish").status, 0);
        const QByteArray before = tournament("standings").output;
        // Bo had won against Fay after all.
        done({ json("{'do':'reopen-round','section':1,'round':1}") });
        const Answer unexplained = tournament("result", { "2", "1-0", "--round", "1" });
        QVERIFY(unexplained.messages.contains("reason-missing"));
        QCOMPARE(unexplained.status, 1);
        const Answer corrected = tournament("result", { "2", "1-0", "--round", "1", "--reason", "wrong slip" });
        QVERIFY2(corrected.messages.contains("rests-on-it") && corrected.messages.contains("round 2, round 3."),
            corrected.messages);
        QCOMPARE(corrected.status, 0);
        QCOMPARE(tournament("finish", { "--round", "1" }).status, 0);
        const QByteArray after = tournament("standings").output;
        QCOMPARE(after,
            QByteArray("1\tCy\t5\t5\t3.5\n2\tIda\t4\t3\t3\n3\tAnn\t4\t3\t1\n4\tGus\t3\t12\t5.5\n"
                       "5\tDee\t3\t7\t2.5\n6\tBo\t3\t6\t4\n7\tFay\t2\t12\t4\n8\tHal\t1\t10\t1.5\n"
                       "9\tEve\t0\t9\t0\n"));
        const Answer check = tournament("check");
        QVERIFY2(check.output.contains("\t3\tsame\tcorrected-since\n"), check.output);
        QCOMPARE(check.status, 0);
        const QByteArray corrections = tournament("export", { "--csv", "corrections" }).output;
        QVERIFY2(corrections.contains(",result,1,1,2,"), corrections);
        QVERIFY2(corrections.contains(",0,1,1,0,other,\"wrong slip\",1,\"2 3\""), corrections);
        QVERIFY2(corrections.contains(",adjustment,1,2,0,Bo"), corrections);
        QVERIFY2(corrections.contains(",ruling,1,3,4,"), corrections);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(tournament("undo").status, 0);
        QCOMPARE(tournament("standings").output, before);
    }

    void linesOfStandardInputAreDoneTogether()
    {
        const Answer answer = tournament("do", { "-", "--json" },
            "{\"do\":\"add-entry\",\"section\":1,\"details\":{\"name\":\"Ann\"}}\n\n"
            "{\"do\":\"add-entry\",\"section\":1,\"details\":{\"name\":\"Bo\"}}\n");
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.output, QByteArray("{\"done\":[\"add-entry\",\"add-entry\"]}\n"));
        QCOMPARE(tournament("pair").output, QByteArray("round\t1\n1\t1\tAnn\t2\tBo\n"));
    }

    void whatIsWrongIsToldWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("no JSON") << QByteArray("{\"do\":\n") << 2 << QByteArray("(standard input):1:7:");
        QTest::newRow("an unknown action in the second line")
            << QByteArray("{\"do\":\"publish-round\",\"section\":1,\"round\":1}\n{\"do\":\"win\"}\n") << 2
            << QByteArray("/do");
        QTest::newRow("a member that is missing")
            << QByteArray("{\"do\":\"withdraw\",\"section\":1,\"entry\":1}") << 2 << QByteArray("/from_round");
        QTest::newRow("what the rules refuse")
            << QByteArray("{\"do\":\"publish-round\",\"section\":1,\"round\":1}") << 1 << QByteArray();
    }
    void whatIsWrongIsToldWithItsPlace()
    {
        QFETCH(QByteArray, lines);
        QFETCH(int, status);
        QFETCH(QByteArray, told);
        const Answer answer = tournament("do", { "-" }, lines);
        QCOMPARE(answer.status, status);
        QVERIFY2(answer.messages.contains(told) && !answer.messages.isEmpty(), answer.messages.constData());
        const QByteArray log = tournament("export", { "--csv", "log" }).output;
        QCOMPARE(log.count('\n'), 3); // its head, and how it was made
    }

    void aSwissIsPairedByItsSettings()
    {
        QVERIFY(QFile::remove(file()));
        QCOMPARE(tournament("new",
                     { "--name", "Cup", "--seed", "5", "--style", "fold", "--first-round", "adjacent", "--rematches",
                         "--out-after", "1" })
                     .status,
            0);
        QCOMPARE(tournament("enter", { "A", "B", "C", "D" }).status, 0);
        QCOMPARE(tournament("pair").output, QByteArray("round\t1\n1\t1\tA\t2\tB\n2\t3\tC\t4\tD\n"));
        QCOMPARE(tournament("publish").status, 0);
        QCOMPARE(tournament("result", { "--csv", "-" }, "table,result\n1,1-0\n2,1-0\n").status, 0);
        QCOMPARE(tournament("finish").status, 0);
        QCOMPARE(tournament("pair").status, 0);
        QCOMPARE(tournament("publish").status, 0);
        QCOMPARE(tournament("result", { "1", "1-0" }).output, QByteArray("missing\n"));
        QCOMPARE(tournament("finish").status, 0);
        const Answer over = tournament("pair");
        QCOMPARE(over.status, 1);
        QCOMPARE(codeOf(over), QByteArray("no-round-left"));
        QCOMPARE(tournament("check").status, 0);
        QVERIFY(QFile::remove(file()));
        const Answer wrong = tournament("new", { "--name", "Cup", "--style", "sideways" });
        QCOMPARE(wrong.status, 2);
        QCOMPARE(codeOf(wrong), QByteArray("bad-choice"));
    }
};

} // namespace tst_cli_evening

QTEST_GUILESS_MAIN(tst_cli_evening::TestCliEvening)
#include "tst_cli_evening.moc"
