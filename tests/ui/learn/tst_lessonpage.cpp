// SPDX-License-Identifier: MIT
#include "learn/lesson/cases.h"
#include "rules/judge.h"
#include "text/lesson/lessons.h"
#include "translations/catalogues.h"
#include "ui/board/boardwidget.h"
#include "ui/board/diagramsubject.h"
#include "ui/controls/style/skin.h"
#include "ui/learn/casemodel.h"
#include "ui/learn/caseview.h"
#include "ui/learn/lessonpage.h"
#include "ui/record/proof/proofpanel.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>

namespace tst_lessonpage {

using namespace kagetsu;
using namespace kagetsu::ui;
using lesson::shippedCases;

namespace {

const rules::RuleSet Renju { .rule = rules::Rule::Renju };

int numberOf(const char *id)
{
    for (std::size_t i = 0; i < shippedCases().size(); ++i) {
        if (shippedCases()[i].id == id)
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace

class TestLessonPage : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_page = std::make_unique<LessonPage>();
        m_page->resize(1280, 740);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->setFocus();
    }
    void cleanup() { m_page.reset(); }

    void theModelIsSound()
    {
        CaseModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 108);
        model.setChapter(lesson::Chapter::LookAhead);
        QCOMPARE(model.rowCount(), 26);
        model.setSought(QStringLiteral("SIX stones"));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.at(0).id, std::string("look-16"));
        model.markSolved(model.numberOf(0));
        QCOMPARE(model.solved(), QStringList { QStringLiteral("look-16") });
    }

    void everyCaseIsInOneChapter()
    {
        int sum = 0;
        for (int tab = 1; tab < chapters()->count(); ++tab) {
            chapters()->setCurrentIndex(tab);
            QVERIFY(cards()->model()->rowCount() > 0);
            sum += cards()->model()->rowCount();
        }
        QCOMPARE(sum, 108);
        chapters()->setCurrentIndex(0);
        QCOMPARE(cards()->model()->rowCount(), 108);
    }

    // The gallery, from the first case to the last, with nothing but the key for the next one.
    void everyVerdictShownIsThatOfTheRules()
    {
        m_page->openCase(0);
        for (const lesson::Case &one : shippedCases()) {
            QCOMPARE(label("title")->text(), QString::fromStdString(one.title));
            QVERIFY(label("question")->text().contains(QString::fromStdString(rules::toText(one.point))));
            QVERIFY(!m_page->proof()->isVisible()); // nobody is told before they ask
            QVERIFY(board()->picture().at(one.point).signs == ProgramSigns {});
            press("showAnswer");
            QVERIFY(m_page->proof()->isVisible());
            const rules::Verdict verdict = judge(one.position, one.point, rules::Side::Black, Renju);
            const rules::ProofNode &root = m_page->proof()->proof()->root();
            QVERIFY(root.point == one.point);
            QVERIFY(root.outcome == verdict.outcome);
            QVERIFY(root.fouls == verdict.fouls);
            const QString first = m_page->proof()->sentence(0);
            switch (verdict.outcome) {
            case rules::Outcome::Wins: QVERIFY(first.endsWith(QLatin1String("The move wins."))); break;
            case rules::Outcome::Forbidden: QVERIFY(first.contains(QLatin1String("is forbidden: "))); break;
            case rules::Outcome::Allowed: QVERIFY(first.endsWith(QLatin1String("is allowed."))); break;
            }
            QVERIFY(label("note")->text().contains(QString::fromStdString(one.note)));
            QVERIFY(board()->picture().at(one.point).proof.judged);
            QTest::keyClick(m_page.get(), Qt::Key_PageDown);
        }
    }

    void casesThatRestOnAReadingSaySo_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("rulings");
        QTest::newRow("a straight-four point that makes five") << "look-12"
                                                               << "R1";
        QTest::newRow("with a double-four") << "look-14"
                                            << "R1";
        QTest::newRow("points that fail for different reasons") << "ruling-01"
                                                                << "R2";
        QTest::newRow("one level down") << "ruling-02"
                                        << "R2";
        QTest::newRow("a five on the way") << "ruling-03"
                                           << "R1";
        QTest::newRow("no reading") << "look-19"
                                    << "";
    }

    void casesThatRestOnAReadingSaySo()
    {
        QFETCH(QString, id);
        QFETCH(QString, rulings);
        const int number = numberOf(id.toLatin1());
        QCOMPARE(cards()->model()->index(number, 0).data(CaseModel::RulingsRole).toStringList().join(' '), rulings);
        m_page->openCase(number);
        press("showAnswer");
        QCOMPARE(
            label("note")->text().contains(QLatin1String("depends on how the rules are read (R")), !rulings.isEmpty());
        QVERIFY(rulings.isEmpty() || label("note")->text().contains(rulings));
    }

    void aCardIsOpenedByMouseFingerAndKeys()
    {
        const QRect second = cards()->visualRect(cards()->model()->index(1, 0));
        QTest::mouseClick(cards()->viewport(), Qt::LeftButton, {}, second.center());
        QVERIFY(label("title")->isVisible());
        QCOMPARE(label("title")->text(), QString::fromStdString(shippedCases()[1].title));
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Escape);
        QVERIFY(cards()->isVisible());
        QVERIFY(cards()->hasFocus());
        QTest::keyClick(cards(), Qt::Key_Right);
        QTest::keyClick(cards(), Qt::Key_Return);
        QCOMPARE(label("title")->text(), QString::fromStdString(shippedCases()[2].title));
        QVERIFY(!m_page->proof()->isVisible()); // that Enter answered nothing
        m_page->showGallery();
        const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
        const QPoint first = cards()->visualRect(cards()->model()->index(0, 0)).center();
        QTest::touchEvent(cards()->viewport(), screen.get()).press(1, first);
        QTest::touchEvent(cards()->viewport(), screen.get()).release(1, first);
        QTRY_COMPARE(label("title")->text(), QString::fromStdString(shippedCases()[0].title));
    }

    void anAnswerIsJudgedAndRemembered()
    {
        QSignalSpy changed(m_page.get(), &LessonPage::choicesChanged);
        m_page->openCase(numberOf("three-01")); // forbidden
        press("answerAllowed");
        QCOMPARE(label("verdict")->text(), QStringLiteral("Incorrect."));
        QVERIFY(m_page->choices().solved.isEmpty());
        m_page->next(); // a corner of two threes, forbidden too
        QVERIFY(!m_page->proof()->isVisible());
        press("answerForbidden");
        QCOMPARE(label("verdict")->text(), QStringLiteral("Correct."));
        QCOMPARE(m_page->choices().solved, QStringList { QStringLiteral("three-02") });
        QCOMPARE(changed.count(), 1);
        m_page->openCase(numberOf("five-01"));
        press("answerFive");
        QCOMPARE(label("verdict")->text(), QStringLiteral("Correct."));
        m_page->openCase(numberOf("three-03"));
        press("showAnswer"); // told, not solved
        QCOMPARE(m_page->choices().solved.size(), 2);
        m_page->showGallery();
        QCOMPARE(label("solved")->text(), QStringLiteral("Solved: 2 of 108"));
        QVERIFY(cards()->model()->index(numberOf("three-02"), 0).data(CaseModel::SolvedRole).toBool());
    }

    // Nothing of the answer is on a diagram before it is given.
    void aDiagramTellsNoMoreThanThePage()
    {
        QVERIFY(!m_page->diagramSubject() && !m_page->abilities().draws);
        m_page->openCase(numberOf("three-01"));
        const auto tells = [this] {
            const BoardPicture picture = m_page->diagramSubject()->picture;
            return std::ranges::any_of(picture.points(), [&](rules::Point point) {
                return picture.at(point).signs.fouls.any() || picture.at(point).proof != ProofSigns {};
            });
        };
        QVERIFY(m_page->abilities().draws);
        QVERIFY(!tells());
        QVERIFY(!m_page->diagramSubject()->caption.isEmpty());
        press("answerForbidden");
        QVERIFY(tells());
    }

    // Forbidden, then on to the next case, then its proof: Enter, Enter, Tab and so on, no mouse.
    void aCaseIsAnsweredWithKeysAlone()
    {
        m_page->openCase(numberOf("three-01"));
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Return);
        QCOMPARE(label("verdict")->text(), QStringLiteral("Correct."));
        QTest::keyClick(m_page->focusWidget(), Qt::Key_Return);
        QCOMPARE(label("title")->text(), QString::fromStdString(shippedCases()[numberOf("three-02")].title));
        QTest::keyClick(m_page.get(), Qt::Key_A, Qt::AltModifier);
        QTRY_COMPARE(label("verdict")->text(), QStringLiteral("Incorrect."));
        QTest::keyClick(m_page.get(), Qt::Key_PageUp);
        QVERIFY(!label("verdict")->isVisible());
        for (const char *name : { "answerForbidden", "answerAllowed", "answerFive", "showAnswer" }) {
            QVERIFY2(button(name)->hasFocus(), name);
            QTest::keyClick(m_page->focusWidget(), Qt::Key_Tab);
        }
    }

    void anyPointMayBeAskedAboutOnceItIsAnswered()
    {
        m_page->openCase(numberOf("look-18"));
        board()->activate(*rules::pointFromText("B7", 15));
        QVERIFY(!m_page->proof()->isVisible());
        press("showAnswer");
        QCOMPARE(m_page->proof()->sentence(0), QStringLiteral("F7 is forbidden: double-three."));
        m_page->proof()->nextStep();
        QCOMPARE(m_page->proof()->step(), 1);
        emit board()->stepped(1); // the wheel
        QCOMPARE(m_page->proof()->step(), 2);
        emit board()->stepped(-1);
        QCOMPARE(m_page->proof()->step(), 1);
        board()->activate(*rules::pointFromText("B7", 15));
        QCOMPARE(m_page->proof()->sentence(0), QStringLiteral("B7 is allowed."));
    }

    // Whatever has been asked since, the answer was to the case.
    void laterQuestionsDoNotChangeTheAnswer()
    {
        m_page->openCase(numberOf("look-18"));
        press("answerForbidden");
        board()->activate(*rules::pointFromText("B7", 15));
        QCOMPARE(m_page->proof()->sentence(0), QStringLiteral("B7 is allowed."));
        QEvent another(QEvent::LanguageChange);
        QCoreApplication::sendEvent(m_page->findChild<CaseView *>(), &another);
        QCOMPARE(label("verdict")->text(), QStringLiteral("Correct."));
    }

    void yourTurnIsANewPositionAfterThatOfACase()
    {
        m_page->openCase(numberOf("look-18"));
        const auto stones = [this] {
            std::vector<rules::Stone> all;
            for (int row = 0; row < 15; ++row) {
                for (int column = 0; column < 15; ++column)
                    all.push_back(board()->picture().at(rules::Point(column, row)).stone);
            }
            return all;
        };
        const std::vector<rules::Stone> ofTheCase = stones();
        press("showAnswer");
        press("exerciseHere");
        m_page->showGallery();
        m_page->showExercise();
        QTRY_COMPARE(m_page->caption(), QStringLiteral("Practice: Easy"));
        QTRY_VERIFY(stones() != ofTheCase);
    }

    void theCasesOfAChapterHaveAnEnd()
    {
        chapters()->setCurrentIndex(1);
        m_page->openCase(0);
        QVERIFY(!button("previousCase")->isEnabled());
        m_page->previous();
        QCOMPARE(label("title")->text(), QString::fromStdString(shippedCases()[0].title));
        m_page->last();
        QCOMPARE(label("title")->text(), QString::fromStdString(shippedCases()[5].title));
        QVERIFY(!button("nextCase")->isEnabled());
        m_page->next();
        QCOMPARE(label("title")->text(), QString::fromStdString(shippedCases()[5].title));
        m_page->first();
        QCOMPARE(label("title")->text(), QString::fromStdString(shippedCases()[0].title));
        QTest::mouseClick(button("nextCase"), Qt::LeftButton);
        QCOMPARE(label("title")->text(), QString::fromStdString(shippedCases()[1].title));
    }

    void wordsAreFound()
    {
        auto *search = m_page->findChild<QLineEdit *>(QStringLiteral("search"));
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("carrying pole"));
        QCOMPARE(cards()->model()->rowCount(), 5);
        QTest::keyClick(search, Qt::Key_Return); // down into what was found
        QVERIFY(cards()->hasFocus());
        search->setText(QStringLiteral("nothing like it"));
        QVERIFY(label("nothing")->isVisible());
        m_page->showGallery(); // nothing to go to
        search->clear();
        QCOMPARE(cards()->model()->rowCount(), 108);
    }

    void choicesComeBack()
    {
        const LessonChoices choices { static_cast<int>(lesson::Chapter::Four), lesson::Level::Hard,
            { QStringLiteral("five-01"), QStringLiteral("look-19") } };
        m_page->setChoices(choices);
        QVERIFY(m_page->choices() == choices);
        QCOMPARE(chapters()->currentIndex(), 3);
        QCOMPARE(cards()->model()->rowCount(), 29);
        // What somebody wrote into the settings by hand.
        m_page->setChoices({ 77, lesson::Level::Easy, { QStringLiteral("no such case") } });
        QVERIFY(m_page->choices() == LessonChoices {});
    }

    void captionAndAbilitiesFollowTheView()
    {
        QCOMPARE(m_page->caption(), QStringLiteral("Lessons"));
        QVERIFY(!m_page->abilities().replays);
        QVERIFY(!m_page->proof());
        m_page->openCase(numberOf("false-02"));
        QCOMPARE(m_page->caption(), QStringLiteral("False three"));
        QVERIFY(m_page->abilities().replays && m_page->abilities().judges);
        m_page->showExercise();
        QCOMPARE(m_page->caption(), QStringLiteral("Practice: Easy"));
    }

    void anExerciseOnTheBoardOfACase()
    {
        m_page->openCase(numberOf("look-18"));
        press("showAnswer");
        press("exerciseHere");
        QCOMPARE(m_page->caption(), QStringLiteral("Practice")); // nobody has said how hard this one is
        QVERIFY(board()->picture().at(*rules::pointFromText("C7", 15)).stone == rules::Stone::Black);
        QVERIFY(
            m_page->findChild<QLabel *>(QStringLiteral("task"))->text().startsWith(QLatin1String("Tap every point")));
    }

    // The board takes the room, and nothing lies on anything else.
    void partsDoNotOverlap_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("least");
        QTest::addColumn<QString>("language");
        for (const QString &code : catalogueCodes()) {
            const auto row = [&](const char *name, const QSize &size, int least) {
                QTest::addRow("%s, %s", name, qPrintable(code)) << size << least << code;
            };
            row("a laptop", { 1280, 740 }, 700);
            row("a tablet upright", { 768, 970 }, 440);
            row("a small window", { 400, 640 }, 220);
            row("a projector", { 1920, 1020 }, 980);
        }
    }

    void partsDoNotOverlap()
    {
        QFETCH(QSize, size);
        QFETCH(int, least);
        QFETCH(QString, language);
        QTranslator catalogue;
        QVERIFY(catalogue.load(catalogueFile(language)));
        QApplication::installTranslator(&catalogue);
        qApp->setStyleSheet(styleSheetOf(Theme::light()));
        m_page->resize(size);
        for (const char *id : { "ruling-01", "over-02", "look-26" }) {
            m_page->openCase(numberOf(id));
            press("showAnswer");
            QApplication::processEvents();
            const auto place = [&](const QWidget *widget) {
                return QRect(widget->mapTo(m_page.get(), QPoint()), widget->size());
            };
            const QRect boardPlace = place(board());
            QVERIFY2(std::min(boardPlace.width(), boardPlace.height()) >= least,
                qPrintable(QString::number(std::min(boardPlace.width(), boardPlace.height()))));
            const QList<QWidget *> parts { button("toGallery"), label("title"), label("question"), label("note"),
                m_page->proof() };
            for (qsizetype i = 0; i < parts.size(); ++i) {
                QVERIFY2(!place(parts[i]).intersects(boardPlace), qPrintable(parts[i]->objectName()));
                QVERIFY2(m_page->rect().contains(place(parts[i])), qPrintable(parts[i]->objectName()));
                QVERIFY(i == 0 || place(parts[i - 1]).bottom() < place(parts[i]).top());
            }
        }
        qApp->setStyleSheet({});
    }

    void everyLanguageIsSpoken()
    {
        m_page->openCase(numberOf("three-01"));
        press("showAnswer");
        const QString english = label("note")->text() + label("title")->text() + label("question")->text();
        for (const QString &code : catalogueCodes()) {
            QTranslator catalogue;
            QVERIFY(catalogue.load(catalogueFile(code)));
            QApplication::installTranslator(&catalogue);
            QApplication::processEvents();
            const QString said = label("note")->text() + label("title")->text() + label("question")->text();
            QCOMPARE(said == english, code == QLatin1String("en"));
            QVERIFY(cards()
                    ->model()
                    ->index(0, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(text::chapterName(lesson::Chapter::Five)));
            QApplication::removeTranslator(&catalogue);
        }
    }

private:
    QTabBar *chapters() const { return m_page->findChild<QTabBar *>(QStringLiteral("chapters")); }
    QListView *cards() const { return m_page->findChild<QListView *>(QStringLiteral("cards")); }
    // Of the view that is shown.
    template <class T>
    T *shown(const QString &name) const
    {
        for (T *each : m_page->findChildren<T *>(name)) {
            if (each->parentWidget()->isVisible())
                return each;
        }
        return nullptr;
    }
    QLabel *label(const char *name) const { return shown<QLabel>(QLatin1String(name)); }
    QToolButton *button(const char *name) const { return shown<QToolButton>(QLatin1String(name)); }
    BoardWidget *board() const { return shown<BoardWidget>({}); }
    void press(const char *name) { QTest::mouseClick(button(name), Qt::LeftButton); }

    std::unique_ptr<LessonPage> m_page;
};

} // namespace tst_lessonpage

QTEST_MAIN(tst_lessonpage::TestLessonPage)
#include "tst_lessonpage.moc"
