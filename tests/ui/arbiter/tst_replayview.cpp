// SPDX-License-Identifier: MIT
#include "game.h"
#include "ui/arbiter/replay/journalmodel.h"
#include "ui/arbiter/replay/replayview.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/record/proof/proofpanel.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QSlider>
#include <QTableView>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

namespace tst_replayview {

using namespace kagetsu;
using namespace kagetsu::ui;

// A disputed moment: any line of a journal, as an arbiter looks at it.
class TestMomentView : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_view = std::make_unique<JournalReplayView>();
        m_view->resize(1280, 740);
        setTheme(Theme::light());
        m_view->setJournal(protocolOf(arbiterGame()));
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    void beginsAtTheEndOfTheGame()
    {
        QCOMPARE(m_view->line(), m_view->lineCount());
        QVERIFY(text("what").contains("Aoki wins: Bergman made a forbidden overline."));
        QVERIFY(m_view->match().isOver());
    }

    // What was said of the time, when and how, and nothing of the board.
    void announcementsAreAmongTheEntries()
    {
        Driver driver(arbiterSetup());
        driver.wait(std::chrono::seconds(30));
        const clock::Moment due = driver.now();
        driver.wait(std::chrono::milliseconds(350));
        QVERIFY(!driver.give(match::Report {
            match::Announced { { due, Seat::A, { clock::CallKind::Elapsed, 30 }, { true, false, true } } } }));
        QVERIFY(!driver.give(match::Report { match::WallChanged { -std::chrono::hours(1), { 0, 0 } } }));
        QVERIFY(!driver.give(match::Report { match::Stalled { Seat::A, std::chrono::milliseconds(400) } }));
        const journal::JournalProtocol found = protocolOf(driver);
        m_view->setJournal(found);
        press("first");
        press("next");
        QCOMPARE(text("what"), QString("Announced to Aoki: “30 seconds” (voice, flash). It was 0:00.350 late."));
        press("next");
        QCOMPARE(text("what"),
            QString("The computer's date and time were set back by 1:00:00.000, to 1970-01-01 00:00:00 UTC; the times "
                    "of the game are not affected."));
        press("next");
        QCOMPARE(text("what"),
            QString("The program did not respond for 0:00.400 while the clock of Aoki was running; the clock then "
                    "showed 59:29.650."));
        auto *list = m_view->findChild<QTableView *>("entries");
        QCOMPARE(list->model()->rowCount(), 3);
        QVERIFY(found.protocol.incidents.size() == 2); // no announcement on paper
    }

    void everyLineShowsTheMatchAsItWas()
    {
        const Driver game = arbiterGame();
        press("first");
        QCOMPARE(m_view->line(), 1);
        match::Match match;
        match.fold(game.events().front());
        QVERIFY(m_view->match() == match);
        for (int line = 2; line <= m_view->lineCount(); ++line) {
            press("next");
            match.fold(game.events()[static_cast<std::size_t>(line - 1)]);
            QCOMPARE(m_view->line(), line);
            QVERIFY(m_view->match() == match);
        }
        QVERIFY(!button("next")->isEnabled());
        press("previous");
        QCOMPARE(m_view->line(), m_view->lineCount() - 1);
    }

    void clocksAreShownToTheMillisecond()
    {
        m_view->goTo(lineOf("Claim by Aoki: the stone of Bergman on G7"));
        const PerSeat<clock::Duration> left {
            m_view->match().clock().reading(Seat::A, m_view->match().lastMoment()).shown,
            m_view->match().clock().reading(Seat::B, m_view->match().lastMoment()).shown
        };
        QVERIFY(left.a.count() % 1000 != 0 || left.b.count() % 1000 != 0);
        const auto exact = [](clock::Duration time) {
            return QString(".%1").arg(time.count() % 1000, 3, 10, QLatin1Char('0'));
        };
        QVERIFY(shownIn("clockA").contains(exact(left.a)));
        QVERIFY(shownIn("clockB").contains(exact(left.b)));
        QVERIFY(shownIn("clockA").contains("Aoki (White)"));
    }

    void lastPressesStandWithTheirTimes()
    {
        m_view->goTo(lineOf("Claim by Aoki: the stone of Bergman on G7"));
        const QAbstractItemModel *presses = m_view->findChild<QTableView *>("presses")->model();
        QVERIFY(presses->rowCount() >= 5);
        QCOMPARE(presses->index(0, JournalModel::What).data().toString(), QString("Bergman: Black stone on G7"));
        QCOMPARE(presses->index(0, JournalModel::Used).data().toString(), QString("0:01.000"));
        QVERIFY(presses->index(1, JournalModel::Time).data().toString().startsWith("12:00:"));
    }

    void claimedStoneIsJudgedOnItsOwnBoard()
    {
        m_view->goTo(lineOf("Claim by Aoki: the stone of Bergman on E14"));
        QCOMPARE(m_view->judgedMove(), std::optional(21));
        QCOMPARE(m_view->proof()->sentence(0), QString("E14 is forbidden: overline."));
        m_view->findChild<QTabWidget *>("momentTabs")->setCurrentIndex(2);
        // Later stones are not on the board that is judged.
        QVERIFY(board()->picture().at(*rules::pointFromText("O9", 15)).stone == rules::Stone::None);
        m_view->findChild<QTabWidget *>("momentTabs")->setCurrentIndex(1);
        QVERIFY(board()->picture().at(*rules::pointFromText("O9", 15)).stone != rules::Stone::None);
    }

    void anyStoneAndPointCanBeAsked()
    {
        tap("G8");
        QCOMPARE(m_view->proof()->sentence(0), QString("G8 is forbidden: double-three."));
        tap("M13");
        QVERIFY(!m_view->judgedMove());
        QCOMPARE(m_view->proof()->point(), rules::pointFromText("M13", 15));
    }

    void entriesAreChosenInTheList()
    {
        auto *list = m_view->findChild<QTableView *>("entries");
        m_view->findChild<QTabWidget *>("momentTabs")->setCurrentIndex(1);
        QAbstractItemModelTester tester(list->model());
        list->selectRow(3);
        QCOMPARE(m_view->line(), 5); // the start of the match is no entry
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(m_view->line(), 6);
        QCOMPARE(m_view->findChild<QSlider *>("line")->value(), 6);
    }

    void keysGoThroughTheLines()
    {
        auto *slider = m_view->findChild<QSlider *>("line");
        const int last = m_view->lineCount();
        QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(m_view->line(), last - 1);
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(m_view->line(), 1);
    }

    void runningGameIsFollowed()
    {
        m_view->setJournal({});
        QCOMPARE(m_view->lineCount(), 0);
        m_view->setJournal(protocolOf(arbiterGameRunning(match::Hints::Off)));
        const int before = m_view->lineCount();
        m_view->setJournal(protocolOf(arbiterGame()));
        QVERIFY(m_view->lineCount() > before);
        QCOMPARE(m_view->line(), m_view->lineCount()); // stood at the end
        m_view->goTo(7);
        m_view->setJournal(protocolOf(arbiterGame()));
        QCOMPARE(m_view->line(), 7);
    }

    void everythingFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small and upright") << QSize(400, 650);
        QTest::newRow("laptop") << QSize(1280, 740);
    }
    void everythingFits()
    {
        QFETCH(QSize, size);
        m_view->resize(size);
        QCoreApplication::processEvents();
        QCOMPARE(m_view->size(), size);
        for (const char *name : { "first", "previous", "next", "last" }) {
            const QRect place(button(name)->mapTo(m_view.get(), QPoint()), button(name)->size());
            QVERIFY2(m_view->rect().contains(place), name);
            QVERIFY(!place.intersects(board()->geometry()));
        }
        const QWidget *tabs = m_view->findChild<QTabWidget *>("momentTabs");
        QVERIFY(m_view->rect().contains(QRect(tabs->mapTo(m_view.get(), QPoint()), tabs->size())));
        QVERIFY(tabs->height() >= 90);
    }

private:
    BoardWidget *board() const { return m_view->findChild<BoardWidget *>(); }
    QToolButton *button(const char *name) const { return m_view->findChild<QToolButton *>(QLatin1String(name)); }
    QString text(const char *name) const { return m_view->findChild<QLabel *>(QLatin1String(name))->text(); }
    QString shownIn(const char *name) const
    {
        return m_view->findChild<QWidget *>(QLatin1String(name))->accessibleName();
    }
    void press(const char *name) { QTest::mouseClick(button(name), Qt::LeftButton); }
    void tap(const char *point)
    {
        const QRectF cell = board()->rectOf(*rules::pointFromText(point, 15));
        QTest::mouseClick(board(), Qt::LeftButton, {}, cell.center().toPoint());
    }
    // The first line whose sentence begins like this.
    int lineOf(const QString &sentence) const
    {
        for (const JournalEntry &entry : journalEntries(protocolOf(arbiterGame()).protocol)) {
            if (entry.what.startsWith(sentence))
                return entry.line;
        }
        return 0;
    }

    std::unique_ptr<JournalReplayView> m_view;
};

} // namespace tst_replayview

QTEST_MAIN(tst_replayview::TestMomentView)
#include "tst_replayview.moc"
