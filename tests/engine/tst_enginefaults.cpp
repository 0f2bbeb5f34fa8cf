// SPDX-License-Identifier: MIT
#include "eventtexts.h"
#include "playing.h"
#include "talking.h"

#include <QTest>

namespace tst_enginefaults {

using namespace kagetsu;
using namespace kagetsu::engine;
using test::Playing;

class TestEngineFaults : public QObject
{
    Q_OBJECT

private slots:
    void faults_data();
    void faults();
};

constexpr auto About = "-> ABOUT|<- name=\"Scripted\", version=\"1.0\", author=\"Kagetsu\", country=\"\"";

// What is asked one after the other ("H8 I9" is think on that, "new" a new game, "analyse", "swap2 …", "forbidden …",
// "stop"), and what is waited for after each; then what it has told in all, and the transcript. `{A}` is ABOUT with its
// answer, `{S}` all up to the first position, `{Y}` likewise in Yixin's dialect, `…` whatever comes then.
void TestEngineFaults::faults_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("manner");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("told");
    QTest::addColumn<QString>("transcript");
    const auto row = [](const char *name, const char *arguments, const char *manner, const char *steps,
                         const char *told, const char *transcript) {
        QTest::newRow(name) << arguments << manner << steps << told << transcript;
    };
    row("nothing", "--moves 7,7;8,8", "", "start > ready | think > 1 | think H8 I9 > 2",
        "ready Scripted gomocup|1 move H8|2 move I7", "{S}|-> BEGIN|<- 7,7|-> BOARD|-> 7,7,1|-> 8,6,2|-> DONE|<- 8,8");
    row("it keeps its tree", "--moves 7,7;8,8", "turns crlf", "start > ready | think > 1 | think H8 I9 > 2",
        "ready Scripted gomocup|1 move H8|2 move I7", "{S}|-> BEGIN|<- 7,7|-> TURN 8,6|<- 8,8");
    row("it starts slowly", "--slow-start 200", "", "start > ready", "ready Scripted gomocup", "-> START 15|<- OK|{A}");
    row("it starts too slowly", "--slow-start 3000", "", "start > dead", "dead, unresponsive",
        "-> START 15|-- dismissed");
    row("it cannot start", "--start-error", "", "start > 0", "0 size refused: out of order",
        "-> START 15|<- ERROR out of order|-> END");
    row("it refuses the size", "--reject-size", "", "start > 0", "0 size refused: unsupported size",
        "-> START 15|<- ERROR unsupported size|-> END");
    row("it ends while it starts", "--exit-at-start", "", "start > dead", "dead, ended while starting 3",
        "-> START 15|-- dismissed");
    row("it closes its output", "--close-output", "", "start > dead", "dead, ended while starting",
        "-> START 15|-- dismissed");
    row("it tells of itself as it likes", "--about plain", "", "start > ready",
        "ready Scripted, an engine for tests gomocup", "-> START 15|<- OK|-> ABOUT|<- Scripted, an engine for tests");
    row("it does not tell of itself", "--about none", "", "start > ready", "ready ? gomocup",
        "-> START 15|<- OK|-> ABOUT");
    row("its line does not end", "--about unterminated --moves 7,7", "", "start > ready | think > 1",
        "ready Scripted gomocup|1 move H8",
        "-> START 15|<- OK|-> ABOUT|-> INFO rule 0|-> BEGIN|<- name=\"Scripted\", version=\"1.0\"7,7");
    row("it crashes", "--crash-at 2 --moves 7,7;8,8", "", "start > ready | think > 1 | think H8 I9 > 2",
        "ready Scripted gomocup|1 move H8|again, crashed by 15|2 move H8",
        "{S}|-> BEGIN|<- 7,7|-> BOARD|-> 7,7,1|-> 8,6,2|-> DONE|-- dismissed|-> START 15|<- OK|-> INFO rule 0|-> "
        "BOARD|-> 7,7,1|-> 8,6,2|-> DONE|<- 7,7");
    row("it exits", "--exit-at 1", "", "start > ready | think > again > dead",
        "ready Scripted gomocup|again, crashed 7|dead, crashed 7",
        "{S}|-> BEGIN|-- dismissed|-> START 15|<- OK|-> INFO rule 0|-> BEGIN|-- dismissed");
    row("it hangs", "--hang-at 1", "", "start > ready | think > again", "ready Scripted gomocup|again, hung",
        "{S}|-> BEGIN|-- dismissed|…");
    row("it moves onto a stone", "--occupied-at 1", "", "start > ready | think H8 I9 > 1",
        "ready Scripted gomocup|1 move I9", "{S}|-> BOARD|-> 7,7,1|-> 8,6,2|-> DONE|<- 8,6");
    row("it moves off the board", "--outside-at 1", "", "start > ready | think > 1",
        "ready Scripted gomocup|1 move off", "{S}|-> BEGIN|<- 15,0");
    row("it plays a point that may be forbidden", "--point-at 1_4,4", "", "start > ready | think > 1",
        "ready Scripted gomocup|1 move E11", "{S}|-> BEGIN|<- 4,4");
    row("it moves twice", "--two-answers-at 1 --moves 7,7;8,8", "", "start > ready | think > 1 | think H8 I9 > 2",
        "ready Scripted gomocup|1 move H8|2 move A15",
        "{S}|-> BEGIN|<- 7,7|<- 8,8|-- ignored|-> BOARD|-> 7,7,1|-> 8,6,2|-> DONE|<- 0,0");
    row("its lines end with CR LF", "--endings crlf --moves 7,7", "", "start > ready | think > 1",
        "ready Scripted gomocup|1 move H8", "{S}|-> BEGIN|<- 7,7");
    row("its lines end with CR", "--endings cr --moves 7,7", "", "start > ready | think > 1",
        "ready Scripted gomocup|1 move H8", "{S}|-> BEGIN|<- 7,7");
    row("small letters", "--lower --moves 7,7", "", "start > ready | think > 1", "ready scripted gomocup|1 move H8",
        "-> START 15|<- ok|-> ABOUT|<- name=\"scripted\", version=\"1.0\", author=\"kagetsu\", country=\"\"|-> INFO "
        "rule 0|-> BEGIN|<- 7,7");
    row("it is late", "--late 300 --moves 7,7", "", "start > ready | think > 1", "ready Scripted gomocup|1 move H8",
        "{S}|-> BEGIN|<- 7,7");
    row("it is late, and can be stopped", "--late 4000 --yixin --moves 7,7", "yixin", "start > ready | think > 1",
        "ready Scripted yixin|1 move H8", "{Y}|-> BEGIN|-> YXSTOP|<- 7,7");
    row("it asks first", "--suggest --moves 7,7", "", "start > ready | think > 1", "ready Scripted gomocup|1 move H8",
        "{S}|-> BEGIN|<- SUGGEST 7,7|-> PLAY 7,7|<- 7,7");
    row("it refuses the rule", "--rule-error", "", "start > ready | think > 1",
        "ready Scripted gomocup|1 rule refused: unsupported rule", "{S}|<- ERROR unsupported rule");
    row("it does not know RESTART", "--ignore-restart --moves 7,7;8,8", "",
        "start > ready | think > 1 | new | think > 2", "ready Scripted gomocup|1 move H8|2 move H8",
        "{S}|-> BEGIN|<- 7,7|-> RESTART|<- UNKNOWN RESTART|-> END|-> START 15|<- OK|-> INFO rule 0|-> BEGIN|<- 7,7");
    row("it does not end", "--ignore-end", "", "start > ready", "ready Scripted gomocup", "-> START 15|<- OK|{A}");
    row("it does not heed the stop", "--ignore-stop --late 4500 --yixin", "yixin",
        "start > ready | analyse > 1 line | stop > again", "ready Scripted yixin|1 line 0: win in 5, H8 I7|again, hung",
        "{Y}|-> YXBOARD|-> DONE|-> YXNBEST 1|<- INFO PV 0|<- INFO DEPTH 9|<- INFO EVAL +M5|<- INFO BESTLINE 7,7 8,8|<- "
        "INFO PV DONE|<- MESSAGE REALTIME BEST 7,7|-> YXSTOP|-- dismissed|…");
    row("analysis", "--yixin --moves 8,8", "yixin", "start > ready | analyse > 1 best",
        "ready Scripted yixin|1 line 0: win in 5, H8 I7|1 best I7",
        "{Y}|-> YXBOARD|-> DONE|-> YXNBEST 1|<- INFO PV 0|<- INFO DEPTH 9|<- INFO EVAL +M5|<- INFO BESTLINE 7,7 8,8|<- "
        "INFO PV DONE|<- MESSAGE REALTIME BEST 7,7|<- 8,8");
    row("forbidden points", "--yixin", "yixin", "start > ready | forbidden > 1",
        "ready Scripted yixin|1 forbidden H8 I3", "{Y}|-> YXBOARD|-> DONE|-> YXSHOWFORBID|<- FORBID 07070812.");
    row("it forgets what comes while it thinks", "--yixin --drop-while-thinking --late 4000 --moves 1,1;2,2", "yixin",
        "start > ready | analyse > 1 line | think H8 > 2", "ready Scripted yixin|1 line 0: win in 5, H8 I7|2 move C13",
        "{Y}|-> YXBOARD|-> DONE|-> YXNBEST 1|<- INFO PV 0|<- INFO DEPTH 9|<- INFO EVAL +M5|<- INFO BESTLINE 7,7 8,8|<- "
        "INFO PV DONE|<- MESSAGE REALTIME BEST 7,7|-> YXSTOP|<- 1,1|-> BOARD|-> 7,7,2|-> DONE|-> YXSTOP|<- 2,2");
    row("three stones", "--swap2 three", "", "start > ready | swap2 > 1", "ready Scripted gomocup|1 three D12 E10 G13",
        "{S}|-> SWAP2BOARD|-> DONE|<- 3,3 4,5 6,2");
    row("it stays", "--swap2 stay", "", "start > ready | swap2 H8 I9 J10 > 1", "ready Scripted gomocup|1 move B14",
        "{S}|-> SWAP2BOARD|-> 7,7|-> 8,6|-> 9,5|-> DONE|<- 1,1");
    row("two stones", "--swap2 two", "", "start > ready | swap2 H8 I9 J10 > 1", "ready Scripted gomocup|1 two B14 C13",
        "{S}|-> SWAP2BOARD|-> 7,7|-> 8,6|-> 9,5|-> DONE|<- 1,1 2,2");
    row("it swaps", "--swap2 swap", "", "start > ready | swap2 H8 I9 J10 > 1", "ready Scripted gomocup|1 swap",
        "{S}|-> SWAP2BOARD|-> 7,7|-> 8,6|-> 9,5|-> DONE|<- SWAP");
    row("a stone on another one", "--swap2 bad", "", "start > ready | swap2 H8 I9 J10 > 1",
        "ready Scripted gomocup|1 illegal answer: 9,5", "{S}|-> SWAP2BOARD|-> 7,7|-> 8,6|-> 9,5|-> DONE|<- 9,5");
    row("it does not know swap2", "", "", "start > ready | swap2 > 1",
        "ready Scripted gomocup|1 opening unknown: SWAP2BOARD", "{S}|-> SWAP2BOARD|-> DONE|<- UNKNOWN SWAP2BOARD");
    row("it wants three numbers a stone", "--swap2 two-fields-rejected", "", "start > ready | swap2 H8 I9 J10 > 1",
        "ready Scripted gomocup|1 swap",
        "{S}|-> SWAP2BOARD|-> 7,7|-> 8,6|-> 9,5|-> DONE|{E}|{E}|{E}|<- 3,3 4,5 6,2|-> START 15|<- OK|-> INFO "
        "rule 0|-> SWAP2BOARD|-> 7,7,2|-> 8,6,1|-> 9,5,2|-> DONE|<- SWAP");
}

bool act(Playing &playing, const QString &words)
{
    const QString what = words.section(' ', 0, 0);
    const QStringList points = words.section(' ', 1).split(' ', Qt::SkipEmptyParts);
    SearchRequest request;
    request.position = test::positionOf(points);
    request.times.turn = Milliseconds(200);
    SearchRequest endless = request;
    endless.times = {};
    return playing.call([&](Engine &engine) {
        if (what == "think")
            engine.think(request);
        else if (what == "analyse")
            engine.analyse(endless, 1);
        else if (what == "swap2")
            engine.openingBySwap2(request);
        else if (what == "forbidden")
            engine.askForbidden(request.position);
        else if (what == "stop")
            engine.stop();
        else if (what == "new")
            engine.newGame();
        else
            return false;
        return true;
    });
}

void TestEngineFaults::faults()
{
    QFETCH(QString, arguments);
    QFETCH(QString, manner);
    QFETCH(QString, steps);
    QFETCH(QString, told);
    QFETCH(QString, transcript);
    Playing playing;
    const Profile profile = Playing::scripted(arguments, manner);
    for (const QString &step : steps.split(" | ")) {
        const QStringList parts = step.split(" > ");
        if (parts.first() == "start")
            playing.start(profile);
        else
            QVERIFY(act(playing, parts.first()));
        for (const QString &expected : parts.mid(1))
            QVERIFY2(playing.comes(expected),
                qPrintable(expected + " of " + playing.told().join('|') + " in " + playing.transcript().join('|')));
    }
    QStringList heard = playing.told();
    heard.removeIf([](const QString &each) { return each.contains(" points "); });
    QCOMPARE(heard, told.split('|'));
    const QString begun = QString("-> START 15|<- OK|") + About;
    const QString yixin = begun + "|-> YXSHOWINFO|<- MESSAGE INFO MAX_THREAD_NUM 4|<- MESSAGE INFO MAX_HASH_SIZE 20";
    transcript.replace("{S}", begun + "|-> INFO rule 0").replace("{Y}", yixin + "|-> INFO rule 0");
    transcript.replace("{A}", About).replace("{E}", "<- ERROR Color is not a valid value");
    QStringList lines = playing.transcript();
    if (transcript.endsWith("|…")) {
        transcript.chop(2);
        lines = lines.first(std::min(lines.size(), transcript.split('|').size()));
    }
    QCOMPARE(lines, transcript.split('|'));
    QVERIFY(!playing.hasToldWithinCall());
    QVERIFY(playing.goes());
}

} // namespace tst_enginefaults

QTEST_GUILESS_MAIN(tst_enginefaults::TestEngineFaults)
#include "tst_enginefaults.moc"
