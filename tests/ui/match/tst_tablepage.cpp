// SPDX-License-Identifier: MIT
#include "clock/controltext.h"
#include "fixture.h"
#include "ui/board/boardwidget.h"
#include "ui/board/diagramsubject.h"
#include "ui/match/table/pausecover.h"
#include "ui/match/table/sidepanel.h"
#include "ui/match/table/tableplaces.h"
#include "ui/record/proof/proofpanel.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <sys/resource.h>
#include <utility>

namespace tst_tablepage {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;
using record::Reason;
using record::Winner;

class tst_tablepage : public QObject
{
    Q_OBJECT

private slots:
    void wholeGameByMouse();
    void wholeGameByKeyboard();
    void noWordOfAClaimIsCut_data();
    void noWordOfAClaimIsCut();
    void coordinateBesideTheBoard();
    void tapTwice();
    void placeThenClock();
    void clockFaceCompletesOnlyItsOwnMove();
    void escapeTakesTheStoneAway();
    void spaceDoesNothingWithOneTapGuard();
    void openingWithSwapOffersAndSelection();
    void refusalIsSaidAtOnce();
    void pauseCoversTheBoard();
    void journalFailureKeepsTheScreen();
    void journalFailureSaysWhatIsNotKept_data();
    void journalFailureSaysWhatIsNotKept();
    void hintsShowOnlyWhatTheSetupAllows_data();
    void hintsShowOnlyWhatTheSetupAllows();
    void aMatchWithoutHintsIsSilentAboutEveryPoint();
    void aForbiddenStoneLooksLikeAnyOther();
    void aLessonProvesThePointUnderTheHand();
    void afterTheMoveTheStoneIsProved();
    void theProofFitsASmallUprightWindow();
    void aTapAsksWhileAskingIsOn();
    void turningTheBoardReachesEightViews();
    void partsNeverOverlap_data();
    void partsNeverOverlap();
    void openBarFitsItsPanel_data();
    void openBarFitsItsPanel();
    void farSideIsTurnedInPortrait();
    void aRemarkLeavesTheButtons_data();
    void aRemarkLeavesTheButtons();
    void twoFaceEachOtherAcrossAWideWindow();
    void cardSaysTheNextAction();
    void theDrawerTakesNothingFromTheBoard();
    void theMovesTakeNothingFromTheBoardOfASmallWindow_data();
    void theMovesTakeNothingFromTheBoardOfASmallWindow();
    void noGameBeginsWithAnOpenDrawer();
    void aHeldFingerOpensTheMenuOfTheBoard();
    void theClockThatWaitsSaysSo();
    void everyControlHasAnAccessibleName();
    void oneTapIsOneCommandAndOneScene();
    void oneEventIsDrawnOnce();
};

void tst_tablepage::wholeGameByMouse()
{
    match::MatchSetup setup = plainSetup();
    setup.arbiter = true;
    Table table(setup);
    table.play({ "H8", "H9", "I8", "I9", "J8", "J9", "G8", "G9", "K8" });
    QVERIFY(table.match().isOver());
    QVERIFY((table.match().result() == record::GameResult { Winner::Black, Reason::Five }));
    QCOMPARE(table.page->board()->picture().winningRows.size(), std::size_t(1));
    QCOMPARE(table.ending(), QStringLiteral("Ann wins with five in a row."));
    QVERIFY(QFile::exists(table.host->gamePath()));
    const QSignalSpy review(table.page.get(), &TablePage::reviewWanted);
    const QSignalSpy newGame(table.page.get(), &TablePage::newGameWanted);
    const QSignalSpy protocol(table.page.get(), &TablePage::protocolWanted);
    table.press("protocol");
    QCOMPARE(protocol.size(), 1);
    table.press("review");
    table.press("newGame");
    QCOMPARE(review.size(), 1);
    QVERIFY(review.at(0).at(0).toByteArray().startsWith("(;"));
    QCOMPARE(newGame.size(), 1);
}

void tst_tablepage::noWordOfAClaimIsCut_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : { QSize(700, 500), QSize(640, 480), QSize(400, 700), QSize(1366, 768), QSize(3840, 2160) })
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void tst_tablepage::noWordOfAClaimIsCut()
{
    QFETCH(QSize, size);
    Table table(plainSetup(), size);
    int seen = 0;
    const QRegularExpression claims(QStringLiteral("^(claimFoul|claimTime|takeBack|offerDraw|resign)$"));
    for (const TableButton *claim : table.page->findChildren<TableButton *>(claims)) {
        if (!claim->isVisible())
            continue;
        ++seen;
        QVERIFY2(claim->isWordless() || claim->leastWidthForWords() <= claim->width(), qPrintable(claim->text()));
        QVERIFY(!claim->accessibleName().isEmpty());
    }
    QVERIFY(seen >= 4);
}

void tst_tablepage::wholeGameByKeyboard()
{
    Table table(plainSetup());
    QCOMPARE(QApplication::focusWidget(), table.page->board());
    for (const char *point : { "h8", "h9", "i8", "i9", "j8", "j9", "g8", "g9" })
        table.type(point);
    QCOMPARE(table.match().moves().size(), std::size_t(8));
    // The question takes the keys, and gives them back.
    table.page->resign();
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("cancel"));
    table.key(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), table.page->board());
    table.page->resign();
    table.key(Qt::Key_Left);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("resignYes"));
    table.key(Qt::Key_Escape);
    QVERIFY(!table.match().isOver());
    QCOMPARE(QApplication::focusWidget(), table.page->board());
    table.type("k8");
    QVERIFY((table.match().result() == record::GameResult { Winner::Black, Reason::Five }));
    // The Enter that was meant for one more stone starts nothing; who wants to goes on with Tab.
    const QSignalSpy rematch(table.page.get(), &TablePage::rematchWanted);
    QTRY_VERIFY(table.button("rematch")->isEnabled());
    QCOMPARE(QApplication::focusWidget(), table.page->board());
    table.key(Qt::Key_Return);
    QCOMPARE(rematch.size(), 0);
    table.key(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("rematch"));
    table.key(Qt::Key_Return);
    QCOMPARE(rematch.size(), 1);
}

void tst_tablepage::coordinateBesideTheBoard()
{
    Table table(plainSetup());
    QTest::keyClick(table.page->board(), Qt::Key_Tab);
    QWidget *beside = QApplication::focusWidget();
    QVERIFY(beside != table.page->board());
    QTest::keyClick(beside, '1'); // begins none
    QCOMPARE(QApplication::focusWidget(), beside);
    QTest::keyClick(beside, 'h');
    QCOMPARE(QApplication::focusWidget(), table.page->board());
    table.type("8");
    QVERIFY(table.match().position().has({ 7, 7 }, rules::Side::Black));
}

void tst_tablepage::tapTwice()
{
    Table table(plainSetup());
    table.page->setGuard(Guard::TapTwice);
    table.click("H8");
    QVERIFY(table.match().moves().empty());
    QVERIFY(table.page->board()->picture().tentative->point == rules::Point(7, 7));
    table.click("I8");
    QVERIFY(table.page->board()->picture().tentative->point == rules::Point(8, 7));
    table.click("I8");
    QCOMPARE(table.match().moves().size(), std::size_t(1));
    QVERIFY(table.match().position().has({ 8, 7 }, rules::Side::Black));
    QVERIFY(!table.page->board()->picture().tentative);
}

void tst_tablepage::placeThenClock()
{
    Table table(plainSetup());
    table.page->setGuard(Guard::PlaceThenClock);
    table.click("H8");
    table.click("H8");
    table.time.advance(20s);
    QVERIFY(table.match().moves().empty());
    QVERIFY(table.page->statusText().contains(QStringLiteral("Space")));
    QVERIFY(table.page->panel(Seat::A)->face()->waitsForPress());
    QVERIFY(!table.page->panel(Seat::B)->face()->waitsForPress());
    table.key(Qt::Key_Space);
    QCOMPARE(table.match().moves().size(), std::size_t(1));
    QVERIFY(table.host->reading(Seat::A).main == 15min - 20s);
    QVERIFY(!table.page->panel(Seat::A)->face()->waitsForPress());
    table.key(Qt::Key_Space);
    QCOMPARE(table.match().moves().size(), std::size_t(1));
}

void tst_tablepage::clockFaceCompletesOnlyItsOwnMove()
{
    Table table(plainSetup());
    table.page->setGuard(Guard::PlaceThenClock);
    table.click("H8");
    QTest::mousePress(table.page->panel(Seat::B)->face(), Qt::LeftButton);
    QVERIFY(table.match().moves().empty());
    QTest::mousePress(table.page->panel(Seat::A)->face(), Qt::LeftButton);
    QCOMPARE(table.match().moves().size(), std::size_t(1));
}

void tst_tablepage::escapeTakesTheStoneAway()
{
    Table table(plainSetup());
    table.page->setGuard(Guard::PlaceThenClock);
    table.click("H8");
    table.key(Qt::Key_Escape);
    QVERIFY(!table.page->board()->picture().tentative);
    table.key(Qt::Key_Space);
    QVERIFY(table.match().moves().empty());
}

void tst_tablepage::spaceDoesNothingWithOneTapGuard()
{
    Table table(plainSetup());
    table.type("h8");
    table.key(Qt::Key_Space);
    QCOMPARE(table.match().moves().size(), std::size_t(1));
    QCOMPARE(table.notice(Seat::A), QString());
    QCOMPARE(table.notice(Seat::B), QString());
}

void tst_tablepage::openingWithSwapOffersAndSelection()
{
    match::MatchSetup setup = plainSetup();
    setup.opening = procedure("rif-classic");
    Table table(setup);
    QVERIFY(table.page->board()->picture().hasZone());
    table.play({ "H8", "H9", "I9" });
    QVERIFY(!table.page->side()->tabs()->isTabVisible(1));
    QCOMPARE(table.button("choose-keep")->text(), QStringLiteral("Stay White"));
    QCOMPARE(table.button("choose-swap")->text(), QStringLiteral("Take Black"));
    QCOMPARE(QApplication::focusWidget(), table.button("choose-keep"));
    table.press("choose-swap");
    QVERIFY(table.match().ownerOf(rules::Side::Black) == Seat::B);
    table.play({ "I8" });
    // The same figure turned round is refused and said, and a candidate can be taken back.
    table.play({ "G7", "J10" });
    QVERIFY(table.notice(Seat::B).contains(QStringLiteral("G7")));
    table.play({ "G7" });
    QVERIFY(table.match().opening().offers().empty());
    table.play({ "G7", "J8" });
    QCOMPARE(table.page->board()->picture().at({ 9, 7 }).signs.offer, 2);
    QVERIFY(table.match().toAct() == Seat::B);
    table.press("confirmOffer");
    QCOMPARE(table.page->board()->picture().at({ 9, 7 }).signs.offer, 2);
    QVERIFY(table.match().toAct() == Seat::A);
    table.play({ "A1" });
    QVERIFY(table.notice(Seat::A).contains(QStringLiteral("offered")));
    table.play({ "J8", "J7" });
    QVERIFY(table.match().phase() == match::Phase::Playing);
    QCOMPARE(table.match().moves().size(), std::size_t(6));
    QVERIFY(!table.page->board()->picture().hasZone());
    // What it came to can be read from now on.
    QVERIFY(table.page->side()->tabs()->isTabVisible(1));
    QCOMPARE(table.page->side()->findChild<QLabel *>(QStringLiteral("notTaken"))->text(),
        QStringLiteral("Offered and not taken: G7"));
}

void tst_tablepage::refusalIsSaidAtOnce()
{
    match::MatchSetup setup = plainSetup();
    setup.opening = procedure("centre");
    Table table(setup);
    table.page->setGuard(Guard::TapTwice);
    table.click("A1");
    QVERIFY(!table.page->board()->picture().tentative);
    QVERIFY(!table.notice(Seat::A).isEmpty());
    QCOMPARE(table.notice(Seat::B), QString());
    table.key(Qt::Key_Escape);
    QCOMPARE(table.notice(Seat::A), QString());
}

void tst_tablepage::pauseCoversTheBoard()
{
    Table table(plainSetup());
    table.play({ "H8" });
    table.page->pauseOrResume();
    QVERIFY(table.match().isPaused());
    QVERIFY(!table.page->diagramSubject() && !table.page->abilities().draws);
    QVERIFY(!table.page->board()->isVisible());
    QVERIFY(table.page->cover()->isVisible());
    QVERIFY(!table.hasActiveTimers());
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("goOn"));
    table.key(Qt::Key_Space);
    QVERIFY(!table.match().isPaused());
    QVERIFY(table.page->diagramSubject() && table.page->abilities().draws);
    QVERIFY(table.page->board()->isVisible());
    QCOMPARE(QApplication::focusWidget(), table.page->board());
}

void tst_tablepage::journalFailureKeepsTheScreen()
{
    Table table(plainSetup());
    table.play({ "H8" });
    const BoardPicture before = table.page->board()->picture();
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit full { static_cast<rlim_t>(QFileInfo(table.host->journalPath()).size() + 10), RLIM_INFINITY };
    ::setrlimit(RLIMIT_FSIZE, &full);
    table.click("H9");
    const rlimit none { RLIM_INFINITY, RLIM_INFINITY };
    ::setrlimit(RLIMIT_FSIZE, &none);
    QVERIFY(table.page->board()->picture() == before);
    QVERIFY(table.notice(Seat::A).contains(QStringLiteral("disk is full")));
    QVERIFY(table.notice(Seat::A).contains(QStringLiteral("The move is not saved yet")));
    QVERIFY(!table.hasActiveTimers());
    table.press("retry");
    QCOMPARE(table.match().moves().size(), std::size_t(2));
    QVERIFY(table.page->board()->picture().at({ 7, 8 }).stone == rules::Stone::White);
    QCOMPARE(table.notice(Seat::A), QString());
}

void tst_tablepage::journalFailureSaysWhatIsNotKept_data()
{
    QTest::addColumn<match::Command>("command");
    QTest::addColumn<QString>("words");
    QTest::newRow("a heartbeat") << match::Command(match::Beat {}) << "Everything so far is saved";
    QTest::newRow("an offer") << match::Command(match::OfferDraw { Seat::A }) << "The last action is not saved yet";
}

void tst_tablepage::journalFailureSaysWhatIsNotKept()
{
    QFETCH(match::Command, command);
    QFETCH(QString, words);
    Table table(plainSetup());
    table.play({ "H8" });
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit full { static_cast<rlim_t>(QFileInfo(table.host->journalPath()).size() + 10), RLIM_INFINITY };
    ::setrlimit(RLIMIT_FSIZE, &full);
    const bool isKept = table.host->execute(command).hasValue();
    const rlimit none { RLIM_INFINITY, RLIM_INFINITY };
    ::setrlimit(RLIMIT_FSIZE, &none);
    QVERIFY(!isKept);
    QVERIFY2(table.notice(Seat::A).contains(words), qPrintable(table.notice(Seat::A)));
}

void tst_tablepage::hintsShowOnlyWhatTheSetupAllows_data()
{
    QTest::addColumn<int>("hints");
    QTest::addColumn<bool>("before");
    QTest::addColumn<bool>("after");
    QTest::newRow("a match says nothing") << int(match::Hints::Off) << false << false;
    QTest::newRow("after the move the stone is marked") << int(match::Hints::AfterMove) << false << true;
    QTest::newRow("a lesson shows it before") << int(match::Hints::Always) << true << false;
}

void tst_tablepage::hintsShowOnlyWhatTheSetupAllows()
{
    QFETCH(int, hints);
    QFETCH(bool, before);
    QFETCH(bool, after);
    match::MatchSetup setup = plainSetup();
    setup.hints = static_cast<match::Hints>(hints);
    Table table(setup);
    // H8 completes two open threes.
    table.play({ "G8", "A1", "F8", "A3", "H9", "C1", "H10", "C3" });
    const rules::Point point(7, 7);
    QCOMPARE(table.page->board()->picture().at(point).signs.fouls.doubleThree, before);
    QCOMPARE(table.page->diagramSubject()->picture.at(point).signs.fouls.doubleThree, before);
    // What is hidden may stand on a diagram, what is withheld never.
    table.page->setShown({ .signs = false, .seemingSigns = true });
    QVERIFY(!table.page->board()->picture().at(point).signs.fouls.any());
    QCOMPARE(table.page->diagramSubject()->picture.at(point).signs.fouls.doubleThree, before);
    table.page->setShown({});
    QCOMPARE(table.page->side()->tabs()->isTabVisible(2), hints != int(match::Hints::Off));
    const bool claimable = table.button("claimFoul") && table.page->panel(Seat::B)->button(Claim::Foul)->isEnabled();
    table.play({ "H8" });
    QCOMPARE(table.page->board()->picture().at(point).signs.fouls.doubleThree, after);
    QCOMPARE(table.page->diagramSubject()->picture.at(point).signs.fouls.doubleThree, after);
    QCOMPARE(table.page->diagramSubject()->moves.size(), std::size_t(9));
    // Whether one may claim does not change because the stone is forbidden.
    QCOMPARE(table.page->panel(Seat::B)->button(Claim::Foul)->isEnabled(), claimable);
    QVERIFY(!table.page->panel(Seat::A)->button(Claim::Foul)->isEnabled());
}

namespace {

// Everything that is on the screen and in the accessible tree of a page while the pointer is on a point.
QStringList seenAt(Table &table, const char *point)
{
    BoardWidget *board = table.page->board();
    QTest::mouseMove(board, board->rectOf(*rules::pointFromText(point, 15)).center().toPoint());
    QStringList all;
    const std::function<void(QAccessibleInterface *)> add = [&](QAccessibleInterface *one) {
        all << QString::number(one->role()) + one->text(QAccessible::Name) + one->text(QAccessible::Description)
                + QString::number(one->state().invisible) + QString::number(one->state().disabled);
        for (int i = 0; i < one->childCount(); ++i)
            add(one->child(i));
    };
    add(QAccessible::queryAccessibleInterface(table.page.get()));
    BoardPicture picture = board->shownPicture();
    picture.ghost.reset();
    all << QString::number(picture == board->picture());
    for (const rules::Point each : picture.points())
        all << QString::number(picture.at(each).proof != ProofSigns {})
                + QString::number(picture.at(each).signs.fouls.any())
                + QString::number(picture.at(each).signs.seeming.any());
    return all;
}

// H8 is a double-three then, A15 is nothing.
void playTowardsDoubleThree(Table &table)
{
    table.play({ "G8", "A1", "F8", "A3", "H9", "C1", "H10", "C3" });
}

} // namespace

void tst_tablepage::aMatchWithoutHintsIsSilentAboutEveryPoint()
{
    Table table(plainSetup());
    table.page->setShown({ .seemingSigns = true });
    playTowardsDoubleThree(table);
    const QStringList nowhere = seenAt(table, "A15");
    QCOMPARE(seenAt(table, "H8"), nowhere);
    QCOMPARE(table.page->side()->proof()->stepCount(), 0);
    QCOMPARE(table.page->side()->proof()->spokenText(), QString());
    // Nor does another arrangement of the same number of stones look different, except for the stones.
    QVERIFY(!table.page->side()->proof()->isVisible());
}

namespace {

// No eye sees the difference: digits drawn again may differ in the last bits of their soft edges.
bool lookAlike(const QImage &one, const QImage &other)
{
    if (one.size() != other.size())
        return false;
    constexpr int LastBits = 4;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            if (std::abs(a.red() - b.red()) > LastBits || std::abs(a.green() - b.green()) > LastBits
                || std::abs(a.blue() - b.blue()) > LastBits)
                return false;
        }
    }
    return true;
}

bool lookAlike(const std::vector<QImage> &some, const std::vector<QImage> &others)
{
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
        [](const QImage &one, const QImage &other) { return lookAlike(one, other); });
}

// The board with the point under the hand and then with the stone on it, and what stands beside the board.
struct Looks
{
    std::vector<QImage> board;
    std::vector<QImage> beside;
};

Looks looksOf(rules::Rule rule, const char *stone)
{
    match::MatchSetup setup = plainSetup();
    setup.rules.rule = rule;
    Table table(setup);
    playTowardsDoubleThree(table);
    BoardWidget *board = table.page->board();
    QTest::mouseMove(board, board->rectOf(*rules::pointFromText(stone, 15)).center().toPoint());
    Looks looks { { board->grab().toImage() }, {} };
    table.play({ stone });
    looks.board.push_back(board->grab().toImage());
    for (Seat seat : BothSeats)
        looks.beside.push_back(table.page->panel(seat)->grab().toImage());
    for (QLabel *label : table.page->findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly))
        looks.beside.push_back(label->grab().toImage());
    return looks;
}

} // namespace

// The board is that of a game where nothing is forbidden, and all beside it that of an allowed stone.
void tst_tablepage::aForbiddenStoneLooksLikeAnyOther()
{
    const Looks forbidden = looksOf(rules::Rule::Renju, "H8");
    const Looks unjudged = looksOf(rules::Rule::Standard, "H8");
    const Looks allowed = looksOf(rules::Rule::Renju, "A15");
    QVERIFY(lookAlike(forbidden.board, unjudged.board));
    QVERIFY(!lookAlike(forbidden.board, allowed.board));
    QVERIFY(forbidden.beside.size() > 2);
    QVERIFY(lookAlike(forbidden.beside, allowed.beside));
}

void tst_tablepage::aLessonProvesThePointUnderTheHand()
{
    match::MatchSetup setup = plainSetup();
    setup.hints = match::Hints::Always;
    Table table(setup);
    table.page->setSideShown(true);
    playTowardsDoubleThree(table);
    const QStringList nowhere = seenAt(table, "A15");
    QVERIFY(seenAt(table, "H8") != nowhere);
    const ProofPanel *proof = table.page->side()->proof();
    QCOMPARE(proof->sentence(0), QStringLiteral("H8 is forbidden: double-three."));
    // The marks come with the tab, so that nobody's board is covered unasked.
    const rules::Point point(7, 7);
    QVERIFY(!table.page->board()->picture().at(point).proof.judged);
    table.page->side()->tabs()->setCurrentIndex(2);
    QVERIFY(table.page->board()->picture().at(point).proof.judged);
    table.play({ "H8" });
    QVERIFY(!table.page->board()->picture().at(point).proof.judged);
}

void tst_tablepage::afterTheMoveTheStoneIsProved()
{
    match::MatchSetup setup = plainSetup();
    setup.hints = match::Hints::AfterMove;
    Table table(setup);
    playTowardsDoubleThree(table);
    const QStringList nowhere = seenAt(table, "A15");
    QCOMPARE(seenAt(table, "H8"), nowhere);
    table.play({ "H8" });
    QCOMPARE(table.page->side()->proof()->sentence(0), QStringLiteral("H8 is forbidden: double-three."));
    QVERIFY(!table.button("ask"));
}

void tst_tablepage::theProofFitsASmallUprightWindow()
{
    match::MatchSetup setup = plainSetup();
    setup.hints = match::Hints::Always;
    Table table(setup, { 400, 650 });
    playTowardsDoubleThree(table);
    table.press("showSide");
    table.page->side()->tabs()->setCurrentIndex(2);
    seenAt(table, "H8");
    QCoreApplication::processEvents();
    for (const char *name : { "ask", "proofForward", "proofBack" }) {
        const QAbstractButton *button = table.button(name);
        QVERIFY2(button, name);
        // Not even its edge is cut off by what it lies in.
        QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
        QVERIFY2(button->width() >= 44 && button->height() >= 44, name);
    }
    QVERIFY(table.page->side()->proof()->findChild<QLabel *>(QStringLiteral("proofHeadline"))->isVisible());
}

void tst_tablepage::aTapAsksWhileAskingIsOn()
{
    match::MatchSetup setup = plainSetup();
    setup.hints = match::Hints::Always;
    Table table(setup);
    table.page->setSideShown(true);
    playTowardsDoubleThree(table);
    table.page->side()->tabs()->setCurrentIndex(2);
    table.press("ask");
    table.click("H8");
    QCOMPARE(table.match().moves().size(), std::size_t(8));
    QVERIFY(table.page->side()->proof()->isPinned());
    QVERIFY(!table.page->board()->interactive());
    // Where the reasons are not seen, nobody asks about them.
    table.page->side()->tabs()->setCurrentIndex(0);
    QVERIFY(table.page->board()->interactive());
    table.page->side()->tabs()->setCurrentIndex(2);
    table.press("ask");
    table.click("I8");
    QCOMPARE(table.match().moves().size(), std::size_t(9));
}

void tst_tablepage::turningTheBoardReachesEightViews()
{
    Table table(plainSetup());
    std::vector<rules::Symmetry> seen;
    for (int mirror = 0; mirror < 2; ++mirror) {
        for (int turn = 0; turn < 4; ++turn) {
            const rules::Symmetry view = table.page->board()->picture().frame().view;
            QVERIFY(std::find(seen.begin(), seen.end(), view) == seen.end());
            seen.push_back(view);
            table.page->turnBoard();
        }
        table.page->mirrorBoard();
    }
    table.page->turnBoard();
    table.click("C4");
    QVERIFY(table.match().position().has({ 2, 3 }, rules::Side::Black));
}

void tst_tablepage::partsNeverOverlap_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : { QSize(360, 430), QSize(400, 560), QSize(400, 660), QSize(400, 700), QSize(768, 1024),
             QSize(1024, 768), QSize(1280, 760), QSize(700, 500), QSize(1920, 1080), QSize(3840, 2160) }) {
        for (const bool side : { false, true })
            QTest::addRow("%d x %d, %s", size.width(), size.height(), side ? "moves shown" : "moves hidden") << size;
    }
}

void tst_tablepage::partsNeverOverlap()
{
    QFETCH(QSize, size);
    const bool side = QByteArray(QTest::currentDataTag()).endsWith("shown");
    const TablePlaces at = tablePlaces(size, 18, { .side = side });
    const QRect window({ 0, 0 }, size);
    // Without room beside the board of an upright window, the moves lie over its lower half.
    const bool isOver = at.form == TablePlaces::Form::Upright && at.side.intersects(at.board);
    const QRect parts[] { at.near, at.far, at.board, at.side, at.status };
    for (const QRect &part : parts) {
        QVERIFY(!part.isValid() || window.contains(part));
        for (const QRect &other : parts)
            QVERIFY(&part == &other || !part.isValid() || !other.isValid() || !part.intersects(other)
                || (isOver && (part == at.side || part == at.board) && (other == at.side || other == at.board)));
    }
    QVERIFY(!side || at.side.height() >= 90);
    // Upright, the cards make room for the moves, and the board may move for them, but is never smaller.
    QCOMPARE(at.board.size(), tablePlaces(size, 18).board.size());
    if (at.form != TablePlaces::Form::Upright || isOver)
        QCOMPARE(at.board, tablePlaces(size, 18).board);
    if (isOver)
        QVERIFY(at.side.top() > at.board.center().y() || at.side.height() <= 90);
    QCOMPARE(at.board.width(), at.board.height());
    QVERIFY(at.board.width() >= 220);
    if (at.form == TablePlaces::Form::Wide) {
        // A card at either side, alike; and the drawer takes its room from below one of them.
        QCOMPARE(at.near.width(), at.far.width());
        QCOMPARE(at.near.top(), at.far.top());
        if (!side)
            QCOMPARE(at.near.height(), at.far.height());
        QVERIFY(at.near.right() < at.board.left() && at.board.right() < at.far.left());
        if (!side)
            QVERIFY(at.board.height() >= size.height() - 24 || at.near.width() == 180);
    }
    if (size == QSize(400, 700))
        QVERIFY(at.board.width() >= 380);
}

void tst_tablepage::openBarFitsItsPanel_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("a small portrait window") << QSize(400, 650);
    QTest::newRow("a tablet upright") << QSize(768, 980);
    QTest::newRow("a small landscape window") << QSize(900, 560);
    QTest::newRow("a laptop") << QSize(1280, 760);
    QTest::newRow("a smaller laptop") << QSize(1024, 560);
    QTest::newRow("a wall of pixels") << QSize(3840, 2100);
}

void tst_tablepage::openBarFitsItsPanel()
{
    QFETCH(QSize, size);
    Table table(plainSetup(), size);
    table.play({ "H8", "H9", "I9" });
    const PlayerPanel *panel = table.page->panel(Seat::B);
    const auto fits = [&] {
        const QRect bar = panel->bar()->geometry();
        return panel->bar()->isVisible() && panel->rect().contains(bar)
            && bar.height() >= panel->bar()->heightForWidth(bar.width())
            && !(panel->face()->isVisible() && panel->face()->geometry().intersects(bar));
    };
    table.page->claimFoul();
    QVERIFY(fits());
    QVERIFY(panel->face()->isVisible());
    table.press("claim"); // wrong: a sentence of two parts
    QVERIFY(fits());
    QTest::mouseClick(panel->bar()->findChild<QAbstractButton *>(QStringLiteral("ok")), Qt::LeftButton);
    QCOMPARE(table.notice(Seat::B), QString());
    table.page->annul();
    QVERIFY(fits());
}

void tst_tablepage::farSideIsTurnedInPortrait()
{
    Table table(plainSetup(), { 400, 660 });
    QVERIFY(table.page->panel(Seat::B)->face()->isTurned());
    QVERIFY(table.page->panel(Seat::B)->button(Claim::Resign)->isTurned());
    QVERIFY(!table.page->panel(Seat::A)->face()->isTurned());
    QVERIFY(table.page->panel(Seat::B)->y() < table.page->board()->y());
    QVERIFY(table.page->panel(Seat::A)->y() > table.page->board()->y());
    // A question opens on the side of the player who is asked.
    table.play({ "H8", "H9" });
    QTest::mouseClick(table.page->panel(Seat::B)->button(Claim::Draw), Qt::LeftButton);
    table.press("drawYes");
    QCOMPARE(table.notice(Seat::A), QStringLiteral("Bob offers a draw."));
    QVERIFY(table.page->panel(Seat::A)->bar()->geometry().bottom() < table.page->panel(Seat::A)->height());
    table.page->resize(1280, 760);
    QVERIFY(!table.page->panel(Seat::B)->face()->isTurned());
}

void tst_tablepage::aRemarkLeavesTheButtons_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size :
        { QSize(400, 650), QSize(800, 1230), QSize(1024, 560), QSize(1366, 717), QSize(3840, 2100) })
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void tst_tablepage::aRemarkLeavesTheButtons()
{
    QFETCH(QSize, size);
    Table table(plainSetup(), size);
    table.play({ "H8" });
    const PlayerPanel *panel = table.page->panel(Seat::B);
    const QRect resign = panel->button(Claim::Resign)->geometry();
    table.click("H8"); // occupied
    QVERIFY(!table.notice(Seat::B).isEmpty());
    for (const Claim claim : { Claim::Foul, Claim::Draw, Claim::Resign }) {
        const TableButton *button = panel->button(claim);
        QVERIFY(button->isVisible());
        QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
        QVERIFY(!button->geometry().intersects(panel->bar()->geometry()));
    }
    // Where it was, and it works while the remark stands there.
    QCOMPARE(panel->button(Claim::Resign)->geometry(), resign);
    QTest::mouseClick(panel->button(Claim::Foul), Qt::LeftButton);
    QVERIFY(table.notice(Seat::B).contains(QStringLiteral("Claim that the stone on H8")));
}

void tst_tablepage::twoFaceEachOtherAcrossAWideWindow()
{
    Table table(plainSetup(), { 1280, 760 });
    const QRect near = table.page->panel(Seat::A)->geometry();
    const QRect board = table.page->board()->geometry();
    table.page->setFaceToFace(true);
    QVERIFY(table.page->panel(Seat::B)->face()->isTurned());
    QVERIFY(table.page->panel(Seat::B)->button(Claim::Resign)->isTurned());
    QVERIFY(!table.page->panel(Seat::A)->face()->isTurned());
    // Turned as a whole: the clock is at the end nearest to its reader's left, and the board stays.
    QVERIFY(
        table.page->panel(Seat::B)->face()->geometry().top() > table.page->panel(Seat::B)->button(Claim::Resign)->y());
    QCOMPARE(table.page->panel(Seat::A)->geometry(), near);
    QCOMPARE(table.page->board()->geometry(), board);
    table.page->setFaceToFace(false);
    QVERIFY(!table.page->panel(Seat::B)->face()->isTurned());
}

void tst_tablepage::cardSaysTheNextAction()
{
    Table table(plainSetup(), { 1280, 760 });
    table.page->setGuard(Guard::TapTwice);
    table.click("H8");
    QVERIFY(table.page->panel(Seat::A)->due().contains(QStringLiteral("H8")));
    QCOMPARE(table.page->panel(Seat::B)->due(), QString());
    table.click("H8");
    QCOMPARE(table.page->panel(Seat::A)->due(), QString());
}

void tst_tablepage::theDrawerTakesNothingFromTheBoard()
{
    Table table(plainSetup(), { 1366, 717 });
    QVERIFY(!table.page->side()->isVisible());
    const QRect board = table.page->board()->geometry();
    const QSignalSpy shown(table.page.get(), &TablePage::sideShownChanged);
    table.page->setSideShown(true);
    QVERIFY(table.page->side()->isVisible());
    QCOMPARE(shown.size(), 1);
    QVERIFY(shown.at(0).at(0).toBool());
    QCOMPARE(table.page->board()->geometry(), board);
    // Both clocks can still be read.
    for (const Seat seat : BothSeats)
        QVERIFY(table.page->panel(seat)->width() >= 180);
    table.page->setSideShown(false);
    QVERIFY(!table.page->side()->isVisible());
}

void tst_tablepage::theMovesTakeNothingFromTheBoardOfASmallWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("a telephone") << QSize(400, 640);
    QTest::newRow("a small window") << QSize(700, 500);
    QTest::newRow("an old laptop") << QSize(1024, 520);
    QTest::newRow("a tablet") << QSize(800, 1220);
}

void tst_tablepage::theMovesTakeNothingFromTheBoardOfASmallWindow()
{
    QFETCH(QSize, size);
    Table table(plainSetup(), size);
    table.play({ "H8", "H9" });
    const QSize board = table.page->board()->size();
    table.page->setSideShown(true);
    QVERIFY(table.page->side()->isVisible());
    QCOMPARE(table.page->board()->size(), board);
    for (const Seat seat : BothSeats)
        QVERIFY(!table.page->side()->geometry().intersects(table.page->panel(seat)->geometry()));
    QVERIFY(!table.page->side()->geometry().intersects(table.page->board()->geometry()));
}

// Whatever the game shows, the moves come when somebody asks for them.
void tst_tablepage::noGameBeginsWithAnOpenDrawer()
{
    for (const match::Hints hints : { match::Hints::Always, match::Hints::Off }) {
        FakeTime time;
        QTemporaryDir folder;
        host::MatchHost host(time);
        TablePage page(&host);
        const QSignalSpy shown(&page, &TablePage::sideShownChanged);
        page.resize(1366, 717);
        match::MatchSetup setup = plainSetup();
        setup.hints = hints;
        QVERIFY(host.startMatch(setup, folder.filePath(QStringLiteral("running"))));
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QVERIFY(shown.isEmpty() || !shown.last().at(0).toBool());
        QVERIFY(!page.side()->isVisible());
    }
}

void tst_tablepage::aHeldFingerOpensTheMenuOfTheBoard()
{
    const int usual = QGuiApplication::styleHints()->mousePressAndHoldInterval();
    QGuiApplication::styleHints()->setMousePressAndHoldInterval(50);
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    Table table(plainSetup(), { 400, 640 });
    BoardWidget *board = table.page->board();
    const QPoint place = board->rectOf({ 7, 7 }).center().toPoint();
    QString seen;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &look, [&] {
        if (auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget())) {
            seen = menu->objectName();
            menu->close();
        }
    });
    look.start(20);
    QTest::touchEvent(board, screen.get()).press(0, place, board);
    QTRY_COMPARE(seen, QStringLiteral("contextMenu"));
    QTest::touchEvent(board, screen.get()).release(0, place, board);
    QVERIFY(table.match().moves().empty()); // a finger that asked has placed nothing
    QTest::touchEvent(board, screen.get()).press(0, place, board);
    QTest::touchEvent(board, screen.get()).release(0, place, board);
    QCOMPARE(table.match().moves().size(), std::size_t(1)); // and a tap is a tap again
    QGuiApplication::styleHints()->setMousePressAndHoldInterval(usual);
}

void tst_tablepage::theClockThatWaitsSaysSo()
{
    match::MatchSetup setup = plainSetup();
    setup.clockWaits = true;
    Table table(setup);
    table.time.advance(5min);
    table.host->watch();
    QVERIFY(table.page->panel(Seat::A)->due().contains(QStringLiteral("first stone")));
    QCOMPARE(table.host->reading(Seat::A).turn, clock::Duration(0));
    table.click("H8");
    QCOMPARE(table.match().moves().size(), std::size_t(1));
    QVERIFY(table.page->panel(Seat::B)->due().isEmpty() && table.page->panel(Seat::A)->due().isEmpty());
    QVERIFY(table.host->reading(Seat::B).running);
}

void tst_tablepage::everyControlHasAnAccessibleName()
{
    match::MatchSetup setup = plainSetup();
    setup.opening = procedure("rif-classic");
    Table table(setup);
    table.play({ "H8", "H9", "I9" });
    QCoreApplication::processEvents(); // the pane's new buttons are laid out
    int seen = 0;
    for (const QAbstractButton *button : table.page->findChildren<QAbstractButton *>()) {
        if (!button->isVisible() || qobject_cast<const QTabBar *>(button->parentWidget()))
            continue;
        ++seen;
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(const_cast<QAbstractButton *>(button));
        QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), qPrintable(button->objectName()));
        QVERIFY2(button->width() >= 40 && button->height() >= 44, qPrintable(button->objectName()));
    }
    // Two choices, and of each player: forbidden, take back, draw, resign.
    QCOMPARE(seen, 10);
    QCOMPARE(
        table.page->panel(Seat::B)->button(Claim::Foul)->accessibleName(), QStringLiteral("Forbidden – claim as Bob"));
}

// What was kept and what was drawn since it was last asked.
class Counted
{
public:
    explicit Counted(const Table &table)
        : m_page(table.page.get())
        , m_happened(table.host.get(), &host::MatchHost::happened)
        , m_drawn(m_page->drawnScenes())
    {
    }

    std::pair<int, int> operator()()
    {
        const auto happened = static_cast<int>(m_happened.size());
        m_happened.clear();
        return { happened, m_page->drawnScenes() - std::exchange(m_drawn, m_page->drawnScenes()) };
    }

private:
    const TablePage *m_page;
    QSignalSpy m_happened;
    int m_drawn;
};

void tst_tablepage::oneTapIsOneCommandAndOneScene()
{
    Table table(plainSetup());
    Counted counted(table);
    table.click("H8");
    QVERIFY(counted() == std::pair(1, 1));
    QTest::mouseMove(table.page->board(), table.page->board()->rectOf({ 3, 3 }).center().toPoint());
    QVERIFY(counted() == std::pair(0, 0));
    table.page->setGuard(Guard::TapTwice);
    QVERIFY(counted() == std::pair(0, 1));
    table.click("H9");
    QVERIFY(counted() == std::pair(0, 1));
    table.click("H9");
    QVERIFY(counted() == std::pair(1, 1));
    table.page->setGuard(Guard::PlaceThenClock);
    table.click("I9");
    QVERIFY(counted() == std::pair(0, 2));
    table.key(Qt::Key_Space);
    QVERIFY(counted() == std::pair(1, 1));
    table.click("I9"); // refused, and said at once
    QVERIFY(counted() == std::pair(0, 1));
    QVERIFY(!table.notice(Seat::B).isEmpty());
    table.press("resign");
    QVERIFY(counted() == std::pair(0, 1));
    table.press("resignYes");
    QVERIFY(counted() == std::pair(1, 1));
}

void tst_tablepage::oneEventIsDrawnOnce()
{
    match::MatchSetup setup = plainSetup();
    setup.opening = procedure("rif-classic");
    Table table(setup);
    table.play({ "H8", "H9", "I9" });
    table.press("choose-swap");
    table.play({ "I8", "G7", "J8" });
    Counted counted(table);
    table.click("G7"); // is taken away, and the one that was laid last is offered
    QVERIFY(counted() == std::pair(2, 1));
    table.click("A1");
    QVERIFY(counted() == std::pair(0, 1)); // only laid
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit full { static_cast<rlim_t>(QFileInfo(table.host->journalPath()).size() + 10), RLIM_INFINITY };
    ::setrlimit(RLIMIT_FSIZE, &full);
    table.press("confirmOffer");
    const rlimit none { RLIM_INFINITY, RLIM_INFINITY };
    ::setrlimit(RLIMIT_FSIZE, &none);
    QVERIFY(counted() == std::pair(0, 1));
    table.press("retry"); // the stall is over, and the offer stands
    QVERIFY(counted() == std::pair(1, 1));
}

} // namespace tst_tablepage

QTEST_MAIN(tst_tablepage::tst_tablepage)
#include "tst_tablepage.moc"
