// SPDX-License-Identifier: MIT
#include "record/collection.h"
#include "ui/controls/style/style.h"
#include "ui/learn/daily/dailyview.h"
#include "ui/learn/drill/drillmoves.h"
#include "ui/learn/drill/drillview.h"
#include "ui/learn/lessonpage.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/task/taskview.h"

#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_drillview {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;

// The lines of a record, asked move by move (learn.md#lines).
class TestDrillView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }
    void init()
    {
        m_today = 100;
        m_keeper = std::make_unique<PracticeKeeper>();
        m_keeper->setToday([this] { return m_today; });
        m_keeper->open({});
        m_page = std::make_unique<LessonPage>();
        m_page->setPractice(*m_keeper);
        m_page->resize(1366, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    void cleanup()
    {
        m_page.reset();
        m_keeper.reset();
    }

    void theProgramPlaysTheOtherSide()
    {
        QSignalSpy ended(m_page.get(), &LessonPage::drillEnded);
        begin(";B[hh];W[ig];B[jf];W[aa];B[bb]");
        QCOMPARE(text("drillPlace"), QStringLiteral("1 of 3"));
        QVERIFY(button("giveUpDrill")->isVisible() && !button("nextDrill")->isVisible());
        task().tap({ 7, 7 });
        QTRY_COMPARE(text("drillTold"), QStringLiteral("White played I9."));
        QCOMPARE(task().picture().at({ 8, 8 }).stone, rules::Stone::White);
        QCOMPARE(text("drillPlace"), QStringLiteral("2 of 3"));
        task().tap({ 9, 9 });
        QTRY_COMPARE(text("drillTold"), QStringLiteral("White played A15."));
        task().tap({ 1, 13 });
        QTRY_COMPARE(text("drillTold"), QStringLiteral("Right at once: 3 of 3."));
        QVERIFY(m_keeper->book().pupils().empty()); // nobody practises
        QTest::mouseClick(button("nextDrill"), Qt::LeftButton);
        QCOMPARE(text("drillScore"), QStringLiteral("Right at once: 3 of 3."));
        QTest::mouseClick(button("backToRecord"), Qt::LeftButton);
        QCOMPARE(ended.size(), 1);
    }

    void whatTheRecordSaysStaysToBeRead()
    {
        begin(";B[hh]C[the centre];W[ig];B[jf]");
        task().tap({ 7, 7 });
        QTRY_VERIFY(button("nextDrill")->isVisible());
        QCOMPARE(text("words"), QStringLiteral("the centre"));
        QTest::mouseClick(button("nextDrill"), Qt::LeftButton);
        QTRY_COMPARE(text("drillPlace"), QStringLiteral("2 of 2"));
    }

    // The rest of the record is there for each side, even where one side has nothing.
    void theSideIsChosen()
    {
        open(";B[hh];W[ig];B[jf]");
        QCOMPARE(text("knownBlack"), QStringLiteral("Moves: 2."));
        QCOMPARE(text("knownWhite"), QStringLiteral("Moves: 1."));
        QVERIFY(button("playBlack")->hasFocus());
        QVERIFY(!bar(0)->isVisible()); // nobody practises
        QTest::keyClick(button("playWhite"), Qt::Key_Return);
        QCOMPARE(task().question(), QStringLiteral("Which move is right for White?"));
        QTest::keyClick(m_page.get(), Qt::Key_Escape);
        QVERIFY(button("playWhite")->isVisible());
        open(";B[hh]");
        QCOMPARE(text("knownWhite"), QStringLiteral("The record has no moves by White from here on."));
        QVERIFY(!button("playWhite")->isVisible());
        open("AB[hh]PL[W];W[ig]");
        QVERIFY(button("playWhite")->hasFocus());
    }

    void whatIsKnownIsShownOfEachSide()
    {
        QVERIFY(m_keeper->change(practice::PupilAdded { "Anna" }));
        open(";B[hh];W[ig];B[jf]");
        QCOMPARE(text("knownBlack"), QStringLiteral("Moves known: 0 of 2."));
        view().begin(rules::Side::Black);
        task().tap({ 7, 7 });
        QTRY_COMPARE(text("drillPlace"), QStringLiteral("2 of 2"));
        QTest::mouseClick(button("giveUpDrill"), Qt::LeftButton);
        QTest::mouseClick(button("endDrill"), Qt::LeftButton);
        QCOMPARE(text("knownBlack"), QStringLiteral("Moves known: 1 of 2."));
        QCOMPARE(text("drillScore"), QStringLiteral("Right at once: 1 of 2."));
        QVERIFY(bar(0)->isVisible());
        QCOMPARE(bar(0)->value(), 1);
        QCOMPARE(bar(0)->accessibleDescription(), text("knownBlack"));
        QCOMPARE(text("knownWhite"), QStringLiteral("Moves known: 0 of 1."));
        m_today = 101;
        open(";B[hh];W[ig];B[jf]");
        QCOMPARE(text("knownBlack"), QStringLiteral("Moves known: 1 of 2. Due today: 1."));
        QVERIFY(text("drillScore").isEmpty());
    }

    // What Anna answers must not be counted for Ben, who is chosen in the middle.
    void anotherPupilBeginsAnew()
    {
        QVERIFY(m_keeper->change(practice::PupilAdded { "Ben" }));
        QVERIFY(m_keeper->change(practice::PupilAdded { "Anna" }));
        begin(";B[hh];W[ig];B[jf]");
        task().tap({ 7, 7 });
        QTRY_COMPARE(text("drillPlace"), QStringLiteral("2 of 2"));
        QVERIFY(m_keeper->change(practice::PupilChosen { "Ben" }));
        QVERIFY(!view().isAsking());
        QCOMPARE(text("knownBlack"), QStringLiteral("Moves known: 0 of 2."));
        QVERIFY(m_keeper->book().pupil("Ben")->cards.empty());
        QCOMPARE(m_keeper->book().pupil("Anna")->cards.size(), std::size_t(1));
    }

    void theResultOfOneIsNotShownToAnother()
    {
        QVERIFY(m_keeper->change(practice::PupilAdded { "Ben" }));
        QVERIFY(m_keeper->change(practice::PupilAdded { "Anna" }));
        begin(";B[hh]");
        task().tap({ 7, 7 });
        QTRY_VERIFY(button("nextDrill")->isVisible());
        QTest::mouseClick(button("nextDrill"), Qt::LeftButton);
        QCOMPARE(text("drillScore"), QStringLiteral("Right at once: 1 of 1."));
        QVERIFY(m_keeper->change(practice::PupilChosen { "Ben" }));
        QCOMPARE(text("drillScore"), QString());
    }

    // Its keys would act on what nobody sees.
    void aDrillOutOfSightTakesNoFocus()
    {
        QVERIFY(m_keeper->change(practice::PupilAdded { "Ben" }));
        QVERIFY(m_keeper->change(practice::PupilAdded { "Anna" }));
        begin(";B[hh];W[ig];B[jf]");
        m_page->showDaily();
        auto *daily = m_page->findChild<DailyView *>();
        daily->setFocus();
        QVERIFY(!view().isAncestorOf(QApplication::focusWidget()));
        QVERIFY(m_keeper->change(practice::PupilChosen { "Ben" }));
        QVERIFY(!view().isAsking());
        QVERIFY(!view().isAncestorOf(QApplication::focusWidget()));
    }

    void aChangeOfMindIsAMistake()
    {
        QVERIFY(m_keeper->change(practice::PupilAdded { "Anna" }));
        begin("(;B[hh];W[ig](;B[jf])(;B[ba]N[?]C[too far]))");
        task().tap({ 7, 7 });
        QTRY_COMPARE(text("drillPlace"), QStringLiteral("2 of 2"));
        task().tap({ 1, 14 });
        QVERIFY(text("words").contains(QStringLiteral("too far"))); // what the record says of it
        task().tap({ 9, 9 });
        QTRY_VERIFY(button("nextDrill")->isVisible());
        QTest::mouseClick(button("nextDrill"), Qt::LeftButton);
        QTRY_COMPARE(text("drillTold"), QStringLiteral("Once more, as this was not right before."));
        const practice::Pupil &pupil = *m_keeper->book().chosen();
        QCOMPARE(std::count_if(pupil.cards.begin(), pupil.cards.end(),
                     [](const auto &each) { return each.second.box == 1 && each.second.wrong == 1; }),
            1);
    }

    // The position was set up first, so no move leads to it there.
    void aPositionThatWasSetUpIsAsked()
    {
        begin("(;AB[hh]AW[ig]PL[B];B[jf])(;B[hh];W[ig];B[jf])");
        task().tap({ 7, 7 });
        QTRY_COMPARE(text("drillTold"), QStringLiteral("White played I9."));
    }

    void mistakesComeAgain()
    {
        QVERIFY(m_keeper->change(practice::PupilAdded { "Anna" }));
        begin(";B[hh];W[ig];B[jf]");
        task().tap({ 0, 0 });
        QTRY_VERIFY(task().judged().has_value());
        QTest::mouseClick(button("giveUpDrill"), Qt::LeftButton);
        QTRY_VERIFY(button("nextDrill")->isVisible());
        QTest::mouseClick(button("nextDrill"), Qt::LeftButton);
        QTRY_COMPARE(text("drillTold"), QStringLiteral("White played I9."));
        task().tap({ 9, 9 });
        // The first one once more, in the same drill …
        QTRY_COMPARE(text("drillTold"), QStringLiteral("Once more, as this was not right before."));
        task().tap({ 7, 7 });
        QTRY_COMPARE(text("drillTold"), QStringLiteral("Right at once: 1 of 2."));
        // … and tomorrow in daily practice.
        const practice::Pupil &pupil = *m_keeper->book().chosen();
        QCOMPARE(pupil.cards.size(), std::size_t(2));
        m_today = 101;
        QCOMPARE(practice::dueCount(pupil, m_today), std::size_t(1));
        m_page->showDaily();
        auto *daily = m_page->findChild<DailyView *>();
        daily->start();
        QVERIFY(daily->isPractising());
        QCOMPARE(daily->task().question(), QStringLiteral("Which move is right for Black?"));
        daily->task().tap({ 7, 7 });
        QTRY_VERIFY(daily->task().isSolved());
    }

    void whatIsKnownRests()
    {
        QVERIFY(m_keeper->change(practice::PupilAdded { "Anna" }));
        begin(";B[hh];W[ig];B[jf]");
        task().tap({ 7, 7 });
        QTRY_COMPARE(text("drillPlace"), QStringLiteral("2 of 2"));
        // A new line is added: only what is new is asked.
        begin(";B[hh];W[ig](;B[jf])(;B[hf];W[aa];B[bb])");
        QCOMPARE(text("drillPlace"), QStringLiteral("1 of 2"));
        QCOMPARE(task().picture().at({ 8, 8 }).stone, rules::Stone::White);
    }

    void aMoveIntoAnotherLineIsTold()
    {
        begin("(;B[hh];W[ig];B[jf])(;B[jf];W[ig];B[aa])");
        auto &drill = *m_page->findChild<DrillMoves *>();
        while (!(drill.drill()->task().position.has({ 9, 9 }, rules::Side::Black)
            && drill.drill()->task().position.count(rules::Side::Black) == 1)) {
            const std::size_t before = drill.drill()->done();
            task().tap(*drill.drill()->task().choices.front().point);
            QTRY_VERIFY(drill.drill()->done() > before);
        }
        task().tap({ 7, 7 });
        QCOMPARE(text("drillTold"), QStringLiteral("This move leads into another line. Right at once: 3 of 3."));
    }

private:
    void open(const std::string &sgf)
    {
        const record::Game game = record::readRecords("(;GM[4]SZ[15]" + sgf + ")").readGame(0);
        m_page->showDrill(std::make_shared<const drill::Decks>(*drill::decksOf(game)));
    }
    void begin(const std::string &sgf)
    {
        open(sgf);
        view().begin(rules::Side::Black);
    }
    DrillView &view() const { return *m_page->findChild<DrillView *>(); }
    TaskView &task() const { return view().task(); }
    QProgressBar *bar(int row) const { return view().findChildren<QProgressBar *>().at(row); }
    QToolButton *button(const char *name) const { return m_page->findChild<QToolButton *>(QLatin1String(name)); }
    QString text(const char *name) const
    {
        return m_page->findChild<DrillView *>()->findChild<QLabel *>(QLatin1String(name))->text();
    }

    std::unique_ptr<PracticeKeeper> m_keeper;
    std::unique_ptr<LessonPage> m_page;
    practice::Day m_today = 100;
};

} // namespace tst_drillview

QTEST_MAIN(tst_drillview::TestDrillView)
#include "tst_drillview.moc"
