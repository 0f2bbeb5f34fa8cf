// SPDX-License-Identifier: MIT
#include "engine/aiprogram/dialogue.h"

#include <QRegularExpression>
#include <QTest>
#include <random>

namespace tst_braindialogue {

using namespace kagetsu;
using namespace kagetsu::aiprogram;

class TestBrainDialogue : public QObject
{
    Q_OBJECT

private slots:
    void answers_data();
    void answers();
    void time_data();
    void time();
    void settingsReachTheTask();
    void aLineThatStops();
    void rubbishEndsNothing();
};

// Lines in, separated by `|`; lines out, likewise. What is thought about is answered by a small search at once.
QString talk(const QString &said)
{
    Dialogue dialogue;
    ai::Brain brain(10);
    QStringList answers;
    for (const QString &line : said.split('|')) {
        const Reply reply = dialogue.take(line.toStdString());
        for (const std::string &each : reply.lines)
            answers << QString::fromStdString(each);
        if (reply.ends)
            answers << "(end)";
        if (!reply.order)
            continue;
        ai::Task task = reply.order->task;
        task.nodes = 300;
        for (const std::string &each : dialogue.found(brain.think(task)))
            answers << QString::fromStdString(each);
    }
    return answers.join('|');
}

void TestBrainDialogue::answers_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("answered"); // `#` is any number
    const auto row = [](const char *name, const char *said, const char *answered) {
        QTest::newRow(name) << said << answered;
    };
    row("a new board", "START 15", "OK");
    row("small letters and blanks", "  start   20 \r", "OK");
    row("the smallest and the largest board", "START 5|START 22", "OK|OK");
    row("boards that are none", "START 4|START 23|START|START x|START 15 15|START -15",
        "ERROR*|ERROR*|ERROR*|ERROR*|ERROR*|ERROR*");
    row("a square rectangle", "RECTSTART 15,15", "OK");
    row("a rectangle that is no square", "RECTSTART 15,20|RECTSTART 15", "ERROR*|ERROR*");
    row("the first move", "START 15|BEGIN", "OK|7,7");
    row("the first move again", "START 15|BEGIN|BEGIN", "OK|7,7|ERROR*");
    row("a new game", "START 15|BEGIN|RESTART|BEGIN", "OK|7,7|OK|7,7");
    row("nothing without a board", "BEGIN|TURN 7,7|RESTART|TAKEBACK 7,7|YXNBEST 1|YXSHOWFORBID",
        "ERROR*|ERROR*|ERROR*|ERROR*|ERROR*|ERROR*");
    row("stones without a board are no commands", "BOARD|7,7,2|DONE", "ERROR*");
    row("a turn", "START 15|TURN 7,7", "OK|#,#");
    row("blanks in a point", "START 15|TURN 7 , 7", "OK|#,#");
    row("turns that are none", "START 15|TURN|TURN 7|TURN 15,0|TURN 0,-1|TURN 7,7,1|TURN a,b|TURN 7,7 8,8",
        "OK|ERROR*|ERROR*|ERROR*|ERROR*|ERROR*|ERROR*|ERROR*");
    row("a turn on a stone", "START 15|BEGIN|TURN 7,7", "OK|7,7|ERROR*");
    row("five at once", "START 15|BOARD|3,3,1|0,0,2|4,3,1|2,0,2|5,3,1|4,0,2|6,3,1|2,3,2|DONE", "OK|7,3");
    row("a five is stopped", "START 15|BOARD|3,3,2|0,0,1|4,3,2|2,0,1|5,3,2|2,3,1|6,3,2|DONE", "OK|7,3");
    row("Black again after a pass", "START 15|BOARD|3,3,1|0,0,2|4,3,1|5,3,1|2,0,2|6,3,1|DONE", "OK|7,3");
    row("White again after a pass", "START 15|BOARD|0,0,2|3,3,1|4,3,1|2,0,2|5,3,1|6,3,1|DONE", "OK|7,3");
    row("two stones on one point", "START 15|BOARD|3,3,1|3,3,2|DONE", "OK|ERROR*");
    row("a stone off the board", "START 15|BOARD|3,15,2|3,3,2|DONE", "OK|ERROR*");
    row("a blocked point", "START 15|BOARD|3,3,3|DONE", "OK|ERROR*");
    row("a stone without a colour", "START 15|BOARD|3,3|DONE", "OK|ERROR*");
    row("commands in a list are told of once", "START 15|BOARD|START 15|TURN 3,3|DONE", "OK|ERROR*");
    row("the end within a list", "START 15|BOARD|7,7,2|END", "OK|*end*");
    row("a position that is kept", "START 15|YXBOARD|7,7,2|DONE|TAKEBACK 7,7|BEGIN", "OK|OK|7,7");
    row("taking back", "START 15|BEGIN|TAKEBACK 6,7|TAKEBACK 7,7|TAKEBACK 7,7|BEGIN", "OK|7,7|ERROR*|OK|ERROR*|7,7");
    row("settings are not answered", "INFO timeout_turn 100|INFO max_memory 0|INFO folder /tmp|INFO|INFO what", "");
    row("rules there are none of", "INFO rule 3|INFO rule|INFO rule x|INFO rule 99999999999999999999",
        "ERROR*|ERROR*|ERROR*|ERROR*");
    row("levels", "INFO level 1|INFO level 6|INFO level 0|INFO level 7", "ERROR*|ERROR*");
    row("who it is", "ABOUT", "name=*");
    row("the end", "END", "(end)");
    row("the end within a list", "START 15|BOARD|7,7,2|END", "OK|(end)");
    row("unknown", "HELLO|7,7|PLAY 7,7", "UNKNOWN HELLO|UNKNOWN 7,7|UNKNOWN PLAY");
    row("nothing said", "|  |", "");
    row("a stop without a search", "YXSTOP|STOP", "");
    row("swap2: three stones", "START 15|SWAP2BOARD|DONE", "OK|#,# #,# #,#");
    row("swap2: on the smallest board", "START 5|SWAP2BOARD|DONE", "OK|#,# #,# #,#");
    row("swap2: whoever is far ahead is wanted", "START 15|SWAP2BOARD|7,7|0,0|7,8|0,14|8,7|DONE", "OK|SWAP");
    row("swap2: three fields", "START 15|SWAP2BOARD|7,7,1|0,0,2|7,8,1|0,14,2|8,7,1|DONE", "OK|SWAP");
    row("swap2: White is wanted where Black is nowhere", "START 15|SWAP2BOARD|0,0|7,7|14,14|7,8|0,14|DONE", "OK|#,#");
    row("swap2: four stones", "START 15|SWAP2BOARD|7,7|0,0|7,8|9,9|DONE", "OK|ERROR*");
    row("forbidden points",
        "START 15|INFO rule 4|YXBOARD|6,7,1|0,0,2|8,7,1|0,2,2|7,6,1|0,4,2|7,8,1|0,6,2|DONE|YXSHOWFORBID",
        "OK|FORBID 0707.");
    row("no forbidden points", "START 15|INFO rule 4|YXSHOWFORBID", "OK|FORBID .");
    row("how many lines", "START 15|YXNBEST 0|YXNBEST x|YXNBEST 21", "OK|ERROR*|ERROR*|ERROR*");
    row("a line with its block, which is not played", "START 15|YXNBEST|BEGIN",
        "OK|INFO PV 0|INFO NUMPV 1|INFO DEPTH #|INFO TOTALNODES #|INFO EVAL *|INFO BESTLINE 7,7*|INFO PV DONE|7,7|7,7");
    row("detail before a move", "START 15|INFO show_detail 2|BEGIN",
        "OK|INFO PV 0|INFO NUMPV 1|INFO DEPTH #|INFO TOTALNODES #|INFO EVAL #|INFO BESTLINE 7,7|INFO PV DONE|7,7");
}

void TestBrainDialogue::answers()
{
    QFETCH(QString, said);
    QFETCH(QString, answered);
    const QString pattern = QRegularExpression::escape(answered).replace("\\#", "\\d+").replace("\\*", "[^|]*");
    const QString got = talk(said);
    QVERIFY2(QRegularExpression("^" + pattern + "$").match(got).hasMatch(), qPrintable(got));
}

void TestBrainDialogue::time_data()
{
    QTest::addColumn<QString>("info");
    QTest::addColumn<int>("milliseconds"); // -1: none is told
    QTest::newRow("nothing told") << "" << -1;
    QTest::newRow("a turn") << "timeout_turn 1000" << 880;
    QTest::newRow("at once") << "timeout_turn 0" << 0;
    QTest::newRow("less than nothing") << "timeout_turn -5" << 0;
    QTest::newRow("the game alone") << "timeout_match 100000" << 4480;
    QTest::newRow("what is left") << "timeout_turn 1000|timeout_match 100000|time_left 2000" << 70;
    QTest::newRow("nothing left") << "timeout_turn 1000|time_left -20" << 0;
    QTest::newRow("no limit left") << "timeout_turn 1000|time_left 2147483647" << 880;
    QTest::newRow("no limits at all") << "time_left 2147483647|timeout_match 0" << -1;
}

void TestBrainDialogue::time()
{
    QFETCH(QString, info);
    QFETCH(int, milliseconds);
    Settings settings;
    for (const QString &each : info.split('|', Qt::SkipEmptyParts))
        QVERIFY(set(settings, each.section(' ', 0, 0).toStdString(), each.section(' ', 1).toStdString())
            == SettingAnswer::Taken);
    QCOMPARE(timeFor(settings).value_or(-1), std::int64_t { milliseconds });
}

void TestBrainDialogue::settingsReachTheTask()
{
    Dialogue dialogue;
    for (const char *line : { "START 15", "INFO rule 9", "INFO level 3", "INFO SEED 12", "INFO max_node 77" })
        dialogue.take(line);
    const Reply reply = dialogue.take("TURN 0,0");
    QVERIFY(reply.order.has_value());
    const ai::Task &task = reply.order->task;
    QVERIFY(
        task.rules == (rules::RuleSet { .rule = rules::Rule::Caro, .caroEdgeBlocks = false, .caroExactlyFive = true }));
    QCOMPARE(task.level, 3);
    QCOMPARE(task.seed, std::uint64_t { 12 });
    QCOMPARE(task.nodes, std::uint64_t { 77 });
    QVERIFY(task.side == rules::Side::White);
    QVERIFY(task.position.has({ 0, 14 }, rules::Side::Black)); // rows come from the top
}

void TestBrainDialogue::aLineThatStops()
{
    for (const char *line : { "YXSTOP", "stop", " END \r" })
        QVERIFY(Dialogue::isStop(line));
    for (const char *line : { "", "DONE", "YXSTOPPED", "START 15" })
        QVERIFY(!Dialogue::isStop(line));
}

// Whatever comes, a board can be asked for afterwards.
void TestBrainDialogue::rubbishEndsNothing()
{
    const std::vector<std::string> pieces { "START", "BOARD", "YXBOARD", "SWAP2BOARD", "INFO", "rule", "TURN",
        "TAKEBACK", "RESTART", "YXSHOWFORBID", " ", ",", "7", "7,7", "3,3,1", "99999999999999999999", "-1", "\xff\x00",
        "15", "DONE" };
    std::mt19937 random(3);
    Dialogue dialogue;
    ai::Brain brain(8);
    for (int i = 0; i < 2000; ++i) {
        std::string line = pieces[random() % pieces.size()];
        for (std::size_t more = random() % 3; more > 0; --more)
            line += " " + pieces[random() % pieces.size()];
        if (const Reply reply = dialogue.take(random() % 500 == 0 ? std::string(100'000, 'x') : line); reply.order) {
            ai::Task task = reply.order->task;
            task.level = 1;
            QVERIFY(!dialogue.found(brain.think(task)).empty());
        }
    }
    dialogue.take("DONE");
    QCOMPARE(dialogue.take("START 15").lines, std::vector<std::string> { "OK" });
}

} // namespace tst_braindialogue

QTEST_GUILESS_MAIN(tst_braindialogue::TestBrainDialogue)
#include "tst_braindialogue.moc"
