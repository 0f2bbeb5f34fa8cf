// SPDX-License-Identifier: MIT
#include "engine/talk/flood.h"
#include "engine/talk/showing.h"
#include "eventtexts.h"
#include "talking.h"

#include <QTest>
#include <random>

namespace tst_enginetalkfaults {

using namespace kagetsu::engine;
using test::Talking;

class TestEngineTalkFaults : public QObject
{
    Q_OBJECT

private slots:
    void transcripts_data();
    void transcripts();
    void aDeathHasItsLastLines();
    void lastWords_data();
    void lastWords();
    void aFloodIsShownSeldomAndEnds();
    void aFloodThatEndsInTime();
    void aFloodIsTwoSecondsOfTooMuch_data();
    void aFloodIsTwoSecondsOfTooMuch();
    void inAFloodTheNewestOfEachLineIsShown();
    void pointsAreShownOnce();
    void rubbishAtAnyTimeBreaksNothing();
};

const QString Settings = " | -> INFO max_memory 367001600 | -> INFO game_type 0";
const QString Times = " | -> INFO timeout_turn 1000 | -> INFO timeout_match 60000 | -> INFO time_left 5000";
const QString Ready = "start 15 | (launch) | launched | -> START 15 | < OK | -> ABOUT | < UNKNOWN | * ready ? gomocup";
const QString Position = " | -> BOARD | -> 7,7,1 | -> 8,6,2 | -> DONE";
const QString Thinking =
    Ready + " | times 1000 60000 5000 | think H8 I9 | -> INFO rule 0 | +200" + Settings + Times + Position;
const QString YixinReady =
    "profile yixin | start 15 | (launch) | launched | -> START 15 | < OK | -> ABOUT | < UNKNOWN | -> YXSHOWINFO"
    " | < MESSAGE INFO MAX_THREAD_NUM 8 | < MESSAGE INFO MAX_HASH_SIZE 20 | * ready ? yixin";
const QString YixinThinking = YixinReady + " | times 1000 60000 5000 | think H8 I9 | -> INFO rule 0 | +200" + Settings
    + " | -> INFO pondering 0 | -> INFO show_detail 0" + Times + Position;
// With what is left of 1000 and 5000 ms after so many.
QString again(int used)
{
    return " | launched | -> START 15 | < OK | -> INFO rule 0 | +200" + Settings
        + QString(" | -> INFO timeout_turn %1 | -> INFO timeout_match 60000 | -> INFO time_left %2")
              .arg(1000 - used)
              .arg(5000 - used)
        + Position;
}

void TestEngineTalkFaults::transcripts_data()
{
    QTest::addColumn<QString>("begin");
    QTest::addColumn<QString>("script");
    const auto row = [](const char *name, const QString &begin, const QString &script) {
        QTest::newRow(name) << begin << script;
    };
    row("it refuses the rule", Ready + " | times 1000 60000 5000 | renju | think H8 I9 | -> INFO rule 4",
        "+199 | < ERROR unsupported rule | * 1 rule refused: unsupported rule | +1000 | think H8 I9 | -> INFO rule 4");
    row("it complains of the rule too late",
        Ready + " | times 1000 60000 5000 | think H8 I9 | -> INFO rule 0 | +200" + Settings + Times + Position,
        "< ERROR unsupported rule | < 1,1 | * 1 move B14");
    row("another complaint while the rule settles", Ready + " | think H8 I9 | -> INFO rule 0",
        "< UNKNOWN INFO | < MESSAGE hm | * says hm");

    row("it crashes, and goes on with what is left", Thinking,
        "states | +300 | killed 11 | (terminate) | (launch) | * again, crashed by 11 | [starting]"
            + again(300).replace("< OK | -> INFO rule 0", "< OK | -> INFO rule 0 | [idle] | [thinking]")
            + " | < 1,1 | * 1 move B14 | [idle]");
    row("a second crash ends it", Thinking,
        "+300 | exits 1 | (terminate) | (launch) | * again, crashed 1" + again(300)
            + " | exits 1 | (terminate) | * dead, crashed 1 | think | +1000");
    row("the next game forgives again", Thinking,
        "+300 | exits 1 | (terminate) | (launch) | * again, crashed 1" + again(300)
            + " | < 1,1 | * 1 move B14 | new game | exits 1 | (terminate) | (launch) | * again, crashed 1");
    row("the time that it had before its position was refused counts, too", YixinThinking,
        "+500 | < ERROR 7,7,1 | -> YXSTOP | +300 | -> INFO time_left 5000" + Position
            + " | +100 | hurry | -> YXSTOP | +50 | exits 1 | (terminate) | (launch) | * again, crashed 1 | launched | "
              "-> START 15 | < OK | -> YXSHOWINFO | < UNKNOWN"
              " | -> INFO rule 0 | +200"
            + Settings + " | -> INFO timeout_turn 50 | -> INFO timeout_match 60000 | -> INFO time_left 4050"
            + Position);
    row("it cannot be started again", Thinking,
        "exits 1 | (terminate) | (launch) | * again, crashed 1 | cannot launch | (terminate) | * dead, not launched");
    row("it refuses to start again", Thinking,
        "exits 1 | (terminate) | (launch) | * again, crashed 1 | launched | -> START 15 | < ERROR | (terminate) | * "
        "dead, ended while starting");
    row("it crashes while nothing is asked", Ready,
        "exits 0 | (terminate) | (launch) | * again, crashed 0 | launched | -> START 15 | < OK | +5000");
    row("it closes its output", Thinking, "closes | +299 | +1 | (terminate) | (launch) | * again, output closed");
    row("it closes its output because it ends", Thinking,
        "closes | exits 1 | (terminate) | (launch) | * again, crashed 1");
    row("a stop before it starts again", Thinking,
        "exits 1 | (terminate) | (launch) | * again, crashed 1 | stop | launched | -> START 15 | < OK | +5000");
    row("another request before it starts again", Thinking,
        "exits 1 | (terminate) | (launch) | * again, crashed 1 | think | launched | -> START 15 | < OK | -> INFO rule "
        "0 | +200"
            + Settings + Times + " | -> BEGIN");

    row("its flag falls, and it cannot be stopped", Thinking, "+3999 | < 1,1 | * 1 move B14");
    row("it hangs", Thinking,
        "+4000 | (terminate) | (launch) | * again, hung | launched | -> START 15 | < OK | -> INFO rule 0 | +200"
            + Settings + " | -> INFO timeout_turn 0 | -> INFO timeout_match 60000 | -> INFO time_left 1000" + Position);
    row("it is stopped when its flag falls", YixinThinking, "+999 | +1 | -> YXSTOP | < 1,1 | * 1 move B14");
    row("it hangs in spite of it", YixinThinking,
        "+1000 | -> YXSTOP | +2999 | +1 | (terminate) | (launch) | * again, hung");
    row("less is left than a move may take",
        Ready + " | times 1000 60000 500 | think H8 I9 | -> INFO rule 0 | +200" + Settings
            + " | -> INFO timeout_turn 1000 | -> INFO timeout_match 60000 | -> INFO time_left 500" + Position,
        "+3499 | +1 | (terminate) | (launch) | * again, hung");
    row("nothing is left",
        Ready + " | times 1000 60000 -7 | think H8 I9 | -> INFO rule 0 | +200" + Settings
            + " | -> INFO timeout_turn 1000 | -> INFO timeout_match 60000 | -> INFO time_left -7" + Position,
        "+2999 | +1 | (terminate) | (launch) | * again, hung");
    row("it does not read",
        Ready + " | times 1000 60000 5000 | deaf | think H8 I9 | -> INFO rule 0 | +200" + Settings + Times + Position,
        "+4000 | (terminate) | (launch) | * again, hung");
    row("it does not empty its board", Thinking + " | < 1,1 | * 1 move B14 | +20 | new game | think | -> RESTART",
        "+30000 | * loading | (terminate) | (launch) | * again, hung | launched | -> START 15 | < OK | -> INFO rule 0");
    row("it refuses another size", Thinking + " | < 1,1 | * 1 move B14 | +20 | board 20 | think | -> START 20",
        "< ERROR no | * 2 size refused: no | board 15 | think | -> START 15");

    row("it was not listening: the position once more", YixinThinking,
        "< ERROR Unknown command: 7,7,1 | -> YXSTOP | < ERROR Unknown command: 8,6,2 | < ERROR Unknown command: DONE | "
        "+299 | +1 | -> INFO time_left 5000"
            + Position + " | < 1,1 | * 1 move B14");
    row("it was thinking of something else", YixinThinking,
        "< ERROR Unknown command: 7,7,1 | -> YXSTOP | < 5,5 | +19 | +1 | -> INFO time_left 5000" + Position
            + " | < 1,1 | * 1 move B14");
    row("it refuses the position twice", YixinThinking,
        "< ERROR Unknown command: 7,7,1 | -> YXSTOP | +300 | -> INFO time_left 5000" + Position
            + " | < ERROR Unknown command: 7,7,1 | (terminate) | (launch) | * again, protocol broken");
    row("an error long after the position", YixinThinking,
        "+1000 | -> YXSTOP | +100 | < ERROR Unknown command: 7,7,1 | < 1,1 | * 1 move B14");
    row("an error as long after the position as can be", YixinThinking,
        "+1000 | -> YXSTOP | < ERROR 7,7,1 | -> YXSTOP | +300 | -> INFO time_left 5000" + Position
            + " | < 1,1 | * 1 move B14");
    row("an error that names a stone at its end", Thinking,
        "< ERROR at 7,7,1 | +300 | -> INFO time_left 5000" + Position + " | < 1,1 | * 1 move B14");
    row("of two numbers the second is a stone", Thinking,
        "< ERROR 17,7,1 and 7,7,1, no | +300 | -> INFO time_left 5000" + Position + " | < 1,1 | * 1 move B14");
    row("what it can is asked again when it starts again",
        "profile yixin | start 15 | (launch) | launched | -> START 15 | < OK | -> ABOUT | < UNKNOWN | -> YXSHOWINFO | "
        "< MESSAGE INFO "
        "MAX_THREAD_NUM 8 | +500 | * ready ? yixin",
        "exits 1 | (terminate) | (launch) | * again, crashed 1 | launched | -> START 15 | < OK | -> YXSHOWINFO | think "
        "| < MESSAGE INFO "
        "MAX_THREAD_NUM 8 | +499 | +1 | -> INFO rule 0");
    row("what it showed before its crash is not told", YixinThinking,
        "< MESSAGE REALTIME POS 7,6 | exits 1 | (terminate) | (launch) | * again, crashed 1 | +1000");
    row("an error about another number", YixinThinking, "< ERROR 17,7,1 | < ERROR 7,7,10 | < 1,1 | * 1 move B14");
    row("refused without the dialect", Thinking,
        "< UNKNOWN 7,7,1 | +300 | -> INFO time_left 5000" + Position + " | < 1,1 | * 1 move B14");
    row("refused after a stop", YixinThinking,
        "stop | -> YXSTOP | < ERROR Unknown command: 7,7,1 | -> YXSTOP | +300 | think | -> INFO time_left 5000 | -> "
        "BEGIN");

    row("it takes more memory than it may", Thinking,
        "uses 367001600 | uses 367001601 | * memory 367001601 | uses 400000000 | < 1,1 | * 1 move B14");
    row("and is ended for it where the user wants so", "ends above memory | " + Thinking,
        "uses 367001601 | (terminate) | (launch) | * again, too much memory");
    row("what it says on its standard error is not read", Thinking, "<! 3,3 | <! OK | < 1,1 | * 1 move B14");
    row("what comes of a process that was let go", Thinking,
        "end | -> END | (let go) | < 1,1 | uses 400000000 | +100000");
}

void TestEngineTalkFaults::transcripts()
{
    QFETCH(QString, begin);
    QFETCH(QString, script);
    const QString whole = begin + " | " + script;
    QCOMPARE(Talking().run(whole).split(" | "), whole.split(" | "));
}

Talk thinkingTalk(Moment now, const kagetsu::engine::Times &times = {})
{
    Talk talk;
    Profile profile;
    profile.program = "/opt/engine";
    profile.rules = { kagetsu::rules::Rule::FreeStyle };
    talk.start(profile, {}, now);
    talk.launched(now);
    talk.received("OK\nUNKNOWN\n", now);
    talk.ask({ TaskKind::Move, { test::positionOf({}), times, {}, {} } }, now);
    talk.wake(now + Milliseconds(200));
    talk.takeOrders();
    talk.takeEvents();
    return talk;
}

void TestEngineTalkFaults::aDeathHasItsLastLines()
{
    Talk talk = thinkingTalk(Moment(0));
    for (int line = 0; line < 30; ++line)
        talk.received("MESSAGE " + std::to_string(line) + '\n', Moment(300));
    talk.takeEvents();
    talk.ended({ std::nullopt, 11 }, Moment(400));
    const auto events = talk.takeEvents();
    const auto &death = std::get<told::Restarting>(events.front()).death;
    QCOMPARE(death.signal, std::optional(11));
    QCOMPARE(death.program, std::string("/opt/engine"));
    QCOMPARE(death.lastLines.size(), std::size_t(20));
    QCOMPARE(death.lastLines.back(), std::string("<- MESSAGE 29"));
}

// As a process: so many lines each 10 ms, for so long. How many events came after it was known as a flood.
int eventsOfFlood(Talk &talk, Moment from, Milliseconds time)
{
    std::string lines;
    for (int line = 0; line < 100; ++line)
        lines += "MESSAGE " + std::to_string(line) + '\n';
    int events = 0;
    for (Moment now = from; now < from + time; now += Milliseconds(10)) {
        talk.received(lines, now);
        talk.wake(now);
        if (now >= from + Milliseconds(3000))
            events += static_cast<int>(talk.takeEvents().size());
        else
            talk.takeEvents();
    }
    return events;
}

// engine.md#last-words
void TestEngineTalkFaults::lastWords_data()
{
    QTest::addColumn<std::string>("output");
    QTest::addColumn<std::string>("errors");
    QTest::addColumn<bool>("hangs"); // else it crashes
    QTest::addColumn<std::string>("said");
    QTest::addColumn<bool>("isRestarted");
    const auto row = [](const char *name, const char *output, const char *errors, bool hangs, const char *said,
                         bool isRestarted) {
        QTest::newRow(name) << std::string(output) << std::string(errors) << hangs << std::string(said) << isRestarted;
    };
    constexpr bool Hangs = true;
    constexpr bool Again = true;
    row("nothing", "", "", Hangs, "", Again);
    row("an error", "ERROR this rule is not supported\n", "", Hangs, "this rule is not supported", !Again);
    row("an error without words", "ERROR\n", "", Hangs, "ERROR", !Again);
    row("of two errors the last", "ERROR one\nERROR two\n", "", Hangs, "two", !Again);
    row("an unknown key of INFO", "UNKNOWN max_node\n", "", Hangs, "", Again);
    row("an unknown search", "UNKNOWN command board\n", "", Hangs, "command board", Again);
    row("messages of a search", "MESSAGE depth 5\n", "noise\n", Hangs, "", Again);
    row("its standard error, and it crashes", "MESSAGE depth 5\n", "first\nout of memory\n", !Hangs, "out of memory",
        Again);
    row("an error, and it crashes", "ERROR bad hash\n", "noise\n", !Hangs, "bad hash", Again);
}

void TestEngineTalkFaults::lastWords()
{
    QFETCH(std::string, output);
    QFETCH(std::string, errors);
    QFETCH(bool, hangs);
    QFETCH(std::string, said);
    QFETCH(bool, isRestarted);
    Talk talk = thinkingTalk(Moment(0), { Milliseconds(1000), {}, {} });
    talk.received(output, Moment(300));
    talk.receivedErrors(errors, Moment(300));
    talk.takeEvents();
    if (hangs)
        talk.wake(Moment(3'600'000));
    else
        talk.ended({ 1, std::nullopt }, Moment(400));
    std::optional<Death> death;
    bool isAgain = false;
    for (const Event &event : talk.takeEvents()) {
        if (const auto *again = std::get_if<told::Restarting>(&event)) {
            death = again->death;
            isAgain = true;
        } else if (const auto *dead = std::get_if<Death>(&event)) {
            death = *dead;
        }
    }
    QVERIFY(death);
    QCOMPARE(death->kind, hangs ? DeathKind::Hung : DeathKind::Crashed);
    QCOMPARE(death->said, said);
    QCOMPARE(isAgain, isRestarted);
}

void TestEngineTalkFaults::aFloodIsShownSeldomAndEnds()
{
    Talk talk = thinkingTalk(Moment(0));
    const int events = eventsOfFlood(talk, Moment(1000), Milliseconds(12'000));
    QVERIFY2(events > 100 && events < 250, qPrintable(QString::number(events)));
    QVERIFY(talk.log().lines().size() <= Log::MostLines);
    QVERIFY(talk.takeOrders().empty());
    talk.wake(Moment(13'000));
    const auto orders = talk.takeOrders();
    QCOMPARE(orders.size(), std::size_t(2));
    QCOMPARE(std::get<order::Dismiss>(orders[0]).politely, false);
    QCOMPARE(std::get<told::Restarting>(talk.takeEvents().front()).death.kind, DeathKind::Flooded);
}

void TestEngineTalkFaults::aFloodThatEndsInTime()
{
    Talk talk = thinkingTalk(Moment(0));
    eventsOfFlood(talk, Moment(1000), Milliseconds(5000));
    talk.wake(Moment(8000));
    talk.received("MESSAGE at last\n7,7\n", Moment(8100));
    QStringList told;
    for (const Event &event : talk.takeEvents())
        told << test::textOf(event);
    QVERIFY(told.contains("says at last"));
    QVERIFY(told.contains("1 move H8"));
    talk.wake(Moment(30'000));
    QVERIFY(talk.takeOrders().empty());
    const auto &log = talk.log().lines();
    QVERIFY(std::any_of(
        log.begin(), log.end(), [](const LogLine &line) { return line.text.find("left out") != std::string::npos; }));
}

void TestEngineTalkFaults::aFloodIsTwoSecondsOfTooMuch_data()
{
    QTest::addColumn<QList<QList<int>>>("counts"); // lines, bytes, moment
    QTest::addColumn<int>("at");
    QTest::addColumn<bool>("isFlood");
    QTest::addColumn<int>("next"); // -1: it need not be asked again
    const auto row = [](const char *name, const QList<QList<int>> &counts, int at, bool isFlood, int next) {
        QTest::newRow(name) << counts << at << isFlood << next;
    };
    row("nothing", {}, 5000, false, -1);
    row("too many lines in two seconds", { { 2001, 0, 0 }, { 2001, 0, 1000 } }, 2000, true, 3000);
    row("not before the second is over", { { 2001, 0, 0 }, { 2001, 0, 1000 } }, 1999, false, 2000);
    row("as many as may be", { { 2000, 1'000'000, 0 }, { 2000, 1'000'000, 1000 } }, 2000, false, -1);
    row("in pieces", { { 2000, 0, 0 }, { 1, 0, 999 }, { 2000, 0, 1000 }, { 1, 0, 1999 } }, 2000, true, 3000);
    row("too many bytes", { { 0, 1'000'001, 0 }, { 0, 1'000'001, 1999 } }, 2000, true, 3000);
    row("too much for one second", { { 2001, 0, 0 } }, 500, false, 1000);
    row("one second alone", { { 2001, 0, 0 } }, 1000, false, 2000);
    row("and it is over", { { 2001, 0, 0 }, { 2000, 0, 1000 } }, 2000, false, -1);
    row("a second between", { { 2001, 0, 0 }, { 2001, 0, 2000 } }, 3000, false, 4000);
    row("asked too late", { { 2001, 0, 0 }, { 2001, 0, 1000 } }, 3000, false, -1);
    row("a second without a flood ends it", { { 2001, 0, 0 }, { 2001, 0, 1000 }, { 2000, 0, 2000 } }, 3000, false, -1);
    row("it goes on", { { 2001, 0, 0 }, { 2001, 0, 1000 }, { 2001, 0, 2000 } }, 3000, true, 4000);
}

void TestEngineTalkFaults::aFloodIsTwoSecondsOfTooMuch()
{
    QFETCH(QList<QList<int>>, counts);
    QFETCH(int, at);
    QFETCH(bool, isFlood);
    QFETCH(int, next);
    Flood flood;
    for (const QList<int> &each : counts) {
        if (each[2] <= at)
            flood.count(each[0], each[1], Moment(each[2]));
    }
    flood.pass(Moment(at));
    QCOMPARE(flood.since().has_value(), isFlood);
    QCOMPARE(int(flood.next().value_or(Moment(-1)).count()), next);
    if (isFlood)
        QCOMPARE(*flood.since(), Moment(2000)); // when it was noticed
}

void TestEngineTalkFaults::inAFloodTheNewestOfEachLineIsShown()
{
    Showing showing;
    showing.begin(4, 15);
    InfoBlock block;
    for (block.line = 0; block.line <= 100; ++block.line) // one too many
        showing.hold(block, Moment(10 + block.line));
    block.line = 99;
    block.depth = 7;
    showing.hold(block, Moment(200));
    QCOMPARE(*showing.next(), Moment(60));
    showing.hold(std::string("one"), Moment(201));
    showing.hold(std::string("two"), Moment(202));
    std::vector<Event> events = showing.take();
    QCOMPARE(events.size(), std::size_t(101));
    for (int line = 0; line < 100; ++line) {
        const auto &info = std::get<told::Info>(events[std::size_t(line)]);
        QCOMPARE(info.search, 4);
        QCOMPARE(info.block.line, line);
        QCOMPARE(info.block.depth, line == 99 ? std::optional(7) : std::nullopt);
    }
    QCOMPARE(std::get<told::Message>(events.back()).text, std::string("two"));
    QVERIFY(!showing.next());
    QVERIFY(showing.take().empty());
    showing.hold(std::string("three"), Moment(300));
    QCOMPARE(*showing.next(), Moment(350));
    QCOMPARE(showing.take().size(), std::size_t(1));
    showing.hold(InfoBlock {}, Moment(400));
    QCOMPARE(*showing.next(), Moment(450));
    showing.end();
    QVERIFY(!showing.next() && showing.take().empty());
}

void TestEngineTalkFaults::pointsAreShownOnce()
{
    using enum answer::RealtimeKind;
    using kagetsu::rules::Point;
    Showing showing;
    showing.begin(4, 15);
    showing.add({ Searched, { 15, 0 } }, Moment(0)); // off the board
    QVERIFY(!showing.next());
    for (const answer::RealtimeKind kind : { Searched, Searched, Lost, Lost })
        showing.add({ kind, { 0, 14 } }, Moment(1));
    showing.add({ Best, { 1, 14 } }, Moment(2));
    showing.add({ Searched, { 2, 14 } }, Moment(30));
    QCOMPARE(*showing.next(), Moment(51));
    std::vector<Event> events = showing.take();
    QCOMPARE(events.size(), std::size_t(1));
    QVERIFY(std::get<told::RealtimePoints>(events[0]).points
        == (Realtime {
            .searched = { Point(0, 0), Point(2, 0) }, .done = {}, .lost = { Point(0, 0) }, .best = Point(1, 0) }));
    QVERIFY(showing.take().empty());
    // What was shown goes on, until the engine begins anew.
    showing.add({ Done, { 0, 14 } }, Moment(100));
    showing.add({ Done, { 0, 14 } }, Moment(100));
    events = showing.take();
    QVERIFY(std::get<told::RealtimePoints>(events.at(0)).points
        == (Realtime {
            .searched = { Point(2, 0) }, .done = { Point(0, 0) }, .lost = { Point(0, 0) }, .best = Point(1, 0) }));
    showing.add({ Refresh, { 99, 99 } }, Moment(200));
    events = showing.take();
    QVERIFY(std::get<told::RealtimePoints>(events.at(0)).points == Realtime {});
}

// Whatever comes from people, process and clock in whatever order: no crash, at most one process, and a hang ends.
void TestEngineTalkFaults::rubbishAtAnyTimeBreaksNothing()
{
    const QStringList steps { "start 15", "launched", "cannot launch", "think", "think H8 I9", "analyse 2 H8", "swap2",
        "swap2 H8 I9 J10", "forbidden", "balance 2", "renju", "board 20", "board 15", "new game", "stop", "stop", "end",
        "exits 1", "closes", "deaf", "uses 999999999", "< OK", "< OK", "< OK", "< 7,7", "< 7,7", "< 1,1 2,2",
        "< 1,1 2,2 3,3", "< SWAP", "< ERROR 7,7,1", "< ERROR", "< UNKNOWN", "< FORBID .", "< SUGGEST 1,1",
        "< MESSAGE INFO MAX_THREAD_NUM 4", "< MESSAGE INFO MAX_HASH_SIZE 4", "< INFO PV 0", "< INFO PV DONE",
        "< MESSAGE REALTIME POS 1,1", "< name=\"x\" OK", "<~ 7,", "+1", "+20", "+200", "+1000", "+5000",
        "times 1000 - 2000", "times - - -" };
    std::mt19937 random(7);
    for (int round = 0; round < 300; ++round) {
        QStringList script { round % 2 == 0 ? "profile yixin turns" : "profile turns passes" };
        for (int step = 0; step < 200; ++step)
            script << steps[static_cast<qsizetype>(random() % static_cast<unsigned>(steps.size()))];
        int running = 0;
        for (const QString &line : Talking().run(script.join('|')).split(" | ")) {
            running += line == "(launch)" ? 1 : line == "(terminate)" || line == "(let go)" ? -1 : 0;
            QVERIFY(running == 0 || running == 1);
        }
    }
}

} // namespace tst_enginetalkfaults

QTEST_GUILESS_MAIN(tst_enginetalkfaults::TestEngineTalkFaults)
#include "tst_enginetalkfaults.moc"
