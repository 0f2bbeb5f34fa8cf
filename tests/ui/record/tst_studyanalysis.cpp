// SPDX-License-Identifier: MIT
#include "studyfixture.h"

#include "ui/board/boardwidget.h"
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/proof/sentencetree.h"

#include <QAction>
#include <QElapsedTimer>
#include <QLabel>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

namespace tst_studyanalysis {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Stone;
using studyfixture::at;

namespace {

constexpr const char *Game = "(;GM[4]SZ[15]RU[Renju];B[hh];W[hg];B[ig])";
constexpr const char *Won = "(;GM[4]SZ[15]RU[Renju];B[hh];W[ca];B[ih];W[ac];B[jh];W[ae];B[kh];W[ag];B[lh])";

// Tells the same lines of every position, until it is stopped: the point is worth 120 and another one less.
engine::Profile scripted()
{
    engine::Profile profile;
    profile.id = "scripted";
    profile.name = "Scripted";
    profile.program = KAGETSU_SCRIPTED;
    for (const char *argument : { "--yixin", "--late", "600000", "--evals", "120;50;40;120;50;40;120;50;40", "--lines",
             "0,0 1,1 2,2;14,0;14,14;0,0 1,1 2,2;14,0;14,14;0,0 1,1 2,2;14,0;14,14" })
        profile.arguments.emplace_back(argument);
    profile.dialect = engine::Dialect::Yixin;
    profile.rules = { rules::Rule::FreeStyle, rules::Rule::Renju };
    return profile;
}

} // namespace

// An engine beside the study board, as somebody uses it.
class TestStudyAnalysis : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_time.start();
        m_page = std::make_unique<StudyPage>();
        m_page->setAnalyst({ [] { return std::vector { scripted() }; },
            [this] { return engine::Moment(m_time.elapsed()); }, [] { return true; } });
        m_page->resize(1280, 800);
        m_page->QWidget::show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QVERIFY(m_page->open(Game, QStringLiteral("game.sgf")));
        QTest::keyClick(board(), Qt::Key_End);
    }
    void cleanup() { m_page.reset(); }

    void theKeyStartsAndStopsItInAllKeySets_data()
    {
        QTest::addColumn<KeySet>("set");
        for (const KeySet set : AllKeySets)
            QTest::newRow(qPrintable(nameOf(set))) << set;
    }
    void theKeyStartsAndStopsItInAllKeySets()
    {
        QFETCH(KeySet, set);
        m_page->setKeys(set);
        QVERIFY(tabs()->indexOf(&analysis()) < 0); // nobody has asked
        analyse();
        QCOMPARE(tabs()->currentWidget(), &analysis());
        QCOMPARE(cell("A15").worth, MoveWorth({ QStringLiteral("+120"), true }));
        QCOMPARE(cell("O15").worth, MoveWorth({ QStringLiteral("+50"), false }));
        QVERIFY(cell("H8").stone == Stone::Black);
        QTest::keyClick(board(), Qt::Key_F8);
        QVERIFY(!analysis().isOn());
        QVERIFY(!m_page->isModified());
    }

    void itFollowsTheRecordAndRestsElsewhere()
    {
        analyse();
        QTest::keyClick(board(), Qt::Key_Left);
        QCOMPARE(cell("A15").worth, MoveWorth());
        QTRY_COMPARE(cell("A15").worth.text, QStringLiteral("+120"));
        QCOMPARE(analysis().analysis()->position()->stones.size(), std::size_t { 2 });
        tabs()->setCurrentIndex(0);
        QCOMPARE(cell("A15").worth, MoveWorth());
        QTRY_VERIFY(!analysis().analysis()->hasProcess());
        tabs()->setCurrentWidget(&analysis());
        QTRY_COMPARE(cell("A15").worth.text, QStringLiteral("+120"));
        m_page->hide(); // for another page
        QVERIFY(!analysis().isOn());
        QTRY_VERIFY(!analysis().analysis()->hasProcess());
    }

    void aLineIsStonesOnTheBoardAndAVariationInTheRecord()
    {
        analyse();
        QTest::keyClick(board(), Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(cell("A15").thought == Stone::White);
        QCOMPARE(cell("B14").number, 2);
        QTest::mouseClick(analysis().findChild<QToolButton *>(QStringLiteral("analysisInsert")), Qt::LeftButton);
        QCOMPARE(m_page->mode(), StudyMode::Edit);
        QVERIFY(m_page->findChild<StudyNotice *>()->isVisible());
        const record::GameTree &tree = m_page->document().tree();
        record::NodeId node = m_page->node();
        for (const char *point : { "A15", "B14", "C13" }) {
            node = tree.firstChild(node);
            QVERIFY(node != record::NoNode);
            QCOMPARE(tree.action(node).point(), at(point));
        }
        QCOMPARE(std::string(tree.comment(node)), std::string("Scripted, depth 9: White is better (120)"));
        QCOMPARE(m_page->place(), 3);
        m_page->document().steps().undo();
        QVERIFY(!m_page->isModified());
    }

    void whereAFiveStandsNothingIsAnalysed()
    {
        QVERIFY(m_page->open(Won, QStringLiteral("won.sgf")));
        QTest::keyClick(board(), Qt::Key_End);
        QTest::keyClick(board(), Qt::Key_F8);
        QVERIFY(analysis().text().contains(QStringLiteral("ended")));
        QVERIFY(!analysis().analysis()->isDue());
        QTest::keyClick(board(), Qt::Key_Left);
        QTRY_COMPARE(cell("O15").worth.text, QStringLiteral("+50"));
    }

    void withoutAnEngineTheEntryIsGrey()
    {
        StudyPage page;
        QVERIFY(!page.findChild<QAction *>(QStringLiteral("analyse"))->isEnabled());
        QVERIFY(m_page->findChild<QAction *>(QStringLiteral("analyse"))->isEnabled());
    }

private:
    void analyse()
    {
        QTest::keyClick(board(), Qt::Key_F8);
        QTRY_VERIFY(!cell("O15").worth.text.isEmpty());
    }
    AnalysisPanel &analysis() { return m_page->analysis(); }
    QTabWidget *tabs() { return m_page->findChild<QTabWidget *>(); }
    BoardWidget *board() { return m_page->findChild<BoardWidget *>(); }
    const BoardCell &cell(const char *point) { return board()->picture().at(at(point)); }

    QElapsedTimer m_time;
    std::unique_ptr<StudyPage> m_page;
};

} // namespace tst_studyanalysis

QTEST_MAIN(tst_studyanalysis::TestStudyAnalysis)
#include "tst_studyanalysis.moc"
