// SPDX-License-Identifier: MIT
#include "fixture.h"
#include "opening/file/shipped.h"
#include "opening/play/acttext.h"
#include "opening/play/example.h"
#include "ui/board/boardwidget.h"
#include "ui/match/opening/guide/openingstrip.h"
#include "ui/match/table/swapbadge.h"
#include "ui/match/table/swapmotion.h"

#include <QLabel>
#include <QTest>

namespace tst_openings {

using namespace kagetsu;
using namespace kagetsu::ui;
using opening::NeedKind;

namespace {

// Away from every example, and no row of five.
const std::vector<const char *> FreePoints { "A1", "O15", "A15", "O1", "A8", "O8", "H1", "H15" };

match::MatchSetup setupOf(const opening::Procedure &chosen)
{
    match::MatchSetup setup = plainSetup();
    setup.boardSize = opening::exampleBoardSize(chosen);
    setup.opening = chosen;
    return setup;
}

// The act a line of an example means now; offers are several.
std::vector<opening::Act> actsOf(const std::string &line, const match::Match &match)
{
    std::vector<opening::Act> acts = opening::actsFromText(line, match.setup().boardSize).value();
    for (opening::Act &act : acts) {
        if (const auto *choose = std::get_if<opening::Choose>(&act))
            act = opening::meantBy(*choose, match.opening().need());
    }
    return acts;
}

std::optional<rules::Point> pointOf(const opening::Act &act)
{
    return std::visit(
        [](const auto &content) -> std::optional<rules::Point> {
            if constexpr (requires { content.point; })
                return content.point;
            else
                return std::nullopt;
        },
        act);
}

void doByMouse(Table &table, const opening::Act &act)
{
    if (const std::optional<rules::Point> point = pointOf(act)) {
        table.click(rules::toText(*point).c_str());
        if (table.button("confirmOffer"))
            table.press("confirmOffer");
    } else if (const auto *choose = std::get_if<opening::Choose>(&act))
        table.press(("choose-" + choose->option).c_str());
    else
        table.press(("declare-" + std::to_string(std::get<opening::Declare>(act).number)).c_str());
}

// Nothing is sent to a widget by name: the keys must be where they are needed.
void doByKeys(Table &table, const opening::Act &act)
{
    if (const std::optional<rules::Point> point = pointOf(act)) {
        table.type(rules::toText(*point).c_str());
        if (table.button("confirmOffer"))
            table.key(Qt::Key_Space);
        return;
    }
    std::string digits;
    if (const auto *choose = std::get_if<opening::Choose>(&act)) {
        const std::vector<opening::OpenOption> options = table.match().opening().need().options;
        const auto option = std::find_if(options.begin(), options.end(),
            [&](const opening::OpenOption &candidate) { return candidate.id == choose->option; });
        digits = std::to_string(option - options.begin() + 1);
    } else {
        digits = std::to_string(std::get<opening::Declare>(act).number);
    }
    for (const char digit : digits)
        QTest::keyClick(QApplication::focusWidget(), digit);
    table.key(Qt::Key_Return);
}

void addRow(const char *name, const char *procedureId, const std::vector<std::string> &lines)
{
    QTest::newRow(name) << QString::fromLatin1(procedureId) << QStringList([&] {
        QStringList texts;
        for (const std::string &line : lines)
            texts << QString::fromStdString(line);
        return texts;
    }());
}

} // namespace

class tst_openings : public QObject
{
    Q_OBJECT

private slots:
    void playedToMoveSixByMouse_data() { procedures(); }
    void playedToMoveSixByMouse() { play(&doByMouse); }
    void playedToMoveSixByKeys_data() { procedures(); }
    void playedToMoveSixByKeys() { play(&doByKeys); }
    void aStoneOutsideTheZoneIsRefusedOnItsPoint();
    void theLastOfferCanStillBeAnother_data();
    void theLastOfferCanStillBeAnother();
    void theLastOfferIsHeldUntilItIsConfirmed_data();
    void theLastOfferIsHeldUntilItIsConfirmed();
    void whereTheClockCompletesEveryStoneItConfirmsTheOffer();
    void refusalDoesNotCoverTheClocks_data();
    void refusalDoesNotCoverTheClocks();
    void anEqualOfferIsExplainedAndRefused();
    void anArbiterAllowsEqualFigures();
    void aNumberOutOfRangeIsRefused();
    void nobodyChoosesForTheOther();
    void noStoneBeforeTheChoice();
    void passingTooEarlySaysFromWhenOn();
    void anArbiterStepsBack();
    void playersKeepTheirSides_data();
    void playersKeepTheirSides();
    void theSwapIsSeenAndNothingWaitsForIt();
    void everySwapOfAnOpeningIsTold();
    void theStripTurnsToWhoActs();
    void everyChoiceCanBeReachedInSmallWindows_data();
    void everyChoiceCanBeReachedInSmallWindows();
    void pauseHidesTheChoices();

private:
    static void procedures();
    static void play(void (*act)(Table &, const opening::Act &));
};

void tst_openings::procedures()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("lines");
    for (const opening::Procedure &shipped : opening::shippedProcedures())
        addRow(shipped.id.c_str(), shipped.id.c_str(), shipped.example);
    QCOMPARE(opening::shippedProcedures().size(), std::size_t(19));
    addRow("taraguchi with one fifth move", "taraguchi-n",
        { "place H8", "keep", "place H9", "keep", "place J6", "swap", "place I8", "single", "place K9", "swap",
            "place G7" });
    addRow("taraguchi with ten fifth moves", "taraguchi-n",
        { "place H8", "keep", "place H9", "keep", "place J9", "keep", "place G9", "choose offer",
            "offer G7 J10 F6 E8 L12 C3 H12 M8 J5 G11", "select E8", "place I10" });
    addRow("yamaguchi with one fifth move", "yamaguchi",
        { "place H8", "place I9", "place J6", "declare 1", "swap", "place I7", "offer G7", "select G7", "place G9" });
    addRow("yamaguchi with twelve fifth moves", "yamaguchi",
        { "place H8", "place I9", "place J6", "declare 12", "keep", "place I7",
            "offer G7 J8 H5 E8 L12 C3 H12 M8 J5 G11 D5 N13", "select C3", "place G9" });
    addRow("swap2, the other stays White", "swap2", { "place B2", "place C4", "place D2", "white" });
    addRow("swap2, the other takes Black", "swap2", { "place B2", "place C4", "place D2", "black" });
    addRow("swap2, the other adds two stones", "swap2",
        { "place B2", "place C4", "place D2", "two-more", "place E5", "place M13", "black" });
}

void tst_openings::play(void (*act)(Table &, const opening::Act &))
{
    QFETCH(QString, id);
    QFETCH(QStringList, lines);
    Table table(setupOf(procedure(id.toStdString())));
    opening::Opening expected =
        opening::Opening::start(procedure(id.toStdString()), table.match().setup().boardSize).value();
    for (const QString &line : lines) {
        for (const opening::Act &wanted : actsOf(line.toStdString(), table.match())) {
            const opening::Need need = table.match().opening().need();
            QVERIFY(table.page->strip()->isVisible());
            QVERIFY(table.page->strip()->task().startsWith(need.seat == Seat::A ? "Ann (" : "Bob ("));
            const bool bounded = need.kind == NeedKind::Place && need.region.kind != opening::RegionKind::Any;
            QCOMPARE(table.page->board()->picture().hasZone(), bounded);
            act(table, wanted);
            expected.apply(wanted);
            QVERIFY2(table.match().opening() == expected, qPrintable(line));
        }
    }
    QVERIFY(table.match().phase() == match::Phase::Playing);
    QVERIFY(!table.page->strip()->isVisible());
    QCOMPARE(QApplication::focusWidget(), table.page->board());
    for (std::size_t i = 0; table.match().moves().size() < 6; ++i)
        act(table, opening::Place { *rules::pointFromText(FreePoints.at(i), table.match().setup().boardSize) });
    QVERIFY(table.match().moves().size() >= 6);
    // Each panel shows the colour of its player.
    QCOMPARE(table.page->panel(Seat::A)->isBlack(), table.match().sideOf(Seat::A) == rules::Side::Black);
}

void tst_openings::aStoneOutsideTheZoneIsRefusedOnItsPoint()
{
    Table table(setupOf(procedure("rif-classic")));
    table.play({ "H8", "H9" });
    // The stones lie in the light, though nothing can be laid on them.
    for (const rules::Point lit : { rules::Point(7, 7), rules::Point(7, 8), rules::Point(9, 9) })
        QVERIFY(!table.page->board()->picture().at(lit).signs.outOfZone);
    QVERIFY(table.page->board()->picture().at({ 10, 10 }).signs.outOfZone);
    table.play({ "A1" });
    const auto sign = [&] { return table.page->board()->picture().at({ 0, 0 }).signs.refused; };
    QCOMPARE(
        table.notice(Seat::A), QStringLiteral("In this step, the stone must be placed in the lit part of the board."));
    QVERIFY(sign());
    table.press("ok");
    QVERIFY(!sign());
    table.play({ "A1" });
    QVERIFY(sign());
    table.play({ "I9" });
    QVERIFY(!sign());
    QCOMPARE(table.notice(Seat::A), QString());
}

namespace {

// D4 with the fourth stone beside it: a half-turn and two mirrors send the figure to itself
// (opening.md#board-and-shape).
void playToOffer(Table &table)
{
    table.play({ "H8", "H9", "I9" });
    table.press("choose-keep");
    table.play({ "I8", "G7" });
}

} // namespace

void tst_openings::theLastOfferCanStillBeAnother_data()
{
    QTest::addColumn<Guard>("guard");
    QTest::newRow("one tap") << Guard::OneTap;
    QTest::newRow("two taps") << Guard::TapTwice;
}

// The full number lies on the board, and the turn goes on until it is ended (opening.md#offers).
void tst_openings::theLastOfferCanStillBeAnother()
{
    QFETCH(Guard, guard);
    Table table(setupOf(procedure("rif-classic")));
    playToOffer(table);
    table.page->setGuard(guard);
    const auto lay = [&](const char *point) {
        table.click(point);
        if (guard == Guard::TapTwice)
            table.click(point);
    };
    const auto offerSign = [&](const char *point) {
        return table.page->board()->picture().at(*rules::pointFromText(point, 15)).signs.offer;
    };
    lay("K12");
    QVERIFY(table.match().toAct() == Seat::A);
    QCOMPARE(table.match().opening().offers().size(), std::size_t(1));
    QCOMPARE(offerSign("K12"), 2);
    QCOMPARE(table.page->strip()->task(),
        QStringLiteral("Ann (Black) has placed all 2 fifth moves: offer them, or change them."));
    const auto *steps = table.page->findChild<QWidget *>(QStringLiteral("steps"));
    QVERIFY2(steps->accessibleDescription().contains(QStringLiteral("Ann offers: 2 of 2")),
        qPrintable(steps->accessibleDescription()));
    // Elsewhere, but not where it would be the same.
    lay("C3");
    QCOMPARE(offerSign("K12"), 0);
    QCOMPARE(offerSign("C3"), 2);
    table.click("J10");
    QVERIFY(table.notice(Seat::A).contains(QStringLiteral("G7")));
    QCOMPARE(offerSign("C3"), 2);
    // Away again, and with it what was said.
    table.click("C3");
    QCOMPARE(table.notice(Seat::A), QString());
    QCOMPARE(offerSign("C3"), 0);
    QVERIFY(!table.button("confirmOffer"));
    // One that was laid before: what is left is one among others.
    lay("C3");
    table.click("G7");
    QVERIFY(!table.button("confirmOffer"));
    QCOMPARE(table.match().opening().offers(), std::vector { *rules::pointFromText("C3", 15) });
    lay("K12");
    table.press("confirmOffer");
    QCOMPARE(table.match().opening().need().kind, NeedKind::Select);
    QCOMPARE(table.match().opening().offers().size(), std::size_t(2));
    QVERIFY(!table.button("confirmOffer"));
}

void tst_openings::theLastOfferIsHeldUntilItIsConfirmed_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("by its button") << 0;
    QTest::newRow("by the clock") << 1;
    QTest::newRow("by the space bar") << 2;
    QTest::newRow("by the tab key and Enter") << 3;
    QTest::newRow("not by the other's clock") << 4;
    QTest::newRow("not by Enter once more") << 5;
    QTest::newRow("Escape takes it away") << 6;
    QTest::newRow("a pause takes it away") << 7;
}

void tst_openings::theLastOfferIsHeldUntilItIsConfirmed()
{
    QFETCH(int, way);
    Table table(setupOf(procedure("rif-classic")));
    playToOffer(table);
    table.type("k12");
    QVERIFY(table.button("confirmOffer"));
    const auto pressClock = [&](Seat seat) { QTest::mouseClick(table.page->panel(seat)->face(), Qt::LeftButton); };
    const std::vector<std::function<void()>> ways {
        [&] { table.press("confirmOffer"); },
        [&] { pressClock(Seat::A); },
        [&] { table.key(Qt::Key_Space); },
        [&] {
            table.key(Qt::Key_Tab);
            table.key(Qt::Key_Return);
        },
        [&] { pressClock(Seat::B); },
        [&] { table.key(Qt::Key_Return); },
        [&] { table.key(Qt::Key_Escape); },
        [&] { table.page->pauseOrResume(); },
    };
    ways[static_cast<std::size_t>(way)]();
    QCOMPARE(table.match().opening().need().kind, way <= 3 ? NeedKind::Select : NeedKind::Offer);
    QCOMPARE(table.button("confirmOffer") != nullptr, way == 4);
}

// Offers stand when they are laid, and a tap never moves the first one: only the end of the turn wants the press.
void tst_openings::whereTheClockCompletesEveryStoneItConfirmsTheOffer()
{
    Table table(setupOf(procedure("rif-classic")));
    playToOffer(table);
    table.page->setGuard(Guard::PlaceThenClock);
    QVERIFY(!table.page->panel(Seat::A)->face()->waitsForPress());
    table.click("G7"); // away again
    QVERIFY(table.match().opening().offers().empty());
    table.play({ "C3" });
    QCOMPARE(table.match().opening().offers(), std::vector { *rules::pointFromText("C3", 15) });
    QVERIFY(!table.page->panel(Seat::A)->face()->waitsForPress());
    table.play({ "K12" });
    QVERIFY(table.button("confirmOffer"));
    QVERIFY(table.match().toAct() == Seat::A);
    QVERIFY(table.page->panel(Seat::A)->face()->waitsForPress());
    QVERIFY(!table.page->panel(Seat::B)->face()->waitsForPress());
    table.key(Qt::Key_Space);
    QCOMPARE(table.match().opening().need().kind, NeedKind::Select);
    QCOMPARE(table.match().opening().offers().back(), *rules::pointFromText("K12", 15));
    QVERIFY(!table.page->panel(Seat::A)->face()->waitsForPress());
    // The choice of one of them is a stone, and waits.
    table.click("C3");
    QVERIFY(table.page->panel(Seat::B)->face()->waitsForPress());
}

void tst_openings::refusalDoesNotCoverTheClocks_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : { QSize(360, 430), QSize(400, 560), QSize(400, 650), QSize(400, 700), QSize(400, 850),
             QSize(600, 400), QSize(700, 500), QSize(768, 980) })
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void tst_openings::refusalDoesNotCoverTheClocks()
{
    QFETCH(QSize, size);
    Table table(setupOf(procedure("rif-classic")), size);
    // The longest ones: with an arbiter's button, and of the player at the far edge.
    const auto refused = [&](Seat seat, const char *point) {
        const PlayerPanel *panel = table.page->panel(seat);
        const QRect usual = panel->face()->geometry();
        table.click(point);
        QVERIFY(!table.notice(seat).isEmpty());
        for (const Seat each : BothSeats)
            QVERIFY(table.page->panel(each)->face()->isVisible());
        const QRect face = panel->face()->geometry();
        const QRect bar = panel->bar()->geometry();
        QVERIFY(!face.intersects(bar));
        QVERIFY(panel->rect().contains(bar) && panel->rect().contains(face));
        QVERIFY2(face.height() >= std::min(usual.height(), 36) && face.width() >= 130,
            qPrintable(QStringLiteral("%1x%2").arg(face.width()).arg(face.height())));
        // Nor the board, where the point is that was tapped.
        const QRect onPage(panel->mapTo(table.page.get(), bar.topLeft()), bar.size());
        QVERIFY(!onPage.intersects(table.page->board()->geometry()));
        // There is room for words beside its buttons.
        int buttons = 0;
        for (const QAbstractButton *button : panel->bar()->findChildren<QAbstractButton *>())
            buttons += button->isVisible() ? button->width() : 0;
        if (table.page->isPortrait() && size.height() < 800) // else the words stand above them
            QVERIFY2(bar.width() - buttons >= 90, qPrintable(QString::number(bar.width() - buttons)));
        // A tap on it closes it where there is no room for a button.
        if (table.button("ok"))
            table.press("ok");
        else
            QTest::mouseClick(panel->bar(), Qt::LeftButton, {}, panel->bar()->rect().center() / 2);
        QCOMPARE(table.notice(seat), QString());
    };
    table.play({ "H8", "H9" });
    refused(Seat::A, "A1");
    table.play({ "I9" });
    table.press("choose-keep");
    refused(Seat::B, "H8");
    table.play({ "I8", "G7" });
    refused(Seat::A, "J10");
}

void tst_openings::anEqualOfferIsExplainedAndRefused()
{
    Table table(setupOf(procedure("rif-classic")));
    playToOffer(table);
    BoardWidget *board = table.page->board();
    const rules::Point equal = *rules::pointFromText("J10", 15);
    QCOMPARE(board->picture().at(equal).signs.equalTo, 1);
    QVERIFY(!board->picture().equalPair);
    QTest::mouseMove(board, board->rectOf(equal).center().toPoint());
    QVERIFY(board->picture().equalPair);
    QVERIFY(board->picture().equalPair->by == EqualPair::By::HalfTurn);
    QCOMPARE(board->picture().equalPair->doubledX, 15);
    QCOMPARE(board->picture().equalPair->doubledY, 15);
    QCOMPARE(table.page->strip()->note(),
        QStringLiteral(
            "J10 is the same as offer 1 (G7): half a turn about the marked centre turns one into the other."));
    QTest::mouseMove(board, board->rectOf({ 0, 0 }).center().toPoint());
    QVERIFY(!board->picture().equalPair);
    // The cursor of the keyboard tells the same as the pointer.
    board->setCursorPoint(equal);
    QVERIFY(board->picture().equalPair);
    table.key(Qt::Key_Return);
    QCOMPARE(table.match().opening().offers().size(), std::size_t(1));
    QVERIFY(table.notice(Seat::A).contains(QStringLiteral("G7")));
    QVERIFY(board->picture().at(equal).signs.refused);
}

void tst_openings::anArbiterAllowsEqualFigures()
{
    Table table(setupOf(procedure("rif-classic")));
    playToOffer(table);
    table.play({ "J10" });
    table.press("arbiter");
    QVERIFY(table.notice(Seat::A).startsWith(QStringLiteral("Arbiter: allow")));
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("cancel"));
    table.key(Qt::Key_Return);
    QVERIFY(table.match().opening().canOverrideSymmetry());
    table.page->overruleSymmetry();
    table.press("overruleYes");
    QVERIFY(table.match().symmetryOverruledAt());
    QCOMPARE(table.page->board()->picture().at(*rules::pointFromText("J10", 15)).signs.equalTo, 0);
    table.play({ "J10" });
    table.press("confirmOffer");
    QCOMPARE(table.match().opening().need().kind, NeedKind::Select);
    // What is equal on the board as well, no arbiter allows.
    table.page->overruleSymmetry();
    QVERIFY(!table.button("overruleYes"));
}

void tst_openings::aNumberOutOfRangeIsRefused()
{
    Table table(setupOf(procedure("yamaguchi")));
    table.play({ "H8", "H9", "I9" });
    QTest::keyClick(QApplication::focusWidget(), '1');
    QCOMPARE(QApplication::focusWidget(), table.button("declare-1"));
    QTest::keyClick(QApplication::focusWidget(), '3');
    QCOMPARE(table.page->strip()->note(), QStringLiteral("13 – Enter declares this number."));
    table.key(Qt::Key_Return);
    QCOMPARE(table.notice(Seat::A), QStringLiteral("The number must be from 1 to 12."));
    QVERIFY(!table.match().opening().declared());
    QTest::keyClick(QApplication::focusWidget(), '1');
    QTest::keyClick(QApplication::focusWidget(), '2');
    QCOMPARE(QApplication::focusWidget(), table.button("declare-12"));
    table.key(Qt::Key_Return);
    QCOMPARE(table.match().opening().declared(), std::optional(12));
}

void tst_openings::nobodyChoosesForTheOther()
{
    Table table(setupOf(procedure("swap")));
    table.play({ "B2", "C4", "D2" });
    QTest::mousePress(table.page->panel(Seat::A)->face(), Qt::LeftButton);
    QCOMPARE(table.notice(Seat::A), QStringLiteral("Not yet: Bob (White) chooses a colour."));
    QCOMPARE(table.notice(Seat::B), QString());
    QVERIFY(table.match().opening().choices().empty());
}

void tst_openings::noStoneBeforeTheChoice()
{
    Table table(setupOf(procedure("swap")));
    table.play({ "B2", "C4", "D2", "H8" });
    QCOMPARE(table.match().moves().size(), std::size_t(3));
    QCOMPARE(table.notice(Seat::B), QStringLiteral("Not yet: Bob (White) chooses a colour."));
    QVERIFY(!table.page->board()->interactive());
}

void tst_openings::passingTooEarlySaysFromWhenOn()
{
    Table table(setupOf(procedure("renju-swap")));
    table.page->pass();
    QCOMPARE(table.notice(Seat::A), QStringLiteral("Not until the opening is over."));
    table.play({ "H8", "H9", "I9" });
    table.press("choose-swap");
    table.page->pass();
    QCOMPARE(table.notice(Seat::A), QStringLiteral("In this game you can pass from move 7 on."));
}

void tst_openings::anArbiterStepsBack()
{
    Table table(setupOf(procedure("yamaguchi")));
    table.page->stepBack();
    QCOMPARE(table.notice(Seat::A), QStringLiteral("There is no move to take back."));
    table.play({ "H8", "H9", "I9" });
    table.press("declare-5");
    table.press("choose-swap");
    table.page->stepBack();
    QCOMPARE(table.notice(Seat::A),
        QStringLiteral(
            "Arbiter: undo the last step of the opening (choice by Bob)? The clocks return to that moment."));
    table.key(Qt::Key_Escape);
    QVERIFY(table.match().ownerOf(rules::Side::Black) == Seat::B);
    table.page->stepBack();
    table.press("stepBackYes");
    QVERIFY(table.match().ownerOf(rules::Side::Black) == Seat::A);
    QCOMPARE(table.match().opening().need().kind, NeedKind::Choose);
    QCOMPARE(QApplication::focusWidget(), table.button("choose-keep"));
    table.page->stepBack();
    table.press("stepBackYes");
    QCOMPARE(table.match().opening().need().kind, NeedKind::Declare);
}

void tst_openings::playersKeepTheirSides_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : { QSize(1280, 800), QSize(700, 500), QSize(768, 1024) })
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void tst_openings::playersKeepTheirSides()
{
    QFETCH(QSize, size);
    Table table(setupOf(procedure("swap1")), size);
    table.page->setMotion(false);
    table.play({ "C3" });
    const auto sides = [&] {
        const QPoint a = table.page->panel(Seat::A)->geometry().center();
        const QPoint b = table.page->panel(Seat::B)->geometry().center();
        return QPoint(a.x() < b.x() ? -1 : a.x() > b.x(), a.y() < b.y() ? -1 : a.y() > b.y());
    };
    const QPoint before = sides();
    const QRect board = table.page->board()->geometry();
    if (size == QSize(1280, 800)) {
        QVERIFY(table.page->panel(Seat::A)->geometry().right() < board.left());
        QVERIFY(board.right() < table.page->panel(Seat::B)->geometry().left());
    }
    table.press("choose-black");
    QVERIFY(!table.page->motion()->isRunning());
    QVERIFY(table.page->panel(Seat::B)->isBlack());
    QCOMPARE(sides(), before);
}

void tst_openings::theSwapIsSeenAndNothingWaitsForIt()
{
    Table table(setupOf(procedure("swap1")));
    table.play({ "C3" });
    QVERIFY(!table.page->badge()->isVisible());
    table.press("choose-black");
    QVERIFY(table.page->motion()->isRunning());
    // All is as it will be, before anything has moved; and it is said who has which stone now.
    QVERIFY(table.page->panel(Seat::B)->isBlack());
    QVERIFY(table.page->badge()->isVisible());
    QCOMPARE(table.page->badge()->text(), QStringLiteral("Bob becomes Black"));
    QVERIFY(!table.page->badge()->geometry().intersects(table.page->panel(Seat::A)->geometry()));
    // The badge takes no tap of the board below it.
    table.play({ "H15" });
    QCOMPARE(table.match().moves().size(), std::size_t(2));
    QTRY_VERIFY(!table.page->motion()->isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!table.page->badge()->isVisible(), 20000);
}

void tst_openings::everySwapOfAnOpeningIsTold()
{
    Table table(setupOf(procedure("taraguchi-n")));
    QStringList told;
    for (const char *stone : { "H8", "H9", "I9" }) {
        table.play({ stone });
        table.press("choose-swap");
        told << table.page->badge()->text();
    }
    QCOMPARE(told, QStringList({ "Bob becomes Black", "Bob becomes White", "Bob becomes Black" }));
}

void tst_openings::theStripTurnsToWhoActs()
{
    Table table(setupOf(procedure("swap1")), { 768, 1024 });
    // Turned, the sentence stands below the choices.
    const auto taskAboveLine = [&] {
        const OpeningStrip *strip = table.page->strip();
        return strip->findChild<QLabel *>(QStringLiteral("task"))->y() < strip->line()->y();
    };
    QVERIFY(taskAboveLine());
    table.play({ "C3" });
    QVERIFY(!taskAboveLine());
    QVERIFY(static_cast<TableButton *>(table.button("choose-white"))->isTurned());
}

void tst_openings::everyChoiceCanBeReachedInSmallWindows_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : { QSize(360, 430), QSize(400, 560), QSize(400, 650), QSize(700, 500), QSize(768, 980),
             QSize(860, 480), QSize(1280, 748), QSize(1024, 600) })
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void tst_openings::everyChoiceCanBeReachedInSmallWindows()
{
    QFETCH(QSize, size);
    Table table(setupOf(procedure("taraguchi-n")), size);
    const auto reached = [&](std::initializer_list<const char *> names) {
        for (const char *name : names) {
            const QAbstractButton *button = table.button(name);
            if (!button || button->visibleRegion().boundingRect() != button->rect() || button->height() < 44)
                return false;
        }
        return true;
    };
    const auto told = [&] {
        const auto *task = table.page->strip()->findChild<QLabel *>(QStringLiteral("task"));
        const bool inStrip = task->isVisible() && task->visibleRegion().boundingRect() == task->rect();
        // In one place, not in two.
        return inStrip != table.page->statusText().startsWith(QStringLiteral("Ann"));
    };
    QVERIFY(told());
    // Also where the window comes to its size only after the game has begun.
    table.page->resize(1280, 800);
    QVERIFY(told());
    table.page->resize(size);
    QVERIFY(told());
    const int side = table.page->board()->width();
    table.play({ "H8" });
    QVERIFY(reached({ "choose-keep", "choose-swap" }));
    table.press("choose-keep");
    table.play({ "H9" });
    table.press("choose-keep");
    table.play({ "I9" });
    table.press("choose-keep");
    table.play({ "K10" });
    QVERIFY(reached({ "choose-single", "choose-swap", "choose-offer" }));
    // The board keeps its size through the whole opening.
    QCOMPARE(table.page->board()->width(), side);
    QVERIFY(side >= 220);
}

void tst_openings::pauseHidesTheChoices()
{
    Table table(setupOf(procedure("swap1")));
    table.play({ "C3" });
    table.page->pauseOrResume();
    QVERIFY(!table.button("choose-white"));
    QVERIFY(table.page->strip()->isVisible());
    table.page->pauseOrResume();
    QCOMPARE(QApplication::focusWidget(), table.button("choose-white"));
    table.key(Qt::Key_Return);
    QVERIFY(table.match().phase() == match::Phase::Playing);
    QCOMPARE(QApplication::focusWidget(), table.page->board());
}

} // namespace tst_openings

QTEST_MAIN(tst_openings::tst_openings)
#include "tst_openings.moc"
