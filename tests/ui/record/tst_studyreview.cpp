// SPDX-License-Identifier: MIT
#include "studyfixture.h"

#include "record/edit/recordedits.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/record/page/reviewguide.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/scoresheetmodel.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/review/collectionreview.h"
#include "ui/record/review/momentcards.h"
#include "ui/record/review/reviewchoice.h"
#include "ui/record/review/reviewcurve.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/record/review/reviewpaper.h"
#include "ui/record/review/reviewstrip.h"
#include "ui/record/solver/winpanel.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTableView>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

namespace tst_studyreview {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Stone;
using studyfixture::at;
using studyfixture::shownPage;

namespace {

// A straight four that Black misses, that White does not stop, and that Black misses again.
constexpr const char *Missed =
    "(;GM[4]SZ[15]RU[Freestyle Gomoku]AB[fh][gh][hh]AW[ao][ca][om];B[ll];W[oo];B[la](;W[eh])(;W[ih]))";
constexpr const char *ByThrees = "(;GM[4]SZ[15]RU[Freestyle Gomoku]RE[B+R]AB[gh][hh][ig][if]AW[ao][ca][om]"
                                 ";W[oa];B[ih];W[fh];B[ie];W[id];B[ii])";
constexpr const char *Forbidden = "(;GM[4]SZ[15]RU[Renju]AB[gh][ih][hg][hi]AW[ao][ca][om];B[hh];W[aa];B[bb])";

// Five places, nothing proven.
constexpr const char *Quiet = "(;GM[4]SZ[15]RU[Freestyle Gomoku];B[hh];W[hg];B[aa];W[oo])";

// Dozens of fours of White that have nothing to do with one another, and many moves: each question reaches its limit.
std::string hard()
{
    std::string black = "AB";
    std::string white = "AW";
    const auto point = [](int x, int y) {
        return std::string("[") + static_cast<char>('a' + x) + static_cast<char>('a' + y) + "]";
    };
    for (int y = 0; y < 26; y += 5) {
        for (int x = 0; x + 5 < 26; x += 6) {
            black += point(x, y);
            for (int i = 1; i < 4; ++i)
                white += point(x + i, y);
        }
    }
    std::string moves;
    for (int i = 0; i < 200; ++i)
        moves += (i % 2 == 0 ? ";W" : ";B") + point(i % 25, i % 4 + 1 + i / 100 * 5 + i / 25 % 4 * 5);
    return "(;GM[4]SZ[26]RU[Standard Gomoku]PL[W]" + black + white + moves + ")";
}

// Counts how often a widget is painted.
class Paints : public QObject
{
public:
    int count = 0;

    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Paint;
        return false;
    }
};

} // namespace

// Reviews on the study page, as somebody uses them.
class TestStudyReview : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_page = shownPage({ 1366, 768 });
        QVERIFY(m_page && m_page->open(Missed, QStringLiteral("missed.sgf")));
        m_page->findChild<ReviewGuide *>()->setThreesNodes(10'000);
    }
    void cleanup()
    {
        setListener({});
        m_page.reset();
    }

    void aKeyReviewsTheGame()
    {
        QVERIFY(!panel().isVisible());
        QVERIFY(!action("nextMark")->isEnabled());
        QTest::keyClick(board(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(panel().review());
        QVERIFY(panel().isVisible() && strip()->isVisible());
        QVERIFY(panel().text().startsWith(QStringLiteral("Missed wins by fours: 2. Allowed wins by fours: 1.")));
        QCOMPARE(strip()->model()->rowCount(), 3);
        QVERIFY(action("nextMark")->isEnabled());
        QVERIFY(!m_page->isModified());
        QVERIFY(!board()->geometry().intersects(placeOf(&panel())));
    }

    // A stone that makes two threes, which White does not stop; fours find nothing before.
    void threesAreFoundBesideFours()
    {
        QVERIFY(m_page->open(ByThrees, QStringLiteral("threes.sgf")));
        review();
        QTRY_VERIFY(panel().isSettled());
        QCOMPARE(strip()->model()->rowCount(), 1);
        QCOMPARE(panel().text(),
            QStringLiteral(
                "Allowed wins by fours and threes: 1. It is decided at every turn whether there was a win by "
                "fours and threes."));
        QCOMPARE(curve()->valueAt(1), std::optional(1.0));
        QCOMPARE(m_page->findChild<MomentCards *>()->count(), 1);
        tap(0);
        QCOMPARE(m_page->place(), 1);
        QVERIFY2(
            panel().text().startsWith(QStringLiteral("1. White: O15. After this move, Black could win by fours and "
                                                     "threes in at most 2 move(s): I8 ")),
            qPrintable(panel().text()));
        QVERIFY(panel().text().endsWith(QStringLiteral("the last move that could have changed the result.")));
        QTest::mouseClick(button("reviewShow"), Qt::LeftButton);
        QVERIFY(cell("I8").thought == Stone::Black);
        QVERIFY(m_page->wins().text().startsWith(QStringLiteral("Black wins by fours and threes in at most 2 ")));
        m_page->wins().checkProof();
        QTRY_VERIFY(m_page->wins().note().contains(QStringLiteral("It is correct.")));
    }

    void whatIsOpenIsLookedAtLonger()
    {
        m_page->findChild<ReviewGuide *>()->setThreesNodes(1);
        QVERIFY(m_page->open(ByThrees, QStringLiteral("threes.sgf")));
        review();
        QTRY_VERIFY(panel().isSettled());
        QVERIFY(!strip()->isVisible()); // nothing is found, and nothing is said to be none
        QVERIFY(
            panel().text().contains(QStringLiteral("it is not decided whether there was a win by fours and threes")));
        QVERIFY(menu("Look longer")->isVisible());
        QCOMPARE(button("reviewShow")->text(), QStringLiteral("Look longer"));
        for (int i = 0; i < 4 && !panel().mark() && strip()->model()->rowCount() == 0; ++i) {
            QTest::mouseClick(button("reviewShow"), Qt::LeftButton);
            QVERIFY(panel().review()); // what is known stays to be read
            QTRY_VERIFY(panel().isSettled());
        }
        QCOMPARE(strip()->model()->rowCount(), 1);
        tap(0);
        QCOMPARE(button("reviewShow")->text(), QStringLiteral("Show"));
    }

    void aMarkThatIsReadStaysWhileMoreIsFound()
    {
        review();
        tap(1);
        const QString read = panel().text();
        panel().lookLonger();
        QTRY_VERIFY(panel().isSettled());
        QCOMPARE(panel().mark(), std::size_t(1));
        QCOMPARE(panel().text(), read);
        QCOMPARE(m_page->place(), 2);
    }

    void aTapLeadsToTheMoveAndSaysWhatWasMissed()
    {
        review();
        QStringList heard;
        setListener([&](const QString &text, Told) { heard += text; });
        tap(2);
        QCOMPARE(m_page->place(), 3);
        QVERIFY(panel().text().startsWith(QStringLiteral("3. Black: L15. Black missed a win in 1 four(s): E8.")));
        QCOMPARE(heard.last(), panel().text());
        tap(1);
        QCOMPARE(m_page->place(), 2);
        QVERIFY(panel().text().contains(QStringLiteral("2 move(s) would have stopped it: E8 I8.")));
        QTest::keyClick(board(), Qt::Key_Home); // where no mark is
        QVERIFY(!panel().mark());
        tap(1); // the same once more
        QCOMPARE(m_page->place(), 2);
    }

    void theCurveLeadsThroughTheGame()
    {
        QCoreApplication::processEvents(); // it is laid out
        QVERIFY(curve()->isVisible() && button("askReview")->isVisible());
        QVERIFY(!placeOf(curve()).intersects(board()->geometry()));
        QVERIFY(!curve()->valueAt(0)); // nothing is known yet
        const QRect before = board()->geometry();
        QTest::mouseClick(button("askReview"), Qt::LeftButton);
        QTRY_VERIFY(panel().review());
        QVERIFY(!button("askReview")->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(board()->geometry(), before);
        // Black has a straight four, and again after White did not stop it; nobody after White did.
        QCOMPARE(curve()->valueAt(0), std::optional(1.0));
        QVERIFY(!curve()->valueAt(1));
        QCOMPARE(curve()->valueAt(2), std::optional(1.0));
        QVERIFY(!curve()->valueAt(4));
        for (const int place : { 3, 1, 4, 0 }) {
            QTest::mouseClick(curve(), Qt::LeftButton, {}, QPoint(qRound(curve()->xOf(place)), 12));
            QCOMPARE(m_page->place(), place);
        }
        curve()->setFocus();
        QTest::keyClick(curve(), Qt::Key_Right);
        QCOMPARE(m_page->place(), 1);
        QTest::keyClick(curve(), Qt::Key_End);
        QCOMPARE(m_page->place(), 4);
        QTest::keyClick(curve(), Qt::Key_Right); // nothing beyond the end
        QCOMPARE(m_page->place(), 4);
        m_page->resize(800, 1220);
        QTRY_VERIFY(placeOf(curve()).top() > board()->geometry().bottom());
        m_page->resize(400, 640); // there it is in the panel of the review
        QTRY_VERIFY(panel().isAncestorOf(curve()));
    }

    void theCurveIsReadAloud()
    {
        QCOMPARE(curve()->accessibleDescription(), QStringLiteral("Move 0: no win is proven."));
        review();
        QCOMPARE(curve()->accessibleDescription(), QStringLiteral("Move 0: Black has a proven win."));
        m_page->goTo(2);
        QCOMPARE(curve()->accessibleDescription(),
            QStringLiteral("2. White: O1: allowed win by fours. Move 2: Black has a proven win."));
        curve()->setWorth(m_page->document().tree().mainLine()[4], -0.4);
        QCOMPARE(curve()->textAt(4), QStringLiteral("Move 4: White is better, the engine thinks."));
        QCOMPARE(curve()->textAt(5), QString());
    }

    void whatAnEngineThoughtIsForgottenWithItsNodes()
    {
        curve()->setWorth(0, 0.5);
        QVERIFY(!button("askReview")->isVisible());
        QVERIFY(m_page->open(Forbidden, QStringLiteral("forbidden.sgf")));
        QVERIFY(!curve()->valueAt(0));
        QVERIFY(button("askReview")->isVisible());
    }

    // It is told the same at each drawing of the board.
    void theCurveIsPaintedOnlyForAnotherValue()
    {
        Paints paints;
        curve()->setWorth(0, 0.5);
        curve()->installEventFilter(&paints);
        const auto paintsAfter = [&](double worth) {
            paints.count = 0;
            curve()->setWorth(0, worth);
            QEvent now(QEvent::UpdateRequest); // paints what is to be painted
            QCoreApplication::sendEvent(curve()->window(), &now);
            return paints.count;
        };
        paintsAfter(0.5); // whatever was still waiting
        QCOMPARE(paintsAfter(0.5), 0);
        QVERIFY(paintsAfter(-0.5) > 0);
        QCOMPARE(paintsAfter(-0.5), 0);
        QVERIFY(paintsAfter(-2) > 0); // at most a won game
        QCOMPARE(paintsAfter(-1), 0);
        curve()->removeEventFilter(&paints);
        QCOMPARE(curve()->valueAt(0).value(), -1.0);
    }

    // What an engine thinks is told as that, with its depth, and stays beside what is proven.
    void anEngineGivesItsOpinion()
    {
        byEngine(QStringLiteral("--yixin --each-eval 0;0;300;-300;%0.9"), false, true, 2);
        QVERIFY(m_page->open(Quiet, QStringLiteral("quiet.sgf")));
        QVERIFY(!choice()->isVisible()); // no panel yet
        review();
        QVERIFY(choice()->isVisible());
        QCOMPARE(choice()->currentIndex(), 0);
        QTRY_VERIFY(panel().isSettled());
        QVERIFY(!curve()->valueAt(2));
        QTest::keyClick(choice(), Qt::Key_Down);
        QVERIFY(m_reviewsByEngine);
        QTRY_VERIFY_WITH_TIMEOUT(panel().isSettled(), 20'000);
        // White, who is to move after the first and third move, is thought to lead after the third.
        QCOMPARE(qRound(curve()->valueAt(0).value() * 100), 0);
        QCOMPARE(qRound(curve()->valueAt(2).value() * 100), 55);
        QCOMPARE(qRound(curve()->valueAt(3).value() * 100), 55);
        QCOMPARE(qRound(curve()->valueAt(4).value() * 100), 80);
        QCOMPARE(
            curve()->textAt(4), QStringLiteral("Move 4: Black has 90% of the chances, the engine thinks. Depth 9."));
        QCOMPARE(strip()->model()->rowCount(), 1);
        QVERIFY2(panel().text().startsWith(QStringLiteral("Moves that lost much, the engine thinks: 1.")),
            qPrintable(panel().text()));
        QVERIFY(panel().text().endsWith(QStringLiteral("that is its opinion, not a proof.")));
        QCOMPARE(m_page->findChild<MomentCards *>()->count(), 1);
        tap(0);
        QCOMPARE(m_page->place(), 2);
        QCOMPARE(panel().text(),
            QStringLiteral("2. White: H9. The engine thinks that White's chances fell from 50% to 23%. "
                           "It thinks that no move of a side that did not win lost more. Depth 9."));
        QVERIFY(!button("reviewShow")->isEnabled()); // there is no proof to show
        QVERIFY(!menu("Make it a task…")->isVisible());
        QVERIFY(menu("Draw a diagram…")->isVisible());
        // And back: nothing of it is left.
        QTest::keyClick(choice(), Qt::Key_Up);
        QVERIFY(!m_reviewsByEngine);
        QTRY_VERIFY(panel().isSettled());
        QVERIFY(!curve()->valueAt(2));
        QVERIFY(!strip()->isVisible());
    }

    void aRememberedEngineIsAskedAtOnceAndStopsWithThePage()
    {
        byEngine(QStringLiteral("--yixin --late 600000"), true);
        QVERIFY(m_page->open(Quiet, QStringLiteral("quiet.sgf")));
        review();
        QVERIFY(panel().isRunning());
        QTRY_VERIFY(panel().review() && !panel().review()->review.threes.turns.empty());
        QTest::keyClick(board(), Qt::Key_Right); // the page goes on being used
        QCOMPARE(m_page->place(), 1);
        m_page->findChild<ReviewGuide *>()->stop();
        QTRY_VERIFY(panel().isSettled());
        QVERIFY(panel().text().endsWith(QStringLiteral("was not asked about the whole game.")));
    }

    void anEngineThatFailsLeavesTheReview()
    {
        byEngine(QStringLiteral("--yixin --exit-at-start"), true);
        review();
        QTRY_VERIFY(panel().isSettled());
        QCOMPARE(strip()->model()->rowCount(), 3);
        QVERIFY2(panel().text().contains(QStringLiteral("could not be asked about the whole game. ")),
            qPrintable(panel().text()));
        QCOMPARE(curve()->valueAt(0), std::optional(1.0));
    }

    void noEngineIsAskedDuringAGame()
    {
        byEngine(QStringLiteral("--yixin"), true, false);
        review();
        QTRY_VERIFY(panel().isSettled());
        QVERIFY(panel().review()->opinions.empty());
        QVERIFY(panel().text().endsWith(QStringLiteral("No engine is asked while a game is being played.")));
    }

    void aFindingBecomesATaskADiagramOrARowOfTheWorksheet()
    {
        review();
        QSignalSpy tasks(m_page.get(), &StudyPage::taskWanted);
        QSignalSpy diagrams(m_page.get(), &StudyPage::diagramWanted);
        tap(0); // a missed win is to be found before the move
        menu("Make it a task…")->trigger();
        QCOMPARE(tasks.size(), 1);
        QCOMPARE(m_page->place(), 0);
        QCOMPARE(panel().mark(), std::size_t(0));
        tap(1); // an allowed one after it
        menu("Draw a diagram…")->trigger();
        QCOMPARE(diagrams.size(), 1);
        QCOMPARE(m_page->place(), 2);
        menu("Put it on the worksheet")->trigger();
        QVERIFY(record::isBookmarked(m_page->document().tree(), m_page->node()));
        QCOMPARE(m_page->place(), 2);
        QSignalSpy refused(m_page.get(), &StudyPage::refused);
        tap(1);
        menu("Put it on the worksheet")->trigger();
        QCOMPARE(refused.size(), 1);
        QVERIFY(record::isBookmarked(m_page->document().tree(), m_page->node()));
    }

    void keyMomentsAreCardsThatLeadToTheMove()
    {
        auto *cards = m_page->findChild<MomentCards *>();
        QCOMPARE(cards->count(), 0);
        review();
        QCOMPARE(cards->count(), 3);
        const QList<QToolButton *> moments = cards->findChildren<QToolButton *>(QStringLiteral("momentCard"));
        QCOMPARE(moments[1]->accessibleName(), QStringLiteral("2. White: O1"));
        QVERIFY(moments[1]->accessibleDescription().contains(QStringLiteral("E8 I8")));
        QTest::mouseClick(moments[1], Qt::LeftButton);
        QCOMPARE(m_page->place(), 2);
        QCOMPARE(panel().mark(), std::size_t(1));
        panel().forget();
        QCOMPARE(cards->count(), 0);
    }

    void theSheetShowsWhereSomethingWasFound()
    {
        const auto *moves = m_page->findChild<QTableView *>(QStringLiteral("moves"))->model();
        QVERIFY(!moves->index(0, 0).data(ScoreSheetModel::FindingRole).isValid());
        review();
        QCOMPARE(
            moves->index(0, 1).data(ScoreSheetModel::FindingRole).toString(), QStringLiteral("allowed win by fours"));
        QVERIFY(!moves->index(1, 1).data(ScoreSheetModel::FindingRole).isValid());
    }

    void keysGoFromMarkToMark()
    {
        review();
        QTest::keyClick(board(), Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(panel().mark(), std::size_t(0));
        QCOMPARE(m_page->place(), 1);
        QTest::keyClick(board(), Qt::Key_Right); // by the keys of the record
        QCOMPARE(panel().mark(), std::size_t(1));
        strip()->setFocus();
        QTest::keyClick(strip(), Qt::Key_Right);
        QCOMPARE(panel().mark(), std::size_t(2));
        QCOMPARE(m_page->place(), 3);
        QTest::keyClick(strip(), Qt::Key_PageUp, Qt::AltModifier);
        QCOMPARE(panel().mark(), std::size_t(1));
        action("previousMark")->trigger();
        QCOMPARE(panel().mark(), std::size_t(0));
        // From a move without a mark the next one is behind it.
        m_page->goTo(0);
        QVERIFY(!panel().mark());
        panel().nextMark();
        QCOMPARE(panel().mark(), std::size_t(0));
    }

    void keysThatComeToTheMarksChooseNoneUnasked_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("right") << int(Qt::Key_Right);
        QTest::newRow("left") << int(Qt::Key_Left);
        QTest::newRow("space") << int(Qt::Key_Space);
    }
    void keysThatComeToTheMarksChooseNoneUnasked()
    {
        QFETCH(int, key);
        m_page->goTo(0);
        review();
        const QString whole = panel().text();
        strip()->setFocus(Qt::TabFocusReason);
        m_page->goTo(0);
        QVERIFY(!panel().mark());
        QCOMPARE(panel().text(), whole);
        QTest::keyClick(strip(), static_cast<Qt::Key>(key));
        QCOMPARE(panel().mark(), std::size_t(0)); // the one that is seen to have the keys
        QCOMPARE(m_page->place(), 1);
        QTest::keyClick(strip(), Qt::Key_Right);
        QCOMPARE(panel().mark(), std::size_t(1));
    }

    void aScreenReaderFindsNamesAndRoles()
    {
        review();
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(strip());
        QVERIFY(list);
        QVERIFY(list->role() == QAccessible::List || list->role() == QAccessible::Table);
        QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Review marks"));
        QCOMPARE(list->childCount(), 3);
        QCOMPARE(list->child(1)->text(QAccessible::Name), QStringLiteral("2. White: O1: allowed win by fours"));
    }

    void showPlaysTheMissedWinBeforeTheMove()
    {
        review();
        tap(2);
        QTest::mouseClick(button("reviewShow"), Qt::LeftButton);
        QCOMPARE(m_page->place(), 2); // before the move
        QCOMPARE(m_page->findChild<QTabWidget *>()->currentWidget(), &m_page->wins());
        QVERIFY(m_page->wins().text().startsWith(QStringLiteral("Black wins in 1")));
        QVERIFY(cell("E8").thought == Stone::Black);
        QCOMPARE(panel().mark(), std::size_t(2)); // though the move before it has one, too
        QTest::mouseClick(m_page->findChild<QToolButton *>("winMain"), Qt::LeftButton);
        QVERIFY(m_page->isModified());
        m_page->document().steps().undo();
        QVERIFY(!m_page->isModified());
        QVERIFY(panel().review());
    }

    void showPlaysTheAllowedWinAfterTheMove()
    {
        review();
        tap(1);
        QTest::mouseClick(button("reviewShow"), Qt::LeftButton);
        QCOMPARE(m_page->place(), 2);
        QVERIFY(cell("E8").thought == Stone::Black);
        QVERIFY(cell("O1").stone == Stone::White);
    }

    void showProvesAForbiddenPoint()
    {
        QVERIFY(m_page->open(Forbidden, QStringLiteral("forbidden.sgf")));
        review();
        tap(0);
        QVERIFY(panel().text().contains(QStringLiteral("The point is forbidden: double-three.")));
        QTest::mouseClick(button("reviewShow"), Qt::LeftButton);
        QCOMPARE(m_page->place(), 0);
        QCOMPARE(m_page->proof()->point(), std::optional(at("H8")));
        QVERIFY(m_page->proof()->isVisible());
    }

    void theBranchShownIsReviewed()
    {
        const record::GameTree &tree = m_page->document().tree();
        const record::NodeId fork = tree.mainLine()[3];
        const record::NodeId branch = tree.nextSibling(tree.firstChild(fork));
        m_page->goToNode(branch);
        review();
        QCOMPARE(panel().review()->game.nodes.back(), branch);
    }

    void theFindingsBecomeCommentsInOneStep()
    {
        review();
        menu("Write the findings as comments")->trigger();
        const record::GameTree &tree = m_page->document().tree();
        QVERIFY(QString::fromStdString(std::string(tree.comment(tree.mainLine()[1]))).startsWith("Black missed a win"));
        QVERIFY(!tree.comment(tree.mainLine()[3]).empty());
        QCOMPARE(m_page->document().steps().count(), 1);
        QSignalSpy refused(m_page.get(), &StudyPage::refused);
        menu("Write the findings as comments")->trigger(); // they are there
        QCOMPARE(refused.count(), 1);
        m_page->document().steps().undo();
        QVERIFY(tree.comment(tree.mainLine()[1]).empty());
        QVERIFY(!m_page->isModified());
    }

    void aGameThatIsAnotherOneNowIsSaidSo()
    {
        const QString changed = QStringLiteral("The game was changed after this review. ");
        review();
        tap(2);
        QVERIFY(button("reviewShow")->isEnabled());
        action("turnRecord")->trigger();
        m_page->wait();
        QVERIFY(panel().text().startsWith(changed));
        QVERIFY(!button("reviewShow")->isEnabled());
        QVERIFY(!menu("Write the findings as comments")->isVisible());
        m_page->document().steps().undo();
        QVERIFY(!panel().text().contains(changed));
        QVERIFY(button("reviewShow")->isEnabled());
        // While it is being reviewed, too.
        action("reviewGame")->trigger();
        action("turnRecord")->trigger();
        QTRY_VERIFY(panel().review());
        QVERIFY(panel().text().startsWith(changed));
        review();
        QVERIFY(!panel().text().contains(changed));
    }

    void movesThatAreGoneAreSaidSo()
    {
        review();
        m_page->setMode(StudyMode::Edit);
        m_page->goTo(3);
        action("delete")->trigger();
        m_page->wait();
        QSignalSpy refused(m_page.get(), &StudyPage::refused);
        tap(2);
        QCOMPARE(refused.count(), 1);
        tap(0);
        QCOMPARE(m_page->place(), 1);
    }

    void anotherRecordClosesIt()
    {
        review();
        QVERIFY(m_page->open(Forbidden, QStringLiteral("forbidden.sgf")));
        QVERIFY(!panel().isOpen());
        QVERIFY(!panel().isVisible());
        review();
        menu("Close the review")->trigger();
        QVERIFY(!panel().isVisible());
        QVERIFY(!action("nextMark")->isEnabled());
    }

    void whyAGameHasNoReview_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<QString>("text");
        QTest::newRow("no moves") << QByteArray("(;GM[4]SZ[15]RU[Renju])")
                                  << QStringLiteral("There is nothing to review: the game has no moves.");
        QTest::newRow("not square")
            << QByteArray("(;GM[4]SZ[19:15]RU[Renju];B[hh])")
            << QStringLiteral("Games on a board of this size cannot be reviewed. The board must be square.");
        QTest::newRow("no rule") << QByteArray("(;GM[4]SZ[15];B[hh];W[])")
                                 << QStringLiteral(
                                        "No win by fours was missed or allowed. It is decided at every turn whether "
                                        "there was a win by fours and threes. The record does not name its "
                                        "rule. It was reviewed under this rule: Renju.");
        QTest::newRow("another size, setup and passes")
            << QByteArray("(;GM[4]SZ[19]RU[Renju];B[hh];W[];AB[aa][bb]AW[cc];B[];W[ss])")
            << QStringLiteral("No win by fours was missed or allowed. It is decided at every turn whether there was a "
                              "win by fours and threes.");
    }
    void whyAGameHasNoReview()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(QString, text);
        QVERIFY(m_page->open(sgf.toStdString(), QStringLiteral("odd.sgf")));
        action("reviewGame")->trigger();
        QTRY_VERIFY(panel().isOpen() && !panel().isRunning());
        QCOMPARE(panel().text(), text);
        QVERIFY(panel().isVisible());
        QVERIFY(!strip()->isVisible());
    }

    void stoppedItKeepsWhatItKnows()
    {
        QVERIFY(m_page->open(hard(), QStringLiteral("hard.sgf")));
        action("reviewGame")->trigger();
        QTRY_VERIFY(m_page->findChild<QWidget *>(QStringLiteral("reviewProgress"))->isVisible());
        QTest::keyClick(board(), Qt::Key_Escape);
        QTRY_VERIFY(panel().review());
        QVERIFY(!panel().review()->review.isComplete);
        QVERIFY(panel().text().startsWith(QStringLiteral("Stopped after move")));
    }

    void leftInTheMiddle()
    {
        action("reviewGame")->trigger();
        m_page.reset();
        QVERIFY(background::threads().waitForDone(5000));
    }

    void itIsPrinted()
    {
        QVERIFY(!action("printReview")->isEnabled());
        review();
        std::optional<ReviewSheet> sheet;
        connect(m_page.get(), &StudyPage::reviewPaperWanted, this, [&](const ReviewSheet &wanted) { sheet = wanted; });
        action("printReview")->trigger();
        QVERIFY(sheet && sheet->review == *panel().review());
        sheet.reset();
        menu("Print the review…")->trigger();
        QVERIFY(sheet);
    }

    void aWholeFileIsReviewedInTheBackground()
    {
        QVERIFY(!action("reviewAll")->isEnabled()); // one game
        QVERIFY(
            m_page->open(std::string("(;GM[4]SZ[15]RU[Renju]PB[Ann];B[hh])(;GM[2]SZ[8];B[dd])") + Missed + Forbidden,
                QStringLiteral("games.sgf")));
        action("reviewAll")->trigger();
        auto *list = m_page->findChild<CollectionReview *>();
        QVERIFY(list && list->isVisible() && !list->isModal());
        QTRY_VERIFY(!list->isRunning());
        QTRY_COMPARE(list->text(), QStringLiteral("Games reviewed: 4. Games with findings: 2."));
        const auto told = [&](int row, int column) { return list->model().index(row, column).data().toString(); };
        QCOMPARE(list->model().rowCount(), 3); // with the one that cannot be reviewed
        QCOMPARE(told(0, CollectionModel::Moves), QStringLiteral("This is not a game of five in a row."));
        QCOMPARE(told(1, CollectionModel::Number), QStringLiteral("3"));
        QCOMPARE(told(1, CollectionModel::Missed), QStringLiteral("2"));
        QCOMPARE(told(1, CollectionModel::Allowed), QStringLiteral("1"));
        QCOMPARE(told(1, CollectionModel::Moves), QStringLiteral("1, 2, 3"));
        QCOMPARE(told(2, CollectionModel::Forbidden), QStringLiteral("1"));
        list->findChild<QCheckBox *>(QStringLiteral("allGames"))->setChecked(true);
        QCOMPARE(list->model().rowCount(), 4);
        QCOMPARE(told(0, CollectionModel::Black), QStringLiteral("Ann"));

        // To a game, and to one of its moves; nothing is edited.
        auto *games = list->findChild<QTableView *>(QStringLiteral("reviewedGames"));
        games->selectRow(2);
        list->findChild<QPushButton *>(QStringLiteral("goToGame"))->click();
        QCOMPARE(m_page->record().index(), 2);
        QTRY_COMPARE(panel().mark(), std::size_t(0));
        QCOMPARE(m_page->place(), 1);
        auto *marks = list->findChild<ReviewStrip *>();
        QCOMPARE(marks->model()->rowCount(), 3);
        QTest::mouseClick(
            marks->viewport(), Qt::LeftButton, {}, marks->visualRect(marks->model()->index(2, 0)).center());
        QTRY_COMPARE(panel().mark(), std::size_t(2));
        QCOMPARE(m_page->place(), 3);
        QCOMPARE(list->findChild<QLabel *>(QStringLiteral("collectionMark"))->text(),
            QStringLiteral("3. Black: L15: missed win by fours, turning point"));
        QVERIFY(!m_page->isModified());
        QPointer<CollectionReview> gone = list;
        QVERIFY(m_page->open(Missed, QStringLiteral("missed.sgf")));
        QVERIFY(!gone);
    }

    void aGameWithoutMovesIsGoneToTwice()
    {
        QVERIFY(m_page->open(std::string("(;GM[4]SZ[15]RU[Renju])") + Forbidden, QStringLiteral("games.sgf")));
        action("reviewAll")->trigger();
        auto *list = m_page->findChild<CollectionReview *>();
        QTRY_VERIFY(!list->isRunning());
        for (int i = 0; i < 2; ++i) {
            emit list->picked(0, std::nullopt);
            QTRY_VERIFY(panel().review());
            QVERIFY(panel().review()->game.nodes.empty());
            QCOMPARE(m_page->record().index(), 0);
        }
    }

    void anotherOrderOfTheGamesEndsTheReviewOfTheFile()
    {
        QVERIFY(m_page->open(std::string(Missed) + Forbidden, QStringLiteral("games.sgf")));
        action("reviewAll")->trigger();
        const QPointer<CollectionReview> list = m_page->findChild<CollectionReview *>();
        QTRY_VERIFY(!list->isRunning());
        action("gameDown")->trigger();
        QVERIFY(!list); // its first game is the second one now
    }

    void aMoveIsNotWaitedForAnyMore_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("another game was shown") << 0;
        QTest::newRow("the review was closed") << 1;
    }
    void aMoveIsNotWaitedForAnyMore()
    {
        QFETCH(int, how);
        QVERIFY(m_page->open(std::string(Missed) + Forbidden, QStringLiteral("games.sgf")));
        action("reviewAll")->trigger();
        auto *list = m_page->findChild<CollectionReview *>();
        QTRY_VERIFY(!list->isRunning());
        emit list->picked(1, std::size_t(0)); // is being reviewed
        QVERIFY(panel().isRunning());
        if (how == 0) {
            m_page->showGame(0);
            m_page->showGame(1);
        } else {
            panel().forget();
        }
        m_page->goTo(0);
        QVERIFY(!panel().isOpen());
        review();
        QVERIFY(!panel().mark());
        QCOMPARE(m_page->place(), 0);
    }

    void whatWasEditedIsReviewedAsItIs()
    {
        QVERIFY(m_page->open(std::string(Forbidden) + Forbidden, QStringLiteral("games.sgf")));
        m_page->setMode(StudyMode::Edit);
        m_page->goTo(1);
        action("delete")->trigger(); // all of it
        m_page->wait();
        action("reviewAll")->trigger();
        auto *list = m_page->findChild<CollectionReview *>();
        QTRY_COMPARE(list->text(), QStringLiteral("Games reviewed: 2. Games with findings: 1."));
    }

    void aReviewOfAFileIsStopped()
    {
        std::string bytes;
        for (int i = 0; i < 3000; ++i)
            bytes += Missed;
        QVERIFY(m_page->open(bytes, QStringLiteral("many.sgf")));
        action("reviewAll")->trigger();
        auto *list = m_page->findChild<CollectionReview *>();
        list->findChild<QPushButton *>(QStringLiteral("stopReview"))->click();
        QTRY_VERIFY(!list->isRunning());
        QTRY_VERIFY(!list->findChild<QPushButton *>(QStringLiteral("stopReview"))->isEnabled());
        QVERIFY2(list->text().startsWith(QStringLiteral("Stopped after game")), qPrintable(list->text()));
        action("reviewAll")->trigger();
        m_page->hide(); // nobody looks any more
        QVERIFY(background::threads().waitForDone(5000));
    }

    void readInASmallWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a telephone") << QSize(400, 700);
        QTest::newRow("a low one") << QSize(400, 560);
        QTest::newRow("a small laptop") << QSize(1024, 600);
    }
    void readInASmallWindow()
    {
        QFETCH(QSize, size);
        m_page->resize(size);
        review();
        QTRY_VERIFY(strip()->isVisible());
        tap(2);
        QTRY_VERIFY(!board()->geometry().intersects(placeOf(&panel())));
        QTRY_COMPARE(strip()->height(), strip()->sizeHint().height());
        for (const QToolButton *each : panel().findChildren<QToolButton *>()) {
            if (each->isVisible() && !panel().findChild<QScrollArea *>()->isAncestorOf(each))
                QVERIFY2(m_page->rect().contains(placeOf(each)), qPrintable(each->objectName()));
        }
        m_page->resize(1366, 768);
        QTRY_VERIFY(panel().isVisible());
    }

private:
    BoardWidget *board() const { return m_page->findChild<BoardWidget *>(); }
    ReviewPanel &panel() const { return m_page->reviewPanel(); }
    ReviewCurve *curve() const { return m_page->findChild<ReviewCurve *>(); }
    ReviewStrip *strip() const { return m_page->findChild<ReviewStrip *>(); }
    QToolButton *button(const char *name) const { return m_page->findChild<QToolButton *>(QLatin1String(name)); }
    QAction *action(const char *name) const { return m_page->findChild<QAction *>(QLatin1String(name)); }
    const BoardCell &cell(const char *point) const { return board()->picture().at(at(point)); }
    QRect placeOf(const QWidget *widget) const { return { widget->mapTo(m_page.get(), QPoint()), widget->size() }; }
    QAction *menu(const char *text) const
    {
        for (QAction *each : button("reviewMore")->menu()->actions()) {
            if (each->text() == QString::fromUtf8(text))
                return each;
        }
        return nullptr;
    }
    void review()
    {
        action("reviewGame")->trigger();
        QTRY_VERIFY(panel().review());
    }
    void tap(int mark)
    {
        const QModelIndex index = strip()->model()->index(mark, 0);
        strip()->scrollTo(index);
        QTest::mouseClick(strip()->viewport(), Qt::LeftButton, {}, strip()->visualRect(index).center());
    }

    ReviewChoice *choice() const { return m_page->findChild<ReviewChoice *>(); }
    // Lets reviews ask an engine that does wrong what it is told to (scriptedfaults.h).
    void byEngine(const QString &faults, bool isChosen = false, bool isAllowed = true, int threads = 1)
    {
        engine::Profile profile;
        profile.id = "scripted";
        profile.name = "Scripted";
        profile.program = KAGETSU_SCRIPTED;
        for (const QString &argument : faults.split(QLatin1Char(' ')))
            profile.arguments.push_back(argument.toStdString());
        profile.dialect = engine::Dialect::Yixin;
        profile.threads = threads; // with several, one process looks at all
        Analyst analyst { [profile] { return std::vector { profile }; }, [] { return engine::Moment(0); },
            [isAllowed] { return isAllowed; } };
        analyst.reviewsByEngine = isChosen;
        analyst.rememberReview = [this](bool byEngine) { m_reviewsByEngine = byEngine; };
        m_page->setAnalyst(analyst);
    }

    std::unique_ptr<StudyPage> m_page;
    bool m_reviewsByEngine = false;
};

} // namespace tst_studyreview

QTEST_MAIN(tst_studyreview::TestStudyReview)
#include "tst_studyreview.moc"
