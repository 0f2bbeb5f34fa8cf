// SPDX-License-Identifier: MIT
#include "../../../rules/corpus.h"
#include "../../../rules/stones.h"
#include "text/rules/rules.h"
#include "translations/catalogues.h"
#include "ui/controls/input/motion.h"
#include "ui/record/proof/prooflegend.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/proof/sentencetree.h"
#include "ui/record/proof/storyview.h"

#include <QAccessible>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTranslator>

namespace tst_proofpanel {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;

namespace {

const rules::RuleSet RenjuRules { .rule = rules::Rule::Renju };

ProofScene scene(const char *black, const char *white = "")
{
    return { rules::stones(black, white), rules::Side::Black, RenjuRules };
}

ProofScene eightStones()
{
    return scene("C7 E7 C6 F6 D5 E5 C4 D4");
}

// "B7? C7* D7+ F75": the point judged, stones of the shape, assumed stones (=level), what works (+) and does not (-),
// fives (5), long rows (L6), what closes (|); in board order.
QString textOf(const ProofMarks &marks)
{
    BoardPicture picture;
    marks.layOn(picture);
    QStringList parts;
    for (Point point : picture.points()) {
        const ProofSigns &proof = picture.at(point).proof;
        QString sign;
        if (proof.judged)
            sign += '?';
        if (proof.level > 0)
            sign += '=' + QString::number(proof.level);
        if (proof.ofShape)
            sign += '*';
        sign += QStringList { "", "+", "-", "5", "L" }.value(int(proof.spot), "|");
        if (proof.length > 0)
            sign += QString::number(proof.length);
        if (!sign.isEmpty())
            parts += text::pointText(point) + sign;
    }
    return parts.join(' ');
}

QStringList allMarks(ProofPanel &panel)
{
    QStringList steps;
    for (int step = 0; step < panel.stepCount(); ++step) {
        panel.goToStep(step);
        steps += textOf(panel.marks());
    }
    return steps;
}

} // namespace

class TestProofPanel : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_panel = std::make_unique<ProofPanel>();
        m_panel->resize(280, 700);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }
    void cleanup() { m_panel.reset(); }

    void marksOfEachStep_data()
    {
        QTest::addColumn<QString>("black");
        QTest::addColumn<QString>("white");
        QTest::addColumn<QString>("point");
        QTest::addColumn<QStringList>("steps");
        QTest::newRow("look-17") << "C13 D13 C12 E12 D10 E10 B9"
                                 << ""
                                 << "D12"
                                 << QStringList { "A125 B12+ C12* D95 D10* D11+ D12?* D13* D145 E12* F125",
                                        "A125 B12+ C12* D12?* E12* F125", "D95 D10* D11+ D12?* D13* D145",
                                        "B9* C10- D11=1* D12? E12*", "A105 B10+ C10=2* D10* D11=1 D12? E10* F105",
                                        "C95 C10=2* C11+ C12* C13* C145 D11=1 D12?" };
        QTest::newRow("look-18") << "C7 E7 C6 F6 D5 E5 C4 D4"
                                 << ""
                                 << "F7"
                                 << QStringList { "B35 B75 C4* C7* D5* D7+ E6+ E7* F7?* G75 G85",
                                        "B75 C7* D7+ E7* F7?* G75", "B35 C4* D5* E6+ F7?* G85", "C6* D6- E6=1* F6* F7?",
                                        "D25 D3+ D4* D5* D6=2* D75 E6=1 F7?", "A95 B8+ C7* D6=2* E5* E6=1 F45 F7?" };
        QTest::newRow("look-19") << "C7 E7 C6 F6 D5 E5 C4 D4"
                                 << ""
                                 << "B7"
                                 << QStringList { "A75 B7?* C6* C7* D5* D7+ E4- E7* F75", "A75 B7?* C7* D7+ E7* F75",
                                        "B7?* C6* D5* E4-", "A45 B4+ B7? C4* D4* E4=1* F45",
                                        "B7? E35 E4=1* E5* E6+ E7* E85", "B7? C6* D6- E4=1 E6=2* F6*",
                                        "B7? D25 D3+ D4* D5* D6=3* D75 E4=1 E6=2",
                                        "A95 B7? B8+ C7* D6=3* E4=1 E5* E6=2 F45" };
        QTest::newRow("overline") << "E8 F8 G8 I8 J8"
                                  << ""
                                  << "H8" << QStringList { "E8* F8* G8* H8?* I8* J8*" };
        QTest::newRow("false three, an end makes six")
            << "F8 G8 K8"
            << "D8"
            << "H8" << QStringList { "H8?", "D8| E8- F8* G8* H8?* I8- J8L6" };
        QTest::newRow("false three, five points") << "F8 G8"
                                                  << "D8 J8"
                                                  << "H8" << QStringList { "H8?", "D8| F8* G8* H8?* J8|" };
        QTest::newRow("false four, closed") << "E8 F8 G8"
                                            << "D8 I8"
                                            << "H8" << QStringList { "H8?", "D8| E8* F8* G8* H8?* I8|" };
    }

    void marksOfEachStep()
    {
        QFETCH(QString, black);
        QFETCH(QString, white);
        QFETCH(QString, point);
        QFETCH(QStringList, steps);
        m_panel->setScene(scene(qPrintable(black), qPrintable(white)));
        m_panel->pointAt(rules::at(point.toStdString()));
        QCOMPARE(allMarks(*m_panel).join('\n'), steps.join('\n'));
    }

    void signsOfTheRealStonesStayOnlyWithTheVerdict()
    {
        BoardPicture picture;
        picture.at({ 3, 6 }).signs.fouls.doubleThree = true;
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        BoardPicture verdict = picture;
        m_panel->layMarks(verdict);
        QVERIFY(verdict.at({ 3, 6 }).signs.fouls.doubleThree);
        m_panel->nextStep();
        m_panel->layMarks(picture);
        QVERIFY(!picture.at({ 3, 6 }).signs.fouls.any());
    }

    void theWholeProofSaysAllThatTheShortestSaysAndMore()
    {
        m_panel->setScene(scene("C13 D13 C12 E12 D10 E10 B9 F13"));
        m_panel->pointAt(rules::at("D12"));
        const auto told = [this](QStringList &sentences) {
            QString all;
            for (int step = 0; step < m_panel->stepCount(); ++step) {
                m_panel->goToStep(step);
                sentences += m_panel->sentence(step);
                all += m_panel->spokenText();
            }
            return all;
        };
        QStringList shortest;
        const QString inShort = told(shortest);
        m_panel->goToStep(2);
        const QString read = m_panel->sentence(2);
        auto *button = m_panel->findChild<QToolButton *>(QStringLiteral("proofWhole"));
        QVERIFY(button->isVisible());
        button->click();
        QVERIFY(m_panel->isWhole());
        QCOMPARE(m_panel->sentence(m_panel->step()), read);
        QStringList whole;
        const QString inWhole = told(whole);
        QVERIFY2(inWhole.size() > inShort.size(), qPrintable(inWhole));
        QVERIFY2(inWhole.contains(QStringLiteral("C12 D12 E12 becomes a straight four at F12.")), qPrintable(inWhole));
        // In the same order, with more between them.
        qsizetype from = 0;
        for (const QString &sentence : shortest) {
            from = whole.indexOf(sentence, from);
            QVERIFY2(from >= 0, qPrintable(sentence + "\n\n" + whole.join('\n')));
        }
        m_panel->goToStep(static_cast<int>(whole.indexOf(read)));
        m_panel->toggleWhole();
        QCOMPARE(m_panel->stepCount(), shortest.size());
        QCOMPARE(m_panel->sentence(m_panel->step()), read);
    }

    void everyStepSaysWhatItSupposesAndWhatFollows_data()
    {
        QTest::addColumn<QString>("black");
        QTest::addColumn<QString>("point");
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("begin");
        QTest::addColumn<QString>("end");
        const auto row = [](const char *name, const char *black, const char *point, int step, const char *begin,
                             const char *end) { QTest::newRow(name) << black << point << step << begin << end; };
        constexpr const char *Eight = "C7 E7 C6 F6 D5 E5 C4 D4";
        row("the point itself supposes nothing", Eight, "B7", 1, "This is a real three:", "can stop only one of them.");
        row("a false three names its point", Eight, "B7", 2,
            "Only a stone on E4 could turn these three into a straight four. But once B7 is played, E4 is forbidden.",
            "The next steps show why E4 is forbidden.");
        row("first of two", Eight, "B7", 3, "Now suppose there is also a stone on E4 (number 1). This is a real three:",
            "It is the first three that E4 makes.");
        row("second of two", Eight, "B7", 4, "Now suppose there is also a stone on E4 (number 1).",
            "It is the second three that E4 makes.");
        row("what only looks like a double-three", Eight, "B7", 5,
            "Now suppose there is also a stone on E6 (number 2).",
            "But C6 E6 F6 is a false three, as the next steps show. So E6 may be played.");
        row("the last reason leads all the way back", Eight, "B7", 7,
            "Now suppose there is also a stone on D6 (number 3).",
            "It is the second three that D6 makes. So D6 is forbidden. So C6 E6 F6 is a false three. So E6 may be "
            "played, and "
            "E4 E5 E7 is a real three. So E4 is forbidden. So B7 C6 D5 is a false three. So only one three is left: B7 "
            "C7 E7. One three alone is not forbidden.");
        row("also to a forbidden point", "C13 D13 C12 E12 D10 E10 B9", "D12", 5,
            "Now suppose there is also a stone on C10 (number 2).",
            "So C10 is forbidden. So B9 D11 E12 is a false three. So D11 may be played, and D10 D12 D13 is a real "
            "three. "
            "So D12 makes two real threes.");
    }

    void everyStepSaysWhatItSupposesAndWhatFollows()
    {
        QFETCH(QString, black);
        QFETCH(QString, point);
        QFETCH(int, step);
        QFETCH(QString, begin);
        QFETCH(QString, end);
        m_panel->setScene(scene(qPrintable(black)));
        m_panel->pointAt(rules::at(point.toStdString()));
        m_panel->goToStep(step);
        const QString help = m_panel->findChild<QLabel *>(QStringLiteral("proofHelp"))->text();
        QVERIFY2(help.startsWith(begin), qPrintable(help));
        QVERIFY2(help.endsWith(end), qPrintable(help));
    }

    void nothingOfAHiddenPanelIsOnTheBoard()
    {
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        QVERIFY(m_panel->marks() != ProofMarks {});
        m_panel->hide();
        QVERIFY(m_panel->marks() == ProofMarks {});
    }

    void buttonsGoForwardAndBack()
    {
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        QCOMPARE(m_panel->stepCount(), 8);
        QVERIFY(!button("proofBack")->isEnabled());
        for (int step = 1; step < 8; ++step) {
            QTest::mouseClick(button("proofForward"), Qt::LeftButton);
            QCOMPARE(m_panel->step(), step);
        }
        QVERIFY(!button("proofForward")->isEnabled());
        QTest::mouseClick(button("proofBack"), Qt::LeftButton);
        QCOMPARE(m_panel->step(), 6);
        for (const QToolButton *each : m_panel->findChildren<QToolButton *>()) {
            if (!each->isVisible())
                continue;
            QVERIFY2(each->width() >= 44 && each->height() >= 44, qPrintable(each->objectName()));
            QVERIFY2(!each->accessibleName().isEmpty(), qPrintable(each->objectName()));
        }
    }

    void allReasonsAreFoldedAwayAtFirst()
    {
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        SentenceTree *tree = m_panel->findChild<SentenceTree *>();
        QVERIFY(!tree->isVisible());
        QVERIFY(!button("askRow")->isVisible());
        QTest::keyClick(button("proofWhole"), Qt::Key_Return); // by keyboard, too
        QVERIFY(tree->isVisible());
        QVERIFY(tree->focusPolicy() & Qt::TabFocus);
        QVERIFY(button("askRow")->isVisible());
        // Remembered for the next point, until they are folded away again.
        m_panel->pointAt(rules::at("F7"));
        QVERIFY(tree->isVisible());
        m_panel->toggleWhole();
        QVERIFY(!tree->isVisible());
        QVERIFY(!button("proofWhole")->isChecked());
    }

    void theTreeOpensWithTheStep()
    {
        m_panel->setScene(eightStones());
        m_panel->setWhole(true);
        m_panel->pointAt(rules::at("B7"));
        SentenceTree *tree = m_panel->findChild<SentenceTree *>();
        QVERIFY(tree->isVisible());
        QVERIFY(!tree->currentIndex().isValid()); // the verdict is the headline, and no line
        QCOMPARE(tree->model()->rowCount(), 2);
        const QModelIndex second = tree->model()->index(1, 0);
        QCOMPARE(second.data().toString(), QStringLiteral("B7 C6 D5 is not a three: E4 is a double-three."));
        QVERIFY(!tree->isExpanded(second)); // not more than one level ahead
        m_panel->goToStep(3);
        QVERIFY(tree->isExpanded(second));
        QCOMPARE(tree->currentIndex().parent(), second);
        QVERIFY(tree->viewport()->rect().contains(tree->visualRect(tree->currentIndex())));
        // And the other way round.
        tree->setCurrentIndex(second);
        QCOMPARE(m_panel->step(), 2);
    }

    // Where one step tells several lines, the one that was chosen stays.
    void aLineThatSharesItsPictureIsStillTheOneChosen()
    {
        m_panel->setScene(scene("F8 G8 H9 H10"));
        m_panel->setWhole(true);
        m_panel->pointAt(rules::at("H8"));
        SentenceTree *tree = m_panel->findChild<SentenceTree *>();
        QAbstractItemModel *lines = tree->model();
        m_panel->goToStep(m_panel->stepCount() - 1);
        const QModelIndex top = lines->index(0, 0);
        QVERIFY(top.isValid());
        for (int row = 0; row < lines->rowCount(); ++row) {
            const QModelIndex line = lines->index(row, 0);
            tree->setCurrentIndex(line);
            QCOMPARE(tree->currentIndex(), line);
        }
    }

    void thePointerIsFollowedUntilAPointIsHeld()
    {
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        m_panel->pointAt(std::nullopt);
        m_panel->pointAt(rules::at("C7")); // a stone
        QCOMPARE(m_panel->point(), rules::at("B7"));
        m_panel->pin(rules::at("F7"));
        m_panel->pointAt(rules::at("B7"));
        QCOMPARE(m_panel->point(), rules::at("F7"));
        m_panel->pin(rules::at("F7"));
        QVERIFY(!m_panel->isPinned());
        m_panel->pointAt(rules::at("B7"));
        QCOMPARE(m_panel->point(), rules::at("B7"));
        // A stone comes to lie on the point.
        ProofScene next = eightStones();
        next.position.place(rules::at("B7"), rules::Side::Black);
        m_panel->setScene(next);
        QVERIFY(!m_panel->point());
        QCOMPARE(m_panel->stepCount(), 0);
    }

    void whyIsThatNotAThree_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("the row is one") << "askRow"
                                        << "B7 C7 E7 becomes a straight four at D7.";
        QTest::newRow("the column is empty")
            << "askColumn"
            << "The column through B7 does not even have three stones that could become a straight four.";
        QTest::newRow("the diagonal is refused") << "askFalling"
                                                 << "B7 C6 D5 is not a three: E4 is a double-three.";
    }

    void whyIsThatNotAThree()
    {
        QFETCH(QString, sentence);
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        m_panel->setWhole(true);
        const int steps = m_panel->stepCount();
        QFETCH(QString, button);
        for (int time = 0; time < 2; ++time) {
            QTest::mouseClick(this->button(qPrintable(button)), Qt::LeftButton);
            QVERIFY2(m_panel->spokenText().contains(sentence), qPrintable(m_panel->spokenText()));
        }
        // An answer is no step: the story goes on from where it was.
        QCOMPARE(m_panel->stepCount(), steps);
        const bool isAside = sentence.contains(QStringLiteral("not even"));
        QVERIFY(!isAside || this->button("proofBack")->isEnabled());
        m_panel->previousStep();
        QVERIFY(!m_panel->spokenText().contains(sentence) || !isAside);
        m_panel->goToStep(1);
        QVERIFY(m_panel->spokenText().startsWith(QStringLiteral("B7 C7 E7 becomes")));
    }

    void aLowPanelShowsOneSentence()
    {
        m_panel->resize(360, 130);
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        QVERIFY(!m_panel->findChild<SentenceTree *>()->isVisible());
        m_panel->nextStep();
        const QLabel *now = m_panel->findChild<QLabel *>(QStringLiteral("proofNow"));
        QVERIFY(now->isVisible());
        QCOMPARE(now->text(), QStringLiteral("B7 C7 E7 becomes a straight four at D7."));
        QVERIFY(button("proofForward")->isVisible());
        const QToolButton *forward = button("proofForward");
        QVERIFY(forward->mapTo(m_panel.get(), forward->rect().bottomLeft()).y() < 130);
    }

    void aMiddlePanelShowsTheTreeInsteadOfTheStep()
    {
        m_panel->resize(300, 300);
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        m_panel->nextStep();
        const auto *headline = m_panel->findChild<QLabel *>(QStringLiteral("proofHeadline"));
        const auto *now = m_panel->findChild<QLabel *>(QStringLiteral("proofNow"));
        const auto *tree = m_panel->findChild<SentenceTree *>();
        QVERIFY(headline->isVisible() && now->isVisible() && !tree->isVisible());
        QTest::mouseClick(button("proofWhole"), Qt::LeftButton);
        QVERIFY(headline->isVisible() && !now->isVisible() && tree->isVisible());
        QVERIFY(button("proofLegend")->isVisible());
        // An answer is in no tree, so it stands in its place until somebody goes on.
        m_panel->askLine(rules::Direction::Column);
        QVERIFY(now->isVisible() && !tree->isVisible());
        QCOMPARE(now->text(), QStringLiteral("There is no three on this line."));
        m_panel->nextStep();
        QVERIFY(!now->isVisible() && tree->isVisible());
    }

    void theWholeExplanationIsSeenWhereThereIsRoom()
    {
        m_panel->resize(320, 900);
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        const auto *view = m_panel->findChild<StoryView *>();
        for (int step = 0; step < m_panel->stepCount(); ++step) {
            m_panel->goToStep(step);
            QCoreApplication::processEvents();
            QVERIFY(view->showsLegend());
            QVERIFY(!button("proofLegend")->isVisible());
            QVERIFY(view->viewport()->height() >= view->widget()->layout()->heightForWidth(view->viewport()->width()));
        }
    }

    // There is the whole legend or none of it, and then a button has it, whatever the size of the panel.
    void theLegendIsNeverCut()
    {
        const QSignalBlocker quiet(m_panel.get());
        m_panel->setScene(eightStones());
        int shown = 0;
        int hidden = 0;
        for (const bool whole : { false, true }) {
            m_panel->setWhole(whole);
            m_panel->pointAt(rules::at("F7"));
            m_panel->pointAt(rules::at("B7"));
            for (const QSize size : { QSize(200, 100), QSize(300, 130), QSize(280, 200), QSize(200, 300),
                     QSize(280, 380), QSize(300, 450), QSize(400, 520), QSize(280, 900) }) {
                m_panel->resize(size);
                for (int step = 0; step < m_panel->stepCount(); ++step) {
                    m_panel->goToStep(step);
                    QCoreApplication::processEvents();
                    const auto *legend = m_panel->findChild<ProofLegend *>();
                    const auto *view = m_panel->findChild<StoryView *>();
                    const bool isSeen = legend->isVisible();
                    const QRect place(legend->mapTo(view->viewport(), QPoint()), legend->size());
                    (isSeen ? shown : hidden) += 1;
                    QVERIFY2(!isSeen || view->viewport()->rect().contains(place),
                        qPrintable(QStringLiteral("%1×%2, step %3: legend from %4 to %5 of %6")
                                       .arg(size.width())
                                       .arg(size.height())
                                       .arg(step)
                                       .arg(place.top())
                                       .arg(place.bottom())
                                       .arg(view->viewport()->height())));
                    QCOMPARE(button("proofLegend")->isVisible(), !isSeen);
                }
            }
        }
        QVERIFY(shown > 8 && hidden > 8);
        // Behind the button it is whole, as large as the words beside it.
        m_panel->resize(280, 200);
        m_panel->goToStep(1);
        QMenu *menu = button("proofLegend")->menu();
        QTimer::singleShot(0, menu, [menu] { menu->close(); });
        menu->exec();
        const auto *legend = menu->findChild<ProofLegend *>();
        QVERIFY(legend);
        QVERIFY(menu->rect().contains(legend->geometry()));
        QVERIFY(legend->height() >= legend->layout()->heightForWidth(legend->width()));
        QCOMPARE(legend->findChildren<QLabel *>().size(), 2 * legendOf(m_panel->marks()).size());
        QVERIFY(button("proofLegend")->accessibleDescription().contains(QStringLiteral("the stone in question")));
    }

    void theVerdictIsTheLargestText()
    {
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        const QLabel *headline = m_panel->findChild<QLabel *>(QStringLiteral("proofHeadline"));
        for (int step = 0; step < m_panel->stepCount(); ++step) {
            m_panel->goToStep(step);
            QVERIFY(headline->isVisible());
            QCOMPARE(headline->text(), QStringLiteral("B7 is allowed."));
            for (const QWidget *each : m_panel->findChildren<QWidget *>())
                QVERIFY2(each == headline || each->font().pointSizeF() < headline->font().pointSizeF(),
                    qPrintable(each->objectName()));
        }
    }

    void arrowsGoThroughTheSteps()
    {
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        auto *view = m_panel->findChild<StoryView *>();
        QVERIFY(view->focusPolicy() & Qt::TabFocus);
        for (QWidget *at : { static_cast<QWidget *>(view), static_cast<QWidget *>(button("proofForward")) }) {
            m_panel->goToStep(0);
            QTest::keyClick(at, Qt::Key_Down);
            QCOMPARE(m_panel->step(), 1);
            QTest::keyClick(at, Qt::Key_Right);
            QCOMPARE(m_panel->step(), 2);
            QTest::keyClick(at, Qt::Key_Left);
            QTest::keyClick(at, Qt::Key_Up);
            QCOMPARE(m_panel->step(), 0);
            QTest::keyClick(at, Qt::Key_End);
            QCOMPARE(m_panel->step(), 7);
            QTest::keyClick(at, Qt::Key_Home);
            QCOMPARE(m_panel->step(), 0);
            QTest::keyClick(at, Qt::Key_Down, Qt::ControlModifier); // the window's
            QCOMPARE(m_panel->step(), 0);
        }
    }

    void theFocusIsSeenOnWhatIsRead()
    {
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        m_panel->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
        auto *view = m_panel->findChild<StoryView *>();
        button("proofForward")->setFocus();
        const QImage without = view->grab().toImage();
        view->setFocus(Qt::TabFocusReason);
        QVERIFY(view->hasFocus());
        QVERIFY(view->grab().toImage() != without);
    }

    void thePlayGoesThroughTheSteps()
    {
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        auto *timer = m_panel->findChild<QTimer *>(QStringLiteral("proofPlayTimer"));
        QTest::mouseClick(button("proofPlay"), Qt::LeftButton);
        QVERIFY(m_panel->isPlaying());
        QVERIFY(timer->interval() > 3000); // long enough to read it
        for (int step = 1; step < m_panel->stepCount(); ++step) {
            timer->start(0);
            QTRY_COMPARE(m_panel->step(), step);
        }
        QVERIFY(!m_panel->isPlaying());
        // From the end it begins anew; whoever takes a step himself, or asks about another point, stops it.
        QTest::mouseClick(button("proofPlay"), Qt::LeftButton);
        QVERIFY(m_panel->isPlaying());
        QCOMPARE(m_panel->step(), 0);
        m_panel->nextStep();
        QVERIFY(!m_panel->isPlaying());
        m_panel->togglePlaying();
        m_panel->pointAt(rules::at("F7"));
        QVERIFY(!m_panel->isPlaying());
        m_panel->togglePlaying();
        QTest::mouseClick(button("proofPlay"), Qt::LeftButton);
        QVERIFY(!m_panel->isPlaying());
        m_panel->togglePlaying();
        m_panel->hide();
        QVERIFY(!m_panel->isPlaying());
    }

    void nothingPlaysWhereNothingMayMove()
    {
        setMotionAllowed(false);
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        QVERIFY(!button("proofPlay")->isVisible());
        m_panel->togglePlaying();
        QVERIFY(!m_panel->isPlaying());
        setMotionAllowed(true);
        m_panel->nextStep();
        QVERIFY(button("proofPlay")->isVisible());
    }

    void readersHearTheStep()
    {
        m_panel->setScene(eightStones());
        m_panel->pointAt(rules::at("B7"));
        m_panel->nextStep();
        QVERIFY(m_panel->spokenText().startsWith(QStringLiteral("B7 C7 E7 becomes a straight four at D7. This is")));
        QAccessibleInterface *told = QAccessible::queryAccessibleInterface(m_panel->findChild<StoryView *>());
        QCOMPARE(told->text(QAccessible::Name), m_panel->spokenText());
        QCOMPARE(told->text(QAccessible::Description), QStringLiteral("2 of 8"));
        m_panel->setWhole(true);
        QAccessibleInterface *tree = QAccessible::queryAccessibleInterface(m_panel->findChild<SentenceTree *>());
        QVERIFY(tree->childCount() >= 2);
    }

    void everyLanguageSaysEveryCase_data()
    {
        QTest::addColumn<QString>("code");
        for (const QString &code : catalogueCodes())
            QTest::newRow(qPrintable(code)) << code;
    }

    void everyLanguageSaysEveryCase()
    {
        QFETCH(QString, code);
        QTranslator catalogue;
        QVERIFY(catalogue.load(catalogueFile(code)));
        QVERIFY(QCoreApplication::installTranslator(&catalogue));
        QCoreApplication::processEvents();
        static const QRegularExpression letters(QStringLiteral("[A-Za-z]{3}"));
        for (const rules::CorpusLine &line : rules::readCorpus("named.tsv")) {
            m_panel->setScene(ProofScene { *rules::positionFromText(line.board), rules::Side::Black, RenjuRules });
            m_panel->pointAt(rules::at(line.more[0]));
            QVERIFY(m_panel->stepCount() > 0);
            for (int step = 0; step < m_panel->stepCount(); ++step) {
                m_panel->goToStep(step);
                for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
                    QVERIFY2(!label->text().contains('%'), qPrintable(label->text()));
                    QVERIFY2(
                        code == QLatin1String("en") || !label->text().contains(letters), qPrintable(label->text()));
                }
                QVERIFY(code == QLatin1String("en") || !m_panel->sentence(step).contains(letters));
            }
        }
        QCoreApplication::removeTranslator(&catalogue);
    }

private:
    QToolButton *button(const char *name) const { return m_panel->findChild<QToolButton *>(QLatin1String(name)); }

    std::unique_ptr<ProofPanel> m_panel;
};

} // namespace tst_proofpanel

QTEST_MAIN(tst_proofpanel::TestProofPanel)
#include "tst_proofpanel.moc"
