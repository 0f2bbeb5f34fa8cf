// SPDX-License-Identifier: MIT
#include "../../../rules/stones.h"
#include "ui/board/boardwidget.h"
#include "ui/record/proof/sentencetree.h"
#include "ui/record/solver/winpanel.h"

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

namespace tst_winpanel {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Side;
using solver::Answer;

namespace {

WinScene fourThree(Side toMove = Side::Black)
{
    return { rules::stones("E8 F8 G8 H9 H10", "D8"), toMove, {} };
}

// Dozens of fours of White that have nothing to do with one another: too many ways to play them for any search.
WinScene hard()
{
    rules::Position position(26);
    for (int y = 0; y < 26; y += 5) {
        for (int x = 0; x + 5 < 26; x += 6) {
            position.place({ x, y }, Side::Black);
            for (int i = 1; i < 4; ++i)
                position.place({ x + i, y }, Side::White);
        }
    }
    return { position, Side::White, { .rule = rules::Rule::Standard } };
}

} // namespace

// The panel beside a board, as somebody uses it.
class TestWinPanel : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_page = std::make_unique<QWidget>();
        m_board = new BoardWidget(m_page.get());
        m_panel = new WinPanel(m_board, m_page.get());
        m_panel->setInsertable(true);
        auto *rows = new QHBoxLayout(m_page.get());
        rows->addWidget(m_board, 1);
        rows->addWidget(m_panel, 1);
        m_page->resize(900, 500);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    void withoutASceneItSaysWhy()
    {
        m_panel->setIdleText(QStringLiteral("The game has ended."));
        QCOMPARE(label("winText")->text(), QStringLiteral("The game has ended."));
        QVERIFY(!button("winMain")->isVisible());
        m_panel->findForMover();
        QVERIFY(!m_panel->isSearching());
    }

    void aWinIsReadRowByRow()
    {
        find(fourThree());
        QVERIFY(m_panel->text().startsWith(QStringLiteral("Black wins in 2")));
        QVERIFY(m_panel->text().contains(QStringLiteral("There is no shorter win by fours.")));
        QCOMPARE(m_panel->rowCount(), 6);
        QCOMPARE(line(), QStringLiteral("H8 I8 H7")); // the whole main line first
        QTest::keyClick(m_board, Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(line(), QStringLiteral("H8"));
        QVERIFY(!m_panel->marks().fivePoints.empty());
        QTest::mouseClick(button("winForward"), Qt::LeftButton);
        QCOMPARE(line(), QStringLiteral("H8 I8"));
        QTest::keyClick(tree(), Qt::Key_Down);
        QCOMPARE(line(), QStringLiteral("H8 I8 H7"));
        QTest::keyClick(m_board, Qt::Key_Up, Qt::ControlModifier);
        QTest::mouseClick(button("winBack"), Qt::LeftButton);
        QTest::mouseClick(button("winBack"), Qt::LeftButton);
        QCOMPARE(m_panel->row(), 0);
        QVERIFY(!button("winBack")->isEnabled());
    }

    void threesAreSearchedToo()
    {
        const WinScene scene { rules::stones("A1 A3 A5 C1", "H8 I8 J9 J10"), Side::White, {} };
        find(scene);
        QVERIFY(m_panel->found()->finding.answer == Answer::None);
        m_panel->findByThreesForMover();
        QTRY_VERIFY(m_panel->found());
        QVERIFY(m_panel->text().startsWith(QStringLiteral("White wins by fours and threes in at most ")));
        QVERIFY(line().startsWith(QLatin1String("J8 ")));
        QVERIFY(!entries().contains(QStringLiteral("Look longer"))); // nothing is left open
        m_panel->checkProof();
        QTRY_VERIFY(m_panel->note().contains(QStringLiteral("correct")));
        m_panel->findByThreesForOther();
        QTRY_VERIFY(m_panel->found());
        QVERIFY(m_panel->text().startsWith(QStringLiteral("No win by fours and threes was found for Black.")));
        QVERIFY(m_panel->text().contains(QStringLiteral("moves that threaten more slowly may still win")));
        QVERIFY(entries().contains(QStringLiteral("Find a win by fours and threes: White")));
    }

    void tapsGoOnInTheTree()
    {
        find(fourThree());
        QVERIFY(!m_panel->tap(rules::at("A1")));
        for (const char *point : { "H8", "I8", "H7", "H11" })
            QVERIFY2(m_panel->tap(rules::at(point)), point);
        QCOMPARE(line(), QStringLiteral("H8 I8 H7 H11 H6"));
    }

    void nothingIsFoundAndThatIsProven()
    {
        WinScene scene = fourThree();
        scene.position = rules::stones("F8 G8 H8", "E8");
        find(scene);
        QVERIFY(m_panel->found()->finding.answer == Answer::None);
        QVERIFY(label("winText")->isVisible());
        QVERIFY(label("winText")->text().contains(QStringLiteral("proven")));
        QVERIFY(m_panel->marks().isEmpty());
        // What is offered next is the other side.
        QVERIFY(button("winMain")->text().contains(QStringLiteral("White")));
    }

    void atTheLimitNothingIsClaimedAndOneCanSearchLonger()
    {
        m_panel->setLimit(1);
        find(fourThree());
        QVERIFY(m_panel->found()->finding.answer == Answer::Unknown);
        QVERIFY(m_panel->text().startsWith(QStringLiteral("Not found within ")));
        QVERIFY(m_panel->text().contains(QStringLiteral("not decided whether Black wins by fours.")));
        QCOMPARE(button("winMain")->text(), QStringLiteral("Look longer"));
        QTest::mouseClick(button("winMain"), Qt::LeftButton);
        QTRY_VERIFY(m_panel->found());
        if (m_panel->found()->finding.answer != Answer::Win || !m_panel->found()->finding.isShortest) {
            m_panel->searchLonger();
            QTRY_VERIFY(m_panel->found());
        }
        QVERIFY(m_panel->found()->finding.answer == Answer::Win);
    }

    void aLongSearchTellsHowFarItIsAndStops()
    {
        m_panel->setLimit(std::numeric_limits<std::uint64_t>::max());
        m_panel->setScene(hard());
        m_panel->findForMover();
        QVERIFY(m_panel->isSearching());
        QTRY_VERIFY(label("winProgress")->isVisible());
        const QString first = label("winProgress")->text();
        QTRY_VERIFY(label("winProgress")->text() != first);
        QVERIFY(!button("winMain")->isVisible());
        QTest::mouseClick(button("winStop"), Qt::LeftButton);
        QTRY_VERIFY(!m_panel->isSearching());
        QVERIFY(m_panel->found()->isStopped);
        QVERIFY(m_panel->text().startsWith(QStringLiteral("Stopped after ")));
        QVERIFY(m_panel->text().contains(QStringLiteral("not decided")));
        QVERIFY(!label("winProgress")->isVisible());
        // Escape does the same; what was stopped was not remembered.
        m_panel->findForMover();
        QVERIFY(m_panel->isSearching());
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QTest::keyClick(m_page.get(), Qt::Key_Escape);
        QTRY_VERIFY(!m_panel->isSearching());
    }

    void anotherPositionGivesUpTheSearch()
    {
        m_panel->setLimit(std::numeric_limits<std::uint64_t>::max());
        m_panel->setScene(hard());
        m_panel->findForMover();
        m_panel->setScene(fourThree());
        QVERIFY(!m_panel->isSearching());
        QVERIFY(!m_panel->found());
        m_panel->findForMover();
        QTRY_VERIFY(m_panel->found());
        QVERIFY(m_panel->found()->finding.answer == Answer::Win);
    }

    void goneInTheMiddleOfASearch()
    {
        m_panel->setLimit(std::numeric_limits<std::uint64_t>::max());
        m_panel->setScene(hard());
        m_panel->findForMover();
        QVERIFY(m_panel->isSearching());
        m_page.reset();
        QVERIFY(background::threads().waitForDone(5000)); // it has heard of it
    }

    void whatIsKnownIsAnsweredAtOnce()
    {
        find(fourThree());
        m_panel->setScene(std::nullopt);
        m_panel->setScene(fourThree());
        m_panel->findForMover();
        QVERIFY(!m_panel->isSearching());
        QVERIFY(m_panel->found());
    }

    void allFirstMovesAreMarkedWithTheirLegend()
    {
        WinScene scene = fourThree();
        scene.position = rules::stones("E8 F8 G8 H9 H10 E3 F3 G3", "D8");
        m_panel->setScene(scene);
        m_panel->markFirstMoves();
        QTRY_VERIFY(m_panel->found());
        const auto spotOn = [this](const char *point) {
            BoardPicture picture(m_scenePosition());
            m_panel->layMarks(picture);
            return picture.at(rules::at(point)).win;
        };
        QVERIFY(spotOn("H3") == WinSpot::Shortest); // a straight four
        QVERIFY(spotOn("H8") == WinSpot::Wins); // four-three, one four more
        QVERIFY(spotOn("A1") == WinSpot::None);
        QCOMPARE(legend(), (QStringList { "wins", "wins fastest" }));
        QVERIFY(tree()->isVisible());
    }

    void allDefencesAreMarked()
    {
        m_panel->setScene(fourThree(Side::White));
        m_panel->markDefences();
        QTRY_VERIFY(m_panel->found());
        const WinMarks marks = m_panel->marks();
        const auto stops = [&](const char *point) {
            return std::find(marks.spots.begin(), marks.spots.end(), std::pair(rules::at(point), WinSpot::Stops))
                != marks.spots.end();
        };
        QVERIFY(stops("H8"));
        QVERIFY(stops("H11"));
        QVERIFY(!stops("A1"));
        QCOMPARE(legend(), QStringList { "stops the win" });
        QVERIFY(m_panel->text().contains(QStringLiteral("White")));
    }

    void whereNothingThreatensThereIsNothingToStop()
    {
        WinScene scene = fourThree(Side::White);
        scene.position = rules::stones("F8 G8 H8", "E8");
        m_panel->setScene(scene);
        m_panel->markDefences();
        QTRY_VERIFY(m_panel->found());
        QVERIFY(m_panel->text().contains(QStringLiteral("Black threatens no win by fours. This is proven.")));
        QVERIFY(m_panel->marks().isEmpty());
    }

    void firstMovesAndDefencesAreOfTheWinShown()
    {
        find(fourThree(Side::White)); // White to move has none
        m_panel->find(Side::Black);
        QTRY_VERIFY(m_panel->found());
        m_panel->markFirstMoves();
        QTRY_VERIFY(m_panel->found());
        QVERIFY(m_panel->text().contains(QStringLiteral("Black")));
        QVERIFY(!m_panel->marks().isEmpty());
    }

    void theProofIsChecked()
    {
        find(fourThree());
        QVERIFY(!label("winNote")->isVisible());
        m_panel->checkProof();
        QTRY_VERIFY(label("winNote")->isVisible());
        QVERIFY(label("winNote")->text().contains(QStringLiteral("It is correct.")));
        m_panel->find(Side::White);
        QVERIFY(!label("winNote")->isVisible());
    }

    void whatCanBeDoneIsInTheMenu()
    {
        find(fourThree());
        QCOMPARE(button("winMain")->text(), QStringLiteral("Insert as variation"));
        QVERIFY(entries().contains(QStringLiteral("Check this proof")));
        QVERIFY(!entries().contains(QStringLiteral("Look longer")));
        QSignalSpy inserted(m_panel, &WinPanel::insertWanted);
        QTest::mouseClick(button("winMain"), Qt::LeftButton);
        QCOMPARE(inserted.count(), 1);
        m_panel->setInsertable(false);
        QCOMPARE(button("winMain")->text(), QStringLiteral("Check this proof"));
        for (const QToolButton *each : m_panel->findChildren<QToolButton *>()) {
            if (each->isVisible())
                QVERIFY2(each->width() >= 44 && each->height() >= 44, qPrintable(each->objectName()));
        }
    }

    void hiddenItLaysNothingOnTheBoard()
    {
        find(fourThree());
        QSignalSpy changed(m_panel, &WinPanel::marksChanged);
        m_panel->hide();
        QVERIFY(changed.count() > 0);
        QVERIFY(m_panel->marks().isEmpty());
        m_panel->show();
        QCOMPARE(line(), QStringLiteral("H8 I8 H7"));
    }

private:
    void find(const WinScene &scene)
    {
        m_panel->setScene(scene);
        m_panel->findForMover();
        QTRY_VERIFY(m_panel->found());
    }
    static rules::Position m_scenePosition() { return rules::stones("E8 F8 G8 H9 H10 E3 F3 G3", "D8"); }
    QString line() const
    {
        QStringList points;
        for (const PlacedStone &stone : m_panel->marks().line)
            points += QString::fromStdString(rules::toText(stone.point));
        return points.join(QLatin1Char(' '));
    }
    QStringList legend() const
    {
        QStringList texts;
        for (const QLabel *each : m_panel->findChildren<QLabel *>(QStringLiteral("winLegendText")))
            texts += each->text();
        return texts;
    }
    QStringList entries() const
    {
        QStringList texts;
        for (const QAction *each : m_panel->findChild<QMenu *>()->actions()) {
            if (each->isVisible())
                texts += each->text();
        }
        return texts;
    }
    QLabel *label(const char *name) const { return m_panel->findChild<QLabel *>(QLatin1String(name)); }
    QToolButton *button(const char *name) const { return m_panel->findChild<QToolButton *>(QLatin1String(name)); }
    SentenceTree *tree() const { return m_panel->findChild<SentenceTree *>(); }

    std::unique_ptr<QWidget> m_page;
    BoardWidget *m_board = nullptr;
    WinPanel *m_panel = nullptr;
};

} // namespace tst_winpanel

QTEST_MAIN(tst_winpanel::TestWinPanel)
#include "tst_winpanel.moc"
