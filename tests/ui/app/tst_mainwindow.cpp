// SPDX-License-Identifier: MIT
#include "base/background/task.h"
#include "match/host/matchhost.h"
#include "match/journal/folder.h"
#include "opening/file/shipped.h"
#include "ui/app/places/playhome.h"
#include "ui/app/settings/settingsdialog.h"
#include "ui/app/window/mainwindow.h"
#include "ui/app/window/pagescroll.h"
#include "ui/arbiter/desk/arbitergate.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/arbiter/orders/holdbutton.h"
#include "ui/arbiter/replay/replaypage.h"
#include "ui/arbiter/replay/replayview.h"
#include "ui/arbiter/verdict/verdictpage.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/background/taskprogressbar.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/learn/classroom/classpanel.h"
#include "ui/learn/classroom/classview.h"
#include "ui/learn/classroom/classwindow.h"
#include "ui/learn/course/guideview.h"
#include "ui/learn/drill/drillview.h"
#include "ui/learn/lessonpage.h"
#include "ui/learn/task/make/lessondialog.h"
#include "ui/learn/task/make/taskdialog.h"
#include "ui/learn/worksheet/worksheetdialog.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/newgame/choicechips.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/newgame/unplayeddialog.h"
#include "ui/match/table/playerpanel.h"
#include "ui/match/table/tablepage.h"
#include "ui/print/paper/paperdialog.h"
#include "ui/print/room/diagramdialog.h"
#include "ui/record/page/studypage.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/record/solver/winpanel.h"
#include "ui/tournament/page/tournamentpage.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QThreadPool>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace tst_mainwindow {

using namespace kagetsu;
using namespace kagetsu::ui;

class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<MainWindow>(
            Settings {}, m_folder->filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder->path()));
        m_window->setLanguage(QStringLiteral("en"));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void homePageOffersTheWaysToGoOn()
    {
        QVERIFY(page<PlayHome>()->isVisible());
        QVERIFY(button("newGame")->isVisible());
        QVERIFY(button("computer")->isVisible());
        QVERIFY(button("clockOnly")->isVisible());
        QVERIFY(!decideButton()); // nothing to continue
    }

    // Its bar is measured before it is shown.
    void aNewWindowHasTheFaceOfItsLanguage()
    {
        const QFont before = QApplication::font();
        QApplication::setFont(QFont(QStringLiteral("A Face of the Desktop")));
        const MainWindow window(
            Settings {}, m_folder->filePath(QStringLiteral("other.ini")), Folders::in(m_folder->path()));
        const QStringList faces = window.font().families();
        const QStringList ofProgram = QApplication::font().families();
        QApplication::setFont(before);
        QVERIFY(!ofProgram.contains(QStringLiteral("A Face of the Desktop")));
        QCOMPARE(faces, ofProgram);
    }

    void theTextSizeIsSetByKeysOnPagesAndInDialogs()
    {
        const auto size = [](const QWidget &shown) { return qRound(fitOf(shown) * 100); };
        const auto press = [](QWidget *in, Qt::Key key) { QTest::keyClick(in, key, Qt::ControlModifier); };
        auto *start = page<PlayHome>();
        QCOMPARE(size(*start), 100);
        press(m_window.get(), Qt::Key_Plus);
        QCOMPARE(size(*start), 115);
        press(m_window.get(), Qt::Key_Equal);
        press(m_window.get(), Qt::Key_Minus);
        QCOMPARE(size(*start), 115);
        QList<int> ofDialog;
        QTimer::singleShot(0, this, [&] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            ofDialog += size(*dialog);
            // As a keyboard has it where the sign is above another.
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Plus, Qt::ControlModifier | Qt::ShiftModifier);
            ofDialog += size(*dialog);
            dialog->reject();
        });
        m_window->newGame();
        QCOMPARE(ofDialog, (QList<int> { 115, 130 }));
        QCOMPARE(size(*start), 130);
        action("lesson")->trigger();
        QCOMPARE(size(*page<LessonPage>()), 130);
        QTRY_COMPARE(Settings::load(m_folder->filePath(QStringLiteral("kagetsu.ini"))).textSize, 130);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        press(m_window.get(), Qt::Key_0);
        QCOMPARE(size(*page<LessonPage>()), 100);
    }

    // Where a page has not the room it needs, it is no smaller, and scrolls.
    void aLowWindowScrolls()
    {
        auto *scroll = m_window->findChild<PageScroll *>();
        m_window->resize(700, 800);
        QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
        m_window->resize(700, 380);
        QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
        const QRect whole(QPoint(), page<PlayHome>()->size());
        for (const auto *each : page<PlayHome>()->findChildren<QPushButton *>()) {
            if (each->isVisible())
                QVERIFY(whole.contains(QRect(each->mapTo(page<PlayHome>(), QPoint()), each->size())));
        }
        action("lesson")->trigger();
        QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
    }

    // The name of the file is not seen by pupils: it may tell the answer.
    void aLessonIsForPupilsAndItsAuthorEditsIt()
    {
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/lesson/ten-kinds.sgf"));
        QTRY_VERIFY(page<LessonPage>() && page<LessonPage>()->isVisible());
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Lesson[*] — Kagetsu"));
        QTimer::singleShot(0, this, [this] {
            auto *dialog = m_window->findChild<LessonDialog *>();
            QVERIFY(dialog);
            QCOMPARE(dialog->lesson().pages.size(), std::size_t(10));
            dialog->findChild<QPushButton *>(QStringLiteral("openAsRecord"))->click();
        });
        m_window->findChild<QToolButton *>(QStringLiteral("editLesson"))->click();
        QTRY_VERIFY(page<StudyPage>() && page<StudyPage>()->isVisible());
        QVERIFY(page<StudyPage>()->title().contains(QStringLiteral("ten-kinds")));
    }

    // As from the file manager, from the Open dialog, and dropped.
    void theFileOfATournamentOpensItsDesk()
    {
        const QString path = m_folder->filePath(QStringLiteral("cup.kagetsu-event"));
        QVERIFY(QFile::copy(QStringLiteral(KAGETSU_TEST_DATA "/tournament/version-1.kagetsu-event"), path));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        m_window->openRecord(path);
        QTRY_VERIFY(page<TournamentPage>() && page<TournamentPage>()->isVisible());
        action("lesson")->trigger();
        QVERIFY(!page<TournamentPage>()->isVisible());
        m_window->openRecord(path); // it is open still
        QVERIFY(page<TournamentPage>()->isVisible());
    }

    // Opened, and dropped; a list of players goes to the tournament in view.
    void aReportBecomesATournament()
    {
        const auto write = [this](const char *name, const QByteArray &bytes) {
            QFile file(m_folder->filePath(QLatin1String(name)));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) > 0 ? file.fileName() : QString();
        };
        const QByteArray players = QByteArray("001    1      Ann").leftJustified(91) + "   2 b 1\r\n"
            + QByteArray("001    2      Ben").leftJustified(91) + "   1 w 0\r\n";
        const QString report = write("cup.trf", "012 Cup\r\n142 3\r\n222 5400\r\n" + players);
        answerWhenShown("reportRead");
        m_window->openRecord(report);
        QTRY_VERIFY(page<TournamentPage>() && page<TournamentPage>()->isVisible());
        QTRY_VERIFY(!m_said.isEmpty());
        QVERIFY2(m_said.contains(QStringLiteral("222 (line 3)")), qPrintable(m_said));
        QVERIFY(m_window->windowTitle().contains(QStringLiteral("Cup")));
        QMimeData file;
        QVERIFY(!m_said.contains(QStringLiteral("tables")));
        QByteArray running = players;
        running.replace("2 b 1", "2 b  ").replace("1 w 0", "1 w  ");
        file.setUrls({ QUrl::fromLocalFile(write("list.txt", "012 Other\r\n042 2026/05/01\r\n" + running)) });
        answerWhenShown("reportRead");
        drop(file);
        QTRY_VERIFY(!m_said.isEmpty());
        QVERIFY2(m_said.contains(QStringLiteral("The report does not say who played at which table in round 1")),
            qPrintable(m_said));
        QTRY_VERIFY(m_window->windowTitle().contains(QStringLiteral("Other")));
        auto *entries = page<TournamentPage>()->findChild<QTableView *>(QStringLiteral("entryTable"));
        QCOMPARE(entries->model()->rowCount(), 2);
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&look] {
            auto *dialog = QApplication::activeModalWidget();
            if (!dialog || dialog->objectName() != QLatin1String("listDialog"))
                return;
            look.stop();
            QTest::keyClick(dialog->findChild<QWidget *>(QStringLiteral("acceptList")), Qt::Key_Space);
        });
        look.start(1);
        file.setUrls({ QUrl::fromLocalFile(write("list.csv", "Name;Club\nCid;North\n")) });
        drop(file);
        QTRY_COMPARE(entries->model()->rowCount(), 3);
        // What is no report says so, and leaves the tournament that is there.
        answerWhenShown("eventFault");
        m_window->openRecord(write("broken.trf", "012 Cup\r\n"));
        QTRY_VERIFY(!m_said.isEmpty());
        QVERIFY(m_window->windowTitle().contains(QStringLiteral("Other")));
    }

    void aJournalIsReplayed()
    {
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/journal/disputed.jsonl"));
        QTRY_VERIFY(page<JournalReplayPage>() && page<JournalReplayPage>()->isVisible());
    }

    void aProcedureIsLearntInAGameWithTheGuide()
    {
        action("lesson")->trigger();
        for (const opening::Procedure *procedure : GuideView::procedures()) {
            std::optional<NewGameChoices> asked;
            QTimer::singleShot(0, this, [&asked] {
                auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                asked = dialog->choices();
                dialog->reject();
            });
            emit page<LessonPage>()->gameWanted(*procedure);
            QVERIFY2(asked, procedure->id.c_str());
            QCOMPARE(asked->opening.id, procedure->id);
            QVERIFY2(chosenOpening(*asked, opening::shippedProcedures()), procedure->id.c_str());
        }
        // It is only offered: the next game is asked as before.
        QVERIFY(page<LessonPage>()->isVisible());
    }

    void aPositionOfARecordIsShownToAClass()
    {
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/engine-renju.sgf"));
        QTRY_VERIFY(page<StudyPage>() && page<StudyPage>()->isVisible());
        page<StudyPage>()->goTo(8);
        action("showPositionToClass")->trigger();
        auto *desk = m_window->findChild<ClassPanel *>();
        QVERIFY(desk && desk->isVisible());
        const auto stones = [desk] {
            const BoardPicture &board = desk->classWindow()->view().picture().board;
            const std::vector<rules::Point> points = board.points();
            return std::count_if(points.begin(), points.end(),
                [&](rules::Point point) { return board.at(point).stone != rules::Stone::None; });
        };
        QCOMPARE(desk->classWindow()->view().picture().question, QStringLiteral("Black to move"));
        QCOMPARE(stones(), 8);
        desk->press(ClassKey::Forward);
        QCOMPARE(stones(), 9);
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Lesson[*] — Kagetsu"));
        desk->press(ClassKey::Leave); // the only screen again
        desk->press(ClassKey::Leave);
        QVERIFY(page<StudyPage>()->isVisible());
        QVERIFY(!desk->classWindow()->isVisible());
    }

    // On the verdict desk, and back to it.
    void aProofAndAWinAreShownToAClassStepByStep()
    {
        action("verdict")->trigger();
        QTRY_VERIFY(page<VerdictPage>() && page<VerdictPage>()->isVisible());
        VerdictPage &verdict = *page<VerdictPage>();
        const auto at = [](const char *point) { return *rules::pointFromText(point, 15); };
        rules::Position position;
        for (const char *point : { "G8", "I8", "H7", "H9" })
            position.place(at(point), rules::Side::Black);
        verdict.setPosition(position);
        verdict.proof()->pin(at("H8"));
        const int steps = verdict.proof()->stepCount();
        QVERIFY(steps > 2);
        action("boardToClass")->trigger();
        auto *desk = m_window->findChild<ClassPanel *>();
        QVERIFY(desk && desk->isVisible());
        const auto seen = [desk] { return desk->classWindow()->view().picture(); };
        QCOMPARE(seen().question, QStringLiteral("Is H8 forbidden for Black?"));
        QVERIFY(seen().told.isEmpty() && !seen().board.at(at("H8")).proof.judged); // nothing is told before
        for (int step = 0; step < steps; ++step) {
            desk->press(ClassKey::Forward);
            QCOMPARE(seen().told, verdict.proof()->sentence(step));
            QVERIFY(seen().board.at(at("H8")).proof.judged || step > 0);
        }
        QVERIFY(!desk->state().hasMore());
        desk->press(ClassKey::Leave);
        desk->press(ClassKey::Leave);
        QVERIFY(verdict.isVisible());

        position = rules::Position();
        for (const char *point : { "E8", "F8", "G8", "H9", "H10" })
            position.place(at(point), rules::Side::Black);
        position.place(at("D8"), rules::Side::White);
        verdict.setPosition(position);
        verdict.wins().find(rules::Side::Black);
        QTRY_VERIFY(verdict.wins().found());
        QVERIFY(verdict.wins().rowCount() > 1);
        action("boardToClass")->trigger();
        QCOMPARE(seen().question, QStringLiteral("How does Black win by fours?"));
        // A pupil who says the first move of the win goes on to it.
        const std::vector<PlacedStone> line = verdict.wins().marksAt(1).line;
        QVERIFY(!line.empty());
        BoardWidget &board = desk->classWindow()->view().board();
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.rectOf(line.front().point).center().toPoint());
        QCOMPARE(seen().told, verdict.wins().rowText(1));
        desk->press(ClassKey::Back);
        QVERIFY(seen().told.isEmpty());
        desk->press(ClassKey::Leave);
        desk->press(ClassKey::Leave);
        QVERIFY(verdict.isVisible());
    }

    // Each finding is a page with a question; the class window says nothing of the answer before it is revealed.
    void theFindingsOfAReviewAreShownToAClass()
    {
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/engine-renju.sgf"));
        QTRY_VERIFY(page<StudyPage>() && page<StudyPage>()->isVisible());
        StudyPage &study = *page<StudyPage>();
        study.showGame(12); // in which each side lets the other off
        study.reviewGame();
        QTRY_VERIFY(study.reviewPanel().review());
        const std::vector<review::Mark> &marks = study.reviewPanel().review()->marks;
        QVERIFY(marks.size() > 1);
        study.reviewPanel().goToMark(marks.size() - 1);
        action("boardToClass")->trigger();
        auto *desk = m_window->findChild<ClassPanel *>();
        QVERIFY(desk && desk->isVisible());
        QCOMPARE(desk->state().page(), desk->state().pageCount() - 1);
        for (int i = 0; i < desk->state().pageCount(); ++i) {
            desk->goTo(i);
            const ClassPicture seen = desk->classWindow()->view().picture();
            QVERIFY(seen.question.startsWith(QStringLiteral("How does Black win by fours"))
                || seen.question.startsWith(QStringLiteral("How does White win by fours")));
            QVERIFY(seen.told.isEmpty());
            QTRY_VERIFY(!desk->isSeeking());
            desk->press(ClassKey::Forward);
            QVERIFY(desk->classWindow()->view().picture().told.startsWith(QStringLiteral("Begins a win: ")));
        }
        desk->press(ClassKey::Leave);
        desk->press(ClassKey::Leave);
        QVERIFY(study.isVisible());
    }

    // As it is on its page, then move by move.
    void theMovesOfARecordFollowItsBoard()
    {
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/engine-renju.sgf"));
        QTRY_VERIFY(page<StudyPage>() && page<StudyPage>()->isVisible());
        page<StudyPage>()->goTo(8);
        action("boardToClass")->trigger();
        auto *desk = m_window->findChild<ClassPanel *>();
        QVERIFY(desk && desk->isVisible());
        const auto stones = [desk] {
            const BoardPicture &board = desk->classWindow()->view().picture().board;
            const std::vector<rules::Point> points = board.points();
            return std::count_if(points.begin(), points.end(),
                [&](rules::Point point) { return board.at(point).stone != rules::Stone::None; });
        };
        QCOMPARE(stones(), 8);
        desk->press(ClassKey::Forward);
        QCOMPARE(stones(), 9);
        // A child says the next move.
        const rules::Point next = desk->state().pages()[0].steps[2].line.back().point;
        BoardWidget &board = desk->classWindow()->view().board();
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.rectOf(next).center().toPoint());
        QCOMPARE(stones(), 10);
        QVERIFY(desk->state().tried().empty());
        desk->press(ClassKey::Back);
        QCOMPARE(stones(), 9);
        while (desk->state().hasMore())
            desk->press(ClassKey::Forward);
        desk->press(ClassKey::Leave);
        desk->press(ClassKey::Leave);
        QVERIFY(page<StudyPage>()->isVisible());
    }

    // Cases of the lesson, endless tasks, a journal, and a game, but only when it is over.
    void anyBoardIsShownToAClass()
    {
        const auto classSees = [this](QWidget &from) {
            action("boardToClass")->trigger();
            auto *desk = m_window->findChild<ClassPanel *>();
            if (!desk || !desk->isVisible())
                return ClassPicture::blank();
            ClassPicture seen = desk->classWindow()->view().picture();
            desk->press(ClassKey::Leave);
            desk->press(ClassKey::Leave);
            return from.isVisible() && !desk->isVisible() ? seen : ClassPicture::blank();
        };
        action("lesson")->trigger();
        auto &lesson = *page<LessonPage>();
        lesson.openCase(0);
        QVERIFY(!classSees(lesson).isBlank);
        QVERIFY(lesson.abilities().judges); // the case is there again
        lesson.showPractice();
        QTRY_VERIFY(!lesson.diagramSubject()->caption.isEmpty());
        QVERIFY(!classSees(lesson).question.isEmpty());
        lesson.showGallery();
        QVERIFY(!action("boardToClass")->isEnabled());
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/journal/disputed.jsonl"));
        QTRY_VERIFY(page<JournalReplayPage>() && page<JournalReplayPage>()->isVisible());
        QVERIFY(!classSees(*page<JournalReplayPage>()).isBlank);
        startGame();
        QVERIFY(!action("boardToClass")->isEnabled());
        QVERIFY(m_window->findChild<host::MatchHost *>()->execute(match::Resign { Seat::B }));
        QTRY_VERIFY(action("boardToClass")->isEnabled());
        QVERIFY(!classSees(*page<TablePage>()).isBlank);
    }

    void theLinesOfARecordAreDrilled()
    {
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/engine-renju.sgf"));
        QTRY_VERIFY(page<StudyPage>() && page<StudyPage>()->isVisible());
        page<StudyPage>()->goTo(8);
        action("drillLines")->trigger();
        auto *drill = m_window->findChild<DrillView *>();
        QVERIFY(drill && drill->isVisible());
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Drill[*] — Kagetsu"));
        drill->begin(rules::Side::Black);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
        QVERIFY(!drill->isAsking() && drill->isVisible());
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
        QVERIFY(page<StudyPage>()->isVisible());
    }

    // A library takes time: it is shown, it can be stopped, and it takes nobody away from another page.
    void theLinesOfALibraryAreGatheredInTheBackground()
    {
        QString sgf = QStringLiteral("(;GM[4]SZ[15];B[hh]");
        for (int white = 0; white < 105; ++white) {
            const auto point = [](int number) { return QChar('a' + number % 15) + QString(QChar('a' + number / 15)); };
            sgf += QStringLiteral("(;W[%1]").arg(point(white));
            for (int black = 0; black < 200; ++black)
                sgf += QStringLiteral("(;B[%1])").arg(point(113 + black % 100));
            sgf += QLatin1Char(')');
        }
        QGuiApplication::clipboard()->setText(sgf + QLatin1Char(')'));
        action("openText")->trigger();
        QTRY_VERIFY(page<StudyPage>() && page<StudyPage>()->isVisible());
        QTRY_VERIFY(page<StudyPage>()->document().tree().nodeCount() > 20000);
        const auto bars = [this] {
            const auto all = m_window->findChildren<TaskProgressBar *>();
            return std::count_if(all.begin(), all.end(), [](const auto *bar) { return bar->isVisible(); });
        };
        // No thread is free: else the lines may be there before a bar is due.
        QThreadPool &threads = background::threads();
        const int count = threads.maxThreadCount();
        QSemaphore gate;
        for (int i = 0; i < count; ++i)
            threads.start([&gate] { gate.acquire(); });
        action("drillLines")->trigger();
        QVERIFY(!m_window->findChild<DrillView *>());
        QTRY_COMPARE(bars(), 1);
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        gate.release(count);
        QTRY_COMPARE(bars(), 0);
        QVERIFY(!m_window->findChild<DrillView *>());
        action("drillLines")->trigger();
        action("placePlay")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(background::threads().activeThreadCount(), 0, 60000);
        QCoreApplication::processEvents();
        QVERIFY(!m_window->findChild<DrillView *>());
    }

    void aPositionOfARecordBecomesAPageOfALesson()
    {
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/engine-renju.sgf"));
        QTRY_VERIFY(page<StudyPage>() && page<StudyPage>()->isVisible());
        page<StudyPage>()->goTo(8);
        // Each dialog runs in the loop of the one before it.
        int step = 0;
        QTimer hand;
        connect(&hand, &QTimer::timeout, this, [this, &step] {
            auto *maker = m_window->findChild<TaskDialog *>();
            auto *lesson = m_window->findChild<LessonDialog *>();
            if (step == 0 && maker) {
                ++step;
                QCOMPARE(maker->task().position.count(rules::Side::Black), 4);
                QVERIFY(maker->task().line.size() > 2); // how the record goes on
                maker->findChild<QPlainTextEdit *>(QStringLiteral("text"))->setPlainText(QStringLiteral("What now?"));
                maker->accept();
            } else if (step == 1 && lesson) {
                ++step;
                QCOMPARE(lesson->lesson().pages.size(), std::size_t(1));
                QVERIFY(lesson->lesson().pages.front().task);
                QVERIFY(lesson->isModified());
                // A timer is not called while it is being answered.
                QTimer::singleShot(0, this, [this, &step] {
                    ++step;
                    m_window->findChild<AskDialog *>()->button(AskDialog::Role::Discard)->click();
                });
                lesson->reject();
            }
        });
        hand.start(10);
        action("makeTask")->trigger();
        QCOMPARE(step, 3);
        QVERIFY(!m_window->findChild<LessonDialog *>());
    }

    void newGamePutsTheTableUp()
    {
        startGame();
        QVERIFY(page<TablePage>()->isVisible());
        QVERIFY(action("pause")->isEnabled());
        QVERIFY(!action("next")->isEnabled()); // of the replay
        QCOMPARE(QDir(m_folder->filePath(QStringLiteral("journals"))).entryList(QDir::Files).size(), 1);
    }

    // Before the first stone there is nothing to claim, and the keys do not go to Resign.
    void theKeyForClaimsNeverLeadsToResigning()
    {
        startGame();
        page<TablePage>()->setFocus();
        QVERIFY(page<TablePage>()->findChild<QAbstractButton *>(QStringLiteral("resign"))->isEnabled());
        action("toAnswers")->trigger();
        const QWidget *const focused = m_window->focusWidget();
        QVERIFY(focused);
        QVERIFY2(focused->objectName() != QLatin1String("resign"), qPrintable(focused->objectName()));
    }

    // One tap after the end of a game among friends its record stands there with what was missed.
    void aGameAmongFriendsIsReviewedFromItsEnd_data()
    {
        QTest::addColumn<bool>("takeBacks");
        QTest::addColumn<bool>("arbiter");
        QTest::addColumn<int>("games");
        QTest::addColumn<bool>("atOnce");
        QTest::newRow("among friends") << true << false << 1 << true;
        QTest::newRow("rated") << false << false << 1 << false;
        QTest::newRow("with an arbiter") << true << true << 1 << false;
        QTest::newRow("the first of two") << true << false << 2 << false;
    }
    void aGameAmongFriendsIsReviewedFromItsEnd()
    {
        QFETCH(bool, takeBacks);
        QFETCH(bool, arbiter);
        QFETCH(int, games);
        QFETCH(bool, atOnce);
        startGame();
        host::MatchHost &host = *m_window->findChild<host::MatchHost *>();
        match::MatchSetup setup = host.match().setup();
        setup.id = "reviewed";
        setup.takeBacks = takeBacks;
        setup.arbiter = arbiter;
        setup.games = games;
        host.leave();
        QVERIFY(host.startMatch(setup, m_folder->filePath(QStringLiteral("journals"))));
        QVERIFY(host.execute(match::Resign { Seat::B }));
        auto *review = page<TablePage>()->findChild<QAbstractButton *>(QStringLiteral("review"));
        QTRY_VERIFY(review->isEnabled());
        review->click();
        QVERIFY(page<StudyPage>()->isVisible());
        QCOMPARE(page<StudyPage>()->reviewPanel().isOpen(), atOnce);
        page<StudyPage>()->reviewGame(); // on the record it is there for every game
        QTRY_VERIFY(page<StudyPage>()->reviewPanel().review());
    }

    // It has nothing that could be resumed, and nobody is asked about it.
    void aGameWithoutAMoveVanishes()
    {
        startGame();
        const QDir journals(m_folder->filePath(QStringLiteral("journals")));
        QCOMPARE(journals.entryList(QDir::Files).size(), 1);
        action("placePlay")->trigger();
        QVERIFY(page<PlayHome>()->isVisible());
        QCOMPARE(journals.entryList(QDir::Files).size(), 0);
        // Nor does one that a killed program left behind come back.
        startGame();
        const QString killed = journals.filePath(QStringLiteral("killed.jsonl"));
        QVERIFY(QFile::copy(journals.filePath(journals.entryList(QDir::Files).first()), killed));
        page<TablePage>()->board()->setFocus();
        QTest::mouseClick(page<TablePage>()->board(), Qt::LeftButton);
        m_window->settle();
        QVERIFY(!QFile::exists(killed));
        QCOMPARE(journals.entryList(QDir::Files).size(), 1); // the one that is being played
    }

    void leavingARunningGameAsksAndKeepsIt()
    {
        startGame();
        QTest::mouseClick(page<TablePage>()->board(), Qt::LeftButton);
        answerBox("leaveGame", AskDialog::Role::Reject);
        action("placePlay")->trigger();
        QVERIFY(page<TablePage>()->isVisible());
        answerBox("leaveGame", AskDialog::Role::Accept);
        action("placePlay")->trigger();
        QVERIFY(page<PlayHome>()->isVisible());
        QTRY_VERIFY(decideButton() && decideButton()->isVisible());
    }

    // The clock of the game that is left does not run while the next one is being agreed.
    void noClockRunsBehindTheNextGame()
    {
        startGame();
        QTest::mouseClick(page<TablePage>()->board(), Qt::LeftButton);
        answerBox("leaveGame", AskDialog::Role::Accept);
        bool isPaused = false;
        QTimer wait;
        connect(&wait, &QTimer::timeout, this, [this, &wait, &isPaused] {
            auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            wait.stop();
            isPaused = !page<TablePage>()->board()->isVisible(); // it is covered
            dialog->reject();
        });
        wait.start(0);
        m_window->newGame();
        QVERIFY(isPaused);
        // Whoever thinks better of it goes on where the game was.
        QVERIFY(page<TablePage>()->isVisible());
        page<TablePage>()->findChild<QAbstractButton *>(QStringLiteral("goOn"))->click();
        QVERIFY(page<TablePage>()->board()->isVisible());
    }

    // Lesson by its key, through the cases with the keys of replaying, and what was chosen comes back.
    void theLessonIsAPageLikeTheOthers()
    {
        action("lesson")->trigger();
        auto *lesson = page<LessonPage>();
        QVERIFY(lesson->isVisible());
        QVERIFY(!action("next")->isEnabled());
        lesson->openCase(0);
        QVERIFY(action("next")->isEnabled());
        action("next")->trigger();
        action("last")->trigger();
        action("previous")->trigger();
        const auto *title = lesson->findChild<QLabel *>(QStringLiteral("title"));
        QCOMPARE(title->text(), QStringLiteral("A five on the way"));
        QTest::mouseClick(lesson->findChild<QToolButton *>(QStringLiteral("answerForbidden")), Qt::LeftButton);
        QCOMPARE(lesson->proof()->step(), 0);
        action("proofForward")->trigger();
        QCOMPARE(lesson->proof()->step(), 1);
        QTRY_COMPARE(Settings::load(m_folder->filePath(QStringLiteral("kagetsu.ini"))).lesson.solved,
            QStringList { QStringLiteral("ruling-03") });
        action("placePlay")->trigger();
        action("lesson")->trigger();
        QVERIFY(lesson->isVisible());
    }

    // Nothing is kept before the first press; after it the game is one like any other.
    void aClockForARealBoardIsAPageOfItsOwn()
    {
        acceptSetup();
        QTest::mouseClick(button("clockOnly"), Qt::LeftButton);
        auto *clocks = page<ClockPage>();
        QVERIFY(clocks->isVisible() && clocks->isWaiting());
        const QDir journals(m_folder->filePath(QStringLiteral("journals")));
        QCOMPARE(journals.entryList(QDir::Files).size(), 0);
        QTest::keyClick(clocks, Qt::Key_Space);
        QCOMPARE(journals.entryList(QDir::Files).size(), 1);
        QVERIFY(action("protocol")->isEnabled());
        QVERIFY(action("pause")->isEnabled());
        QVERIFY(!action("resign")->isEnabled());
        clocks->setPlaces(ClockPlaces::Facing);
        QTest::mouseClick(clocks->findChild<QAbstractButton *>(QStringLiteral("clockLayout")), Qt::LeftButton);
        answerBox("leaveGame", AskDialog::Role::Accept);
        action("placePlay")->trigger();
        QTRY_VERIFY(decideButton() && decideButton()->isVisible());
        // A new window finds it, and puts the clocks up again as they stood.
        m_window.reset(); // what it keeps is in its file then
        m_window = std::make_unique<MainWindow>(Settings::load(m_folder->filePath(QStringLiteral("kagetsu.ini"))),
            m_folder->filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder->path()));
        m_window->show();
        QVERIFY(m_window->resumeMatch(journals.filePath(journals.entryList(QDir::Files).first())));
        QVERIFY(page<ClockPage>()->isVisible() && !page<ClockPage>()->isWaiting());
        QVERIFY(page<ClockPage>()->places() == ClockPlaces::SideBySide);
        QTest::keyClick(page<ClockPage>(), Qt::Key_Space); // the clocks stand until told to go on
        QVERIFY(page<ClockPage>()->findChild<QAbstractButton *>(QStringLiteral("pauseClock"))->isVisible());
    }

    void ownProceduresAreOfferedAndRemembered()
    {
        const QDir own(m_folder->filePath(QStringLiteral("openings")));
        QVERIFY(own.mkpath(QStringLiteral(".")));
        const QString file = own.filePath(QStringLiteral("club.json"));
        QVERIFY(QFile::copy(QStringLiteral(KAGETSU_TEST_DATA "/openings/club.json"), file));
        QTimer::singleShot(0, this, [] {
            auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            // A club's own procedure is one of its usual ones.
            auto *openings = dialog->findChild<ChoiceChips *>(QStringLiteral("opening"));
            QVERIFY(openings->button(QStringLiteral("club-evening")));
            QTest::mouseClick(openings->button(QStringLiteral("club-evening")), Qt::LeftButton);
            dialog->accept();
        });
        m_window->newGame();
        QVERIFY2(caption().contains(QStringLiteral("Club evening")), qPrintable(caption()));
        // It outlives its file, in the game and in the choices for the next one.
        QVERIFY(QFile::remove(file));
        m_window.reset(); // what it keeps is in its file then
        m_window = std::make_unique<MainWindow>(Settings::load(m_folder->filePath(QStringLiteral("kagetsu.ini"))),
            m_folder->filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder->path()));
        m_window->show();
        startGame();
        QVERIFY2(caption().contains(QStringLiteral("Club evening")), qPrintable(caption()));
    }

    void enterDoesNotLeaveTheGame()
    {
        startGame();
        QTest::mouseClick(page<TablePage>()->board(), Qt::LeftButton);
        QTimer::singleShot(0, this, [] {
            auto *box = qobject_cast<AskDialog *>(QApplication::activeModalWidget());
            QVERIFY(box);
            QTest::keyClick(box, Qt::Key_Return);
        });
        action("placePlay")->trigger();
        QVERIFY(page<TablePage>()->isVisible());
    }

    void aNewGameThatIsNotStartedLeavesTheOldOne()
    {
        startGame();
        QTest::mouseClick(page<TablePage>()->board(), Qt::LeftButton);
        answerBox("leaveGame", AskDialog::Role::Accept);
        QTimer::singleShot(0, this, [this] {
            // The first box is answered by now; the dialog comes next.
            QTimer::singleShot(0, this, [] {
                auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                dialog->reject();
            });
        });
        m_window->newGame();
        QVERIFY(page<TablePage>()->isVisible());
        QVERIFY(action("pause")->isEnabled());
        QCOMPARE(QDir(m_folder->filePath(QStringLiteral("journals"))).entryList(QDir::Files).size(), 1);
    }

    // Also before there is a game, with what was chosen for the next one.
    void scoreSheetHasWhatIsKnown()
    {
        const auto shown = [this] {
            action("scoreSheet")->trigger();
            auto *sheet = m_window->findChild<PaperDialog *>();
            const QString text = sheet->findChild<QTextBrowser *>(QStringLiteral("preview"))->toPlainText();
            delete sheet;
            return text;
        };
        QVERIFY(shown().contains(QStringLiteral("Score sheet")));
        startGame();
        const QString text = shown();
        QVERIFY(text.contains(QStringLiteral("120")));
        QVERIFY(text.contains(QStringLiteral("Renju")));
        QVERIFY(page<TablePage>()->isVisible());
    }

    void protocolOfTheRunningGameStandsBesideIt()
    {
        QVERIFY(!action("protocol")->isEnabled()); // there is no game
        QVERIFY(action("journalProtocol")->isEnabled());
        startGame();
        action("protocol")->trigger();
        auto *protocol = m_window->findChild<PaperDialog *>();
        QVERIFY(protocol && protocol->isVisible() && !protocol->isModal());
        QVERIFY(page<TablePage>()->isVisible());
        QVERIFY(protocol->findChild<QTextBrowser *>(QStringLiteral("preview"))
                    ->toPlainText()
                    .contains(QStringLiteral("The game is not finished")));
        protocol->close();
        // The veil of a pause covers the board; no paper shows it meanwhile.
        action("pause")->trigger();
        QVERIFY(!action("protocol")->isEnabled());
        action("pause")->trigger();
        QVERIFY(action("protocol")->isEnabled());
    }

    void badJournalGetsASentenceAndNoProtocol()
    {
        answerBox("message", AskDialog::Role::Accept);
        m_window->showProtocol(QStringLiteral(KAGETSU_SOURCE_DIR "/README.md"));
        QVERIFY(!m_window->findChild<PaperDialog *>());
        m_window->showProtocol(QStringLiteral(KAGETSU_TEST_DATA "/journal/arbiter.jsonl"));
        QVERIFY(m_window->findChild<PaperDialog *>()->isVisible());
    }

    void theArbitersDeskStandsBesideTheRunningGame()
    {
        QVERIFY(!action("arbiter")->isEnabled());
        startGame();
        action("arbiter")->trigger();
        auto *desk = page<ArbiterPage>();
        QVERIFY(desk->isVisible());
        QVERIFY(desk->isLocked());
        QVERIFY(!action("protocol")->isEnabled());
        desk->unlock();
        QTest::mouseClick(desk->findChild<QToolButton *>("giveA"), Qt::LeftButton);
        QTest::keyClicks(desk->findChild<QLineEdit *>("time"), "1:00");
        QTest::mouseClick(desk->findChild<QToolButton *>("give"), Qt::LeftButton);
        QVERIFY(desk->findChild<QLabel *>("told")->isVisible());
        QVERIFY(action("protocol")->isEnabled()); // as at the table
        QTest::mouseClick(desk->findChild<QToolButton *>("backToTable"), Qt::LeftButton);
        QVERIFY(page<TablePage>()->isVisible()); // nobody was asked to leave the game
        QVERIFY(desk->isLocked());
    }

    // No single player leaves a game that an arbiter rules, and it is written down that the arbiter did.
    void onlyTheArbiterLeavesAGameWithOne()
    {
        host::MatchHost &host = startGameWithArbiter();
        QVERIFY(!action("annul")->isEnabled());
        atTheGate([](ArbiterGate &gate) { QTest::keyClick(&gate, Qt::Key_Return); });
        action("placePlay")->trigger();
        QVERIFY(page<TablePage>()->isVisible());
        QVERIFY(host.match().clock().isRunning());
        atTheGate([](ArbiterGate &gate) { emit gate.holdButton()->held(); });
        action("placePlay")->trigger();
        QVERIFY(!page<TablePage>()->isVisible());
        QVERIFY(!host.hasMatch());
        const auto kept = journal::unfinishedJournals(m_folder->filePath(QStringLiteral("journals")));
        const auto left = std::find_if(kept.journals.begin(), kept.journals.end(),
            [](const auto &each) { return each.recovery.match.setup().arbiter; });
        QVERIFY(left != kept.journals.end());
        QVERIFY(left->recovery.match.isHeld()); // by an order, and only an order lets it go on
    }

    // The arbiter opens another page: the clocks go on, a strip above it tells them and leads back, and the journal
    // says who looked at what. Nobody else opens one.
    void theArbiterLooksElsewhereWhileTheGameGoesOn()
    {
        host::MatchHost &host = startGameWithArbiter();
        atTheGate([](ArbiterGate &gate) { QTest::keyClick(&gate, Qt::Key_Return); });
        action("lesson")->trigger();
        QVERIFY(page<TablePage>()->isVisible());
        atTheGate([](ArbiterGate &gate) { emit gate.holdButton()->held(); });
        action("lesson")->trigger();
        QVERIFY(page<LessonPage>()->isVisible());
        const auto *strip = m_window->findChild<QWidget *>(QStringLiteral("gameStrip"));
        QVERIFY(strip->isVisible());
        QVERIFY(strip->findChild<QLabel *>()->text().startsWith(QStringLiteral("Game in progress: ")));
        QVERIFY(host.match().clock().isRunning());
        action("verdict")->trigger(); // the gate was opened
        QVERIFY(page<VerdictPage>()->isVisible() && strip->isVisible());
        // A silent game: nobody is told how it is won.
        QVERIFY(!page<VerdictPage>()->findChild<QToolButton *>(QStringLiteral("win"))->isVisible());
        backToTheGame();
        QVERIFY(page<TablePage>()->isVisible());
        QVERIFY(strip->isHidden());
        QCOMPARE(looksOf(host), QStringList({ "lesson", "verdict", "back" }));
        QVERIFY(host.match().clock().isRunning());
    }

    void theDeskLeadsBackToTheGameFromAnotherPage()
    {
        host::MatchHost &host = startGameWithArbiter();
        atTheGate([](ArbiterGate &gate) { emit gate.holdButton()->held(); });
        action("lesson")->trigger();
        action("arbiter")->trigger();
        page<ArbiterPage>()->unlock();
        QTest::mouseClick(page<ArbiterPage>()->findChild<QToolButton *>("backToTable"), Qt::LeftButton);
        QVERIFY(page<TablePage>()->isVisible());
        QCOMPARE(looksOf(host), QStringList({ "lesson", "back" }));
    }

    void theStripTellsThatTheGameHasEnded()
    {
        host::MatchHost &host = startGameWithArbiter();
        atTheGate([](ArbiterGate &gate) { emit gate.holdButton()->held(); });
        action("lesson")->trigger();
        QVERIFY(host.execute(match::Resign { Seat::B }));
        const auto *strip = m_window->findChild<QWidget *>(QStringLiteral("gameStrip"));
        QVERIFY(strip->isVisible());
        QCOMPARE(strip->findChild<QLabel *>()->text(), QStringLiteral("The game has ended."));
        backToTheGame();
        QVERIFY(page<TablePage>()->isVisible());
    }

    // The paper says when the game ended, whatever is looked at after that.
    void nothingFollowsTheEndOfAGameThatWasLookedAwayFrom()
    {
        host::MatchHost &host = startGameWithArbiter();
        atTheGate([](ArbiterGate &gate) { emit gate.holdButton()->held(); });
        action("lesson")->trigger();
        QVERIFY(host.execute(match::Resign { Seat::B }));
        action("verdict")->trigger();
        QVERIFY(m_window->findChild<QWidget *>(QStringLiteral("gameStrip"))->isVisible()); // the way back
        backToTheGame();
        QVERIFY(page<TablePage>()->isVisible());
        QCOMPARE(looksOf(host), QStringList { "lesson" });
    }

    // A journal that was taken away comes back when the game is left.
    void aGameWhoseFileIsGoneIsKeptWhenItIsLeft()
    {
        startGame();
        QTest::mouseClick(page<TablePage>()->board(), Qt::LeftButton);
        host::MatchHost &host = *m_window->findChild<host::MatchHost *>();
        const QString journal = host.journalPath();
        QVERIFY(QFile::remove(journal));
        answerBox("leaveGame", AskDialog::Role::Accept);
        action("placePlay")->trigger();
        QVERIFY(QFile::exists(journal));
        QTRY_VERIFY(decideButton() && decideButton()->isVisible());
    }

    void aGameThatWasNotPlayedHasAResult_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("winner");
        QTest::addColumn<int>("reason");
        const auto add = [](const char *name, int row, record::Winner winner, record::Reason reason) {
            QTest::newRow(name) << row << static_cast<int>(winner) << static_cast<int>(reason);
        };
        add("the first player did not arrive", 0, record::Winner::White, record::Reason::NoShow);
        add("the second player did not arrive", 1, record::Winner::Black, record::Reason::NoShow);
        add("nobody came", 2, record::Winner::BothLose, record::Reason::DoubleForfeit);
        add("the first player forfeits", 3, record::Winner::White, record::Reason::Abandoned);
        add("the second player forfeits", 4, record::Winner::Black, record::Reason::Abandoned);
        add("a bye", 5, record::Winner::Black, record::Reason::Bye);
    }

    // Nothing is chosen beforehand, and nothing is kept before both players and the reason are there.
    void aGameThatWasNotPlayedHasAResult()
    {
        QFETCH(int, row);
        QTimer::singleShot(0, this, [row] {
            auto *dialog = qobject_cast<UnplayedDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            auto *take = dialog->findChild<TableButton *>(QStringLiteral("takeUnplayed"));
            const auto type = [dialog](const char *field, const QString &text) {
                QTest::keyClicks(dialog->findChild<QLineEdit *>(QLatin1String(field)), text);
            };
            type("firstPlayer", QStringLiteral("Aoki"));
            type("secondPlayer", QStringLiteral("Bergman"));
            auto *results = dialog->findChild<QListWidget *>(QStringLiteral("unplayedResults"));
            QCOMPARE(results->currentRow(), -1);
            QVERIFY(!take->isEnabled());
            results->setCurrentRow(row);
            QVERIFY(take->isEnabled());
            dialog->findChild<QLineEdit *>(QStringLiteral("firstPlayer"))->clear();
            QVERIFY(!take->isEnabled());
            type("firstPlayer", QStringLiteral("Aoki"));
            type("unplayedTable", QStringLiteral("7"));
            type("unplayedNote", QStringLiteral("Snow"));
            take->click();
        });
        action("unplayed")->trigger();
        QVERIFY(page<TablePage>()->isVisible());
        const match::Match &match = m_window->findChild<host::MatchHost *>()->match();
        QVERIFY(match.isOver());
        QTEST(static_cast<int>(match.result().winner), "winner");
        QTEST(static_cast<int>(match.result().reason), "reason");
        QCOMPARE(match.setup().names.a, std::string("Aoki"));
        QCOMPARE(match.setup().table, std::string("7"));
        QCOMPARE(QDir(m_folder->filePath(QStringLiteral("games"))).entryList(QDir::Files).size(), 1);
    }

    // A name that is completed here is asked about, where the file dialog has seen only what was typed.
    void aCompletedNameReplacesNothingUnasked()
    {
        startGame();
        const QString path = m_folder->filePath(QStringLiteral("mine.sgf"));
        QFile mine(path);
        QVERIFY(mine.open(QIODevice::WriteOnly));
        mine.write("(;C[analysis])");
        mine.close();
        for (const AskDialog::Role role : { AskDialog::Role::Reject, AskDialog::Role::Discard }) {
            QTimer::singleShot(0, this, [this, role] {
                auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                answerBox("replaceQuestion", role);
                dialog->findChild<QLineEdit *>()->setText(m_folder->filePath(QStringLiteral("mine")));
                QMetaObject::invokeMethod(dialog, "accept");
            });
            action("saveAs")->trigger();
            const auto isKept = [&mine] {
                const bool kept = mine.open(QIODevice::ReadOnly) && mine.readAll() == "(;C[analysis])";
                mine.close();
                return kept;
            };
            if (role == AskDialog::Role::Reject)
                QVERIFY(isKept());
            else
                QTRY_VERIFY(!isKept()); // it is written in another thread
        }
    }

    // The desk locks itself once it is not seen any more, and says so to a window that has to be whole then.
    void theProgramEndsWithTheArbitersDeskInFront()
    {
        startGame();
        action("arbiter")->trigger();
        auto *desk = page<ArbiterPage>();
        desk->unlock();
        bool wasLocked = false;
        bool windowWasWhole = false;
        connect(desk, &Page::stateChanged, desk, [&, desk] {
            wasLocked = desk->isLocked();
            windowWasWhole = qobject_cast<MainWindow *>(desk->window()) != nullptr;
        });
        m_window.reset();
        QVERIFY(wasLocked && windowWasWhole);
    }

    void aJournalIsGoneThroughLineByLine()
    {
        m_window->showMoments(QStringLiteral(KAGETSU_TEST_DATA "/journal/arbiter.jsonl"));
        auto *moments = page<JournalReplayPage>();
        QVERIFY(moments->isVisible());
        const int last = moments->view().line();
        QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(moments->view().line(), last - 1);
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(moments->view().line(), 1);
    }

    void aRecordOpenedOverAGameLeavesItToBeContinued()
    {
        startGame();
        QTest::mouseClick(page<TablePage>()->board(), Qt::LeftButton);
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/engine-renju.sgf"));
        QVERIFY(page<StudyPage>()->isVisible());
        action("placePlay")->trigger();
        QVERIFY(page<PlayHome>()->isVisible());
        QTRY_VERIFY(decideButton() && decideButton()->isVisible());
    }

    void closingARunningGameAsksFirst()
    {
        startGame();
        QTest::mouseClick(page<TablePage>()->board(), Qt::LeftButton);
        answerBox("leaveGame", AskDialog::Role::Reject);
        QVERIFY(!m_window->close());
        answerBox("leaveGame", AskDialog::Role::Accept);
        QVERIFY(m_window->close());
    }

    void aPositionIsSetUpAndItsProofReadByKeys()
    {
        action("verdict")->trigger();
        auto *position = page<VerdictPage>();
        QVERIFY(position->findChild<QToolButton *>(QStringLiteral("win"))->isVisible());
        QVERIFY(position->isVisible());
        position->setPosition(
            *kagetsu::rules::positionFromText(std::string(225 - 45, '.') + "XX............." + std::string(30, '.')));
        position->setTool(VerdictPage::Tool::Ask);
        position->proof()->pointAt(kagetsu::rules::Point(4, 4));
        const QString verdict = position->proof()->spokenText();
        const std::pair<Qt::Key, QString> lines[] { { Qt::Key_2, QStringLiteral("column") },
            { Qt::Key_3, QStringLiteral("rising") }, { Qt::Key_4, QStringLiteral("falling") },
            { Qt::Key_1, QStringLiteral("row") } };
        for (const auto &[key, word] : lines) {
            QTest::keyClick(m_window.get(), key, Qt::ControlModifier | Qt::AltModifier);
            const QString said = position->proof()->spokenText();
            QVERIFY2(said.contains(word), qPrintable(said));
        }
        QTest::keyClick(m_window.get(), Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(position->proof()->spokenText(), verdict); // back in the story
        kagetsu::rules::Position eight;
        for (const char *stone : { "C7", "E7", "C6", "F6", "D5", "E5", "C4", "D4" })
            eight.place(*kagetsu::rules::pointFromText(stone, 15), kagetsu::rules::Side::Black);
        position->setPosition(eight);
        position->proof()->pointAt(kagetsu::rules::pointFromText("B7", 15));
        QTest::keyClick(m_window.get(), Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(position->proof()->step(), 1);
        QTest::keyClick(m_window.get(), Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(position->proof()->isWhole());
        QTest::keyClick(m_window.get(), Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(position->proof()->step(), 0);
        QVERIFY(action("seemingSigns")->isEnabled());
        action("placePlay")->trigger();
        QVERIFY(!action("seemingSigns")->isEnabled());
    }

    void aRecordOpens()
    {
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/engine-renju.sgf"));
        QVERIFY(page<StudyPage>()->isVisible());
        QVERIFY(action("next")->isEnabled());
        action("next")->trigger();
        QCOMPARE(page<StudyPage>()->place(), 1);
        QVERIFY(m_window->windowTitle().contains(QStringLiteral("engine-renju.sgf")));
    }

    // So that a list of windows tells them apart.
    void theTitleTellsWhatIsShown()
    {
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Kagetsu[*]"));
        const QString path = m_folder->filePath(QStringLiteral("a[*]%1.sgf"));
        QVERIFY(QFile::copy(QStringLiteral(KAGETSU_TEST_DATA "/games/study.sgf"), path));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        m_window->openRecord(path);
        QTRY_VERIFY(page<StudyPage>() && page<StudyPage>()->isVisible());
        QCOMPARE(m_window->windowTitle(), QStringLiteral("a[*][*]%1.sgf[*] — Kagetsu"));
        QVERIFY(!m_window->isWindowModified());
        page<StudyPage>()->document().edit({ QStringLiteral("note") }, 0, [](record::TreeEditor &editor) {
            editor.setText(0, record::TextKind::Comment, "new");
            return record::GameTree::root();
        });
        QVERIFY(m_window->isWindowModified());
        action("save")->trigger();
        QTRY_VERIFY(!m_window->isWindowModified());
        action("lesson")->trigger();
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Lessons[*] — Kagetsu"));
        m_window->setLanguage(QStringLiteral("ru"));
        QCoreApplication::processEvents();
        QVERIFY(!m_window->windowTitle().startsWith(QStringLiteral("Lesson")));
        m_window->setLanguage(QStringLiteral("en"));
        startGame();
        QVERIFY2(m_window->windowTitle().contains(QStringLiteral(" – ")), qPrintable(m_window->windowTitle()));
        QVERIFY(!m_window->isWindowModified());
    }

    // Which keys are listed depends on the set that is chosen, and each has one meaning.
    void theSheetOfKeysTellsThoseOfTheChosenSet()
    {
        const auto sheet = [this] {
            QStringList rows;
            QTimer::singleShot(0, this, [&rows] {
                auto *dialog = QApplication::activeModalWidget();
                QVERIFY(dialog);
                for (const QLabel *label : dialog->findChildren<QLabel *>())
                    rows += label->text();
                dialog->close();
            });
            action("keys")->trigger();
            return rows;
        };
        const auto keysOf = [](const QStringList &rows, const char *what) {
            const int at = static_cast<int>(rows.indexOf(QLatin1String(what)));
            return at > 0 ? rows[at - 1] : QString();
        };
        const auto fixed = QStringLiteral("Left, Right, Home, End, wheel");
        QVERIFY(sheet().contains(fixed));
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/study.sgf"));
        QTRY_VERIFY(page<StudyPage>() && page<StudyPage>()->isVisible());
        QStringList rows = sheet();
        QVERIFY(!rows.contains(fixed));
        QCOMPARE(keysOf(rows, "One move back"), QStringLiteral("Left"));
        QCOMPARE(keysOf(rows, "Move the cursor over the board"), QStringLiteral("Up, Down"));
        QCOMPARE(keysOf(rows, "Cut branch"), QStringLiteral("Ctrl+X"));
        QVERIFY(!rows.contains(QStringLiteral("Space"))); // no clock
        page<StudyPage>()->setKeys(KeySet::Sabaki);
        rows = sheet();
        QCOMPARE(keysOf(rows, "One move back"), QStringLiteral("Up"));
        QCOMPARE(keysOf(rows, "Next variation"), QStringLiteral("Right"));
        QVERIFY(!rows.contains(QStringLiteral("Move the cursor over the board")));
        QCOMPARE(rows.filter(QStringLiteral("variation")).size(), 3); // the two steps, and to move one forward
    }

    void otherFormatsOpen_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("games");
        QTest::newRow("Piskvork") << QStringLiteral("engine-free20.psq") << 1;
        QTest::newRow("RenjuNet") << QStringLiteral("synthetic.rif") << 60;
    }
    // They are saved as SGF, never over the file they came from.
    void otherFormatsOpen()
    {
        QFETCH(QString, file);
        QFETCH(int, games);
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/formats/") + file);
        QVERIFY(page<StudyPage>()->isVisible());
        QCOMPARE(static_cast<int>(page<StudyPage>()->record().collection().size()), games);
        QVERIFY(page<StudyPage>()->record().path().isEmpty());
        QVERIFY(m_window->windowTitle().contains(file));
    }

    void textsOpenFromTheClipboard()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral("1. h8 i9 2. j10"));
        action("openText")->trigger();
        QVERIFY(page<StudyPage>()->isVisible());
        QCOMPARE(page<StudyPage>()->game().tree.nodeCount(), record::NodeId(4));
        QVERIFY(page<StudyPage>()->record().path().isEmpty());
        QGuiApplication::clipboard()->setText(QStringLiteral("no game"));
        answerBox("message", AskDialog::Role::Accept);
        action("openText")->trigger();
        QVERIFY(!m_said.isEmpty());
        QCOMPARE(page<StudyPage>()->game().tree.nodeCount(), record::NodeId(4));
    }

    void recordsAreCopied_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("place");
        QTest::addColumn<QString>("text");
        QTest::newRow("all moves at the start") << QStringLiteral("copyMoves") << 0 << QStringLiteral("b4 c3 d2");
        QTest::newRow("moves up to the position") << QStringLiteral("copyMoves") << 2 << QStringLiteral("b4 c3");
        QTest::newRow("the position") << QStringLiteral("copyBoard") << 2
                                      << QStringLiteral(".....\n.X...\n..O..\n.....\n.....\n");
    }
    void recordsAreCopied()
    {
        QFETCH(QString, name);
        QFETCH(int, place);
        QFETCH(QString, text);
        QVERIFY(!action(qPrintable(name))->isEnabled());
        QGuiApplication::clipboard()->setText(QStringLiteral("(;GM[4]SZ[5];B[bb]C[x];W[cc];B[dd])"));
        action("openText")->trigger();
        page<StudyPage>()->goTo(place);
        action(qPrintable(name))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), text);
        action("copyRecord")->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral(";B[bb]C[x];W[cc];B[dd])")));
    }

    void theBoardIsCopiedAsAPicture()
    {
        QVERIFY(!action("copyPicture")->isEnabled());
        QGuiApplication::clipboard()->setText(QStringLiteral("(;GM[4]SZ[15];B[hh])"));
        action("openText")->trigger();
        action("copyPicture")->trigger();
        const QImage empty = QGuiApplication::clipboard()->image();
        QVERIFY(empty.width() >= 1000);
        page<StudyPage>()->goTo(1);
        action("copyPicture")->trigger();
        const QImage image = QGuiApplication::clipboard()->image();
        QCOMPARE(image.size(), empty.size());
        QVERIFY(
            image.pixelColor(image.rect().center()).lightness() < empty.pixelColor(image.rect().center()).lightness());
    }

    void aDiagramIsMadeOfTheRecord()
    {
        QVERIFY(!action("diagram")->isEnabled());
        QGuiApplication::clipboard()->setText(
            QStringLiteral("(;GM[4]SZ[15]RU[Renju];B[hh]LB[aa:A];W[ih](;B[jh];W[kh])(;B[hi];W[hj]))"));
        action("openText")->trigger();
        page<StudyPage>()->goTo(2);
        QVERIFY(action("diagram")->isEnabled());
        action("diagram")->trigger();
        auto *dialog = m_window->findChild<DiagramDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->diagram().picture.at({ 8, 7 }).number, 2);
        QCOMPARE(dialog->diagram().picture.at({ 9, 7 }).stone, rules::Stone::None);
        dialog->findChild<QComboBox *>("style")->setCurrentIndex(0);
        // Its series goes along the line shown.
        dialog->findChild<QPushButton *>("series")->click();
        const auto *paper = m_window->findChild<PaperDialog *>();
        QVERIFY(paper);
        const auto *last = std::get_if<ui::Diagram>(&paper->document().blocks.back());
        QVERIFY(last);
        QCOMPARE(last->picture.at({ 10, 7 }).number, 4);
        dialog->close();
        // Another one begins with the same choices.
        action("diagram")->trigger();
        QTRY_COMPARE(m_window->findChildren<DiagramDialog *>().size(), 1);
        QCOMPARE(m_window->findChild<DiagramDialog *>()->diagram().style, diagram::Style::Wood);
    }

    void aWorksheetIsMadeOfWhatIsOpen()
    {
        const auto shown = [this] {
            auto *dialog = m_window->findChild<WorksheetDialog *>();
            return dialog && dialog->isVisible() ? dialog : nullptr;
        };
        const auto close = [&] { delete shown(); };
        QVERIFY(!action("worksheet")->isEnabled());
        action("lesson")->trigger();
        action("worksheet")->trigger();
        QVERIFY(shown());
        QTRY_COMPARE_WITH_TIMEOUT(shown()->sheet().tasks.size(), 12U, 30000);
        QVERIFY(shown()->sheet().seed.has_value());
        close();

        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/lesson/ten-kinds.sgf"));
        QTRY_VERIFY(page<LessonPage>()->caption() == QStringLiteral("Lesson"));
        action("worksheet")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(shown()->sheet().tasks.size(), 9U, 30000); // one page only explains
        QVERIFY(!shown()->sheet().seed);
        close();

        // Bookmarks are chosen, the position shown and the rest of its line are not.
        QGuiApplication::clipboard()->setText(
            QStringLiteral("(;GM[4]SZ[15]RU[Renju];B[hh];W[ih]HO[1];B[jh](;W[kh]HO[1])(;W[gg]HO[1];B[aa]))"));
        action("openText")->trigger();
        page<StudyPage>()->goTo(1);
        action("worksheet")->trigger();
        auto *places = shown()->findChild<QListWidget *>(QStringLiteral("places"));
        QVERIFY(places);
        QCOMPARE(places->count(), 6);
        for (const int row : { 0, 1, 3 })
            QCOMPARE(places->item(row)->checkState(), Qt::Unchecked);
        QVERIFY(places->item(0)->text().contains(QStringLiteral("H8")));
        QCOMPARE(places->item(2)->text(), QStringLiteral("After move 2, I8"));
        QCOMPARE(places->item(3)->text(), QStringLiteral("After move 3, J8"));
        QCOMPARE(places->item(5)->text(), QStringLiteral("After move 4, G9"));
        QTRY_COMPARE(shown()->sheet().tasks.size(), 3U);
        QCOMPARE(shown()->sheet().tasks[1].moves, QStringLiteral("1.\u00A0H8  2.\u00A0I8  3.\u00A0J8  4.\u00A0K8"));
        QCOMPARE(shown()->sheet().tasks.front().task.side, rules::Side::Black);
    }

    void whatHasNoMovesIsNotCopiedAsMoves()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral(".....\n.x...\n..o..\n.....\n.....\n"));
        action("openText")->trigger();
        answerBox("message", AskDialog::Role::Accept);
        action("copyMoves")->trigger();
        QCOMPARE(m_said, QStringLiteral("The format holds only stones that were played as moves."));
    }

    void droppedFilesAndTextsOpen()
    {
        QMimeData text;
        text.setText(QStringLiteral("h8 i9"));
        drop(text);
        QTRY_VERIFY(m_window->findChild<StudyPage *>() && page<StudyPage>()->isVisible());
        QCOMPARE(page<StudyPage>()->game().tree.nodeCount(), record::NodeId(3));
        QMimeData file;
        file.setUrls({ QUrl::fromLocalFile(QStringLiteral(KAGETSU_TEST_DATA "/formats/engine-std15.psq")) });
        drop(file);
        QTRY_VERIFY(m_window->windowTitle().contains(QStringLiteral("engine-std15.psq")));
    }

    void recordsOpenedLastAreInTheMenu()
    {
        const QString games = QStringLiteral(KAGETSU_TEST_DATA "/games/");
        m_window->openRecord(games + QStringLiteral("engine-renju.sgf"));
        m_window->openRecord(games + QStringLiteral("engine-std15.sgf"));
        m_window->openRecord(games + QStringLiteral("engine-renju.sgf"));
        auto *menu = m_window->findChild<QToolButton *>(QStringLiteral("menu"))->menu();
        emit menu->aboutToShow();
        const QList<QAction *> entries = menu->findChild<QMenu *>(QStringLiteral("fileMenu"))->actions();
        QStringList files;
        QAction *last = nullptr;
        for (QAction *entry : entries) {
            if (entry->objectName() != QLatin1String("openRecord")
                && entry->objectName() != QLatin1String("recentFile"))
                continue;
            files += entry->text();
            last = entry;
        }
        QCOMPARE(files, QStringList(QStringLiteral("engine-std15.sgf"))); // the other one is shown
        last->trigger();
        QTRY_VERIFY(m_window->windowTitle().contains(QStringLiteral("engine-std15.sgf")));
        QTRY_COMPARE(Settings::load(m_folder->filePath(QStringLiteral("kagetsu.ini"))).recentFiles.size(), 2);
    }

    void whatCannotBeOpenedIsSaidAndChangesNothing_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("missing file") << QStringLiteral("/nowhere/none.sgf");
        QTest::newRow("folder") << QStringLiteral("/");
        QTest::newRow("no record") << QStringLiteral(KAGETSU_SOURCE_DIR "/LICENSE");
    }

    void whatCannotBeOpenedIsSaidAndChangesNothing()
    {
        QFETCH(QString, path);
        answerBox("message", AskDialog::Role::Accept);
        m_window->openRecord(path);
        QVERIFY(!m_said.isEmpty());
        QVERIFY2(m_said.contains(QFileInfo(path).fileName()), qPrintable(m_said));
        QVERIFY(page<PlayHome>()->isVisible());
    }

    void languagesSwitchWhileRunning()
    {
        startGame();
        const QString english = action("resign")->text();
        for (const Language &language : shippedLanguages()) {
            m_window->setLanguage(language.code);
            QCoreApplication::processEvents();
            if (language.code != QLatin1String("en"))
                QVERIFY2(action("resign")->text() != english, qPrintable(language.code));
        }
        m_window->setLanguage(QStringLiteral("en"));
        QCoreApplication::processEvents();
        QCOMPARE(action("resign")->text(), english);
    }

    void coloursReachTheBoard()
    {
        startGame();
        m_window->setThemeKind(Theme::Kind::HighContrast);
        QVERIFY(page<TablePage>()->board()->theme() == Theme::highContrast());
        QTRY_COMPARE(
            Settings::load(m_folder->filePath(QStringLiteral("kagetsu.ini"))).theme, Theme::Kind::HighContrast);
    }

    // Each at once: the page is still open when it is looked at.
    void whatIsSetIsInForceAtOnce()
    {
        startGame();
        auto *board = page<TablePage>()->board();
        QTimer::singleShot(0, this, [this, board] {
            auto *dialog = qobject_cast<SettingsDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            const auto press = [dialog](const char *name) {
                auto *button = dialog->findChild<QAbstractButton *>(QLatin1String(name));
                QTest::mouseClick(button, Qt::LeftButton);
            };
            const auto option = [](const char *row, auto value) {
                return QByteArray(row) + '_' + QByteArray::number(static_cast<int>(value));
            };
            press(option("theme", Theme::Kind::Dark));
            press(option("wood", Wood::Walnut));
            QVERIFY(board->theme() == Theme::of(Theme::Kind::Dark, { Wood::Walnut, {} }));
            QCoreApplication::processEvents(); // its pictures are painted anew
            press(option("coordinates", CoordinatePlaces::Nowhere));
            QVERIFY(board->theme().coordinatePlaces == CoordinatePlaces::Nowhere);
            press("showNumbers");
            QVERIFY(action("numbers")->isChecked());
            press(option("language", 1));
            QCoreApplication::processEvents();
            QVERIFY(action("resign")->text() != QStringLiteral("&Resign"));
            press(option("language", 0));
            QCoreApplication::processEvents();
            dialog->findChild<QSlider *>(QStringLiteral("volume"))->setValue(0);
            press(option("guard", Guard::TapTwice));
            press("motion");
            press("settingsDone");
        });
        QCOMPARE(action("settings")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Comma));
        action("settings")->trigger();
        QTRY_VERIFY(!kept().motion);
        QCOMPARE(kept().theme, Theme::Kind::Dark);
        QVERIFY((kept().board == BoardLook { Wood::Walnut, {}, CoordinatePlaces::Nowhere }));
        QVERIFY(kept().shown.numbers);
        QCOMPARE(kept().volume, 0);
        QCOMPARE(kept().guard, Guard::TapTwice);
        QCOMPARE(kept().newGame.guard, Guard::TapTwice);
        m_window->setLanguage(QStringLiteral("en"));
    }

    void theArbiterActsWhereThereIsSomethingToActOn()
    {
        startGame();
        QVERIFY(!action("stepBack")->isEnabled());
        QVERIFY(!action("overruleSymmetry")->isEnabled());
    }

    // tst_places counts them all on every page.
    void theMenuHoldsWhatCanBeDone()
    {
        const auto held = [this] {
            auto *menu = m_window->findChild<QToolButton *>(QStringLiteral("menu"))->menu();
            emit menu->aboutToShow(); // it is filled when it is opened
            QSet<QAction *> all;
            for (const QMenu *each : withMenusIn(menu)) {
                for (QAction *entry : each->actions())
                    all.insert(entry);
            }
            return all;
        };
        const QSet<QAction *> atHome = held();
        for (const char *name : { "newGame", "open", "showGames", "placePlay", "quit", "stepBack", "overruleSymmetry",
                 "settings", "turnBoard", "mirrorBoard", "numbers", "signs", "fullScreen", "keys", "about" })
            QVERIFY2(atHome.contains(action(name)), name);
        startGame();
        const QSet<QAction *> inGame = held();
        for (const char *name : { "pause", "pass", "takeBack", "offerDraw", "resign", "claimFive", "claimFoul",
                 "claimTime", "annul", "back", "quit", "settings", "turnBoard", "keys", "about" })
            QVERIFY2(inGame.contains(action(name)), name);
        QVERIFY(!inGame.contains(action("open"))); // nothing that does not belong to the game
    }

    void theMenuOpensByItsKeyWhereTheBarIsHidden()
    {
        const auto *button = m_window->findChild<QToolButton *>(QStringLiteral("menu"));
        QCOMPARE(button->toolTip(), QStringLiteral("Menu (F10)"));
        auto *menu = button->menu();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->findChild<QToolBar *>()->hide();
        QTest::keyClick(m_window.get(), Qt::Key_F10);
        QTRY_VERIFY(menu->isVisible());
        menu->close();
    }

    void aLetterChoosesOneEntryOfAMenu_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language &language : shippedLanguages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void aLetterChoosesOneEntryOfAMenu()
    {
        QFETCH(QString, language);
        m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/study.sgf"));
        QTRY_VERIFY(page<StudyPage>()->isVisible());
        m_window->setLanguage(language);
        QCoreApplication::processEvents();
        auto *menu = m_window->findChild<QToolButton *>(QStringLiteral("menu"))->menu();
        emit menu->aboutToShow();
        const QList<QMenu *> menus = withMenusIn(menu);
        QVERIFY(std::any_of(menus.begin(), menus.end(), [](const QMenu *each) { return each->actions().size() > 9; }));
        QStringList doubled;
        for (const QMenu *each : menus) {
            QMap<QString, QString> letters;
            for (const QAction *entry : each->actions()) {
                const QString letter = QKeySequence::mnemonic(entry->text()).toString();
                if (letter.isEmpty())
                    continue;
                if (letters.contains(letter))
                    doubled += letters[letter] + QStringLiteral(" / ") + entry->text();
                letters[letter] = entry->text();
            }
        }
        QVERIFY2(doubled.isEmpty(), qPrintable(doubled.join(QStringLiteral("; "))));
    }

    void everySizeFrom400WideTo4KHoldsThePages()
    {
        startGame();
        for (const QSize size : { QSize(400, 700), QSize(768, 1024), QSize(1280, 800), QSize(3840, 2160) }) {
            m_window->resize(size);
            QCoreApplication::processEvents();
            QCOMPARE(m_window->size(), size);
            const auto *board = page<TablePage>()->board();
            QVERIFY2(board->width() >= 300, qPrintable(QString::number(board->width())));
            const QRect place(board->mapTo(m_window.get(), QPoint()), board->size());
            QVERIFY(m_window->rect().contains(place));
            for (const PlayerPanel *panel : page<TablePage>()->findChildren<PlayerPanel *>())
                QCOMPARE(panel->face()->font().pointSizeF(), page<TablePage>()->font().pointSizeF());
        }
        QVERIFY(page<TablePage>()->font().pointSizeF() > 2 * m_window->font().pointSizeF());
    }

private:
    // The menu, and those that open from it.
    static QList<QMenu *> withMenusIn(QMenu *menu)
    {
        QList<QMenu *> menus { menu };
        for (int i = 0; i < menus.size(); ++i) {
            for (const QAction *entry : menus[i]->actions()) {
                if (entry->menu())
                    menus.append(entry->menu());
            }
        }
        return menus;
    }
    template <class T>
    T *page() const
    {
        return m_window->findChild<T *>();
    }
    // The button that leads to all unfinished games.
    QAbstractButton *decideButton() const
    {
        return page<PlayHome>()->findChild<QAbstractButton *>(QStringLiteral("decideUnfinished"));
    }
    QPushButton *button(const char *name) const
    {
        return page<PlayHome>()->findChild<QPushButton *>(QLatin1String(name));
    }
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QLatin1String(name)); }
    QString caption() const { return m_window->findChild<QLabel *>(QStringLiteral("caption"))->text(); }

    void acceptSetup()
    {
        QTimer::singleShot(0, this, [] {
            auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->accept();
        });
    }
    void startGame()
    {
        acceptSetup();
        m_window->newGame();
    }

    // At the table, where time runs.
    host::MatchHost &startGameWithArbiter()
    {
        startGame();
        host::MatchHost &host = *m_window->findChild<host::MatchHost *>();
        match::MatchSetup setup = host.match().setup();
        setup.id = "with an arbiter";
        setup.arbiter = true;
        host.leave();
        if (!host.startMatch(setup, m_folder->filePath(QStringLiteral("journals"))))
            qFatal("the match cannot be started");
        return host;
    }

    void backToTheGame() { m_window->findChild<TableButton *>(QStringLiteral("backToGame"))->click(); }

    // What the next question for the arbiter is answered with.
    void atTheGate(std::function<void(ArbiterGate &)> answer)
    {
        QTimer::singleShot(0, this, [answer = std::move(answer)] {
            auto *gate = qobject_cast<ArbiterGate *>(QApplication::activeModalWidget());
            QVERIFY(gate);
            answer(*gate);
        });
    }

    // The pages the arbiter looked at, as the journal has them.
    static QStringList looksOf(const host::MatchHost &host)
    {
        QFile file(host.journalPath());
        QStringList looks;
        if (!file.open(QIODevice::ReadOnly))
            return looks;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine();
            if (!line.contains("look-away"))
                continue;
            const qsizetype at = line.indexOf(QByteArrayLiteral("\"at\":\""));
            looks += at < 0 ? QStringLiteral("back")
                            : QString::fromUtf8(line.mid(at + 6, line.indexOf('"', at + 6) - at - 6));
        }
        return looks;
    }

    Settings kept() const { return Settings::load(m_folder->filePath(QStringLiteral("kagetsu.ini"))); }

    // The next message box of this name gets its button with this role pressed; its text is kept.
    void drop(const QMimeData &data)
    {
        QDragEnterEvent enter({ 50, 50 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({ 50, 50 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &drop);
    }

    void answerBox(const char *name, AskDialog::Role role)
    {
        m_said.clear();
        QTimer::singleShot(0, this, [this, name, role] {
            auto *box = qobject_cast<AskDialog *>(QApplication::activeModalWidget());
            QVERIFY(box);
            QCOMPARE(box->objectName(), QLatin1String(name));
            m_said = box->sentence();
            QVERIFY(box->button(role));
            box->button(role)->click();
        });
    }

    // The same for a box that comes after other work; all of its words are kept.
    void answerWhenShown(const char *name)
    {
        m_said.clear();
        auto *look = new QTimer(this);
        connect(look, &QTimer::timeout, this, [this, name, look] {
            auto *box = qobject_cast<AskDialog *>(QApplication::activeModalWidget());
            if (!box || box->objectName() != QLatin1String(name))
                return;
            look->stop();
            look->deleteLater();
            m_said = box->sentence() + QLatin1Char('\n') + box->more();
            box->button(AskDialog::Role::Accept)->click();
        });
        look->start(1);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    QString m_said;
};

} // namespace tst_mainwindow

QTEST_MAIN(tst_mainwindow::TestMainWindow)
#include "tst_mainwindow.moc"
