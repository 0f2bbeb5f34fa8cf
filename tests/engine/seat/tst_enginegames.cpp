// SPDX-License-Identifier: MIT
// What an engine does wrong in a game with clocks, and how the game goes on (engine-seat.md#where-it-stops,
// engine.md): each fault by an engine that does it, in a process of its own.
#include "../../match/model/driver.h"
#include "../playing.h"
#include "engine/seat/computers.h"
#include "realtime.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_enginegames {

using namespace kagetsu;
using namespace kagetsu::engineseat;
using namespace std::chrono_literals;
using engine::test::Playing;

namespace {

constexpr int Patience = 20'000; // milliseconds until something is taken for hanging
// Seconds of processor time that the window may be kept waiting; sanitizers take a multiple.
#if defined(KAGETSU_SANITIZED)
constexpr double LongestRound = 0.2;
#else
constexpr double LongestRound = 0.02;
#endif

// A person has the other seat. The engine has "scripted" as its id.
struct Game
{
    Game(Seat engineSeat, const QString &arguments, const QString &manner, match::MatchSetup setup)
        : seat(engineSeat)
        , profile(Playing::scripted(arguments, manner))
        , computers(&host, time,
              [this](const std::string &id) { return id == "scripted" ? std::optional(profile) : std::nullopt; })
        , stops(&computers, &Computers::stoppedPlaying)
    {
        profile.startLimit = 1000ms;
        setup.engines[seat] = match::EngineSeat { "scripted", 0 };
        if (!host.startMatch(setup, folder.path()))
            qFatal("the match did not start");
    }

    const match::Match &match() const { return host.match(); }
    std::size_t moves() const { return match().moves().size(); }
    bool play(const char *point)
    {
        const rules::Point at = *rules::pointFromText(point, 15);
        return host.execute(match::Act { *match().toAct(), opening::Place { at } }).hasValue();
    }
    bool comesTo(std::size_t count)
    {
        return QTest::qWaitFor([&] { return moves() >= count; }, Patience);
    }

    Seat seat;
    QTemporaryDir folder;
    test::RealTime time;
    host::MatchHost host { time };
    engine::Profile profile;
    Computers computers;
    QSignalSpy stops;
};

match::MatchSetup setupWith(std::optional<clock::Duration> perMove = std::nullopt)
{
    match::MatchSetup setup = plainSetup();
    setup.time.a.perMove = setup.time.b.perMove = perMove;
    return setup;
}

bool nothingIsLeft()
{
    return QTest::qWaitFor([] { return engine::test::ownChildren().isEmpty(); }, Patience);
}

} // namespace

class TestEngineGames : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QVERIFY(nothingIsLeft()); }
    void theGameGoesOn_data();
    void theGameGoesOn();
    void peopleDecide_data();
    void peopleDecide();
    void theFlagFalls_data();
    void theFlagFalls();
    void aForbiddenStoneIsLaidLikeAPersons();
    void aLateMoveIsOfAGameThatIsOver();
    void itOpensBySwap2_data();
    void itOpensBySwap2();
    void leavingTheTableEndsIt_data();
    void leavingTheTableEndsIt();
};

// What is wrong with it costs at most its own time.
void TestEngineGames::theGameGoesOn_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("manner");
    const auto row = [](const char *name, const char *arguments, const char *manner = "") {
        QTest::newRow(name) << arguments << manner;
    };
    row("nothing is wrong", "");
    row("it crashes once", "--crash-at 2");
    row("it exits once", "--exit-at 2");
    row("it floods before each move", "--flood 20000");
    row("it says garbage, and a line of a megabyte", "--garbage-at 1");
    row("it moves twice", "--two-answers-at 1");
    row("it takes half a second", "--late 500");
    row("it starts slowly", "--slow-start 500");
    row("it says nothing of itself", "--about none");
    row("its first line does not end", "--about unterminated");
    row("its lines end with CR", "--endings cr");
    row("it talks on its other channel", "--stderr-noise");
    row("it does not end when it should", "--ignore-end");
    row("it asks first", "--suggest");
    row("it writes in small letters", "--lower");
    row("it does not know RESTART", "--ignore-restart");
    row("it does not stop when it should", "--ignore-stop --yixin", "yixin");
    row("it has started a process of its own", "--spawn");
}

void TestEngineGames::theGameGoesOn()
{
    QFETCH(QString, arguments);
    QFETCH(QString, manner);
    Game game(Seat::B, arguments, manner, setupWith());
    const engine::test::Rounds rounds;
    QVERIFY(game.play("H8"));
    // While it thinks, starts again or talks nonsense, its own clock runs and the other one stands.
    const clock::Duration before = game.host.reading(Seat::A).used;
    bool stood = true;
    QVERIFY(QTest::qWaitFor(
        [&] {
            const clock::Duration used = game.host.reading(Seat::A).used;
            stood = stood && (game.moves() > 1 || used == before);
            return game.moves() == 2;
        },
        Patience));
    QVERIFY(stood);
    QVERIFY(game.match().toAct() == Seat::A);
    const clock::Duration first = game.host.reading(Seat::B).used;
    QVERIFY(first >= clock::Duration(arguments.contains("--late") ? 500 : 0));
    QVERIFY(game.play("J10"));
    QVERIFY(game.comesTo(4));
    QVERIFY(game.match().toAct() == Seat::A);
    const clock::Duration both = game.host.reading(Seat::B).used;
    QVERIFY(both >= first + clock::Duration(arguments.contains("--late") ? 500 : 0));
    QTest::qWait(20);
    QVERIFY(game.host.reading(Seat::B).used == both);
    QVERIFY2(rounds.longest() < LongestRound, qPrintable(QString::number(rounds.longest())));
    QVERIFY(game.stops.isEmpty() && !game.computers.stopped(Seat::B));
    QVERIFY(!game.match().isPaused() && !game.match().isOver());
    QVERIFY(game.host.execute(match::Resign { Seat::A }));
    QVERIFY(nothingIsLeft()); // of a game that is over, though the table still shows it
}

// Where it cannot go on, nothing is laid and nobody has lost: the clocks stand, it can be tried again, and people can
// play on in its place.
void TestEngineGames::peopleDecide_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<StopKind>("kind");
    const auto row = [](const char *name, const char *arguments, StopKind kind) {
        QTest::newRow(name) << arguments << kind;
    };
    row("it crashes again and again", "--crash-at 1", StopKind::Died);
    row("it exits again and again", "--exit-at 1", StopKind::Died);
    row("it ends while it starts", "--exit-at-start", StopKind::Died);
    row("it closes its output", "--close-output", StopKind::Died);
    row("it never starts", "--slow-start 60000", StopKind::Died);
    row("it cannot start", "--start-error", StopKind::Failed);
    row("it refuses the board", "--reject-size", StopKind::Failed);
    row("it refuses the rule", "--rule-error", StopKind::Failed);
    row("it moves onto a stone", "--occupied-at 1", StopKind::IllegalMove);
    row("it moves off the board", "--outside-at 1", StopKind::IllegalMove);
}

void TestEngineGames::peopleDecide()
{
    QFETCH(QString, arguments);
    QFETCH(StopKind, kind);
    Game game(Seat::B, arguments, {}, setupWith());
    QVERIFY(game.play("H8"));
    QTRY_COMPARE_WITH_TIMEOUT(game.stops.size(), 1, Patience);
    QVERIFY(game.computers.stopped(Seat::B)->kind == kind);
    QCOMPARE(game.moves(), std::size_t(1));
    QVERIFY(game.match().isPaused() && !game.match().isOver());
    const clock::Duration used = game.host.reading(Seat::B).used;
    QTest::qWait(50);
    QVERIFY(game.host.reading(Seat::B).used == used);

    game.computers.tryAgain(Seat::B);
    QVERIFY(game.host.execute(match::Resume {}));
    QTRY_COMPARE_WITH_TIMEOUT(game.stops.size(), 2, Patience);
    QVERIFY(game.match().isPaused());

    game.computers.takeOver(Seat::B);
    QVERIFY(game.host.execute(match::Resume {}));
    QVERIFY(game.play("H9") && game.play("J10") && game.play("K11"));
    QVERIFY(!game.match().isOver());
}

// Whoever does not move in time has let the time pass, as a person would have: it is for the other side to claim.
void TestEngineGames::theFlagFalls_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("manner");
    QTest::newRow("it hangs") << "--hang-at 1"
                              << "";
    QTest::newRow("it thinks too long") << "--late 60000"
                                        << "";
    QTest::newRow("it thinks too long, and heeds no stop") << "--late 60000 --yixin --ignore-stop"
                                                           << "yixin";
}

void TestEngineGames::theFlagFalls()
{
    QFETCH(QString, arguments);
    QFETCH(QString, manner);
    Game game(Seat::B, arguments, manner, setupWith(800ms));
    QVERIFY(game.play("H8"));
    QTRY_VERIFY_WITH_TIMEOUT(game.match().isFlagged(Seat::B), Patience);
    QVERIFY(!game.match().isFlagged(Seat::A) && !game.match().isOver());
    QCOMPARE(game.moves(), std::size_t(1));
    QVERIFY(game.host.execute(match::ClaimTime { Seat::A }));
    QVERIFY(game.match().isOver());
    QVERIFY(game.match().result().winner == record::Winner::Black);
    QVERIFY(nothingIsLeft());
}

// As Black it lays the crossing of two threes. It is a stone on the board until somebody says so.
void TestEngineGames::aForbiddenStoneIsLaidLikeAPersons()
{
    match::MatchSetup setup = setupWith();
    Game game(Seat::A, "--moves 5,7;6,7;7,5;7,6;7,7", {}, setup);
    const char *answers[] = { "A1", "A3", "A5", "A7" };
    for (std::size_t i = 0; i < std::size(answers); ++i) {
        QVERIFY(game.comesTo(2 * i + 1));
        QVERIFY(game.play(answers[i]));
    }
    QVERIFY(game.comesTo(9));
    QVERIFY(game.match().moves().back().point == rules::Point(7, 7));
    QVERIFY(game.stops.isEmpty() && !game.match().isOver());
    QVERIFY(game.host.execute(match::ClaimFoul { Seat::B, rules::Point(7, 7) }));
    QVERIFY(game.match().isOver());
    QVERIFY(game.match().result().winner == record::Winner::White);
}

void TestEngineGames::aLateMoveIsOfAGameThatIsOver()
{
    Game game(Seat::B, "--late 300", {}, setupWith());
    QVERIFY(game.play("H8"));
    QTRY_VERIFY_WITH_TIMEOUT(game.computers.isThinking(Seat::B), Patience);
    QVERIFY(game.host.execute(match::Resign { Seat::A }));
    QTest::qWait(500);
    QCOMPARE(game.moves(), std::size_t(1));
}

// Its own answers where it knows swap2, and the first reasonable way where it does not.
void TestEngineGames::itOpensBySwap2_data()
{
    QTest::addColumn<Seat>("seat");
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("personsStones"); // in the order in which the person is asked for them
    QTest::addColumn<QString>("personsChoice");
    QTest::addColumn<QString>("opening"); // all acts
    const auto row = [](const char *name, Seat seat, const char *arguments, const char *stones, const char *choice,
                         const char *opening) {
        QTest::newRow(name) << seat << arguments << stones << choice << opening;
    };
    row("it lays three", Seat::A, "--swap2 three", "", "white", "D12 E10 G13 white");
    row("it does not know swap2", Seat::B, "", "H8 H9 K5", "", "H8 H9 K5 white");
    row("it takes Black", Seat::B, "--swap2 swap", "H8 H9 K5", "", "H8 H9 K5 black");
    row("it stays White", Seat::B, "--swap2 stay", "H8 H9 K5", "", "H8 H9 K5 white");
    row("it lays two more", Seat::B, "--swap2 two", "H8 H9 K5", "black", "H8 H9 K5 two-more B14 C13 black");
    row("it wants three numbers a stone", Seat::B, "--swap2 two-fields-rejected", "H8 H9 K5", "", "H8 H9 K5 black");
    row("it takes Black of five", Seat::A, "--swap2 swap --swap2-first three", "C4 C5", "two-more",
        "D12 E10 G13 two-more C4 C5 black");
}

QString textOf(const opening::Act &act)
{
    if (const auto *place = std::get_if<opening::Place>(&act))
        return QString::fromStdString(rules::toText(place->point));
    const auto *choose = std::get_if<opening::Choose>(&act);
    return choose ? QString::fromStdString(choose->option) : QStringLiteral("?");
}

void TestEngineGames::itOpensBySwap2()
{
    QFETCH(Seat, seat);
    QFETCH(QString, arguments);
    QFETCH(QString, personsStones);
    QFETCH(QString, personsChoice);
    QFETCH(QString, opening);
    match::MatchSetup setup = setupWith();
    setup.opening = shippedProcedure("swap2");
    Game game(seat, arguments, {}, setup);
    QStringList stones = personsStones.split(' ', Qt::SkipEmptyParts);
    const auto isPersonToAct = [&] { return game.match().toAct() == otherSeat(seat); };
    while (game.match().phase() == match::Phase::Opening) {
        QVERIFY(QTest::qWaitFor(
            [&] { return isPersonToAct() || game.match().phase() != match::Phase::Opening; }, Patience));
        if (game.match().phase() != match::Phase::Opening)
            break;
        if (game.match().opening().need().kind == opening::NeedKind::Choose)
            QVERIFY(game.host.execute(match::Act { otherSeat(seat), opening::Choose { personsChoice.toStdString() } }));
        else
            QVERIFY(game.play(stones.takeFirst().toLatin1().constData()));
    }
    QStringList acts;
    for (const auto &act : game.match().openingActs())
        acts << textOf(act.act);
    QCOMPARE(acts.join(' '), opening);
    QVERIFY(game.stops.isEmpty());
}

void TestEngineGames::leavingTheTableEndsIt_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("it thinks") << "--late 60000";
    QTest::newRow("it hangs") << "--hang-at 1";
    QTest::newRow("it does not end") << "--late 60000 --ignore-end";
    QTest::newRow("it starts") << "--slow-start 60000";
    QTest::newRow("it floods without end") << "--flood 100000000";
    QTest::newRow("it reads nothing more") << "--no-read --late 60000";
}

// Whatever it does at that time: no process stays, and the window was never kept waiting.
void TestEngineGames::leavingTheTableEndsIt()
{
    QFETCH(QString, arguments);
    Game game(Seat::B, arguments, {}, setupWith());
    QVERIFY(game.play("H8"));
    engine::test::Rounds rounds;
    QTest::qWait(300);
    game.host.leave();
    QVERIFY(nothingIsLeft());
    QVERIFY2(rounds.longest() < LongestRound, qPrintable(QString::number(rounds.longest())));
}

} // namespace tst_enginegames

QTEST_GUILESS_MAIN(tst_enginegames::TestEngineGames)
#include "tst_enginegames.moc"
