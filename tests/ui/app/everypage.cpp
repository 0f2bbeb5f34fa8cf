// SPDX-License-Identifier: MIT
#include "everypage.h"

#include "clock/timecontrol.h"
#include "learn/task/maker.h"
#include "match/host/matchhost.h"
#include "match/model/setup.h"
#include "record/edit/treemerge.h"
#include "ui/app/manual/manualwindow.h"
#include "ui/app/places/filefindpage.h"
#include "ui/app/places/gapspage.h"
#include "ui/app/places/importspage.h"
#include "ui/app/places/librarypage.h"
#include "ui/app/places/playerpage.h"
#include "ui/app/places/playhome.h"
#include "ui/app/places/preparationpage.h"
#include "ui/app/settings/pinquestion.h"
#include "ui/app/window/mainwindow.h"
#include "ui/arbiter/desk/arbitergate.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/arbiter/desk/pinpad.h"
#include "ui/arbiter/orders/arbiterorder.h"
#include "ui/arbiter/orders/holdbutton.h"
#include "ui/arbiter/verdict/positiondialog.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/combobox.h"
#include "ui/controls/style/skin.h"
#include "ui/controls/style/style.h"
#include "ui/controls/wrappedlist.h"
#include "ui/learn/classroom/classpanel.h"
#include "ui/learn/classroom/classwindow.h"
#include "ui/learn/daily/questions.h"
#include "ui/learn/lessonpage.h"
#include "ui/learn/lessonview.h"
#include "ui/learn/practiceview.h"
#include "ui/learn/pupils/marksdialog.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/puzzle/puzzleview.h"
#include "ui/learn/task/make/lessondialog.h"
#include "ui/learn/task/make/taskdialog.h"
#include "ui/learn/task/taskview.h"
#include "ui/learn/worksheet/worksheetdialog.h"
#include "ui/library/explorerpanel.h"
#include "ui/library/playerlist.h"
#include "ui/library/userlibrary.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/clockonly/handsettingdialog.h"
#include "ui/match/clockonly/resultdialog.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/newgame/unplayeddialog.h"
#include "ui/match/opening/choice/patternchooser.h"
#include "ui/match/opening/choice/proceduredialog.h"
#include "ui/match/preset/presetdialog.h"
#include "ui/match/table/tablepage.h"
#include "ui/match/waiting/beginningdialog.h"
#include "ui/match/waiting/waitingpage.h"
#include "ui/print/paper/paperdialog.h"
#include "ui/print/phones/phonesdialog.h"
#include "ui/print/phones/phoneserving.h"
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/page/reviewguide.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/charsetdialog.h"
#include "ui/record/panels/conflictdialog.h"
#include "ui/record/panels/findinglist.h"
#include "ui/record/review/collectionreview.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/tournament/desk/countdowndialog.h"
#include "ui/tournament/desk/publish/publishdialog.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// A computer in two networks, which nobody can really reach.
class TwoNetworks : public PageServing
{
public:
    std::vector<server::LocalAddress> addresses() const override
    {
        return { { "192.168.178.20", "Wi-Fi" }, { "10.0.0.7", "Ethernet" } };
    }
    Result<std::unique_ptr<server::PageServer>, server::ServerFault> start(
        const server::ServerSettings &) const override
    {
        class Nobody : public server::PageServer
        {
            void setPages(std::shared_ptr<const server::PageSet>) override { }
            int port() const override { return 8017; }
            int viewers() const override { return 12; }
        };
        return std::unique_ptr<server::PageServer>(std::make_unique<Nobody>());
    }
};

// A search may take, with sanitizers and beside other work. No measure of speed.
constexpr int LongestMs = 60'000;

class Walk
{
public:
    Walk(const QString &language, const QSize &size, const LookAtPage &look, int textSize)
        : m_look(look)
        , m_language(language)
    {
        Settings settings;
        settings.textSize = textSize;
        if (qEnvironmentVariable("KAGETSU_THEME") == QLatin1String("dark"))
            settings.theme = Theme::Kind::Dark;
        if (qEnvironmentVariable("KAGETSU_THEME") == QLatin1String("contrast"))
            settings.theme = Theme::Kind::HighContrast;
        dress(settings.colours());
        settings.newGame.left = QStringLiteral("Aoki");
        settings.newGame.right = QStringLiteral("Bergman");
        settings.recentFiles = { data("games/study.sgf"), data("libraries/labels.lib") };
        m_window = std::make_unique<MainWindow>(
            settings, m_folder.filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder.path()));
        m_window->setLanguage(language);
        m_window->resize(size);
        m_window->show();
        if (!QTest::qWaitForWindowExposed(m_window.get()))
            qFatal("the window does not appear");
        m_size = size;
        // A question that nobody expects would wait for ever.
        m_patience.setInterval(5000);
        QObject::connect(&m_patience, &QTimer::timeout, [this] {
            const QWidget *dialog = QApplication::activeModalWidget();
            if (dialog && !m_isAsked)
                qFatal(
                    "%s asks after %s", qPrintable(dialog->objectName()), qPrintable(seen.join(QStringLiteral(", "))));
        });
        m_patience.start();
    }

    QStringList seen;

    void walk()
    {
        start();
        games();
        clock();
        arbiter();
        records();
        verdict();
        lessons();
        waiting();
        dialogs();
        menus();
    }

private:
    static QString data(const char *file) { return QStringLiteral(KAGETSU_TEST_DATA "/") + QLatin1String(file); }

    host::MatchHost &host() const { return *m_window->findChild<host::MatchHost *>(); }
    template <class T>
    T &page() const
    {
        T *found = m_window->findChild<T *>();
        if (!found)
            qFatal("there is no such page");
        return *found;
    }
    void act(const char *action) { m_window->findChild<QAction *>(QLatin1String(action))->trigger(); }
    static void press(QWidget &on, const char *button)
    {
        auto *found = on.findChild<QAbstractButton *>(QLatin1String(button));
        if (!found)
            qFatal("there is no button %s", button);
        found->click();
    }

    void see(const QString &name, QWidget &page)
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        // What one layout asks of the next takes a round each.
        for (int round = 0; round < 8; ++round) {
            QCoreApplication::sendPostedEvents();
            QTest::qWait(1);
        }
        seen += name;
        m_look(name, page);
        for (auto *box : page.findChildren<QComboBox *>()) {
            if (!box->isVisible() || !box->isEnabled() || box->count() == 0
                || m_boxes.contains(name + box->objectName()))
                continue;
            m_boxes += name + box->objectName();
            box->showPopup();
            m_look(name + QStringLiteral(" ▾ ") + box->objectName(), *box->view()->window());
            box->hidePopup();
        }
    }
    // With each of its tabs in front.
    void seeTabs(const QString &name, QWidget &page)
    {
        see(name, page);
        for (auto *tabs : page.findChildren<QTabBar *>()) {
            if (!tabs->isVisible())
                continue;
            for (int i = 0; i < tabs->count(); ++i) {
                if (!tabs->isTabVisible(i) || !tabs->isTabEnabled(i) || i == tabs->currentIndex())
                    continue;
                const int before = tabs->currentIndex();
                tabs->setCurrentIndex(i);
                see(QStringLiteral("%1 | %2").arg(name, tabs->tabText(i)), page);
                tabs->setCurrentIndex(before);
            }
        }
    }
    // What stands in front when `asks` waits for an answer.
    void seeModal(const QString &name, const std::function<void()> &asks,
        const std::function<void(QWidget &)> &answer = {}, bool isExpected = true)
    {
        bool isSeen = false;
        QTimer::singleShot(0, m_window.get(), [&] {
            QWidget *dialog = QApplication::activeModalWidget();
            if (!dialog)
                return;
            isSeen = m_isAsked = true;
            seeTabs(name, *dialog);
            if (answer)
                answer(*dialog);
            if (dialog->isVisible() && dialog == QApplication::activeModalWidget())
                qobject_cast<QDialog *>(dialog)->reject();
        });
        asks();
        m_isAsked = false;
        if (!isSeen && isExpected)
            qFatal("%s does not ask", qPrintable(name));
    }
    void seeDialog(const QString &name, QDialog *made)
    {
        const std::unique_ptr<QDialog> dialog(made);
        dialog->show();
        if (!QTest::qWaitForWindowExposed(dialog.get()))
            qFatal("%s does not appear", qPrintable(name));
        seeTabs(name, *dialog);
    }
    static void acceptNext()
    {
        QTimer::singleShot(0, qApp, [] {
            if (auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget()))
                dialog->accept();
        });
    }
    QString copied(const char *journal)
    {
        const QString to = m_folder.filePath(QFileInfo(QLatin1String(journal)).fileName());
        QFile::remove(to);
        if (!QFile::copy(data(journal), to))
            qFatal("no journal");
        QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
        return to;
    }
    void home()
    {
        host().leave();
        act("placePlay");
    }
    // Goes on with a game of the test data.
    void take(const char *journal)
    {
        if (!m_window->resumeMatch(copied(journal)))
            qFatal("%s is not taken up", journal);
        m_window->resize(m_size);
        // What one layout asks of the next takes a round each.
        for (int round = 0; round < 8; ++round) {
            QCoreApplication::sendPostedEvents();
            QTest::qWait(1);
        }
    }

    void start()
    {
        QTest::qWait(50); // its cards are read in the background
        see(QStringLiteral("start"), *m_window);
        for (const char *place : { "placeGames", "library", "placeLearn", "placeEvents", "placeVerdict" }) {
            act(place);
            QTest::qWait(50); // as above
            see(QLatin1String(place), *m_window);
        }
        act("placePlay");
    }

    void games()
    {
        for (const char *journal :
            { "journal/classroom.jsonl", "journal/opening-choice.jsonl", "journal/opening-offer.jsonl" }) {
            take(journal);
            const QString name = QStringLiteral("table ") + QFileInfo(QLatin1String(journal)).baseName();
            auto &table = page<TablePage>();
            see(name + QStringLiteral(", paused"), *m_window);
            act("pause");
            seeTabs(name, *m_window);
            table.setSideShown(true);
            seeTabs(name + QStringLiteral(" with the drawer"), *m_window);
            table.setSideShown(false);
            table.setFaceToFace(true);
            see(name + QStringLiteral(" face to face"), *m_window);
            table.setFaceToFace(false);
            if (host().hasMatch() && !host().match().isOver()) {
                if (host().execute(match::OfferDraw { host().match().toAct().value_or(Seat::A) }))
                    see(name + QStringLiteral(" with an offer"), *m_window);
                if (host().execute(match::Resign { Seat::B }))
                    see(name + QStringLiteral(", ended"), *m_window);
            }
            home();
        }
    }

    void clock()
    {
        acceptNext();
        m_window->newClock();
        auto &clocks = page<ClockPage>();
        see(QStringLiteral("clock, waiting"), *m_window);
        QTest::keyClick(&clocks, Qt::Key_Space);
        see(QStringLiteral("clock"), *m_window);
        QTest::keyClick(&clocks, Qt::Key_Space);
        see(QStringLiteral("clock, running"), *m_window);
        act("pause");
        see(QStringLiteral("clock, paused"), *m_window);
        if (host().hasMatch()) {
            seeDialog(QStringLiteral("setting of the clocks"),
                new HandSettingDialog(host().match(), host().handMoment(), Seat::A, m_window.get()));
            seeDialog(QStringLiteral("result"), new ResultDialog(host().match(), m_window.get()));
        }
        home();
    }

    void arbiter()
    {
        take("journal/disputed.jsonl");
        act("arbiter");
        auto &desk = page<ArbiterPage>();
        see(QStringLiteral("arbiter's lock"), *m_window);
        desk.findChild<PinPad *>()->show();
        see(QStringLiteral("arbiter's lock with the PIN"), *m_window);
        desk.findChild<PinPad *>()->hide();
        desk.unlock();
        seeTabs(QStringLiteral("arbiter's desk"), *m_window);
        auto *orders = desk.findChild<QAbstractItemView *>(QStringLiteral("actions"));
        for (int row = 0; row < orders->model()->rowCount(); ++row) {
            const QModelIndex index = orders->model()->index(row, 0);
            if (!index.flags().testFlag(Qt::ItemIsSelectable))
                continue;
            orders->setCurrentIndex(index);
            see(QStringLiteral("arbiter's desk: ") + index.data().toString(), *m_window);
        }
        host().leave();
        act("placePlay");
        m_window->showMoments(data("journal/classroom.jsonl"));
        seeTabs(QStringLiteral("moments"), *m_window);
        act("placePlay");
    }

    void records()
    {
        const auto open = [this](const char *file) {
            m_window->openRecord(data(file));
            if (!QTest::qWaitFor([this] {
                    auto *study = m_window->findChild<StudyPage *>();
                    return study && study->isVisible();
                }))
                qFatal("%s is not opened", file);
        };
        for (const char *file :
            { "games/study.sgf", "games/engine-renju.sgf", "libraries/labels.lib", "formats/synthetic.rif" }) {
            open(file);
            auto &study = page<StudyPage>();
            study.goTo(3);
            const QString name = QStringLiteral("record ") + QFileInfo(QLatin1String(file)).fileName();
            seeTabs(name, *m_window);
            for (auto *mode : study.findChildren<QToolButton *>()) {
                if (!mode->isVisible() || !mode->isCheckable() || !mode->isEnabled() || mode->isChecked())
                    continue;
                if (!mode->objectName().startsWith(QLatin1String("mode")))
                    continue;
                mode->click();
                see(name + QLatin1Char(' ') + mode->objectName(), *m_window);
            }
        }
        open("forbidden/look-19.sgf");
        auto *board = page<StudyPage>().findChild<BoardWidget *>();
        for (const rules::Point point : board->picture().points()) {
            if (board->picture().at(point).signs.fouls.doubleThree) {
                emit board->pointActivated(point);
                break;
            }
        }
        seeTabs(QStringLiteral("record with a proof"), *m_window);
        open("games/engine-renju.sgf");
        asksTheLibrary(page<StudyPage>());
        open("games/engine-renju.sgf");
        analyses(page<StudyPage>());
        reviews(page<StudyPage>());
        resultsOfAPlayer(QString::fromStdString(page<StudyPage>().game().info.black.name));
        act("placePlay");
    }

    void resultsOfAPlayer(const QString &name)
    {
        act("library");
        auto &games = page<LibraryPage>();
        games.search(name);
        if (!QTest::qWaitFor([&games] { return games.isSettled(); }, LongestMs))
            qFatal("no games are listed");
        see(QStringLiteral("game library with a player"), *m_window);
        QFile faulty(m_folder.filePath(QStringLiteral("faulty.sgf")));
        if (!faulty.open(QIODevice::WriteOnly) || faulty.write("(;GM[4]SZ[15];B[hh];W[hh])") <= 0)
            qFatal("not written");
        faulty.close();
        press(games, "imports");
        page<UserLibrary>().import({ faulty.fileName() });
        auto *imports = page<ImportsPage>().findChild<WrappedList *>(QStringLiteral("importsList"));
        auto *findings = page<ImportsPage>().findChild<WrappedList *>(QStringLiteral("importFindings"));
        if (!QTest::qWaitFor([imports] { return imports->count() > 1; }, LongestMs))
            qFatal("the import is not listed");
        imports->setCurrentRow(0);
        if (!QTest::qWaitFor([findings] { return findings->count() > 0; }, LongestMs))
            qFatal("no findings are listed");
        see(QStringLiteral("imports into the game library"), *m_window);
        act("library");
        press(games, "player1");
        auto &player = page<PlayerPage>();
        auto *kinds = player.findChild<QComboBox *>(QStringLiteral("playerKinds"));
        kinds->setCurrentIndex(1);
        emit kinds->activated(1);
        auto *list = player.findChild<PlayerList *>();
        if (!QTest::qWaitFor([&] { return player.isSettled() && list->model()->rowCount() > 1; }, LongestMs))
            qFatal("no results are counted");
        see(QStringLiteral("results of a player"), *m_window);
        preparation(player);
        emit list->chosen(1);
        if (!QTest::qWaitFor([&games] { return games.isVisible() && games.isSettled(); }, LongestMs))
            qFatal("no games are listed");
        see(QStringLiteral("game library with games of a player"), *m_window);
    }

    void gapsInTheLines()
    {
        act("gapsInLines");
        auto &gaps = page<GapsPage>();
        auto *kinds = gaps.findChild<QComboBox *>(QStringLiteral("gapsKinds"));
        kinds->setCurrentIndex(1);
        emit kinds->activated(1);
        if (!QTest::qWaitFor([&gaps] { return gaps.isSettled(); }, LongestMs))
            qFatal("no gaps are found");
        see(QStringLiteral("gaps in a record"), *m_window);
    }

    void preparation(PlayerPage &player)
    {
        press(player, "prepare");
        auto &preparation = page<PreparationPage>();
        auto *kinds = preparation.findChild<QComboBox *>(QStringLiteral("preparationKinds"));
        kinds->setCurrentIndex(1);
        emit kinds->activated(1);
        auto *list = preparation.findChild<PlayerList *>();
        if (!QTest::qWaitFor([&] { return preparation.isSettled() && list->model()->rowCount() > 1; }, LongestMs))
            qFatal("no preparation is made");
        see(QStringLiteral("preparation against a player"), *m_window);
        act("back");
    }

    void asksTheLibrary(StudyPage &study)
    {
        act("addToLibrary");
        auto *library = m_window->findChild<UserLibrary *>();
        act("findGames");
        if (!QTest::qWaitFor(
                [&] { return !library->isImporting() && study.explorer().answer() && study.explorer().isSettled(); },
                LongestMs))
            qFatal("the library does not answer");
        see(QStringLiteral("record with games of the library"), *m_window);
        press(study, "findElsewhere");
        auto &finder = page<FileFindPage>();
        if (!QTest::qWaitFor([&finder] { return !finder.isRunning(); }, LongestMs))
            qFatal("the open records do not answer");
        see(QStringLiteral("position found in open records"), *m_window);
        gapsInTheLines();
    }

    void analyses(StudyPage &study)
    {
        study.analysis().toggle();
        if (!QTest::qWaitFor([&study] { return !study.analysis().marks().isEmpty(); }, LongestMs))
            qFatal("the position is not analysed");
        see(QStringLiteral("record analysed"), *m_window);
        study.analysis().giveUp();
    }

    void reviews(StudyPage &study)
    {
        study.showGame(12); // in which each side lets the other off
        auto *guide = study.findChild<ReviewGuide *>();
        guide->setThreesNodes(20'000);
        study.reviewGame();
        if (!QTest::qWaitFor(
                [&study] { return study.reviewPanel().review() && study.reviewPanel().isSettled(); }, LongestMs))
            qFatal("the game is not reviewed");
        study.reviewPanel().goToMark(0);
        seeTabs(QStringLiteral("record with a review"), *m_window);
        press(study, "reviewShow");
        seeTabs(QStringLiteral("record with a win of a review"), *m_window);
        guide->setThreesNodes(500); // for each of a hundred games
        act("reviewAll");
        auto *list = study.findChild<CollectionReview *>();
        if (!QTest::qWaitFor([list] { return list->model().withFindings() > 0 && !list->isRunning(); }, LongestMs))
            qFatal("the games are not reviewed");
        see(QStringLiteral("reviewed games"), *list);
        list->close();
    }

    void verdict()
    {
        act("verdict");
        see(QStringLiteral("verdict desk"), *m_window);
        seeDialog(
            QStringLiteral("position as text"), new PositionDialog(QStringLiteral("H8 H9 I9 J10"), 15, m_window.get()));
        act("placePlay");
    }

    void lessons()
    {
        act("lesson");
        auto &lesson = page<LessonPage>();
        seeTabs(QStringLiteral("lessons"), *m_window);
        lesson.openCase(0);
        see(QStringLiteral("case"), *m_window);
        press(lesson, "answerForbidden");
        see(QStringLiteral("case, answered"), *m_window);
        act("proofForward");
        act("proofWhole");
        see(QStringLiteral("case, all reasons"), *m_window);
        act("proofWhole");
        act("lesson");
        act("placePlay");
        act("lesson");
        press(lesson, "openCourses");
        see(QStringLiteral("courses"), *m_window);
        lesson.openGuide(5);
        see(QStringLiteral("opening by guide"), *m_window);
        lesson.openStep({ 0, 3 });
        see(QStringLiteral("course, explained"), *m_window);
        lesson.last();
        see(QStringLiteral("course, last page"), *m_window);
        act("placePlay");
        act("lesson");
        press(lesson, "exercise");
        see(QStringLiteral("exercise"), *m_window);
        act("placePlay");
        act("lesson");
        press(lesson, "endlessTasks");
        while (lesson.findChild<PracticeView *>()->isMaking())
            QTest::qWait(10);
        see(QStringLiteral("endless tasks"), *m_window);
        act("placePlay");
        dailyPractice();
        puzzles();
        lessonFile();
    }

    void puzzles()
    {
        act("lesson");
        auto &lesson = page<LessonPage>();
        lesson.showPuzzles();
        see(QStringLiteral("no puzzles"), *m_window);
        press(lesson, "makePuzzles");
        see(QStringLiteral("places of puzzles"), *m_window);
        practice::KeptPuzzle kept {
            .id = "made/1", .theme = "only-move", .black = "Nakamura", .white = "Ivanov", .date = "2019", .move = 34
        };
        const auto made = task::makeTask(task::Kind::Defend, lesson::Level::Easy, 1, [] { return false; });
        const practice::Question question = questionOf(*made);
        kept.kind = question.kind;
        kept.sgf = question.sgf;
        practice::PuzzlesMade shelf;
        shelf.puzzles = { kept };
        page<PracticeKeeper>().change(shelf);
        lesson.showPuzzles();
        see(QStringLiteral("puzzles"), *m_window);
        press(lesson, "startPuzzles");
        see(QStringLiteral("puzzle"), *m_window);
        press(lesson, "giveUpPuzzle");
        while (lesson.findChild<PuzzleView *>()->task().isThinking())
            QTest::qWait(10);
        see(QStringLiteral("puzzle, answered"), *m_window);
        act("placePlay");
    }

    void dailyPractice()
    {
        act("lesson");
        auto &lesson = page<LessonPage>();
        press(lesson, "dailyPractice");
        see(QStringLiteral("daily practice of nobody"), *m_window);
        auto &keeper = page<PracticeKeeper>();
        keeper.change(practice::PupilAdded { "Aoki" });
        for (const task::Kind kind : { task::Kind::ForbiddenPoints, task::Kind::WhyNot }) {
            const auto made = task::makeTask(kind, lesson::Level::Easy, 1, [] { return false; });
            keeper.change(practice::TaskAnswered { "Aoki", questionOf(*made), false, keeper.today() - 1 });
        }
        see(QStringLiteral("daily practice"), *m_window);
        seeModal(QStringLiteral("pupils of daily practice"), [&] { press(lesson, "dailyPupils"); });
        act("placePlay");
        see(QStringLiteral("start with tasks that are due"), *m_window);
        press(page<PlayHome>(), "dailyDue");
        press(lesson, "startDaily");
        see(QStringLiteral("daily practice, a task"), *m_window);
        press(lesson, "giveUp");
        if (!QTest::qWaitFor([&] { return keeper.dueCount() == 1; }))
            qFatal("the answer is not found");
        see(QStringLiteral("daily practice, answered"), *m_window);
        act("placePlay");
        drill(lesson);
    }

    void drill(LessonPage &lesson)
    {
        m_window->openRecord(data("games/engine-renju.sgf"));
        auto &study = page<StudyPage>();
        if (!QTest::qWaitFor([&study] { return study.isVisible(); }))
            qFatal("the record is not opened");
        study.goTo(0);
        act("drillLines");
        see(QStringLiteral("drill"), *m_window);
        press(lesson, "playWhite");
        see(QStringLiteral("drill, a move"), *m_window);
        press(lesson, "endDrill");
        press(lesson, "backToRecord");
        act("placePlay");
    }

    void lessonFile()
    {
        m_window->openRecord(data("lesson/ten-kinds.sgf"));
        auto &lesson = page<LessonPage>();
        auto &view = *lesson.findChild<LessonView *>();
        for (int number = 0; number < view.pageCount(); ++number) {
            view.goTo(number);
            see(QStringLiteral("lesson, page %1").arg(number + 1), *m_window);
        }
        view.goTo(1);
        press(lesson, "answerForbidden");
        press(lesson, "more");
        see(QStringLiteral("lesson, answered"), *m_window);
        press(lesson, "showOnBoard");
        see(QStringLiteral("lesson, played out"), *m_window);
        press(lesson, "showToClass");
        auto &desk = *lesson.findChild<ClassPanel *>();
        see(QStringLiteral("class window"), *desk.classWindow());
        desk.press(ClassKey::Leave); // the class view lies over it
        see(QStringLiteral("class"), *m_window);
        press(lesson, "reveal");
        press(lesson, "draw");
        see(QStringLiteral("class, revealed"), *m_window);
        seeModal(
            QStringLiteral("pupils and marks"), [&] { press(lesson, "pupils"); },
            [](QWidget &dialog) { static_cast<MarksDialog &>(dialog).add(QStringLiteral("Aoki, Bergman")); });
        see(QStringLiteral("class with pupils"), *m_window);
        press(lesson, "classAnswers");
        see(QStringLiteral("answers of the class"), *m_window);
        press(lesson, "withoutNames");
        see(QStringLiteral("answers without names"), *m_window);
        press(lesson, "withoutNames");
        press(lesson, "closeAnswers");
        press(lesson, "endClass");
        const task::Lesson read = task::readLesson(task::writeLesson({}));
        seeDialog(
            QStringLiteral("lesson in work"), new LessonDialog(read, QStringLiteral("lesson.sgf"), m_window.get()));
        task::Task choices { .text = "Which?", .kind = task::Kind::Choose };
        choices.choices = { { .text = "One", .isRight = true }, { .text = "Two" } };
        seeDialog(QStringLiteral("worksheet"),
            new WorksheetDialog({ .seed = task::SeedOrder {} }, QStringLiteral("en"), m_window.get()));
        SheetSource positions;
        positions.places.push_back({ QStringLiteral("After move 1, H8"), choices, true });
        seeDialog(QStringLiteral("worksheet of positions"),
            new WorksheetDialog(positions, QStringLiteral("en"), m_window.get()));
        seeDialog(QStringLiteral("task in work"), new TaskDialog(choices, m_window.get()));
        act("placePlay");
    }

    void waiting()
    {
        seeModal(
            QStringLiteral("new game"), [this] { m_window->newGame(); },
            [](QWidget &dialog) { press(dialog, "waitForPlayers"); });
        see(QStringLiteral("waiting room"), *m_window);
        act("placePlay");
        QTest::qWait(50);
        see(QStringLiteral("start with a game to come"), *m_window);
        seeModal(QStringLiteral("unfinished games"), [this] { m_window->offerRecovery(); });
        seeModal(QStringLiteral("new clock"), [this] { m_window->newClock(); });
    }

    void dialogs()
    {
        QWidget *const window = m_window.get();
        for (const char *name : { "settings", "keys", "about", "unplayed", "newRecord", "computerGame", "tournament" })
            seeModal(QLatin1String(name), [&] { act(name); });
        seeDialog(QStringLiteral("openings"),
            new ProcedureDialog(
                { catalogue::proceduresWith({}), { "taraguchi-n", {}, {}, {} }, {}, {}, {}, {} }, window));
        seeDialog(QStringLiteral("presets"), new PresetDialog({}, {}, window));
        seeDialog(QStringLiteral("beginning"), new BeginningDialog(60'000, 0, window));
        seeDialog(QStringLiteral("patterns"), new PatternChooser(PatternChooser::Mode::TakeOne, window));
        const std::vector<std::string> samples { "\xb9\xfa", "\xd6\xd0" };
        seeDialog(QStringLiteral("charset"), new CharsetDialog(samples, record::Charset::Gb18030, window));
        record::Message message;
        message.excerpt = "ZZ[1]";
        seeDialog(QStringLiteral("findings"), new FindingList(QStringLiteral("a.sgf"), { message, message }, window));
        Paper paper { [](const QString &) { return Document {}; }, QStringLiteral("paper"), true };
        seeDialog(QStringLiteral("paper"), new PaperDialog(std::move(paper), QStringLiteral("en"), window));
        seeModal(QStringLiteral("PIN"), [&] { askPin(QStringLiteral("PIN"), {}, {}, window); });
        tournament::Section section;
        section.entries.resize(3);
        seeDialog(QStringLiteral("public pages"),
            new PublishDialog({ QStringLiteral("/srv/www/cup"), {}, {} }, section, QStringLiteral("09:40"), window));
        seeDialog(QStringLiteral("countdown"), new CountdownDialog(true, window));
        PhoneServing phones({ [] { return std::make_unique<TwoNetworks>(); }, {}, std::chrono::seconds(1) });
        const auto words = [&phones] {
            return PhonesDialog::watching(phones, QStringLiteral("Forbidden points are not shown."));
        };
        seeDialog(QStringLiteral("phones before"), new PhonesDialog(phones, words, {}, window));
        phones.start(QStringLiteral("192.168.178.20"));
        seeDialog(QStringLiteral("phones"), new PhonesDialog(phones, words, {}, window));
        phones.stop();
        DeskPins pins;
        seeDialog(QStringLiteral("gate"), new ArbiterGate(pins, window, QStringLiteral("A"), QStringLiteral("B")));
        auto *manual = new ManualWindow(m_language);
        const std::unique_ptr<QWidget> kept(manual);
        manual->show();
        see(QStringLiteral("manual"), *manual);
    }

    void menus()
    {
        // It is filled as it opens, with other submenus each time.
        auto *menu = m_window->findChild<QToolButton *>(QStringLiteral("menu"))->menu();
        menu->popup({ 0, 0 });
        see(QStringLiteral("menu"), *menu);
        QList<QMenu *> below { menu };
        for (int i = 0; i < below.size(); ++i) {
            for (QAction *action : below[i]->actions()) {
                if (action->menu())
                    below += action->menu();
            }
        }
        for (QMenu *each : below.mid(1)) {
            each->popup({ 0, 0 });
            see(QStringLiteral("menu ") + each->title(), *each);
            each->close();
        }
        menu->close();
    }

    LookAtPage m_look;
    QString m_language;
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    QSize m_size;
    QTimer m_patience;
    bool m_isAsked = false;
    QStringList m_boxes; // whose lists were seen
};

} // namespace

QStringList lookAtEveryPage(const QString &language, const QSize &size, const LookAtPage &look, int textSize)
{
    Walk walk(language, size, look, textSize);
    walk.walk();
    return walk.seen;
}
