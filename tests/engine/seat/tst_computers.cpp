// SPDX-License-Identifier: MIT
#include "../../match/model/driver.h"
#include "engine/profile.h"
#include "engine/seat/computers.h"
#include "realtime.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_computers {

using namespace kagetsu;
using namespace kagetsu::engineseat;
using namespace std::chrono_literals;

namespace {

constexpr int Patience = 20'000; // milliseconds until something is taken for hanging

struct Game
{
    explicit Game(match::MatchSetup setup)
        : computers(&host, time, [this](const std::string &id) { return profileOf(id); })
    {
        if (!host.startMatch(setup, folder.path()))
            qFatal("the match did not start");
    }

    std::optional<engine::Profile> profileOf(const std::string &id) const
    {
        if (id == engine::OwnEngineId && isThere)
            return engine::ownEngine(std::string(KAGETSU_PROGRAMS) + "/kagetsu-brain");
        return std::nullopt;
    }

    bool play(const char *point)
    {
        const Seat seat = *host.match().toAct();
        return host.execute(match::Act { seat, opening::Place { *rules::pointFromText(point, 15) } }).hasValue();
    }
    std::size_t moves() const { return host.match().moves().size(); }

    QTemporaryDir folder;
    test::RealTime time;
    host::MatchHost host { time };
    bool isThere = true;
    Computers computers;
};

match::MatchSetup setupFor(std::optional<Seat> engine, const char *procedure = "free")
{
    match::MatchSetup setup = plainSetup();
    setup.opening = shippedProcedure(procedure);
    for (const Seat seat : BothSeats) {
        if (!engine || *engine == seat)
            setup.engines[seat] = match::EngineSeat { engine::OwnEngineId, 1 };
    }
    return setup;
}

} // namespace

class TestComputers : public QObject
{
    Q_OBJECT

private slots:
    void aPersonIsAnswered()
    {
        Game game(setupFor(Seat::B));
        QVERIFY(game.computers.plays(Seat::B) && !game.computers.plays(Seat::A));
        QVERIFY(game.play("H8"));
        QTRY_COMPARE_WITH_TIMEOUT(game.moves(), std::size_t(2), Patience);
        QVERIFY(game.host.match().toAct() == Seat::A);
        QVERIFY(game.play("A1"));
        QTRY_COMPARE_WITH_TIMEOUT(game.moves(), std::size_t(4), Patience);
    }

    void itOpensTheGame()
    {
        Game game(setupFor(Seat::A));
        QTRY_COMPARE_WITH_TIMEOUT(game.moves(), std::size_t(1), Patience);
        QVERIFY(game.host.match().moves().front().point == rules::Point(7, 7));
    }

    void takenBackMovesAreThoughtAboutAnew()
    {
        Game game(setupFor(Seat::B));
        QVERIFY(game.play("H8"));
        QTRY_COMPARE_WITH_TIMEOUT(game.moves(), std::size_t(2), Patience);
        QVERIFY(game.host.execute(match::AskTakeBack { Seat::A }));
        QTRY_COMPARE_WITH_TIMEOUT(game.moves(), std::size_t(0), Patience);
        QVERIFY(game.play("C3"));
        QTRY_COMPARE_WITH_TIMEOUT(game.moves(), std::size_t(2), Patience);
    }

    void aPauseStopsItsThinking()
    {
        Game game(setupFor(Seat::B));
        game.computers.setLeastPause(300ms);
        QVERIFY(game.play("H8"));
        QTRY_VERIFY(game.computers.isThinking(Seat::B));
        QVERIFY(game.host.execute(match::Pause { Seat::A }));
        QTRY_VERIFY(!game.computers.isThinking(Seat::B));
        QVERIFY(game.host.execute(match::Resume {}));
        QTRY_COMPARE_WITH_TIMEOUT(game.moves(), std::size_t(2), Patience);
    }

    void twoOfThemOpenByTheProcedure_data()
    {
        QTest::addColumn<QString>("procedure");
        for (const char *id : { "swap", "swap2", "swap5", "rif-classic", "yamaguchi", "soosorv-n", "taraguchi-n" })
            QTest::newRow(id) << QString::fromLatin1(id);
    }

    void twoOfThemOpenByTheProcedure()
    {
        QFETCH(QString, procedure);
        const std::string id = procedure.toStdString();
        Game game(setupFor(std::nullopt, id.c_str()));
        const auto &match = game.host.match();
        QTRY_VERIFY_WITH_TIMEOUT(match.phase() == match::Phase::Playing && match.moves().size() >= 7, 3 * Patience);
        QVERIFY(!game.computers.stopped(Seat::A) && !game.computers.stopped(Seat::B));
    }

    void withoutItsEngineTheGameWaits()
    {
        match::MatchSetup setup = setupFor(Seat::B);
        setup.engines.b->id = "gone";
        Game game(setup);
        QSignalSpy stopped(&game.computers, &Computers::stoppedPlaying);
        QTRY_COMPARE(stopped.size(), 1);
        QVERIFY(game.computers.stopped(Seat::B)->kind == StopKind::Missing);
        QVERIFY(game.host.match().isPaused());
        QVERIFY(game.computers.plays(Seat::B)); // nobody plays for it unasked
        game.computers.takeOver(Seat::B);
        QVERIFY(!game.computers.plays(Seat::B));
        QVERIFY(game.host.execute(match::Resume {}));
        QVERIFY(game.play("H8") && game.play("H9"));
    }

    void itIsTriedAgain()
    {
        Game game(setupFor(Seat::A));
        QTRY_COMPARE_WITH_TIMEOUT(game.moves(), std::size_t(1), Patience);
        match::MatchSetup setup = setupFor(Seat::A);
        setup.id = "another";
        game.isThere = false;
        QSignalSpy stopped(&game.computers, &Computers::stoppedPlaying);
        QVERIFY(game.host.startMatch(setup, game.folder.path()));
        QTRY_COMPARE(stopped.size(), 1);
        game.isThere = true;
        game.computers.tryAgain(Seat::A);
        QVERIFY(!game.computers.stopped(Seat::A));
        QVERIFY(game.host.execute(match::Resume {}));
        QTRY_COMPARE_WITH_TIMEOUT(game.moves(), std::size_t(1), Patience);
    }

    void aGameGoesOnFromItsJournal()
    {
        QString journal;
        {
            Game game(setupFor(Seat::B));
            QVERIFY(game.play("H8"));
            QTRY_COMPARE_WITH_TIMEOUT(game.moves(), std::size_t(2), Patience);
            journal = game.host.journalPath();
            game.folder.setAutoRemove(false);
            game.host.leave();
        }
        Game other(setupFor(Seat::B));
        QVERIFY(other.host.resumeMatch(journal));
        QVERIFY(other.computers.plays(Seat::B));
        QVERIFY(other.host.execute(match::Resume {}));
        QVERIFY(other.play("A1"));
        QTRY_COMPARE_WITH_TIMEOUT(other.moves(), std::size_t(4), Patience);
        QDir(QFileInfo(journal).path()).removeRecursively();
    }

    // The game of two lasts until one has won, or the board is full.
    void twoOfThemPlayAGame()
    {
        Game game(setupFor(std::nullopt));
        QTRY_VERIFY_WITH_TIMEOUT(game.host.match().isOver(), 5 * Patience);
        QVERIFY(!game.computers.plays(Seat::A));
        const record::Winner winner = game.host.match().result().winner;
        QVERIFY(winner == record::Winner::Black || winner == record::Winner::White || winner == record::Winner::Draw);
    }
};

} // namespace tst_computers

QTEST_GUILESS_MAIN(tst_computers::TestComputers)
#include "tst_computers.moc"
