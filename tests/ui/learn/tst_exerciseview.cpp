// SPDX-License-Identifier: MIT
#include "../../rules/stones.h"
#include "learn/lesson/generator.h"
#include "ui/board/boardwidget.h"
#include "ui/learn/exerciseview.h"
#include "ui/record/proof/proofpanel.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_exerciseview {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::at;

namespace {

// H8 and E4 are double-threes; nothing else is forbidden.
rules::Position twoCrosses()
{
    return rules::stones("F8 G8 H9 H10 C4 D4 E3 E2", "O1 O3 O5 O7 O9 O11 O13 O15");
}

} // namespace

class TestExerciseView : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_view = std::make_unique<ExerciseView>();
        m_view->setSeed(1);
        m_view->resize(1280, 740);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->start(twoCrosses());
        QCOMPARE(m_view->exercise()->score().sought, 2);
    }
    void cleanup() { m_view.reset(); }

    void everyTapIsAnsweredWithItsReason()
    {
        click("H8");
        QCOMPARE(text("reason"),
            QStringLiteral("Correct. H8 is forbidden: double-three. H8 makes two threes: F8 G8 H8, which becomes a "
                           "straight four at E8; and H8 H9 H10, which becomes one at H7."));
        QCOMPARE(text("counts"), QStringLiteral("Found: 1, wrong: 0"));
        QVERIFY(board()->picture().at(at("H8")).proof.judged);
        QVERIFY(m_view->proof()->isVisible());
        m_view->proof()->nextStep();
        QVERIFY(board()->picture().at(at("F8")).proof.ofShape);
        click("A15");
        QCOMPARE(text("reason"), QStringLiteral("Incorrect. A15 is allowed."));
        QCOMPARE(text("counts"), QStringLiteral("Found: 1, wrong: 1"));
        QVERIFY(board()->picture().at(at("H8")).signs.fouls.doubleThree); // what is found stays to be seen
        click("H8"); // once more: nothing is counted, the reason comes back
        QCOMPARE(text("counts"), QStringLiteral("Found: 1, wrong: 1"));
        QVERIFY(text("reason").startsWith(QLatin1String("H8 is forbidden")));
        QVERIFY(board()->picture().at(at("A15")).mark.shape == MarkShape::Cross);
        click("F8"); // a stone is no answer
        QCOMPARE(text("counts"), QStringLiteral("Found: 1, wrong: 1"));
    }

    void nothingIsGivenAwayBefore()
    {
        for (rules::Point point : board()->picture().points()) {
            QVERIFY(board()->picture().at(point).signs == ProgramSigns {});
            QVERIFY(board()->picture().at(point).mark == UserMark {});
        }
        QTest::mouseMove(board(), board()->rectOf(at("H8")).center().toPoint());
        QVERIFY(!m_view->proof()->isVisible());
    }

    void theEndShowsWhatWasMissed()
    {
        click("A15");
        click("H8");
        press("go");
        QCOMPARE(text("counts"), QStringLiteral("1 found, 1 missed, 1 wrong."));
        QCOMPARE(text("reason"), QStringLiteral("You missed the ringed points: E4."));
        QVERIFY(board()->picture().at(at("E4")).mark.shape == MarkShape::Circle);
        QVERIFY(board()->picture().at(at("E4")).signs.fouls.doubleThree);
        QVERIFY(board()->picture().at(at("H8")).signs.fouls.doubleThree);
        QVERIFY(board()->picture().at(at("H8")).mark.shape == MarkShape::None);
        QVERIFY(board()->picture().at(at("A15")).mark.shape == MarkShape::Cross);
        QCOMPARE(text("sum"), QStringLiteral("Positions: 1, without a mistake: 0. Points found: 1 of 2, wrong: 1."));
        click("E4"); // asked about, not counted
        QVERIFY(text("reason").startsWith(QLatin1String("E4 is forbidden: double-three.")));
        QCOMPARE(text("counts"), QStringLiteral("1 found, 1 missed, 1 wrong."));
    }

    void pointsThatOnlyLookForbiddenAreShownInTheEnd()
    {
        Shown shown;
        shown.seemingSigns = true;
        m_view->setShown(shown);
        // H8 has a false three by look-ahead: I8 would be an overline.
        m_view->start(rules::stones("F8 G8 H9 H10 I6 I7 I9 I10 I11", "D8"));
        QVERIFY(!board()->picture().at(at("H8")).signs.seeming.any());
        press("go");
        QVERIFY(board()->picture().at(at("H8")).signs.seeming.doubleThree);
    }

    void allFoundIsPraised()
    {
        click("H8");
        click("E4");
        press("go");
        QCOMPARE(text("reason"), QStringLiteral("You found them all."));
        QCOMPARE(m_view->sum().faultless, 1);
    }

    void positionWithoutForbiddenPointsCanBeSolved()
    {
        m_view->start(rules::stones("H8", "H9"));
        press("go");
        QCOMPARE(text("reason"), QStringLiteral("Nothing is forbidden here, as you said."));
        m_view->start(rules::stones("H8", "H9"));
        click("A1");
        press("go");
        QCOMPARE(text("reason"), QStringLiteral("Nothing is forbidden here."));
    }

    void aFingerDoesIt()
    {
        const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
        const QPoint place = board()->rectOf(at("H8")).center().toPoint();
        QTest::touchEvent(board(), screen.get()).press(1, place);
        QTest::touchEvent(board(), screen.get()).release(1, place);
        QTRY_COMPARE(text("counts"), QStringLiteral("Found: 1, wrong: 0"));
    }

    // A whole exercise and the next position with keys alone.
    void keysDoIt()
    {
        QVERIFY(board()->hasFocus());
        QTest::keyClicks(board(), QStringLiteral("E4"));
        QTest::keyClick(board(), Qt::Key_Return);
        QTest::keyClick(board(), Qt::Key_Return);
        QCOMPARE(text("counts"), QStringLiteral("Found: 1, wrong: 0"));
        QTest::keyClick(m_view.get(), Qt::Key_A, Qt::AltModifier);
        QTRY_VERIFY(m_view->exercise()->isDone());
        QTest::keyClick(m_view->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!m_view->exercise()->isDone());
        QTRY_VERIFY(board()->hasFocus());
    }

    void aScreenReaderIsToldEachAnswer()
    {
        click("H8");
        QAccessibleInterface *told = QAccessible::queryAccessibleInterface(m_view->findChild<QLabel *>("reason"));
        QVERIFY(told->text(QAccessible::Name).startsWith(QLatin1String("Correct. H8 is forbidden: double-three.")));
        QVERIFY(board()->accessibleName().contains(QLatin1String("Tap every point")));
    }

    void positionsComeWithoutEndAndWithoutWaiting()
    {
        QSignalSpy started(m_view.get(), &ExerciseView::started);
        m_view->next();
        QCOMPARE(started.count(), 0); // it is made elsewhere
        QVERIFY(!go()->isEnabled());
        QTRY_COMPARE(started.count(), 1);
        // The seed decides.
        QVERIFY(m_view->exercise()->position() == *lesson::makePosition(lesson::Level::Easy, 1));
        for (int i = 2; i <= 5; ++i) {
            press("go"); // done
            press("go"); // next
            QTRY_COMPARE(started.count(), i);
            QVERIFY(m_view->exercise()->score().sought >= 2);
        }
        QCOMPARE(m_view->sum().positions, 4);
        QVERIFY(m_view->exercise()->position() == *lesson::makePosition(lesson::Level::Easy, 5));
    }

    void anotherLevelBeginsAnew()
    {
        m_view->next();
        QSignalSpy started(m_view.get(), &ExerciseView::started);
        QTRY_COMPARE(started.count(), 1);
        press("go");
        QCOMPARE(m_view->sum().positions, 1);
        QSignalSpy chosen(m_view.get(), &ExerciseView::levelChosen);
        auto *levels = m_view->findChild<QComboBox *>(QStringLiteral("level"));
        levels->setCurrentIndex(1);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(m_view->level() == lesson::Level::Middle);
        QVERIFY(m_view->sum() == lesson::Score {});
        QTRY_COMPARE(started.count(), 2);
        QCOMPARE(distanceTo(lesson::Level::Middle, lesson::difficultyOf(m_view->exercise()->position())), 0);
        QVERIFY(text("task").startsWith(QLatin1String("Some points look forbidden but are not.")));
    }

    // Whoever leaves while a position is made does not wait for it.
    void leavingEndsTheMaking()
    {
        m_view->setLevel(lesson::Level::Hard);
        m_view->next();
        m_view.reset();
    }

    void inASmallWindowTheBoardKeepsItsSize()
    {
        m_view->resize(400, 640);
        QApplication::processEvents();
        const int before = std::min(board()->width(), board()->height());
        click("H8");
        QApplication::processEvents();
        QCOMPARE(std::min(board()->width(), board()->height()), before);
        QVERIFY(before >= 300);
        QVERIFY(!m_view->proof()->isVisible());
        press("go");
        click("E4");
        QVERIFY(m_view->proof()->isVisible());
    }

private:
    BoardWidget *board() const { return m_view->findChild<BoardWidget *>(); }
    QToolButton *go() const { return m_view->findChild<QToolButton *>(QStringLiteral("go")); }
    QString text(const char *name) const { return m_view->findChild<QLabel *>(QLatin1String(name))->text(); }
    void press(const char *name)
    {
        QTest::mouseClick(m_view->findChild<QToolButton *>(QLatin1String(name)), Qt::LeftButton);
    }
    void click(const char *point)
    {
        QTest::mouseClick(board(), Qt::LeftButton, {}, board()->rectOf(at(point)).center().toPoint());
    }

    std::unique_ptr<ExerciseView> m_view;
};

} // namespace tst_exerciseview

QTEST_MAIN(tst_exerciseview::TestExerciseView)
#include "tst_exerciseview.moc"
