// SPDX-License-Identifier: MIT
#include "../fixture.h"
#include "clock/controltext.h"
#include "ui/match/clockonly/clockscene.h"

#include <QTest>

#include <functional>

namespace tst_clockscene {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

match::MatchSetup tableSetup(const std::function<void(match::MatchSetup &)> &change = {})
{
    match::MatchSetup setup = plainSetup();
    setup.playedOn = match::PlayedOn::PhysicalBoard;
    const auto minute = clock::readControl("1m");
    setup.time = { *minute, *minute };
    if (change)
        change(setup);
    return setup;
}

// A match that has begun, on a clock turned by hand.
struct Game
{
    explicit Game(const match::MatchSetup &setup)
    {
        if (!host.startMatch(setup, folder.path()))
            qFatal("the match cannot be started");
    }

    void give(const match::Command &command)
    {
        if (!host.execute(command))
            qFatal("the command is refused");
    }

    FakeTime time;
    QTemporaryDir folder;
    host::MatchHost host { time };
    ClockPageState state { host };
};

using Steps = std::function<void(Game &)>;

QString shownIn(const BarScene &bar)
{
    QStringList texts;
    for (const BarScene::Button &button : bar.buttons) {
        if (button.isShown)
            texts << button.text;
    }
    return texts.join(QStringLiteral(" | "));
}

} // namespace

// What the page of the clock shows, of each moment and without a widget.
class TestClockScene : public QObject
{
    Q_OBJECT

private slots:
    void buttonsAndSentenceFollowTheMoment_data()
    {
        QTest::addColumn<match::MatchSetup>("setup");
        QTest::addColumn<Steps>("steps");
        QTest::addColumn<QString>("buttons");
        QTest::addColumn<QString>("status");
        const auto row = [](const char *name, const match::MatchSetup &setup, const Steps &steps, const char *buttons,
                             const char *status) {
            QTest::newRow(name) << setup << steps << QString::fromUtf8(buttons) << QString::fromUtf8(status);
        };
        const match::MatchSetup plain = tableSetup();
        const match::MatchSetup arbitrated = tableSetup([](auto &setup) {
            setup.arbiter = true;
            setup.pauses = false;
        });
        const auto pause = [](Game &game) { game.give(match::Pause { Seat::A }); };
        const auto fallFlag = [](Game &game) {
            game.time.advance(61s);
            game.give(match::CheckFlag {});
        };
        const auto sleep = [](Game &game) {
            game.time.sleep(20s);
            game.host.watch();
        };
        const auto winA = [](Game &game) {
            game.give(match::Conclude { { record::Winner::Black, record::Reason::Five } });
        };

        row("it runs", plain, {},
            "Pause | Result… | Swap colours | Record moves | Change places | Side by side | Full screen",
            "Turn 1: Ann");
        row(
            "the next turn", plain, [](Game &game) { game.give(match::Press { Seat::A }); },
            "Pause | Result… | Swap colours | Record moves | Change places | Side by side | Full screen",
            "Turn 2: Bob");
        row(
            "refused", plain, [](Game &game) { game.state.refusal = QStringLiteral("No."); },
            "Pause | Result… | Swap colours | Record moves | Change places | Side by side | Full screen", "No.");
        row(
            "side by side", plain, [](Game &game) { game.state.places = ClockPlaces::SideBySide; },
            "Pause | Result… | Swap colours | Record moves | Change places | Face to face | Full screen",
            "Turn 1: Ann");
        row(
            "the whole screen", plain, [](Game &game) { game.state.isFull = true; }, "Pause | Leave full screen",
            "Turn 1: Ann");
        row(
            "the whole screen, noting", plain, [](Game &game) { game.state.isFull = game.state.isNoting = true; },
            "Pause | Record moves | Leave full screen", "Turn 1: Ann");
        row("paused", plain, pause,
            "Resume | Set clocks by hand… | Result… | Swap colours | Record moves | Change places | Side by side | "
            "Full "
            "screen",
            "Paused: both clocks are stopped.");
        row("nothing but time", tableSetup([](auto &setup) { setup.onlyTime = true; }), {},
            "Pause | Result… | Record moves | Change places | Side by side | Full screen", "Turn 1: Ann");
        row("a flag is down", plain, fallFlag,
            "Set clocks by hand… | Claim a win on time | Result… | Record moves | Change places | Side by side | Full "
            "screen",
            "Ann has run out of time.");
        row(
            "a flag is down that nobody tells",
            tableSetup([](auto &setup) { setup.flagPolicy = match::FlagPolicy::Claim; }),
            [](Game &game) { game.time.advance(61s); },
            "Pause | Claim a win on time | Result… | Swap colours | Record moves | Change places | Side by side | Full "
            "screen",
            "Turn 1: Ann");
        row("the machine slept", plain, sleep,
            "Resume | Set clocks by hand… | Deduct sleep time | Result… | Swap colours | Record moves | Change places "
            "| Side "
            "by side | Full screen",
            "The computer slept for 20 seconds while the clock of Ann was running. This time has not been deducted so "
            "far. "
            "Both clocks are stopped.");
        row(
            "its sleep is counted, really?", plain,
            [sleep](Game &game) {
                sleep(game);
                game.state.isCountPressed = true;
            },
            "Resume | Set clocks by hand… | Confirm deduction | Result… | Swap colours | Record moves | Change places "
            "| Side by "
            "side | Full screen",
            "The computer slept for 20 seconds while the clock of Ann was running. This time has not been deducted so "
            "far. "
            "Both clocks are stopped.");
        row("an arbiter is there", arbitrated, {},
            "Stop both clocks | Result… | Swap colours | Record moves | Change places | Side by side | Full screen",
            "Turn 1: Ann");
        row(
            "the arbiter is called", arbitrated, [](Game &game) { game.give(match::CallArbiter { Seat::B }); },
            "Arbiter's desk | Set clocks by hand… | Result… | Swap colours | Record moves | Change places | Side by "
            "side | "
            "Full screen",
            "Bob has called the arbiter. Only the arbiter can resume the clocks.");
        row("it is over", plain, winA, "New clock | Protocol… | Change places | Side by side | Full screen",
            "Ann wins with five in a row. Code of the journal: %1");
        row("the first of two is over", tableSetup([](auto &setup) { setup.games = 2; }), winA,
            "Second game | New clock | Protocol… | Change places | Side by side | Full screen",
            "Ann wins with five in a row. After the first of two games: Ann 1 – 0 Bob. Code of the journal: %1");
    }
    void buttonsAndSentenceFollowTheMoment()
    {
        QFETCH(match::MatchSetup, setup);
        QFETCH(Steps, steps);
        QFETCH(QString, buttons);
        QFETCH(QString, status);
        Game game(setup);
        if (steps)
            steps(game);
        const ClockScene scene = clockScene(game.state);
        QCOMPARE(shownIn(scene.bar), buttons);
        QCOMPARE(scene.bar.status, status.replace(QStringLiteral("%1"), game.host.endCode()));
        QCOMPARE(scene.callsArbiter, game.host.match().setup().arbiter && game.host.match().clock().isRunning());
        QCOMPARE(scene.notes.has_value(), game.state.isNoting);
    }

    // Whatever else was played on the host before.
    void sceneBeforeTheStartOnlyWaits()
    {
        Game game(tableSetup());
        game.give(match::ExchangeColours {});
        const match::MatchSetup next = tableSetup([](auto &setup) { setup.names.a = "Cem"; });
        game.state.waiting = &next;
        const ClockScene scene = clockScene(game.state);
        QCOMPARE(shownIn(scene.bar),
            QStringLiteral("Start | Change time control… | Change places | Side by side | Full screen"));
        QCOMPARE(scene.bar.status, QStringLiteral("Tap either clock, or press Space, to start the clock of Cem."));
        QCOMPARE(scene.halves.a.name, QStringLiteral("Cem"));
        QVERIFY(scene.halves.a.isBlack && !scene.halves.b.isBlack);
    }

    void halvesAreThoseOfTheMoment()
    {
        Game game(tableSetup([](auto &setup) { setup.arbiter = true; }));
        game.give(match::ExchangeColours {});
        game.give(match::Intervene { match::Warn { Seat::B }, {} });
        const ClockScene scene = clockScene(game.state);
        QCOMPARE(scene.halves.b.name, QStringLiteral("Bob"));
        QVERIFY(!scene.halves.a.isBlack && scene.halves.b.isBlack);
        QCOMPARE(scene.halves.a.warnings, 0);
        QCOMPARE(scene.halves.b.warnings, 1);
        QVERIFY(!scene.isColourless);
    }

    void notesTellTheLastMove()
    {
        Game game(tableSetup());
        game.state.isNoting = true;
        NoteScene notes = *clockScene(game.state).notes;
        QCOMPARE(notes.told, QStringLiteral("No moves recorded yet. Recording moves does not affect the clock."));
        QVERIFY(!notes.canStrike && !notes.opening);
        game.give(match::Note { opening::Place { *rules::pointFromText("H8", 15) } });
        notes = *clockScene(game.state).notes;
        QCOMPARE(notes.told, QStringLiteral("Moves recorded: 1; the last one: H8"));
        QVERIFY(notes.canStrike);
    }
};

} // namespace tst_clockscene

QTEST_MAIN(tst_clockscene::TestClockScene)
#include "tst_clockscene.moc"
