// SPDX-License-Identifier: MIT
#include "../../../rules/stones.h"
#include "scripted.h"
#include "ui/board/boardwidget.h"
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/proof/sentencetree.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

namespace tst_analysispanel {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace kagetsu::ui::test;
using rules::at;
using rules::Side;

namespace {

engine::Position twoStones(const char *white = "B2")
{
    return analysedPosition(rules::stones("A1", white), {}, Side::Black, {});
}

} // namespace

// The panel beside a board, as somebody uses it.
class TestAnalysisPanel : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_time.start();
        m_isAllowed = true;
        m_engines = { thinking({ "--evals", "120;-30;-M4", "--lines", "7,7 8,8;6,6;5,5" }),
            thinking({ "--evals", "-77;-80;-90" }) };
        m_engines[1].id = "second";
        m_engines[1].name = "Second";
        m_page = std::make_unique<QWidget>();
        m_board = new BoardWidget(m_page.get());
        m_panel = new AnalysisPanel(m_board, m_page.get());
        auto *rows = new QHBoxLayout(m_page.get());
        rows->addWidget(m_board, 1);
        rows->addWidget(m_panel, 1);
        m_page->resize(900, 500);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        useEngines({});
    }
    void cleanup() { m_page.reset(); }

    void nothingRunsUntilSomebodyAsks()
    {
        m_panel->setPosition(twoStones());
        QVERIFY(!m_panel->analysis()->isDue() && !m_panel->analysis()->hasProcess());
        QVERIFY(label("analysisText")->text().contains(QStringLiteral("best moves")));
        QVERIFY(!button("analysisInsert")->isVisible());
        QVERIFY(m_panel->marks().isEmpty());
    }

    void theBestLinesAreShown()
    {
        analyse();
        QCOMPARE(rows(), QStringList({ "Black is better (120)", "+120: H8 I7", "−30: G9", "−#2: F10" }));
        QVERIFY(label("analysisPace")->text().contains(QStringLiteral("Depth: 9.")));
        const AnalysisMarks marks = m_panel->marks();
        QCOMPARE(marks.firstMoves.size(), std::size_t { 3 });
        QCOMPARE(marks.firstMoves[0], (AnalysisMarks::FirstMove { at("H8"), QStringLiteral("+120"), true }));
        QCOMPARE(marks.firstMoves[2].worth, QStringLiteral("−#2"));
        QVERIFY(!marks.firstMoves[1].isBest);
    }

    void aProofTakesThePlaceOfAnAnnouncedWin()
    {
        m_engines = { thinking({ "--evals", "30;+M9;+M5", "--lines", "0,1;0,2 0,3;4,7 3,7" }) };
        useEngines({});
        m_panel->setPosition(analysedPosition(rules::stones("F8 G8 H8", "A1 C15 O3"), {}, Side::Black, {}));
        QTest::mouseClick(button("analysisToggle"), Qt::LeftButton);
        QTRY_VERIFY(m_panel->proof());
        QTRY_VERIFY(rows().size() >= 4);
        const QString move = QString::fromStdString(rules::toText(m_panel->proof()->steps.front().move));
        QCOMPARE(rows()[0], QStringLiteral("Proven: Black wins in 1 four(s)."));
        QCOMPARE(rows()[1], QStringLiteral("Proven: Black wins in 1 four(s): ") + move);
        QCOMPARE(rows().filter(QStringLiteral(": ") + move).size(), 1); // an engine's line of this move is replaced
        const qsizetype announced = rows().indexOf(QStringLiteral("#5: A13 A12"));
        QVERIFY(announced > 1 && announced < rows().indexOf(QStringLiteral("+30: A14")));
        QCOMPARE(m_panel->worth(), std::optional(1.0));
        const AnalysisMarks::FirstMove best { m_panel->proof()->steps.front().move, QStringLiteral("#2"), true };
        QCOMPARE(m_panel->marks().firstMoves.front(), best);
        QSignalSpy wanted(m_panel, &AnalysisPanel::insertWanted);
        QTest::mouseClick(button("analysisInsert"), Qt::LeftButton);
        QCOMPARE(wanted.takeFirst().front().value<record::Variation>().front().comment,
            std::string("Proven: Black wins in 1 four(s)."));
        m_panel->setPosition(twoStones()); // another position has no proof
        QVERIFY(!m_panel->proof());
    }

    void winsStandByTheirLengthAndAreCalledAnOpinion()
    {
        m_engines = { thinking({ "--evals", "-M4;30;+M9;+M5;-M8", "--lines", "7,7;6,6;5,5;4,4;3,3" }) };
        useEngines({ {}, 5 });
        m_panel->setPosition(twoStones());
        QTest::mouseClick(button("analysisToggle"), Qt::LeftButton);
        QTRY_COMPARE(rows().size(), 6);
        QCOMPARE(rows(),
            QStringList({ "Black wins in 3 move(s), the engine thinks", "#3: E11", "#5: F10", "+30: G9", "−#4: D12",
                "−#2: H8" }));
        QVERIFY(!m_panel->proof());
    }

    void aLineThatIsChosenLiesOnTheBoard()
    {
        analyse();
        QTest::keyClick(m_board, Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(m_panel->chosenLine(), 0);
        const std::vector<PlacedStone> line = m_panel->marks().line;
        QCOMPARE(line, (std::vector<PlacedStone> { { at("H8"), Side::Black }, { at("I7"), Side::White } }));
        QTest::keyClick(tree(), Qt::Key_Down);
        QCOMPARE(m_panel->marks().line.front().point, at("G9"));
        QTest::keyClick(m_board, Qt::Key_Up, Qt::ControlModifier);
        QTest::keyClick(m_board, Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(m_panel->marks().line.empty());
        QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {}, placeOf(2));
        QCOMPARE(m_panel->chosenLine(), 1);
    }

    void aLineUnderThePointerLiesOnTheBoard()
    {
        analyse();
        QSignalSpy changed(m_panel, &AnalysisPanel::marksChanged);
        QTest::mouseMove(tree()->viewport(), placeOf(1));
        QTRY_COMPARE(m_panel->marks().line.size(), std::size_t { 2 });
        QVERIFY(changed.count() > 0);
        QEvent leaves(QEvent::Leave);
        QCoreApplication::sendEvent(tree()->viewport(), &leaves);
        QVERIFY(m_panel->marks().line.empty());
        QCOMPARE(m_panel->chosenLine(), -1);
    }

    void aLineIsInsertedWithWhoFoundIt()
    {
        analyse();
        QSignalSpy wanted(m_panel, &AnalysisPanel::insertWanted);
        QTest::mouseClick(button("analysisInsert"), Qt::LeftButton);
        auto moves = wanted.takeFirst().front().value<record::Variation>();
        QCOMPARE(moves.size(), std::size_t { 2 });
        QCOMPARE(moves[1].after, std::size_t { 0 });
        QCOMPARE(moves[1].comment, std::string("Scripted, depth 9: Black is better (120)"));
        QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {}, placeOf(3));
        QTest::mouseClick(button("analysisInsert"), Qt::LeftButton);
        moves = wanted.takeFirst().front().value<record::Variation>();
        QCOMPARE(moves.front().point, at("F10"));
        QVERIFY(moves.front().comment.find("White wins in 2") != std::string::npos);
    }

    void hiddenItStopsAndShownItGoesOn()
    {
        analyse();
        m_panel->hide();
        QVERIFY(m_panel->marks().isEmpty());
        QTRY_VERIFY(!m_panel->analysis()->hasProcess());
        m_panel->show();
        QVERIFY(m_panel->isOn());
        QTRY_VERIFY(m_panel->analysis()->state() == Analysis::State::Searching);
        m_panel->giveUp(); // the page is left
        m_page->hide();
        QTRY_VERIFY(!m_panel->analysis()->hasProcess());
        m_page->show();
        QVERIFY(!m_panel->isOn());
        QVERIFY(!m_panel->analysis()->isDue() && !m_panel->analysis()->hasProcess());
    }

    void whereTheGameIsOverItSaysSo()
    {
        analyse();
        m_panel->setIdleText(QStringLiteral("The game has ended."));
        m_panel->setPosition(std::nullopt);
        QCOMPARE(label("analysisText")->text(), QStringLiteral("The game has ended."));
        QVERIFY(m_panel->marks().isEmpty());
        m_panel->setPosition(twoStones("C3"));
        QTRY_COMPARE(rows().size(), 4); // it is still wanted
    }

    void whileAGameIsPlayedNothingIsAnalysed()
    {
        m_isAllowed = false;
        m_panel->setPosition(twoStones());
        m_panel->toggle();
        QVERIFY(!m_panel->isOn());
        QVERIFY(label("analysisText")->text().contains(QStringLiteral("while a game is being played")));
        QVERIFY(!button("analysisToggle")->isEnabled());
        QVERIFY(!m_panel->analysis()->isDue() && !m_panel->analysis()->hasProcess());
    }

    void anotherEngineIsChosen()
    {
        analyse();
        auto *engines = m_panel->findChild<QComboBox *>(QStringLiteral("analysisEngine"));
        QCOMPARE(engines->count(), 2);
        engines->setCurrentIndex(1);
        emit engines->activated(1);
        QTRY_VERIFY(!rows().isEmpty() && rows().front() == QStringLiteral("White is better (77)"));
        m_panel->hide();
        m_engines.erase(m_engines.begin()); // it is removed meanwhile
        m_panel->show();
        QCOMPARE(engines->currentText(), QStringLiteral("Second"));
    }

    void whatWasChosenIsRemembered()
    {
        std::vector<AnalysisChoices> remembered;
        m_panel->setAnalyst({ [this] { return m_engines; }, [this] { return engine::Moment(m_time.elapsed()); },
            [this] { return m_isAllowed; }, { "second", 2 },
            [&](const AnalysisChoices &choices) { remembered.push_back(choices); } });
        m_panel->setPosition(twoStones());
        m_panel->toggle();
        auto *engines = m_panel->findChild<QComboBox *>(QStringLiteral("analysisEngine"));
        auto *count = m_panel->findChild<QComboBox *>(QStringLiteral("analysisCount"));
        QCOMPARE(engines->currentText(), QStringLiteral("Second"));
        QCOMPARE(count->currentIndex(), 1);
        QVERIFY(remembered.empty());
        engines->setFocus();
        QTest::keyClick(engines, Qt::Key_Up);
        count->setFocus();
        QTest::keyClick(count, Qt::Key_Down);
        QCOMPARE(remembered.size(), std::size_t(2));
        QVERIFY(remembered.back() == (AnalysisChoices { m_engines[0].id, 3 }));
    }

    void anEngineThatCannotStartIsTold()
    {
        m_engines[0].program = "/there/is/no/such/engine";
        m_panel->setPosition(twoStones());
        QTest::mouseClick(button("analysisToggle"), Qt::LeftButton);
        QTRY_VERIFY(label("analysisText")->text().contains(QStringLiteral("could not be started")));
        QVERIFY(m_panel->marks().isEmpty());
        QVERIFY(!m_panel->isOn() && !button("analysisToggle")->isChecked());
    }

    void whatIsPressedHasANameAndRoomForAFinger()
    {
        analyse();
        for (QWidget *each : m_panel->findChildren<QWidget *>()) {
            const bool isPressed = qobject_cast<QToolButton *>(each) || qobject_cast<QComboBox *>(each);
            if (!isPressed || !each->isVisible())
                continue;
            QVERIFY2(each->height() >= 44, qPrintable(each->objectName()));
            const auto *pressed = qobject_cast<QToolButton *>(each);
            QVERIFY(!(pressed ? pressed->text() : each->accessibleName()).isEmpty());
        }
        QVERIFY(!tree()->accessibleName().isEmpty());
    }

private:
    void useEngines(const AnalysisChoices &chosen)
    {
        m_panel->setAnalyst({ [this] { return m_engines; }, [this] { return engine::Moment(m_time.elapsed()); },
            [this] { return m_isAllowed; }, chosen });
    }
    void analyse()
    {
        m_panel->setPosition(twoStones());
        QTest::mouseClick(button("analysisToggle"), Qt::LeftButton);
        QTRY_COMPARE(rows().size(), 4);
    }
    QLabel *label(const char *name) { return m_panel->findChild<QLabel *>(QLatin1String(name)); }
    QToolButton *button(const char *name) { return m_panel->findChild<QToolButton *>(QLatin1String(name)); }
    SentenceTree *tree() { return m_panel->findChild<SentenceTree *>(); }
    QModelIndex index(int row)
    {
        const QModelIndex first = tree()->model()->index(0, 0);
        return row == 0 ? first : tree()->model()->index(row - 1, 0, first);
    }
    QPoint placeOf(int row) { return tree()->visualRect(index(row)).center(); }
    QStringList rows()
    {
        QStringList rows;
        if (!tree()->isVisible())
            return rows;
        for (int row = 0; index(row).isValid(); ++row)
            rows += index(row).data().toString();
        return rows;
    }

    QElapsedTimer m_time;
    bool m_isAllowed = true;
    std::vector<engine::Profile> m_engines;
    std::unique_ptr<QWidget> m_page;
    BoardWidget *m_board = nullptr;
    AnalysisPanel *m_panel = nullptr;
};

} // namespace tst_analysispanel

QTEST_MAIN(tst_analysispanel::TestAnalysisPanel)
#include "tst_analysispanel.moc"
