// SPDX-License-Identifier: MIT
#include "studyfixture.h"

#include "ui/board/boardwidget.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/proof/sentencetree.h"
#include "ui/record/solver/quietwins.h"
#include "ui/record/solver/winpanel.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

namespace tst_studywins {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Stone;
using solver::Answer;
using studyfixture::at;
using studyfixture::shownPage;

namespace {

// Black has three stones closed at one side and two in the column beside: H8 is four-three. Black is to move.
constexpr const char *FourThree = "(;GM[4]SZ[15]RU[Renju];B[hf];W[dh];B[he];W[aa];B[eh];W[ac];B[fh];W[oa];B[gh];W[oo])";

// Dozens of fours of White that have nothing to do with one another: too many ways to play them for any search.
std::string hard()
{
    std::string black = "AB";
    std::string white = "AW";
    const auto add = [](std::string &stones, int x, int y) {
        stones += std::string("[") + static_cast<char>('a' + x) + static_cast<char>('a' + y) + "]";
    };
    for (int y = 0; y < 26; y += 5) {
        for (int x = 0; x + 5 < 26; x += 6) {
            add(black, x, y);
            for (int i = 1; i < 4; ++i)
                add(white, x + i, y);
        }
    }
    return "(;GM[4]SZ[26]RU[Standard Gomoku]PL[W]" + black + white + ";W[zz])";
}

// Says each sentence of wins in another language.
class OtherLanguage : public QTranslator
{
public:
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        return qstrcmp(context, "WinWords") == 0 ? QLatin1String("[") + QLatin1String(source) + QLatin1String("]")
                                                 : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

// Wins by fours on the study page, as somebody uses them.
class TestStudyWins : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_page = shownPage();
        QVERIFY(m_page && m_page->open(FourThree, QStringLiteral("four-three.sgf")));
        QTest::keyClick(board(), Qt::Key_End);
    }
    void cleanup() { m_page.reset(); }

    void theKeyFindsTheWinInAllKeySets_data()
    {
        QTest::addColumn<KeySet>("set");
        for (const KeySet set : AllKeySets)
            QTest::newRow(qPrintable(nameOf(set))) << set;
    }
    void theKeyFindsTheWinInAllKeySets()
    {
        QFETCH(KeySet, set);
        m_page->setKeys(set);
        QVERIFY(m_page->findChild<QTabWidget *>()->indexOf(&wins()) < 0); // nobody has asked
        press(Qt::Key_F4);
        QCOMPARE(m_page->findChild<QTabWidget *>()->currentWidget(), &wins());
        QVERIFY(wins().text().startsWith(QStringLiteral("Black wins in 2")));
        QVERIFY(cell("H8").thought == Stone::Black);
        QCOMPARE(cell("H8").number, 1);
        QVERIFY(cell("I8").thought == Stone::White);
        QVERIFY(cell("H10").stone == Stone::Black);
        QCOMPARE(cell("H10").number, 0); // of the record
        QCOMPARE(m_page->mode(), StudyMode::Look);
    }

    void steppingShowsThePositionAndTheRecordStaysAsItIs()
    {
        press(Qt::Key_F4);
        QTest::keyClick(board(), Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(cell("H8").thought == Stone::Black);
        QVERIFY(cell("I8").thought == Stone::None);
        tap("I8");
        QVERIFY(cell("I8").thought == Stone::White);
        QTest::keyClick(tree(), Qt::Key_Down);
        QCOMPARE(wins().row(), 3);
        // The one row of arrows steps through what the board shows.
        QVERIFY(!button("winBack")->isVisible());
        QTest::mouseClick(button("previous"), Qt::LeftButton);
        QCOMPARE(wins().row(), 2);
        QVERIFY(!m_page->isModified());
        QCOMPARE(m_page->place(), 10);
        // On another tab the record is seen as ever.
        m_page->findChild<QTabWidget *>()->setCurrentIndex(0);
        QVERIFY(cell("H8").thought == Stone::None);
        QVERIFY(board()->picture().lastMove.has_value());
        QTest::keyClick(board(), Qt::Key_Left);
        QVERIFY(!wins().found()); // of another position
    }

    void theTreeIsInsertedAndTakenBackInOneStep()
    {
        press(Qt::Key_F4);
        const auto before = m_page->document().tree().nodeCount();
        QTest::mouseClick(button("winMain"), Qt::LeftButton);
        QCOMPARE(m_page->mode(), StudyMode::Edit);
        QVERIFY(m_page->document().tree().nodeCount() > before + 3);
        QCOMPARE(m_page->place(), 10);
        QVERIFY(wins().found()); // the position is the same
        const auto *notice = m_page->findChild<StudyNotice *>();
        QVERIFY(notice->isVisible());
        m_page->findChild<QTabWidget *>()->setCurrentIndex(0);
        QCOMPARE(cell("H8").signs.next, NextMove::Main);
        QTest::keyClick(board(), Qt::Key_End);
        QVERIFY(m_page->place() >= 13);
        const record::GameTree &tree = m_page->document().tree();
        QVERIFY(!tree.comment(tree.parent(tree.parent(m_page->node()))).empty()); // why the win ends there
        m_page->document().steps().undo();
        QCOMPARE(m_page->place(), 10);
        QVERIFY(!m_page->isModified());
        QCOMPARE(cell("H8").signs.next, NextMove::None);
        QVERIFY(!m_page->document().steps().canUndo());
    }

    void whatTheRecordHasIsNotInsertedAgain()
    {
        press(Qt::Key_F4);
        QTest::mouseClick(button("winMain"), Qt::LeftButton);
        QSignalSpy refused(m_page.get(), &StudyPage::refused);
        QTest::mouseClick(button("winMain"), Qt::LeftButton);
        QCOMPARE(refused.count(), 1);
        m_page->document().steps().undo();
        QVERIFY(!m_page->isModified());
    }

    void theOtherSideMovesAfterAPass()
    {
        QTest::keyClick(board(), Qt::Key_Left); // White is to move
        press(Qt::Key_F4, Qt::ShiftModifier);
        QVERIFY(wins().text().startsWith(QStringLiteral("Black wins in 2")));
        QTest::mouseClick(button("winMain"), Qt::LeftButton);
        const record::GameTree &tree = m_page->document().tree();
        const std::vector<record::NodeId> children = tree.children(m_page->node());
        QCOMPARE(children.size(), std::size_t(2));
        QVERIFY(tree.action(children.back()).isMove() && !tree.action(children.back()).isStone());
        const record::NodeId attack = tree.firstChild(children.back());
        QVERIFY(tree.action(attack).point() == at("H8"));
        QVERIFY(tree.action(attack).side() == rules::Side::Black);
        m_page->document().steps().undo();
        QVERIFY(!m_page->isModified());
    }

    void menuEntriesFindAndMark()
    {
        action("firstMoves")->trigger();
        QTRY_VERIFY(wins().found());
        QVERIFY(cell("H8").win == WinSpot::Shortest || cell("H8").win == WinSpot::Wins);
        QVERIFY(wins().text().contains(QStringLiteral("Black")));
        QTest::keyClick(board(), Qt::Key_Left); // White is to move
        action("defences")->trigger();
        QTRY_VERIFY(wins().found());
        QVERIFY(cell("H8").win == WinSpot::Stops);
        QVERIFY(cell("A1").win == WinSpot::None);
        action("findOtherWin")->trigger();
        QTRY_VERIFY(wins().found());
        QVERIFY(wins().found()->finding.answer == Answer::Win);
        action("findWin")->trigger();
        QTRY_VERIFY(wins().found());
        QVERIFY(wins().found()->finding.answer == Answer::None);
        QVERIFY(wins().text().contains(QStringLiteral("proven")));
        QCOMPARE(cell("H8").win, WinSpot::None);
    }

    void stoppedByEscapeOnTheBoard()
    {
        openHard();
        QTest::keyClick(board(), Qt::Key_F4);
        QVERIFY(wins().isSearching());
        QTest::keyClick(board(), Qt::Key_Escape);
        QTRY_VERIFY(!wins().isSearching());
        QVERIFY(wins().found()->isStopped);
        QVERIFY(wins().text().contains(QStringLiteral("It is not decided whether")));
    }

    void thePageIsLeftInTheMiddleOfASearch()
    {
        openHard();
        QTest::keyClick(board(), Qt::Key_F4);
        QVERIFY(wins().isSearching());
        m_page->hide();
        QVERIFY(!wins().isSearching());
        QVERIFY(background::threads().waitForDone(5000));
        m_page->QWidget::show();
        QVERIFY(!wins().found());
    }

    void anotherRecordInTheMiddleOfASearch()
    {
        openHard();
        QTest::keyClick(board(), Qt::Key_F4);
        QVERIFY(m_page->open(FourThree, QStringLiteral("four-three.sgf")));
        QVERIFY(!wins().isSearching());
        QTest::keyClick(board(), Qt::Key_End);
        press(Qt::Key_F4);
        QVERIFY(wins().found()->finding.answer == Answer::Win);
    }

    void closedInTheMiddleOfASearch()
    {
        openHard();
        QTest::keyClick(board(), Qt::Key_F4);
        m_page.reset();
        QVERIFY(background::threads().waitForDone(5000));
    }

    void anotherLanguageSaysItAnew()
    {
        press(Qt::Key_F4);
        const QString before = wins().text();
        OtherLanguage other;
        QCoreApplication::installTranslator(&other);
        QTRY_VERIFY(wins().text() != before);
        const QAbstractItemModel &rows = *tree()->model();
        QTRY_VERIFY(rows.index(0, 0).data().toString().startsWith(QLatin1Char('[')));
        QTRY_VERIFY(quiet()->text().startsWith(QLatin1Char('[')));
        QCoreApplication::removeTranslator(&other);
        QTRY_COMPARE(wins().text(), before);
        QVERIFY(cell("H8").thought == Stone::Black);
    }

    void oneQuietLineTellsOfThePosition()
    {
        QTRY_COMPARE(quiet()->text(), QStringLiteral("Black wins in 2 four(s)"));
        const QRect place = board()->geometry();
        QTest::keyClick(board(), Qt::Key_Home);
        QTRY_COMPARE(quiet()->text().trimmed(), QString());
        QCOMPARE(board()->geometry(), place);
        m_page->setTellsWins(false);
        QVERIFY(!quiet()->isVisible());
        QTest::keyClick(board(), Qt::Key_End);
        QVERIFY(!quiet()->isRunning());
        m_page->setTellsWins(true);
        QTRY_COMPARE(quiet()->text(), QStringLiteral("Black wins in 2 four(s)"));
    }

    void theQuietLineIsReadInASmallWindowToo()
    {
        m_page->resize(400, 650);
        QTRY_COMPARE(quiet()->text(), QStringLiteral("Black wins in 2 four(s)"));
        QVERIFY(board()->height() >= 300);
        QTRY_VERIFY(!board()->geometry().intersects(QRect(quiet()->mapTo(m_page.get(), QPoint()), quiet()->size())));
        press(Qt::Key_F4);
        QTRY_VERIFY(tree()->isVisible());
        QTRY_VERIFY(tree()->viewport()->height() >= 34);
        for (const QToolButton *each : wins().findChildren<QToolButton *>()) {
            const QRect button(each->mapTo(m_page.get(), QPoint()), each->size());
            if (each->isVisible())
                QVERIFY2(m_page->rect().contains(button), qPrintable(each->objectName()));
        }
        m_page->resize(1280, 800);
        QTRY_VERIFY(quiet()->width() > 200);
    }

    void nothingIsToldWhereTheGameHasEnded()
    {
        QVERIFY(m_page->open("(;GM[4]SZ[15]RU[Renju];B[ah];W[aa];B[bh];W[ba];B[ch];W[ca];B[dh];W[oa];B[eh])",
            QStringLiteral("five.sgf")));
        QTest::keyClick(board(), Qt::Key_End);
        QTest::keyClick(board(), Qt::Key_F4);
        QVERIFY(!wins().isSearching());
        QVERIFY(wins().text().contains(QStringLiteral("ended")));
        QCOMPARE(quiet()->text().trimmed(), QString());
        QTest::keyClick(board(), Qt::Key_Left); // before it was made
        QTRY_COMPARE(quiet()->text(), QStringLiteral("Black can make five"));
    }

    void aRecordWithoutARuleIsAnsweredOnlyWhenAsked()
    {
        std::string bytes = FourThree;
        bytes.erase(bytes.find("RU[Renju]"), 9);
        QVERIFY(m_page->open(bytes, QStringLiteral("no-rule.sgf")));
        QTest::keyClick(board(), Qt::Key_End);
        QVERIFY(!quiet()->isRunning());
        QCOMPARE(quiet()->text().trimmed(), QString());
        press(Qt::Key_F4);
        QVERIFY(wins().found()->finding.answer == Answer::Win);
    }

    void sixtyMovesSteppedQuickly()
    {
        std::string bytes = "(;GM[4]SZ[15]RU[Renju]";
        for (int i = 0; i < 60; ++i) {
            bytes += i % 2 == 0 ? ";B[" : ";W[";
            bytes += { static_cast<char>('a' + (i * 7) % 15), static_cast<char>('a' + (i * 4 + i / 15) % 15), ']' };
        }
        QVERIFY(m_page->open(bytes + ")", QStringLiteral("sixty.sgf")));
        for (int i = 0; i < 60; ++i)
            QTest::keyClick(board(), Qt::Key_Right);
        QCOMPARE(m_page->place(), 60);
        QTRY_VERIFY(!quiet()->isRunning());
        for (int i = 0; i < 60; ++i)
            QTest::keyClick(board(), Qt::Key_Left);
        QCOMPARE(m_page->place(), 0);
        QTRY_VERIFY(!quiet()->isRunning());
        QVERIFY(background::threads().waitForDone(5000)); // nothing is left that would use the processor
    }

private:
    // Returns when there is an answer.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(board(), key, modifiers);
        QTRY_VERIFY(wins().found());
    }
    void openHard()
    {
        QVERIFY(m_page->open(hard(), QStringLiteral("hard.sgf")));
        wins().setLimit(std::numeric_limits<std::uint64_t>::max());
    }
    void tap(const char *point)
    {
        QTest::mouseClick(board(), Qt::LeftButton, {}, board()->rectOf(at(point)).center().toPoint());
    }
    WinPanel &wins() const { return m_page->wins(); }
    BoardWidget *board() const { return m_page->findChild<BoardWidget *>(); }
    QuietWins *quiet() const { return m_page->findChild<QuietWins *>(); }
    SentenceTree *tree() const { return wins().findChild<SentenceTree *>(); }
    const BoardCell &cell(const char *point) const { return board()->picture().at(at(point)); }
    QToolButton *button(const char *name) const { return m_page->findChild<QToolButton *>(QLatin1String(name)); }
    QAction *action(const char *name) const { return m_page->findChild<QAction *>(QLatin1String(name)); }

    std::unique_ptr<StudyPage> m_page;
};

} // namespace tst_studywins

QTEST_MAIN(tst_studywins::TestStudyWins)
#include "tst_studywins.moc"
