// SPDX-License-Identifier: MIT
#include "talking.h"

#include <QTest>

namespace tst_enginetalkstart {

using namespace kagetsu::engine;
using test::Talking;

class TestEngineTalkStart : public QObject
{
    Q_OBJECT

private slots:
    void transcripts_data();
    void transcripts();
    void whatItIsAndCanIsTold();
};

void TestEngineTalkStart::transcripts_data()
{
    QTest::addColumn<QString>("script");
    const auto row = [](const char *name, const QString &script) { QTest::newRow(name) << script; };
    const QString begun = "start 15 | (launch) | launched | -> START 15";
    const QString asked = begun + " | < OK | -> ABOUT";
    const QString about = "< name=\"Wine\", version=\"2.1\"";

    row("it starts and tells its name",
        "states | start 15 | (launch) | [starting] | launched | -> START 15 | < OK | -> ABOUT | " + about
            + " | [idle] | * ready Wine gomocup");
    row("it says ok in small letters", begun + " | < ok | -> ABOUT | " + about + " | * ready Wine gomocup");
    row("lines end with CR LF where the profile says so",
        "profile crlf | start 15 | (launch) | launched | -> START 15<CR>");
    row("what it says before its OK is for people",
        begun + " | < MESSAGE networks | * says networks | < DEBUG x | < OK | -> ABOUT");
    row("an old engine tells of itself as it likes", asked + " | < Wine by Jinjie | * ready Wine by Jinjie gomocup");
    row("it does not know ABOUT", asked + " | < UNKNOWN ABOUT | * ready ? gomocup");
    row("it does not answer ABOUT", asked + " | +1999 | +1 | * ready ? gomocup");
    row("it answers ABOUT without ending the line",
        asked + " | <~ name=\"Penta\", version=\"0.2\" | +2000 | * ready Penta gomocup");
    row("OK is glued to what it tells of itself",
        begun + " | < name=\"Penta\", version=\"0.2\"OK | -> ABOUT | +2000 | * ready Penta gomocup");
    row("it takes long to load", begun + " | +3000 | * loading | +20000 | < OK | -> ABOUT");
    row("it takes too long to load", begun + " | +30000 | * loading | (terminate) | * dead, unresponsive");
    row("it refuses the size",
        "states | start 15 | (launch) | [starting] | launched | -> START 15 | < ERROR size | -> END | (let go) | * 0 "
        "size refused: size | [off]");
    row("it cannot be launched",
        "states | start 15 | (launch) | [starting] | cannot launch | (terminate) | [dead] | * dead, not launched");
    row("it is never launched", "start 15 | (launch) | +5000 | (terminate) | * dead, not launched");
    row("it ends while it starts", begun + " | exits 3 | (terminate) | * dead, ended while starting 3");
    row("it is killed while it starts", begun + " | killed 11 | (terminate) | * dead, ended while starting by 11");
    row("it closes its output while it starts",
        begun + " | closes | +300 | (terminate) | * dead, ended while starting");
    row("a dead one starts anew",
        begun
            + " | exits 3 | (terminate) | * dead, ended while starting 3 | start 15 | (launch) | launched | -> START "
              "15");
    row("a start ends what runs", begun + " | start 20 | -> END | (let go) | (launch) | launched | -> START 20");
    row("it is ended", asked + " | " + about + " | * ready Wine gomocup | end | -> END | (let go) | < 7,7");
    row("what is asked while nothing runs is dropped", "think | stop | end | +1000");

    const QString yixin = "profile yixin | " + asked + " | " + about + " | -> YXSHOWINFO";
    row("it knows the dialect",
        yixin + " | < MESSAGE INFO MAX_THREAD_NUM 8 | < MESSAGE INFO MAX_HASH_SIZE 20 | * ready Wine yixin");
    row("it tells half of what it can", yixin + " | < MESSAGE INFO MAX_THREAD_NUM 8 | +500 | * ready Wine yixin");
    row("it says it does not know the dialect", yixin + " | < UNKNOWN YXSHOWINFO | * ready Wine gomocup");
    row("it does not answer in the dialect", yixin + " | +500 | * ready Wine gomocup");

    row("what is asked meanwhile waits for it",
        begun + " | think | think H8 I9 | < OK | -> ABOUT | " + about + " | -> INFO rule 0 | * ready Wine gomocup");
    row("what is dropped meanwhile does not come",
        begun + " | think | stop | < OK | -> ABOUT | " + about + " | * ready Wine gomocup | +1000");
    row("an answer nobody has asked for is left aside",
        asked + " | " + about + " | * ready Wine gomocup | < 7,7 | < OK | < SWAP | < FORBID . | < nonsense");
}

void TestEngineTalkStart::transcripts()
{
    QFETCH(QString, script);
    QCOMPARE(Talking().run(script).split(" | "), script.split(" | "));
}

void TestEngineTalkStart::whatItIsAndCanIsTold()
{
    Profile profile;
    profile.rules = { kagetsu::rules::Rule::Renju };
    profile.dialect = Dialect::Yixin;
    Talk talk;
    const auto readyAfter = [&](const char *answers) {
        talk.start(profile, {}, Moment(0));
        talk.launched(Moment(0));
        talk.takeEvents();
        talk.received(answers, Moment(1));
        for (const Event &event : talk.takeEvents()) {
            if (const auto *ready = std::get_if<Ready>(&event))
                return *ready;
        }
        return Ready { "none", {}, {}, {}, {}, {} };
    };
    QVERIFY((
        readyAfter("OK\nname=\"Wine\", version=\"2.1\"\nMESSAGE INFO MAX_THREAD_NUM 8\nMESSAGE INFO MAX_HASH_SIZE 20\n")
        == Ready { "Wine", "2.1", profile.rules, Dialect::Yixin, 8, 20 }));
    // Started anew, nothing is known of it.
    QVERIFY((readyAfter("OK\nUNKNOWN ABOUT\nUNKNOWN YXSHOWINFO\n")
        == Ready { "", "", profile.rules, Dialect::Gomocup, {}, {} }));
}

} // namespace tst_enginetalkstart

QTEST_GUILESS_MAIN(tst_enginetalkstart::TestEngineTalkStart)
#include "tst_enginetalkstart.moc"
