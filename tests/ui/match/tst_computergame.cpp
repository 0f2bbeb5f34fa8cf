// SPDX-License-Identifier: MIT
#include "engine/seat/computers.h"
#include "fixture.h"
#include "ui/match/newgame/choicechips.h"
#include "ui/match/newgame/computerdialog.h"
#include "ui/match/newgame/termsbutton.h"
#include "ui/match/table/evaluationbar.h"
#include "ui/match/table/playerpanel.h"
#include "ui/match/table/tablehelp.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include <algorithm>

namespace tst_computergame {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// An engine has the seat, and none is there to play: only people act.
struct EngineTable : Table
{
    explicit EngineTable(Seat seat)
        : Table([seat] {
            match::MatchSetup setup = plainSetup();
            setup.engines[seat] = match::EngineSeat { "gone", 0 };
            return setup;
        }())
        , computers(host.get(), time, [](const std::string &) { return std::nullopt; })
    {
        page->setComputers(&computers);
        if (!QTest::qWaitFor([this] { return match().isPaused(); })) // for the engine that is not there
            qFatal("the clocks are not stopped");
        page->pauseOrResume();
    }
    ~EngineTable() { page.reset(); }

    engineseat::Computers computers;
};

engine::Profile other()
{
    engine::Profile profile;
    profile.id = "other";
    profile.name = "Other";
    profile.program = "/bin/other";
    return profile;
}

template <class T>
T *part(const QWidget &of, const char *name)
{
    return of.findChild<T *>(QLatin1String(name));
}

} // namespace

class TestComputerGame : public QObject
{
    Q_OBJECT

private slots:
    void nobodyLaysAStoneForAnEngine()
    {
        EngineTable table(Seat::B);
        table.click("H8");
        QCOMPARE(table.match().moves().size(), std::size_t(1));
        table.click("H9");
        table.type("J9");
        QCOMPARE(table.match().moves().size(), std::size_t(1));
        table.computers.takeOver(Seat::B);
        table.click("H9");
        QCOMPARE(table.match().moves().size(), std::size_t(2));
    }

    void nobodySpeaksForAnEngine()
    {
        EngineTable table(Seat::B);
        table.play({ "H8" });
        for (const Claim claim : AllClaims) {
            QVERIFY(!table.page->mayClaim(Seat::B, claim));
            QVERIFY(!table.page->panel(Seat::B)->button(claim)->isVisible());
        }
        QVERIFY(table.page->mayClaim(Seat::A, Claim::Resign));
        table.page->resign(); // by the menu: for the person, whoever is to move
        QVERIFY(!table.notice(Seat::A).isEmpty());
        QVERIFY(table.notice(Seat::B).isEmpty());
    }

    void aHintTellsThreatsAndThenAMove()
    {
        EngineTable table(Seat::B);
        for (const char *point : { "H8", "A1", "H9", "A2", "H10", "A3" })
            QVERIFY(table.host->execute(
                match::Act { *table.match().toAct(), opening::Place { rules::pointFromText(point, 15).value() } }));
        const QRect board = table.page->board()->geometry();
        QVERIFY(!table.page->panel(Seat::B)->button(Claim::Hint)->isVisible());
        table.press("askHint");
        QTRY_COMPARE(table.page->help()->step(), TableHelp::Step::Threats);
        QVERIFY2(table.notice(Seat::A).contains(QStringLiteral("You can win with")), qPrintable(table.notice(Seat::A)));
        table.press("askHint");
        QCOMPARE(table.page->help()->step(), TableHelp::Step::Move);
        QVERIFY2(table.notice(Seat::A).startsWith(QStringLiteral("Try H")), qPrintable(table.notice(Seat::A)));
        QCOMPARE(table.page->help()->helped(), table.match().setup().id);
        const auto marked = [&table] {
            const BoardPicture &picture = table.page->board()->picture();
            return std::ranges::any_of(
                picture.points(), [&](rules::Point point) { return !picture.at(point).worth.text.isEmpty(); });
        };
        QVERIFY(marked());
        QCOMPARE(table.page->board()->geometry(), board);
        table.click("H11");
        QCOMPARE(table.page->help()->step(), TableHelp::Step::Nothing); // of a position that no longer exists
        QVERIFY(!marked());
        QVERIFY(!table.page->mayClaim(Seat::A, Claim::Hint)); // it is not the person's turn
    }

    void aHintSaysWhatIsForbidden()
    {
        EngineTable table(Seat::B);
        for (const char *point : { "G8", "A1", "I8", "C1", "H7", "E1", "H9", "O15" })
            QVERIFY(table.host->execute(
                match::Act { *table.match().toAct(), opening::Place { rules::pointFromText(point, 15).value() } }));
        QVERIFY(!table.page->board()->picture().at({ 7, 7 }).signs.fouls.any()); // this game shows none by itself
        table.press("askHint");
        QTRY_VERIFY(table.page->board()->picture().at({ 7, 7 }).signs.fouls.any());
        QVERIFY2(table.notice(Seat::A).contains(QStringLiteral("H8")), qPrintable(table.notice(Seat::A)));
    }

    void nobodyIsHelpedAmongPeople()
    {
        Table table(plainSetup());
        table.play({ "H8" });
        table.page->setShown({ .evaluation = true });
        for (const Seat seat : BothSeats) {
            QVERIFY(!table.page->mayClaim(seat, Claim::Hint));
            QVERIFY(!table.page->panel(seat)->button(Claim::Hint)->isVisible());
        }
        QVERIFY(!table.page->evaluation()->isVisible());
        // Nor where a person has taken over for an engine.
        EngineTable engines(Seat::B);
        engines.page->setShown({ .evaluation = true });
        QVERIFY(engines.page->evaluation()->isVisible());
        engines.computers.takeOver(Seat::B);
        QVERIFY(!engines.page->mayClaim(Seat::A, Claim::Hint));
        QTRY_VERIFY(!engines.page->evaluation()->isVisible());
    }

    void aBarSaysWhoIsBetter()
    {
        EngineTable table(Seat::B);
        const QRect board = table.page->board()->geometry();
        EvaluationBar *bar = table.page->evaluation();
        QVERIFY(!bar->isVisible()); // only on wish
        table.page->setShown({ .evaluation = true });
        QVERIFY(bar->isVisible());
        QCOMPARE(table.page->board()->geometry(), board);
        QVERIFY(!bar->geometry().intersects(board));
        for (const char *point : { "H8", "A1", "H9", "A2", "H10", "A3", "H11", "A4" })
            QVERIFY(table.host->execute(
                match::Act { *table.match().toAct(), opening::Place { rules::pointFromText(point, 15).value() } }));
        QTRY_COMPARE(bar->share(), std::optional(1.0));
        QVERIFY(bar->accessibleName().contains(QStringLiteral("100 %")));
        QVERIFY(table.host->execute(match::Resign { Seat::B }));
        QVERIFY(!bar->isVisible());
    }

    void thePersonTakesBack()
    {
        EngineTable table(Seat::B);
        table.play({ "H8" });
        table.page->askTakeBack();
        QVERIFY(table.match().takeBackAsked() == Seat::A || table.match().moves().empty());
    }

    void whatWasChosenIsThereAgain()
    {
        ComputerChoices choices;
        choices.level = 5;
        choices.game.left = QStringLiteral("Ann");
        choices.game.opener = Opener::Right;
        choices.game.time = QStringLiteral("5m+3s");
        const ComputerDialog dialog(
            choices, { engine::ownEngine("/bin/kagetsu-brain") }, catalogue::proceduresWith({}));
        QCOMPARE(dialog.choices(), choices);
    }

    void oneTapChoosesALevel()
    {
        ComputerDialog dialog({}, { engine::ownEngine("/bin/kagetsu-brain") }, catalogue::proceduresWith({}));
        dialog.show();
        QVERIFY(part<QWidget>(dialog, "playComputer")->hasFocus() || dialog.isVisible());
        auto *levels = part<ChoiceChips>(dialog, "opponentLevel");
        QCOMPARE(levels->ids().size(), engine::HighestLevel);
        QTest::mouseClick(levels->button(QStringLiteral("4")), Qt::LeftButton);
        QCOMPARE(part<QLabel>(dialog, "levelMeaning")->text(), levelMeaning(4));
        dialog.accept();
        const match::MatchSetup setup = dialog.setup();
        QVERIFY(dialog.personsSeat() == Seat::A);
        QVERIFY(!setup.engines.a);
        QVERIFY((setup.engines.b == match::EngineSeat { engine::OwnEngineId, 4 }));
        QCOMPARE(QString::fromStdString(setup.names.b), QStringLiteral("Kagetsu (Hard)"));
        QVERIFY(setup.takeBacks && setup.foulPolicy == match::FoulPolicy::Block);
    }

    void thePlayersTakeTurnsInOpening()
    {
        ComputerDialog dialog({}, { engine::ownEngine("/bin/kagetsu-brain") }, catalogue::proceduresWith({}));
        dialog.accept();
        QVERIFY(dialog.next().game.opener == Opener::Right);
        ComputerDialog next(dialog.next(), { engine::ownEngine("/bin/kagetsu-brain") }, catalogue::proceduresWith({}));
        next.accept();
        QVERIFY(next.personsSeat() == Seat::B && next.setup().engines.a);
        QVERIFY(next.next().game.opener == Opener::Left);
    }

    void onlyWhatTheEnginePlaysIsPlayed()
    {
        ComputerChoices choices;
        choices.engine = QStringLiteral("other");
        ComputerDialog dialog(
            choices, { engine::ownEngine("/bin/kagetsu-brain"), other() }, catalogue::proceduresWith({}));
        dialog.show();
        QVERIFY(!part<QWidget>(dialog, "playComputer")->isEnabled()); // no renju
        QVERIFY(part<QLabel>(dialog, "engineFault")->isVisible());
        QVERIFY(!part<QWidget>(dialog, "opponentLevel")->isVisible()); // only ours has levels
        part<QComboBox>(dialog, "opponentEngine")->setCurrentIndex(0);
        QVERIFY(part<QWidget>(dialog, "playComputer")->isEnabled());
        QVERIFY(part<QWidget>(dialog, "opponentLevel")->isVisible());
    }

    void anotherEngineHasNoLevel()
    {
        ComputerChoices choices;
        choices.engine = QStringLiteral("other");
        choices.game.rules.rule = rules::Rule::FreeStyle;
        ComputerDialog dialog(
            choices, { engine::ownEngine("/bin/kagetsu-brain"), other() }, catalogue::proceduresWith({}));
        dialog.accept();
        QVERIFY((dialog.setup().engines.b == match::EngineSeat { "other", 0 }));
        QCOMPARE(QString::fromStdString(dialog.setup().names.b), QStringLiteral("Other"));
    }
};

} // namespace tst_computergame

QTEST_MAIN(tst_computergame::TestComputerGame)
#include "tst_computergame.moc"
