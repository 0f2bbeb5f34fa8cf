// SPDX-License-Identifier: MIT
#include "talking.h"

#include <QTest>

namespace tst_enginetalksearch {

using namespace kagetsu::engine;
using test::Talking;

class TestEngineTalkSearch : public QObject
{
    Q_OBJECT

private slots:
    void moves_data();
    void moves();
    void analyses_data();
    void analyses();
    void openings_data();
    void openings();
    void aSearchIsToldItsOwnSettings();
    void onlyOneNewStoneIsATurn();
};

void setColumns()
{
    QTest::addColumn<QString>("begin");
    QTest::addColumn<QString>("script");
}

void run(const QString &begin, const QString &script)
{
    const QString whole = begin + " | " + script;
    QCOMPARE(Talking().run(whole).split(" | "), whole.split(" | "));
}

// Engines that are ready, and have had a first search: what follows it is not told twice.
const QString Settings = " | -> INFO max_memory 367001600 | -> INFO game_type 0";
const QString Plain = "start 15 | (launch) | launched | -> START 15 | < OK | -> ABOUT | < UNKNOWN | * ready ? gomocup";
const QString PlainTimes =
    Settings + " | -> INFO timeout_turn 1000 | -> INFO timeout_match 60000 | -> INFO time_left 5000";
const QString First = " | times 1000 60000 5000 | think | -> INFO rule 0 | +200" + PlainTimes + " | -> BEGIN";
const QString Played = Plain + First + " | < 7,7 | * 1 move H8 | +20";
const QString Yixin =
    "profile yixin | start 15 | (launch) | launched | -> START 15 | < OK | -> ABOUT | < UNKNOWN | -> YXSHOWINFO"
    " | < MESSAGE INFO MAX_THREAD_NUM 8 | < MESSAGE INFO MAX_HASH_SIZE 20 | * ready ? yixin";
const QString Endless =
    " | -> INFO timeout_turn 2000000 | -> INFO timeout_match 100000000 | -> INFO time_left 2147483647";
const QString Analysing = Yixin + " | analyse 2 H8 | -> INFO rule 0 | +200" + Settings
    + " | -> INFO pondering 0 | -> INFO show_detail 3" + Endless + " | -> YXBOARD | -> 7,7,2 | -> DONE | -> YXNBEST 2";
const QString Left = " | -> INFO time_left 5000";
const QString Second = " | think H8 I9 | -> INFO time_left 5000 | -> BOARD | -> 7,7,1 | -> 8,6,2 | -> DONE";

void TestEngineTalkSearch::moves_data()
{
    setColumns();
    const auto row = [](const char *name, const QString &begin, const QString &script) {
        QTest::newRow(name) << begin << script;
    };
    row("the empty board", Plain + First, "< 7,7 | * 1 move H8");
    row("states", Played,
        "states | think H8 I9 | -> INFO time_left 5000 | -> BOARD | -> 7,7,1 | -> 8,6,2 | -> DONE | [thinking] | < "
        "0,14 | * 2 move A1 | [idle]");
    row("the whole position each time, and only the time that is left anew", Played + Second, "< 8,7 | * 2 move I8");
    row("nothing is sent for 20 ms after a move", Plain + First,
        "< 7,7 | * 1 move H8 | think H8 I9 | +19 | +1 | -> INFO time_left 5000 | -> BOARD | -> 7,7,1 | -> 8,6,2 | -> "
        "DONE");
    row("blanks in a move", Plain + First, "<  7 , 7 | * 1 move H8");
    row("a move on a stone is told as any other", Played + Second, "< 7,7 | * 2 move H8");
    row("a move off the board", Plain + First, "< 15,0 | * 1 move off");
    row("a move far off the board", Plain + First, "< 99999999999999,3 | * 1 move off");
    row("a second move for one search", Plain + First, "< 7,7 | * 1 move H8 | < 8,8");
    row("two moves are no move", Plain + First, "< 7,7 8,8 | < 7,7 | * 1 move H8");
    row("lines that mean nothing", Plain + First,
        "< 7,7,7 | < x | < 7.7 | < SWAP | < OK | < ERROR never mind | < UNKNOWN INFO | < 7,7 | * 1 move H8");
    row("a suggestion is taken", Plain + First, "< SUGGEST 7,7 | -> PLAY 7,7 | < 7,7 | * 1 move H8");
    row("a changed time is told", Played,
        "times 2000 60000 4000 | think H8 I9 | -> INFO timeout_turn 2000 | -> INFO time_left 4000 | -> BOARD | -> "
        "7,7,1 | -> 8,6,2 | -> DONE");
    row("no limits", Played,
        "times - - - | think H8 I9 | -> INFO timeout_turn 86400000 | -> INFO timeout_match 0 | -> INFO time_left "
        "2147483647 | -> BOARD | -> 7,7,1 | -> 8,6,2 | -> DONE | +100000000");
    row("a changed rule is told before the position, alone", Played,
        "renju | think H8 I9 | -> INFO rule 4 | +200 | -> INFO time_left 5000 | -> BOARD | -> 7,7,1 | -> 8,6,2 | -> "
        "DONE");
    row("another size", Played,
        "board 20 | think | -> START 20 | < OK | -> INFO rule 0 | +200" + PlainTimes + " | -> BEGIN");
    row("another game", Played,
        "new game | think | -> RESTART | < OK | -> INFO rule 0 | +200" + PlainTimes + " | -> BEGIN");
    row("a new game before the first", Plain, "new game | times 1000 60000 5000 | think | -> INFO rule 0");
    row("it does not know RESTART", Played,
        "new game | think | -> RESTART | < UNKNOWN | -> END | (let go) | (launch) | launched | -> START 15 | < OK | -> "
        "INFO rule 0 | +200"
            + PlainTimes + " | -> BEGIN | < 7,7 | * 2 move H8");
    row("a newer request takes the place of the one that thinks", Plain + First,
        "think H8 I9 | think H8 J9 | < 7,7 | +20 | -> INFO time_left 5000 | -> BOARD | -> 7,7,1 | -> 9,6,2 | -> DONE | "
        "< 1,14 | * 3 move B1");
    row("stopped without a stop command: it is waited for", Plain + First,
        "states | stop | [stopping] | +3999 | < 7,7 | [idle]");
    row("stopped, and it never ends", Plain + First,
        "stop | +4000 | (terminate) | (launch) | * again, hung | launched | -> START 15 | < OK");
    row("stopped while the rule settles", Plain + " | times 1000 60000 5000 | think | -> INFO rule 0",
        "states | stop | [stopping] | [idle] | +1000 | think | -> INFO rule 0 | [thinking] | +200" + PlainTimes
            + " | -> BEGIN");
    row("stopped while it empties its board", Played + " | new game | think | -> RESTART",
        "stop | < OK | +100 | think | -> INFO rule 0");
    row("ended while it thinks", Plain + First, "end | -> END | (let go) | < 7,7");

    const QString turns = "profile turns | " + Played;
    row("TURN where only one stone is new", turns,
        "think H8 I9 | -> INFO time_left 5000 | -> TURN 8,6 | < 1,1 | * 2 move B14");
    row("no TURN after another move", turns,
        "think H9 I9 | -> INFO time_left 5000 | -> BOARD | -> 7,6,1 | -> 8,6,2 | -> DONE");
    row("no TURN after a takeback", turns,
        "think H8 I9 | -> INFO time_left 5000 | -> TURN 8,6 | < 1,1 | * 2 move B14 | +20 | think H8 I8 | -> INFO "
        "time_left 5000 | -> BOARD | -> 7,7,1 | -> 8,7,2 | -> DONE");
    row("no TURN after a stop", turns,
        "think H8 I9 | -> INFO time_left 5000 | -> TURN 8,6 | stop | < 1,1 | +20 | think H8 I9 | -> INFO time_left "
        "5000 | -> BOARD | -> 7,7,1 | -> 8,6,2 | -> DONE");

    row("a size that its profile does not have", Played, "board 21 | think | * 2 size refused");
    row("a rule that its profile does not have", Played, "caro | think | * 2 rule refused");
    row("a position that does not alternate", Played, "white to move | think H8 I9 | * 2 position refused");
    row("unless it knows passes", "profile passes | " + Played,
        "white to move | think H8 I9 | -> INFO time_left 5000 | -> BOARD | -> 7,7,2 | -> 8,6,1 | -> DONE");
    row("analysis is not in its dialect", Played,
        "analyse 1 H8 | * 2 not in dialect | forbidden H8 I9 | * 3 not in dialect | balance 2 | * 4 not in dialect");
}

void TestEngineTalkSearch::moves()
{
    QFETCH(QString, begin);
    QFETCH(QString, script);
    run(begin, script);
}

void TestEngineTalkSearch::analyses_data()
{
    setColumns();
    const auto row = [](const char *name, const QString &begin, const QString &script) {
        QTest::newRow(name) << begin << script;
    };
    row("lines come whole", Analysing,
        "< INFO PV 0 | < INFO NUMPV 2 | < INFO DEPTH 9 | < INFO EVAL -12 | < INFO BESTLINE 8,7 8,8 | < INFO PV DONE | "
        "* 1 line 0: -12, I8 I7 | < INFO PV 1 | < INFO EVAL +M5 | < INFO PV DONE | * 1 line 1: win in 5, | < 8,7 | * 1 "
        "best I8");
    row("points are told together", Analysing,
        "< MESSAGE REALTIME REFRESH | < MESSAGE REALTIME POS 7,6 | < MESSAGE REALTIME DONE 7,6 | < message realtime "
        "pos 8,8 | < MESSAGE REALTIME BEST 7,6 | +49 | +1 | * 1 points I7/H9/H9 | +1000");
    row("a stop ends it, and its move is dropped", Analysing,
        "stop | -> YXSTOP | < INFO PV 0 | < INFO PV DONE | < 8,7 | +20");
    row("hurried, its answer counts", Analysing, "hurry | -> YXSTOP | < 8,7 | * 1 best I8");
    row("hurried in vain", Analysing, "hurry | -> YXSTOP | +3000 | (terminate) | (launch) | * again, hung");
    row("a stop is not heeded", Analysing, "stop | -> YXSTOP | +2999 | +1 | (terminate) | (launch) | * again, hung");
    row("the next position", Analysing,
        "analyse 1 H8 I9 | -> YXSTOP | < MESSAGE REALTIME POS 1,1 | < 8,7 | +20 | -> INFO time_left 2147483647 | -> "
        "YXBOARD | -> 7,7,1 | -> 8,6,2 | -> DONE | -> YXNBEST 1 | < 3,3 | * 2 best D12");
    row("its time is up",
        Yixin + " | times 1000 - - | analyse 1 | -> INFO rule 0 | +200" + Settings
            + " | -> INFO pondering 0 | -> INFO show_detail 3 | -> INFO timeout_turn 1000 | -> INFO timeout_match 0 | "
              "-> INFO time_left 2147483647 | -> YXBOARD | -> DONE | -> YXNBEST 1",
        "+999 | +1 | -> YXSTOP | < 7,7 | * 1 best H8");
    row("forbidden points", Analysing,
        "forbidden H8 I9 | -> YXSTOP | < 1,1 | +20 | -> INFO show_detail 0 | -> INFO time_left 2147483647 | -> YXBOARD "
        "| -> 7,7,1 | -> 8,6,2 | -> DONE | -> YXSHOWFORBID | < 3,3 | < FORBID 07070812. | * 2 forbidden H8 I3");
    row("no forbidden points",
        Yixin + " | forbidden | -> INFO rule 0 | +200" + Settings + " | -> INFO pondering 0 | -> INFO show_detail 0"
            + Endless + " | -> YXBOARD | -> DONE | -> YXSHOWFORBID",
        "< FORBID . | * 1 forbidden");
    row("forbidden points of White", Yixin, "forbidden H8 | * 1 position refused");
    row("forbidden points never come",
        Yixin + " | forbidden | -> INFO rule 0 | +200" + Settings + " | -> INFO pondering 0 | -> INFO show_detail 0"
            + Endless + " | -> YXBOARD | -> DONE | -> YXSHOWFORBID",
        "+3000 | * 1 unanswered");
    row("a command is not known after all", Analysing, "< UNKNOWN YXNBEST 2 | * 1 not in dialect: YXNBEST 2");
    row("two moves that balance",
        Yixin + " | balance 2 | -> INFO rule 0 | +200" + Settings + " | -> INFO pondering 0 | -> INFO show_detail 0"
            + Endless + " | -> YXBOARD | -> DONE | -> YXBALANCETWO 0",
        "< 1,1 2,2 | * 1 two B14 C13");
    row("one move balances where two were asked for",
        Yixin + " | balance 2 | -> INFO rule 0 | +200" + Settings + " | -> INFO pondering 0 | -> INFO show_detail 0"
            + Endless + " | -> YXBOARD | -> DONE | -> YXBALANCETWO 0",
        "< 1,1 | * 1 illegal answer: 1,1");
}

void TestEngineTalkSearch::analyses()
{
    QFETCH(QString, begin);
    QFETCH(QString, script);
    run(begin, script);
}

void TestEngineTalkSearch::openings_data()
{
    setColumns();
    const auto row = [](const char *name, const QString &begin, const QString &script) {
        QTest::newRow(name) << begin << script;
    };
    const QString infos = " | -> INFO time_left 5000";
    const QString none = Played + " | swap2" + infos + " | -> SWAP2BOARD | -> DONE";
    const QString three =
        Played + " | swap2 H8 I9 J10" + infos + " | -> SWAP2BOARD | -> 7,7 | -> 8,6 | -> 9,5 | -> DONE";
    const QString five = Played + " | swap2 H8 I9 J10 K11 A1" + infos
        + " | -> SWAP2BOARD | -> 7,7 | -> 8,6 | -> 9,5 | -> 10,4 | -> 0,14 | -> DONE";
    row("three stones", none, "< 1,1 2,2 3,3 | * 2 three B14 C13 D12");
    row("two stones where three were to come", none, "< 1,1 2,2 | * 2 illegal answer: 1,1 2,2");
    row("twice the same stone", none, "< 1,1 2,2 1,1 | * 2 illegal answer: 1,1 2,2 1,1");
    row("a stone off the board", none, "< 1,1 2,2 15,1 | * 2 illegal answer: 1,1 2,2 15,1");
    row("a swap of nothing", none, "< SWAP | * 2 illegal answer: SWAP");
    row("it takes Black", three, "< SWAP | * 2 swap");
    row("it stays White", three, "< 1,1 | * 2 move B14");
    row("it puts two more", three, "< 1,1 2,2 | * 2 two B14 C13");
    row("three where two were to come", three, "< 1,1 2,2 3,3 | * 2 illegal answer: 1,1 2,2 3,3");
    row("a stone on another one", three, "< 1,1 8,6 | * 2 illegal answer: 1,1 8,6");
    row("it takes Black at last", five, "< swap | * 2 swap");
    row("it stays White at last", five, "< 1,1 | * 2 move B14");
    row("two where one was to come", five, "< 1,1 2,2 | * 2 illegal answer: 1,1 2,2");
    row("it does not know the opening", three, "< UNKNOWN SWAP2BOARD | * 2 opening unknown: SWAP2BOARD");
    row("it cannot open", none, "< ERROR what | * 2 opening unknown: what");
    const QString again = "< ERROR Color is not a valid value | < ERROR Color is not a valid value | < 1,1 2,2 3,3 | "
                          "+20 | -> START 15 | < OK"
                          " | -> INFO rule 0 | +200"
        + PlainTimes + " | -> SWAP2BOARD | -> 7,7,2 | -> 8,6,1 | -> 9,5,2 | -> DONE";
    row("it wants three numbers a stone", three, again + " | < SWAP | * 2 swap");
    row("it does not take these either", three, again + " | < ERROR no | * 2 opening unknown: no | < 1,1 2,2 3,3");
    row("it refuses and says no more", three, "< ERROR what | +1999 | +1 | -> START 15");
    row("stopped in between", three, "< ERROR what | stop | < 1,1 2,2 3,3 | +20 | +1000");
}

void TestEngineTalkSearch::openings()
{
    QFETCH(QString, begin);
    QFETCH(QString, script);
    run(begin, script);
}

void TestEngineTalkSearch::aSearchIsToldItsOwnSettings()
{
    Profile profile;
    profile.maxMemory = 0;
    profile.threads = 2;
    profile.hashKib = 1024;
    profile.extra = { "caution_factor 3", "level 9", "timeout_match 9" };
    Task task;
    task.request.level = 4;
    task.request.times.turn = Milliseconds(500);
    task.request.extra = { "timeout_turn 7", "broken\nSTART 3", "" };
    const StartOptions options { 15, GameType::Tournament, "/var/lib/my engine", false };
    Knowledge knowledge;
    const Lines expected { "INFO max_memory 0", "INFO game_type 2", "INFO folder /var/lib/my engine",
        "INFO thread_num 2", "INFO hash_size 1024", "INFO pondering 0", "INFO show_detail 0",
        "INFO time_left 2147483647", "INFO caution_factor 3", "INFO timeout_match 9", "INFO level 4",
        "INFO timeout_turn 7", "INFO broken" };
    QCOMPARE(knowledge.infoLines(settingsFor(task, profile, options, Dialect::Yixin)), expected);
    QCOMPARE(knowledge.infoLines(settingsFor(task, profile, options, Dialect::Yixin)),
        Lines { "INFO time_left 2147483647" });
}

void TestEngineTalkSearch::onlyOneNewStoneIsATurn()
{
    const auto next = [](const QStringList &known, const QStringList &asked) {
        Knowledge knowledge;
        knowledge.setGame(test::positionOf(known).stones);
        return knowledge.nextStone(test::positionOf(asked));
    };
    QVERIFY(next({ "H8" }, { "H8", "I9" }) == kagetsu::rules::Point(8, 8));
    QVERIFY(next({}, { "H8" }) == kagetsu::rules::Point(7, 7));
    QVERIFY(!next({ "H8" }, { "H8" }));
    QVERIFY(!next({ "H8" }, { "H8", "I9", "J10" }));
    QVERIFY(!next({ "H8", "I9" }, { "H8", "J9", "J10" }));
    Knowledge knowledge;
    QVERIFY(!knowledge.nextStone(test::positionOf({ "H8" })));
    knowledge.setGame({});
    Position own = test::positionOf({ "H8" });
    own.toMove = kagetsu::rules::Side::Black; // the stone is its own
    QVERIFY(!knowledge.nextStone(own));
    knowledge.forgetGame();
    QVERIFY(!knowledge.nextStone(test::positionOf({ "H8" })));
}

} // namespace tst_enginetalksearch

QTEST_GUILESS_MAIN(tst_enginetalksearch::TestEngineTalkSearch)
#include "tst_enginetalksearch.moc"
