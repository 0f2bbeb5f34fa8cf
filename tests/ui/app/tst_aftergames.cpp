// SPDX-License-Identifier: MIT
#include "../../match/host/faketime.h"
#include "engine/profile.h"
#include "match/host/matchhost.h"
#include "opening/file/shipped.h"
#include "opening/play/opening.h"
#include "record/collection.h"
#include "text/match/setup.h"
#include "ui/app/gamestandings.h"
#include "ui/app/records/gameways.h"
#include "ui/app/settings/settings.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_aftergames {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

match::MatchSetup setupOf(const char *opener, const char *other)
{
    match::MatchSetup setup;
    setup.id = "game";
    setup.names = { opener, other };
    setup.opening = *opening::procedureOf(opening::shippedProcedures(), "free");
    return setup;
}

match::MatchSetup againstLevel(int level)
{
    match::MatchSetup setup = setupOf("Ann", "Kagetsu");
    setup.engines.b = match::EngineSeat { engine::OwnEngineId, level };
    return setup;
}

// A host and what stays of its games.
struct Scene
{
    Scene()
        : host(time)
        , standings(&host, settings)
    {
    }

    void start(const match::MatchSetup &setup)
    {
        match::MatchSetup next = setup;
        next.id += std::to_string(++games);
        QVERIFY(host.startMatch(next, folder.path()));
        give(match::Act { Seat::A, opening::Place { { 7, 7 } } });
    }
    void give(const match::Command &command) { QVERIFY(host.execute(command)); }

    FakeTime time;
    QTemporaryDir folder;
    host::MatchHost host;
    Settings settings;
    Standings standings;
    int games = 0;
};

record::Game gameOf(const char *sgf)
{
    return record::readCollection(sgf).readGame(0);
}

std::optional<match::MatchSetup> from(const record::Game &game, int place)
{
    ComputerChoices last;
    last.level = 4;
    last.game.left = QStringLiteral("Ann");
    return setupFrom(game.tree, game.tree.mainLine()[static_cast<std::size_t>(place)], rules::Rule::Renju, last,
        QStringLiteral("Kagetsu"), QStringLiteral("ja"));
}

} // namespace

// What stays of games when they are over, and the ways between them and their records.
class TestAfterGames : public QObject
{
    Q_OBJECT

private slots:
    void aGameMovesTheNumber()
    {
        Scene scene;
        const QSignalSpy told(&scene.standings, &Standings::told);
        QCOMPARE(scene.standings.ladderText(), QString());
        scene.settings.computerGame.game.left = QStringLiteral("Ann");
        scene.start(againstLevel(2));
        scene.give(match::Resign { Seat::B });
        QCOMPARE(scene.settings.ladder.value(QStringLiteral("Ann")).games, 1);
        QVERIFY(scene.settings.ladder.value(QStringLiteral("Ann")).rating > 1000);
        QCOMPARE(told.last().front().toString(), QStringLiteral("Ladder: 1049 (+49)"));
        QCOMPARE(scene.standings.ladderText(), QStringLiteral("Ann on the ladder: 1049"));
        scene.start(againstLevel(2));
        QCOMPARE(told.last().front().toString(), QString()); // not of the game before
        scene.give(match::Resign { Seat::A });
        QVERIFY(told.last().front().toString().contains(QStringLiteral("−")));
    }

    void helpDoesNotCount_data()
    {
        QTest::addColumn<bool>("isHint");
        QTest::newRow("a hint") << true;
        QTest::newRow("a move taken back") << false;
    }
    void helpDoesNotCount()
    {
        QFETCH(bool, isHint);
        Scene scene;
        const QSignalSpy told(&scene.standings, &Standings::told);
        scene.start(againstLevel(2));
        if (isHint) {
            scene.standings.setHelped();
        } else {
            scene.give(match::AskTakeBack { Seat::A });
            scene.give(match::AnswerTakeBack { Seat::B, true });
        }
        scene.give(match::Resign { Seat::B });
        QVERIFY(scene.settings.ladder.isEmpty());
        QVERIFY(told.last().front().toString().contains(QStringLiteral("does not count")));
        scene.start(againstLevel(2)); // the next one does
        scene.give(match::Resign { Seat::B });
        QCOMPARE(scene.settings.ladder.size(), 1);
    }

    void helpIsNotForgottenForThatOfAnotherGame()
    {
        Scene scene;
        scene.start(againstLevel(2));
        scene.standings.setHelped();
        scene.settings.helpedGames.prepend(QStringLiteral("that of another game, which is not over"));
        scene.give(match::Resign { Seat::B });
        QVERIFY(scene.settings.ladder.isEmpty());
        QCOMPARE(scene.settings.helpedGames.size(), 1);
    }

    void theScoreOfTwoPeopleStays()
    {
        Scene scene;
        scene.start(setupOf("Ann", "Bob"));
        scene.give(match::Resign { Seat::B });
        QCOMPARE(scene.standings.seriesText(), QStringLiteral("Ann 1 : 0 Bob"));
        // Bob opens a game begun anew, and sits where he sat.
        match::MatchSetup next = setupOf("Bob", "Ann");
        next.left = Seat::B;
        next = scene.standings.continued(next);
        QVERIFY((next.series == match::Series { 1, { 0, 2 } }));
        scene.start(next);
        scene.give(match::Resign { Seat::B });
        QCOMPARE(scene.standings.seriesText(), QStringLiteral("Ann 1 : 1 Bob"));
        QVERIFY(!scene.standings.continued(setupOf("Ann", "Cho")).series);
    }

    void whoeverGaveNoNameHasNoScore()
    {
        Scene scene;
        match::MatchSetup setup = setupOf("", "");
        setup.names = { text::namelessText(text::Place::First).toStdString(),
            text::namelessText(text::Place::Second).toStdString() };
        scene.start(setup);
        scene.give(match::Resign { Seat::B });
        QVERIFY(!scene.settings.series);
        QCOMPARE(scene.standings.seriesText(), QString());
    }

    void aGameGoesOnFromARecord()
    {
        const record::Game game = gameOf("(;SZ[15];B[hh];W[hg];B[ig])");
        const auto black = from(game, 2);
        QVERIFY(black);
        QVERIFY(!black->engines.a && black->engines.b); // the person plays the side to move
        QCOMPARE(black->engines.b->level, 4);
        QCOMPARE(opening::titleOf(black->opening, "en"), std::string("From a position"));
        const auto white = from(game, 3);
        QVERIFY(white && white->engines.a && !white->engines.b);
        QCOMPARE(white->names.b, std::string("Ann"));
        Scene scene;
        QVERIFY(scene.host.startMatch(*white, scene.folder.path()));
        QCOMPARE(scene.host.match().moves().size(), std::size_t(3));
        QVERIFY(scene.host.match().toAct() == Seat::B);
        scene.give(match::Act { Seat::B, opening::Place { { 0, 0 } } });
        scene.give(match::Resign { Seat::A });
        QVERIFY(scene.settings.ladder.isEmpty());
    }

    void notFromEveryPosition()
    {
        QVERIFY(!from(gameOf("(;SZ[15];B[hh])"), 0)); // nothing is on the board
        QVERIFY(!from(gameOf("(;SZ[15];W[hh])"), 1));
        QVERIFY(!from(gameOf("(;SZ[15]AB[ah][bh][ch][dh][eh]AW[aa][ba][ca][da]PL[W])"), 0)); // it is over
    }
};

} // namespace tst_aftergames

QTEST_MAIN(tst_aftergames::TestAfterGames)
#include "tst_aftergames.moc"
