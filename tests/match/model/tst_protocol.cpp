// SPDX-License-Identifier: MIT
#include "../journal/randomplay.h"
#include "arbitergame.h"
#include "match/model/record/protocol.h"

#include <QTest>

namespace tst_protocol {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;

namespace {

// A wall clock that began at noon and goes with the match.
std::vector<ProtocolLine> linesOf(const Events &events)
{
    std::vector<ProtocolLine> lines;
    for (const Event &event : events)
        lines.push_back({ event, { 43200000 + event.at.count(), 7200 } });
    return lines;
}

Protocol protocolOf(const Driver &driver)
{
    return match::protocolOf(linesOf(driver.events()));
}

template <class T>
std::vector<Incident> incidentsOf(const Protocol &protocol)
{
    std::vector<Incident> found;
    for (const Incident &incident : protocol.incidents) {
        if (std::holds_alternative<T>(incident.what))
            found.push_back(incident);
    }
    return found;
}

} // namespace

// A match as data for paper (match-journal.md#protocol).
class TestProtocol : public QObject
{
    Q_OBJECT

private slots:
    void openingIsToldStepByStep()
    {
        const Driver driver = arbiterGame();
        const Protocol protocol = tst_protocol::protocolOf(driver);
        QVERIFY(protocol.match == driver.match());
        const PlayerAction &swap = protocol.actions[3];
        QVERIFY(swap.inOpening);
        QCOMPARE(swap.seat, Seat::B);
        QCOMPARE(swap.move, 0);
        QCOMPARE(swap.blackBefore, Seat::A);
        QCOMPARE(swap.chosen->blackAfter, Seat::B);
        QVERIFY(protocol.actions[5].act == opening::Act { opening::Offer { driver.at("G6") } });
        QVERIFY(protocol.actions[7].act == opening::Act { opening::Select { driver.at("G6") } });
        QCOMPARE(protocol.actions[7].move, 5);
        QCOMPARE(protocol.actions[7].side, rules::Side::Black);
        QVERIFY(!protocol.actions[9].inOpening);
        QCOMPARE(protocol.actions[9].move, 7);
        QCOMPARE(protocol.begun, (WallTime { 43200000, 7200 }));
    }

    void everyActionHasItsOwnTime()
    {
        const Protocol protocol = tst_protocol::protocolOf(arbiterGame());
        // Three stones of one turn, a second each; then the swap.
        for (int i = 0; i < 3; ++i)
            QCOMPARE(protocol.actions[static_cast<std::size_t>(i)].used, clock::Duration(1s));
        QCOMPARE(protocol.actions[2].clocks.a.main, clock::Duration(60min + 27s));
        QCOMPARE(protocol.actions[3].used, clock::Duration(2s));
        QCOMPARE(protocol.actions[6].used, clock::Duration(2s)); // the second offer of a turn
    }

    // Whatever is played: what the actions took is what the clocks say, but for turns taken back, lost or not ended,
    // and for what an arbiter changes.
    void noTimeIsLostOrMade()
    {
        std::mt19937 random(20311104);
        for (int game = 0; game < 60; ++game) {
            Events events;
            for (const Events &decision : randomDecisions(random, 120))
                events.insert(events.end(), decision.begin(), decision.end());
            const Protocol protocol = match::protocolOf(linesOf(events));
            bool undone = false;
            PerSeat<clock::Duration> told;
            PerSeat<clock::Duration> used;
            for (const Incident &incident : protocol.incidents) {
                undone |= !incident.undone.empty() || std::holds_alternative<Intervened>(incident.what)
                    || std::holds_alternative<TurnForfeited>(incident.what)
                    || std::holds_alternative<Arrived>(incident.what);
            }
            for (const PlayerAction &action : protocol.actions) {
                if (action.kind == PlayerActionKind::Noted)
                    continue; // its time is that of a press
                QVERIFY(action.used >= clock::Duration { 0 });
                told[action.seat] += action.used;
                used[action.seat] = action.clocks[action.seat].used;
                if (!undone)
                    QCOMPARE(told[action.seat], used[action.seat]);
            }
            QCOMPARE(protocol.match, replay(events));
        }
    }

    void claimsAreToldWithRulingAndProof()
    {
        const Driver driver = arbiterGame();
        const Protocol protocol = tst_protocol::protocolOf(driver);
        const auto claims = incidentsOf<FoulClaimed>(protocol);
        QCOMPARE(claims.size(), std::size_t(3));

        const auto &wrong = std::get<FoulClaimed>(claims[0].what);
        QVERIFY(!wrong.upheld);
        QCOMPARE(claims[0].move, 7);
        QCOMPARE(claims[0].moves, 7);
        QCOMPARE(claims[0].proof->root().outcome, rules::Outcome::Allowed);

        const auto &late = std::get<FoulClaimed>(claims[1].what);
        QVERIFY(!late.upheld);
        QVERIFY(late.fouls.doubleThree);
        QCOMPARE(claims[1].move, 9);
        QCOMPARE(claims[1].moves, 11);
        QVERIFY(claims[1].proof->root().fouls.doubleThree);

        const auto &overline = std::get<FoulClaimed>(claims[2].what);
        QVERIFY(overline.upheld);
        QCOMPARE(claims[2].move, 21);
        QCOMPARE(claims[2].moves, 31);
        QVERIFY(claims[2].proof->root().fouls.overline);
        QCOMPARE(claims[2].line, static_cast<int>(driver.events().size()) - 1);
    }

    void correctionsKeepBothReadings()
    {
        const Protocol protocol = tst_protocol::protocolOf(arbiterGame());
        const auto added = incidentsOf<TimeAdded>(protocol);
        QCOMPARE(added.size(), std::size_t(2));
        QCOMPARE(added[0].after.b.main - added[0].before.b.main, clock::Duration(2min));
        QCOMPARE(added[0].after.a.main, added[0].before.a.main);
        QCOMPARE(incidentsOf<Warned>(protocol).size(), std::size_t(1));
    }

    void pausesHaveTheirLength()
    {
        const auto resumed = incidentsOf<Resumed>(tst_protocol::protocolOf(arbiterGame()));
        QCOMPARE(resumed.size(), std::size_t(1));
        QCOMPARE(resumed[0].stood, clock::Duration(200s));
    }

    void recoveryStatesTheLoss()
    {
        Driver driver;
        driver.playAll({ "H8" });
        QVERIFY(!driver.give(Recover {}));
        QVERIFY(!driver.give(Resume {}));
        std::vector<ProtocolLine> lines = linesOf(driver.events());
        for (std::size_t i = 2; i < lines.size(); ++i)
            lines[i].wall.utc += 90000; // the machine was off meanwhile
        const auto recovered = incidentsOf<Recovered>(match::protocolOf(lines));
        QCOMPARE(recovered.size(), std::size_t(1));
        QCOMPARE(recovered[0].stood, clock::Duration(90s));
        QCOMPARE(recovered[0].lost, clock::Duration(1s));

        Driver paused;
        QVERIFY(!paused.give(Pause { Seat::A }));
        QVERIFY(!paused.give(Recover {}));
        QCOMPARE(incidentsOf<Recovered>(tst_protocol::protocolOf(paused))[0].lost, clock::Duration(0));
    }

    void whatWasTakenBackStandsWithItsIncident()
    {
        Driver driver;
        driver.playAll({ "H8", "H9", "J8" });
        QVERIFY(!driver.give(AskTakeBack { Seat::A }));
        QVERIFY(!driver.give(AnswerTakeBack { Seat::B, true }));
        driver.playAll({ "K8" });
        const Protocol protocol = tst_protocol::protocolOf(driver);
        const auto taken = incidentsOf<TakenBack>(protocol);
        QCOMPARE(taken[0].undone.size(), std::size_t(1));
        QVERIFY(taken[0].undone[0].act == opening::Act { opening::Place { driver.at("J8") } });
        QCOMPARE(protocol.actions.size(), std::size_t(3));
        QCOMPARE(protocol.actions.back().move, 3);
        QCOMPARE(protocol.actions.back().used, clock::Duration(1s));
    }

    void stepBackOfTheArbiterNamesTheStep()
    {
        Driver driver(arbiterSetup());
        driver.playAll({ "H8", "H9" });
        driver.wait(5s);
        QVERIFY(!driver.give(StepBack {}));
        driver.playAll({ "I9" });
        const Protocol protocol = tst_protocol::protocolOf(driver);
        const auto back = incidentsOf<SteppedBack>(protocol);
        QVERIFY(back[0].undone[0].act == opening::Act { opening::Place { driver.at("H9") } });
        // The clock is back at the moment of H9: the second that it took stays used, what came after does not.
        QCOMPARE(protocol.actions.back().used, clock::Duration(2s));
    }

    void flagKeepsTheMomentItFell()
    {
        Driver driver;
        driver.wait(15min + 250ms);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(!driver.give(ClaimTime { Seat::B }));
        const Protocol protocol = tst_protocol::protocolOf(driver);
        const auto flagged = incidentsOf<Flagged>(protocol);
        QCOMPARE(std::get<Flagged>(flagged[0].what).flag.at, clock::Duration(15min));
        QCOMPARE(flagged[0].at, clock::Duration(15min + 250ms));
        QCOMPARE(incidentsOf<Ended>(protocol).size(), std::size_t(1));
    }

    void passIsAnAction()
    {
        MatchSetup setup = plainSetup();
        setup.opening.passFrom = 1;
        Driver driver(setup);
        driver.playAll({ "H8" });
        QVERIFY(!driver.give(Pass { Seat::B }));
        const Protocol protocol = tst_protocol::protocolOf(driver);
        QVERIFY(!protocol.actions.back().act);
        QCOMPARE(protocol.actions.back().move, 2);
    }

    // Law: nothing of the protocol of a running game follows from whether a stone is forbidden.
    void runningGameTellsNoVerdict_data()
    {
        QTest::addColumn<int>("hints");
        QTest::addColumn<bool>("tells");
        QTest::newRow("hints off: silent") << static_cast<int>(Hints::Off) << false;
        QTest::newRow("a sign on the last stone only: silent") << static_cast<int>(Hints::AfterMove) << false;
        QTest::newRow("signs at all times: the proofs too") << static_cast<int>(Hints::Always) << true;
    }
    void runningGameTellsNoVerdict()
    {
        QFETCH(int, hints);
        QFETCH(bool, tells);
        const auto claims =
            incidentsOf<FoulClaimed>(tst_protocol::protocolOf(arbiterGameRunning(static_cast<Hints>(hints))));
        QCOMPARE(claims.size(), std::size_t(2));
        for (const Incident &claim : claims)
            QCOMPARE(claim.proof.has_value(), tells);
        QCOMPARE(std::get<FoulClaimed>(claims[1].what).fouls.any(), tells);
    }
};

} // namespace tst_protocol

QTEST_GUILESS_MAIN(tst_protocol::TestProtocol)
#include "tst_protocol.moc"
