// SPDX-License-Identifier: MIT
#include "../model/driver.h"
#include "match/model/lateness.h"
#include "match/model/takeback.h"
#include "match/preset/shipped.h"

#include <QTest>

namespace tst_rulings {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;
using clock::Duration;
using record::GameResult;
using record::Reason;
using record::Winner;

namespace {

// The game of a shipped preset, by its first form or the one named, with another time and from the first free stone.
MatchSetup gameOf(const char *id, const char *time = nullptr, const char *form = nullptr)
{
    const preset::Preset *preset = preset::presetOf(preset::shippedPresets(), id);
    const preset::Form *chosen = &preset->forms.front();
    for (const preset::Form &each : preset->forms) {
        if (form && preset::titleOf(each, "en") == form)
            chosen = &each;
    }
    MatchSetup setup = plainSetup();
    preset::apply(*preset, *chosen, setup);
    setup.opening = shippedProcedure("free");
    if (time)
        setup.time = { clock::readControl(time).value(), clock::readControl(time).value() };
    return setup;
}

std::optional<RefusalCode> codeOf(const std::optional<Refusal> &refusal)
{
    return refusal ? std::optional(refusal->code) : std::nullopt;
}

std::optional<RefusalCode> order(Driver &driver, const Intervention &what)
{
    return codeOf(driver.give(Intervene { what, { Ground::Other, {} } }));
}

// Both flags are down, that of seat A first; the first call decides.
GameResult afterBothFlags(MatchSetup setup)
{
    Driver driver(std::move(setup));
    driver.wait(61s);
    driver.give(CheckFlag {});
    driver.playAll({ "H8" });
    driver.wait(61s);
    driver.give(CheckFlag {});
    driver.playAll({ "I9" });
    driver.give(ClaimTime { Seat::B });
    return driver.match().result();
}

// Seat B comes so late; nobody loses, or who does not come in time.
bool loses(const char *form, Duration late)
{
    const MatchSetup setup = gameOf("go-referee-slow", nullptr, form);
    return waitingAt(late, setup.lateness, { Duration(0), late }).isOut.b;
}

// A game with one minute to be read for each, until seat A's has run out and both clocks stand.
Driver expired()
{
    MatchSetup setup = gameOf("go-referee-slow", "10s 1x60s");
    setup.arbiter = true;
    Driver driver(setup);
    driver.playAll({ "H8", "I9", "J10", "K11" });
    driver.wait(2min);
    driver.give(CheckFlag {});
    return driver;
}

using Ruling = void (*)();

void flagIsForPlayersToNotice()
{
    Driver driver(gameOf("rif-title-2024", "1m"));
    driver.wait(2min);
    QVERIFY(!driver.give(CheckFlag {}));
    QVERIFY(driver.match().isFlagged(Seat::A));
    QCOMPARE(driver.match().phase(), Phase::Playing); // nobody has said anything
    driver.playAll({ "H8" });
    QVERIFY(!driver.give(ClaimTime { Seat::B }));
    QCOMPARE(driver.match().result(), (GameResult { Winner::White, Reason::Time }));
}

void flagAgainstOneDown()
{
    Driver driver(gameOf("rif-title-2024", "1m"));
    driver.playAll({ "H8" });
    driver.wait(2min);
    QVERIFY(!driver.give(CheckFlag {}));
    QCOMPARE(codeOf(driver.give(ClaimTime { Seat::B })), RefusalCode::OwnFlagDown); // one's own
    QVERIFY(!driver.give(ClaimTime { Seat::A }));
    QCOMPARE(driver.match().result(), (GameResult { Winner::Black, Reason::Time }));
}

void bothFlagsAreADraw()
{
    for (const char *id : { "rif-title-2024", "rif-wc-2005-qualifier", "university-computer-2025" })
        QCOMPARE(afterBothFlags(gameOf(id, "1m")), (GameResult { Winner::Draw, Reason::BothFlags }));
}

void bothFlagsLoseForBoth()
{
    QCOMPARE(afterBothFlags(gameOf("cn-online-2025-open", "1m")).winner, Winner::BothLose);
}

void firstFlagLoses()
{
    MatchSetup setup = gameOf("rif-title-2024", "1m");
    setup.bothFlags = BothFlags::FirstLoses; // clock.md#flags, for whoever wants it
    QCOMPARE(afterBothFlags(setup), (GameResult { Winner::White, Reason::Time }));
}

void drawIsOfferedAfterOnesOwnMove()
{
    Driver driver(gameOf("rif-title-2024", "1h"));
    driver.playAll({ "H8", "I9" });
    QCOMPARE(codeOf(driver.give(OfferDraw { Seat::A })), RefusalCode::OfferAfterOwnMove);
    QVERIFY(!driver.give(OfferDraw { Seat::B }));
}

void fiveIsDeclared()
{
    Driver driver(gameOf("rif-wc-2005-final", "1h"));
    driver.playAll({ "H8", "A1", "I8", "A3", "J8", "A5", "K8", "A7", "L8" });
    QVERIFY(!driver.match().isOver());
    QVERIFY(!driver.give(ClaimFive { Seat::A }));
    QCOMPARE(driver.match().result(), (GameResult { Winner::Black, Reason::Five }));
}

void coloursAreExchangedUpToMoveTen()
{
    Driver driver(gameOf("go-referee-slow", "1h"));
    driver.playAll({ "H8", "I9", "J8", "A1", "A3", "A5", "A7", "A9", "A11", "A13" });
    QVERIFY(!order(driver, SwapColours {}));
    QVERIFY(driver.match().sideOf(Seat::A) == rules::Side::White);
    Driver later(gameOf("go-referee-slow", "1h"));
    later.playAll({ "H8", "I9", "J8", "A1", "A3", "A5", "A7", "A9", "A11", "A13", "C1" });
    QCOMPARE(order(later, SwapColours {}), RefusalCode::TooLateForColours);
}

void lessTimeUsedWins()
{
    Driver driver(gameOf("school-15-30-45"));
    driver.wait(20s);
    driver.playAll({ "H8", "I9" });
    QCOMPARE(order(driver, Declare { { Winner::Black, Reason::LessTime } }), RefusalCode::NoResult);
    QVERIFY(!order(driver, Declare { { Winner::White, Reason::LessTime } }));
}

void fifteenMinutesAtHome()
{
    QVERIFY(!loses("In the same town", 15min - 1ms));
    QVERIFY(loses("In the same town", 15min));
}

void sixtyMinutesAway()
{
    QVERIFY(!loses("Away from home", 60min - 1ms));
    QVERIFY(loses("Away from home", 60min));
}

void lastExpiryBecomesAPass()
{
    Driver driver = expired();
    QVERIFY(driver.match().phase() == Phase::Flagged);
    QVERIFY(!order(driver, ExpiryAsPass {}));
    const Match &match = driver.match();
    QCOMPARE(match.phase(), Phase::Playing);
    QVERIFY(!match.isFlagged(Seat::A));
    QVERIFY(match.isHeld() && match.toAct() == Seat::B);
    QVERIFY(!match.moves().back().point && match.moves().back().isLost);
    const clock::Reading reading = match.clock().reading(Seat::A, driver.now());
    QCOMPARE(reading.periods, 1);
    QCOMPARE(reading.shown, Duration(60s)); // there again
    QVERIFY(!order(driver, RunClock { Seat::B }));
    driver.playAll({ "C3" });
    driver.wait(59s - 1ms);
    driver.playAll({ "L12" }); // a second later
    QVERIFY(replay(driver.events()) == driver.match());
    // Undone, the flag is down as it was.
    Driver undone = expired();
    QVERIFY(!order(undone, ExpiryAsPass {}));
    QVERIFY(!order(undone, UndoOrder {}));
    QVERIFY(undone.match().phase() == Phase::Flagged && undone.match().isFlagged(Seat::A));
}

void onlyAnExpiryBecomesAPass()
{
    Driver running(gameOf("go-referee-slow", "10s 2x60s"));
    running.playAll({ "H8", "I9" });
    QCOMPARE(order(running, ExpiryAsPass {}), RefusalCode::NoPeriodRanOut);
    Driver sudden(gameOf("go-referee-suddendeath", "1m"));
    sudden.wait(61s);
    sudden.give(CheckFlag {});
    QCOMPARE(order(sudden, ExpiryAsPass {}), RefusalCode::NoPeriodRanOut);
}

void leaveOnceOnTheOpponentsTime()
{
    Driver driver(gameOf("go-referee-slow", "10s 5x60s"));
    QVERIFY(!order(driver, GrantLeave { Seat::B })); // main time: as often as allowed
    QVERIFY(!order(driver, UncountLeave { Seat::B }));
    driver.wait(20s);
    driver.playAll({ "H8" });
    driver.wait(20s);
    QCOMPARE(order(driver, GrantLeave { Seat::B }), RefusalCode::LeaveInOwnTurn);
    QVERIFY(driver.match().clock().isRunning());
    driver.playAll({ "I9" });
    QVERIFY(!order(driver, GrantLeave { Seat::B }));
    QVERIFY(driver.match().clock().isRunning()); // the count goes on
    QCOMPARE(driver.match().leaves(Seat::B), 1);
    QCOMPARE(order(driver, GrantLeave { Seat::B }), RefusalCode::LeaveUsedUp);
    QVERIFY(!order(driver, UncountLeave { Seat::B }));
    QCOMPARE(order(driver, UncountLeave { Seat::B }), RefusalCode::NothingToUndo);
    QVERIFY(!order(driver, GrantLeave { Seat::B }));
    QVERIFY(replay(driver.events()) == driver.match());
}

void confirmedResultIsTheChiefArbitersAffair()
{
    MatchSetup setup = gameOf("go-referee-slow", "1h");
    setup.arbiter = true;
    Driver driver(setup);
    QVERIFY(!driver.give(Resign { Seat::A }));
    for (const auto who : { std::optional(Seat::A), std::optional(Seat::B), std::optional<Seat>() })
        QVERIFY(!driver.give(Confirm { who }));
    QVERIFY(!canUndoOrder(driver.match()));
    QCOMPARE(order(driver, Reopen {}), RefusalCode::SecondReasonNeeded);
    QVERIFY(!order(driver, Reopen { Grounds { Ground::ArbiterMistaken, {} } }));
}

} // namespace

// What the articles rule (clock.md#flags, match.md), in games of the presets that follow them.
class tst_rulings : public QObject
{
    Q_OBJECT

private slots:
    void article_data()
    {
        QTest::addColumn<Ruling>("ruling");
        QTest::newRow("[RIF 14.8]") << Ruling(flagIsForPlayersToNotice);
        QTest::newRow("[RIF 14.9]") << Ruling(flagAgainstOneDown);
        QTest::newRow("[RIF 10.4, UNI]: both flags") << Ruling(bothFlagsAreADraw);
        QTest::newRow("[ONLINE]: both flags") << Ruling(bothFlagsLoseForBoth);
        QTest::newRow("both flags, the first loses") << Ruling(firstFlagLoses);
        QTest::newRow("[RIF 10b]") << Ruling(drawIsOfferedAfterOnesOwnMove);
        QTest::newRow("[RIF 9.7]") << Ruling(fiveIsDeclared);
        QTest::newRow("[GO 16.4]") << Ruling(confirmedResultIsTheChiefArbitersAffair);
        QTest::newRow("[GO 17.1]") << Ruling(coloursAreExchangedUpToMoveTen);
        QTest::newRow("[CLUBS 18]: less time") << Ruling(lessTimeUsedWins);
        QTest::newRow("[GO 22.1]: same town") << Ruling(fifteenMinutesAtHome);
        QTest::newRow("[GO 22.1]: away") << Ruling(sixtyMinutesAway);
        QTest::newRow("[GO 22.5]") << Ruling(lastExpiryBecomesAPass);
        QTest::newRow("[GO 22.5]: nothing else") << Ruling(onlyAnExpiryBecomesAPass);
        QTest::newRow("[GO 22.7]") << Ruling(leaveOnceOnTheOpponentsTime);
    }
    void article()
    {
        QFETCH(Ruling, ruling);
        ruling();
    }
};

} // namespace tst_rulings

QTEST_APPLESS_MAIN(tst_rulings::tst_rulings)
#include "tst_rulings.moc"
