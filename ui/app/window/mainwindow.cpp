// SPDX-License-Identifier: MIT
#include "ui/app/window/mainwindow.h"

#include "match/host/gamefile.h"
#include "match/host/matchhost.h"
#include "match/host/presslatency.h"
#include "match/journal/codec/waitinggame.h"
#include "record/document/disk/save.h"
#include "text/common/foreigntext.h"
#include "text/journal/journalfaults.h"
#include "ui/app/announcementplayer.h"
#include "ui/app/engines/enginedesk.h"
#include "ui/app/herald.h"
#include "ui/app/manual/manualwindow.h"
#include "ui/app/places/eventshome.h"
#include "ui/app/places/gameshome.h"
#include "ui/app/places/learnhome.h"
#include "ui/app/places/placerail.h"
#include "ui/app/places/playhome.h"
#include "ui/app/places/startshelf.h"
#include "ui/app/places/verdicthome.h"
#include "ui/app/records/lessonbench.h"
#include "ui/app/records/recorddrop.h"
#include "ui/app/records/recordtabs.h"
#include "ui/app/records/studyfiles.h"
#include "ui/app/records/typeddrafts.h"
#include "ui/app/records/waitingfiles.h"
#include "ui/app/search/searchdialog.h"
#include "ui/app/search/searchtargets.h"
#include "ui/app/settings/settingsdialog.h"
#include "ui/app/sound.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/pagescroll.h"
#include "ui/app/window/printpreviews.h"
#include "ui/app/window/scoresheets.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/arbiter/protocol/papers.h"
#include "ui/arbiter/protocol/protocolfile.h"
#include "ui/arbiter/replay/replaypage.h"
#include "ui/arbiter/verdict/verdictpage.h"
#include "ui/board/diagramsubject.h"
#include "ui/board/inforce.h"
#include "ui/controls/background/filewriter.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/dialogs/replacequestion.h"
#include "ui/controls/drafts/draftkeeper.h"
#include "ui/controls/input/focusnews.h"
#include "ui/controls/input/motion.h"
#include "ui/controls/input/wheelguard.h"
#include "ui/learn/daily/practiceshelf.h"
#include "ui/learn/lessonpage.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/table/gamestrip.h"
#include "ui/match/table/tablepage.h"
#include "ui/match/waiting/recoverydialog.h"
#include "ui/match/waiting/waitingpage.h"
#include "ui/print/paper/paperdialog.h"
#include "ui/record/page/studypage.h"
#include "ui/tournament/desk/eventdesk.h"
#include "ui/tournament/desk/eventfiles.h"
#include "ui/tournament/page/tournamentpage.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QShortcut>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace kagetsu::ui {

MainWindow::MainWindow(Settings settings, QString settingsFile, Folders folders)
    : m_settings(std::move(settings))
    , m_settingsKeeper(std::move(settingsFile), m_settings)
    , m_folders(std::move(folders))
    , m_language(m_settings.language)
    , m_actions(this)
    , m_bar(addToolBar(QString()))
    , m_menuButton(new QToolButton(m_bar))
    , m_menuKey(new QShortcut(Qt::Key_F10, this))
    , m_menu(new QMenu(this))
    , m_pageActions(m_bar->addSeparator())
    , m_caption(new QLabel(this))
    , m_place(this)
    , m_pages(new Pages(this))
    , m_play(new PlayHome(m_pages))
    , m_shelf(new StartShelf(m_play, [this](const std::vector<StartEntry> &entries) { takeEntries(entries); }))
    , m_host(new host::MatchHost(m_time, this))
    , m_engines(new EngineDesk(m_host, m_time, m_folders.engines, this))
    , m_events(new EventDesk(
          m_folders, [this] { return tournament::Milliseconds(m_time.wall().toMSecsSinceEpoch()); },
          [this] { return m_language.current(); }, this))
    , m_calls(new AnnouncementPlayer(m_host, m_settings.announcing, this))
    , m_herald(new Herald(m_host, m_calls, m_settings.announcing, this))
    , m_latency(new host::PressLatency(m_time, *m_host, this))
    , m_files(new StudyFiles(
          m_settings, m_folders.drafts, [this]() -> StudyPage & { return record(); }, this))
    , m_waitingFiles(new WaitingFiles(
          m_folders.waiting, [this]() -> WaitingPage & { return waiting(); }, this))
    , m_papers(new PrintPreviews(m_settings, m_language, m_folders.journals, this))
    , m_bench(new LessonBench(
          m_settings, [this](const QString &path) { return m_files->desk().choicesFor(path); }, this))
    , m_typed(new TypedDrafts(m_folders.drafts, *m_bench, this))
    , m_practice(new PracticeShelf(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    ui::setTextSize(m_settings.textSize / 100.0);
    setMotionAllowed(m_settings.motion);
    WheelGuard::install();
    FocusNews::install();
    // Shows the text where the user looks, until the next key.
    connect(m_herald, &Herald::unheard, this,
        [this](const QString &text) { QToolTip::showText(m_pages->mapToGlobal(QPoint(16, 16)), text, m_pages); });
    m_host->setGamesFolder(m_folders.games);
    setDraftFolder(m_folders.drafts);
    m_pages->addWidget(m_play);
    buildFrame();
    setMinimumSize(360, 300);
    resize(1280, 800);

    setHomes();
    buildToolBar();
    connectActions();
    connect(m_play, &PlayHome::newGameWanted, this, &MainWindow::newGame);
    connect(m_play, &PlayHome::againWanted, this, [this] { ask(match::PlayedOn::Screen, Asking::AsLastTime); });
    connect(m_play, &PlayHome::computerWanted, this, &MainWindow::newComputerGame);
    connect(m_play, &PlayHome::clockWanted, this, &MainWindow::newClock);
    connect(m_play, &PlayHome::dailyWanted, this, &MainWindow::showDaily);
    connect(m_practice, &PracticeShelf::changed, this, [this] { m_play->setDue(m_practice->dueCount()); });
    connect(m_play, &PlayHome::unfinishedWanted, this, &MainWindow::offerRecovery);
    connect(m_play, &PlayHome::languageWanted, this, &MainWindow::setLanguage);
    connect(m_play, &PlayHome::entryWanted, this, &MainWindow::goOnWith);
    if (m_settings.newGame.wasPlayed)
        m_play->setAgain(QString()); // its terms are read after the first frame
    const auto hasFiles = [](const QString &folder) { return !QDir(folder).isEmpty(QDir::Files); };
    if (hasFiles(m_folders.games) || hasFiles(m_folders.journals) || hasFiles(m_folders.waiting)
        || hasFiles(m_folders.drafts))
        m_play->expectEntries();
    auto *drop = new RecordDrop(this);
    // Queued: a question must not block the program from which the file is dragged.
    connect(
        drop, &RecordDrop::fileDropped, this,
        [this](const QString &path) {
            // A list of players goes to the visible tournament.
            TournamentPage *event = m_events->page();
            if (event && &page() == event && isListFile(path, event->takesLists()))
                event->readList(path);
            else if (agreesToLeave())
                openRecord(path);
        },
        Qt::QueuedConnection);
    connect(drop, &RecordDrop::textDropped, this, &MainWindow::openText, Qt::QueuedConnection);
    connect(m_files, &StudyFiles::settingsChanged, this, &MainWindow::saveSettings);
    connect(m_files, &StudyFiles::refused, this, &MainWindow::showMessage);
    connect(m_files, &StudyFiles::eventGiven, this, &MainWindow::openEvent);
    connect(m_files, &StudyFiles::journalGiven, this, &MainWindow::showMoments);
    connect(m_typed, &TypedDrafts::changed, this, &MainWindow::refreshShelf);
    connect(m_typed, &TypedDrafts::eventWanted, this, &MainWindow::openEvent);
    connect(m_typed, &TypedDrafts::homeWanted, this, &MainWindow::goHome);
    connect(m_typed, &TypedDrafts::sheetWanted, m_papers, &PrintPreviews::showWorksheet);
    connect(m_bench, &LessonBench::refused, this, &MainWindow::showMessage);
    connect(m_bench, &LessonBench::recordWanted, this, [this](const QString &path) {
        if (agreesToLeave())
            m_files->open(path, StudyFiles::As::Record);
    });
    connect(m_bench, &LessonBench::saved, this, [this](const QString &path) {
        m_files->remember(path);
        // The pupil's pages must match the file.
        if (m_lesson && &page() == m_lesson)
            openRecord(path);
    });
    connect(m_files, &StudyFiles::lessonRead, this, [this](const task::Lesson &read, const QString &path) {
        if (!mayLook(match::View::Lesson))
            return;
        m_pages->open(lesson());
        lesson().openLesson(read, path);
    });
    connect(&m_files->shelf(), &RecordShelf::closed, this, [this] { showPlace(Place::Games); });
    connect(&m_files->shelf(), &RecordShelf::changed, this, &MainWindow::updateActions);
    connect(&m_files->shelf(), &RecordShelf::changed, this, [this] {
        if (m_router->isHome())
            refreshShelf();
    });
    connect(&m_files->shelf(), &RecordShelf::shown, this, [this] {
        leaveGame(); // no clock runs where nobody sees it
        m_pages->setCurrentWidget(m_record);
        updateActions();
    });
    connect(m_host, &host::MatchHost::matchChanged, this, &MainWindow::updateActions);
    connect(m_calls, &AnnouncementPlayer::flashed, this, &MainWindow::flash);
    connect(m_papers, &PrintPreviews::refused, this, &MainWindow::showMessage);
    connect(m_papers, &PrintPreviews::settingsChanged, this, &MainWindow::saveSettings);
    connect(m_host, &host::MatchHost::happened, this, &MainWindow::updateActions);
    connect(m_host, &host::MatchHost::gameSaved, this,
        [this](const QString &path) { m_events->takeResult(m_host->match(), path); });
    connect(m_host, &host::MatchHost::saveFailed, this, [this] { m_events->takeResult(m_host->match(), {}); });
    connect(m_events, &EventDesk::pageMade, this, [this](TournamentPage *made) {
        leaveGame(); // no clock runs where nobody sees it
        m_pages->add(*made);
        m_router->assign(*made, Place::Events);
        m_pages->open(*made);
    });
    connect(m_events, &EventDesk::paperWanted, this, [this](const Paper &paper) { m_papers->show(paper); });
    connect(m_events, &EventDesk::startWanted, this, [this] { showPlace(Place::Events); });
    connect(m_events, &EventDesk::gameWanted, this, &MainWindow::playTableGame);
    connect(m_events, &EventDesk::protocolWanted, this, &MainWindow::showProtocol);
    connect(m_events, &EventDesk::recordWanted, this, [this](const QString &path) {
        if (agreesToLeave())
            openRecord(path);
    });
    const auto follow = [this] {
        if (!m_waitingFiles->follow(m_host->match()))
            m_host->keepJournalInPlace();
    };
    connect(m_host, &host::MatchHost::matchChanged, this, follow);
    m_host->setSigningKey(m_settings.signingKey);
    m_deskPins.set({ m_settings.deskPin, m_settings.chiefPin });
    m_deskPins.setSource([this]() -> std::optional<DeskPins::Kept> {
        const std::optional<Settings> now = m_settingsKeeper.readAgain();
        return now ? std::optional(DeskPins::Kept { now->deskPin, now->chiefPin }) : std::nullopt;
    });
    // Queued, because it may come while a game is being left or begun.
    connect(m_host, &host::MatchHost::signingFailed, this, &MainWindow::tellUnsigned, Qt::QueuedConnection);
    connect(m_host, &host::MatchHost::happened, this, follow);
    connect(m_waitingFiles, &WaitingFiles::refused, this, &MainWindow::showMessage);
    connect(m_pages, &Pages::stateChanged, this, &MainWindow::updateActions);
    connect(m_pages, &Pages::currentChanged, this, &MainWindow::showBars);
    connect(m_pages, &Pages::currentChanged, this, &MainWindow::fit); // what a class reads is larger
    connect(
        // Also because of what showBars() leaves visible.
        m_pages, &Pages::currentChanged, this, &MainWindow::updateActions);
    connect(m_pages, &Pages::currentChanged, m_waitingFiles, [this] {
        if (m_pages->currentWidget() != m_waiting)
            m_waitingFiles->leaveRoom();
    });

    m_calls->setVolume(m_settings.volume);
    showChecks();
    m_pages->setShown(m_settings.shown);
    applyTheme();
    onLanguage(*this, [this] { retranslate(); });
    // Everything has already been written in this language.
    QCoreApplication::removePostedEvents(this, QEvent::LanguageChange);
}

// Lays out the rail of places and, beside or above it, everything else.
void MainWindow::buildFrame()
{
    auto *middle = new QWidget(this);
    auto *frame = new QBoxLayout(QBoxLayout::LeftToRight, middle);
    frame->setContentsMargins(0, 0, 0, 0);
    frame->setSpacing(0);
    auto *rail = new PlaceRail(
        m_actions.group(ActionGroup::Places), { m_actions[Command::Settings], m_actions[Command::Manual] }, middle);
    frame->addWidget(rail);
    m_column = new QVBoxLayout;
    m_column->setSpacing(0);
    m_column->addWidget(new PageScroll(m_pages, middle), 1);
    frame->addLayout(m_column, 1);
    setCentralWidget(middle);
    m_router = new PageRouter(m_pages, rail, frame);
}

// Says how the home page of each place is made and what it leads to.
void MainWindow::setHomes()
{
    m_router->setHome(Place::Play, [this] { return m_play; });
    m_router->home(Place::Play);
    m_router->setHome(Place::Games, [this]() -> Page * {
        m_gamesHome = new GamesHome([this] { return startSources(); },
            { m_actions[Command::Open], m_actions[Command::OpenText], m_actions[Command::NewRecord] }, m_pages);
        connect(m_gamesHome, &GamesHome::openWanted, this, &MainWindow::openRecord);
        connect(m_gamesHome, &GamesHome::entryWanted, this, &MainWindow::goOnWith);
        connect(m_gamesHome, &GamesHome::refused, this, &MainWindow::showMessage);
        connect(m_gamesHome, &GamesHome::forgetWanted, this, [this](const QString &path) {
            m_settings.recentFiles.removeAll(path);
            saveSettings();
        });
        connect(m_gamesHome, &GamesHome::rememberWanted, this, [this](const QString &path) {
            m_settings.rememberFile(path);
            saveSettings();
        });
        refreshShelf();
        return m_gamesHome;
    });
    m_router->setHome(Place::Learn, [this]() -> Page * { return newLearnHome(); });
    m_router->setHome(Place::Events, [this]() -> Page * {
        m_eventsHome = new EventsHome(
            m_folders.events,
            [this] {
                return m_events->page() ? std::optional(QString::fromStdString(m_events->event().details.name))
                                        : std::nullopt;
            },
            m_pages);
        m_eventsHome->setWaiting(m_waitingEntries);
        connect(m_eventsHome, &EventsHome::newWanted, m_events, &EventDesk::create);
        connect(m_eventsHome, &EventsHome::fileWanted, m_events, &EventDesk::chooseFile);
        connect(m_eventsHome, &EventsHome::eventWanted, this, &MainWindow::openEvent);
        connect(m_eventsHome, &EventsHome::openEventWanted, this, [this] { m_pages->open(*m_events->page()); });
        connect(m_eventsHome, &EventsHome::entryWanted, this, &MainWindow::goOnWith);
        return m_eventsHome;
    });
    m_router->setHome(Place::Verdict, [this]() -> Page * {
        return new VerdictHome(m_actions[Command::Verdict],
            { m_actions[Command::Moments], m_actions[Command::JournalProtocol], m_actions[Command::ScoreSheet],
                m_actions[Command::Unplayed] },
            m_pages);
    });
}

LearnHome *MainWindow::newLearnHome()
{
    auto *home = new LearnHome(
        [this] {
            std::set<std::string> done;
            for (const QString &id : m_settings.lesson.done)
                done.insert(id.toStdString());
            return course::Progress(std::move(done));
        },
        [this] { return m_practice->dueCount(); }, m_pages);
    const auto opens = [this](auto part) {
        return [this, part] {
            if (!mayLook(match::View::Lesson))
                return;
            m_pages->open(lesson());
            (lesson().*part)();
        };
    };
    connect(home, &LearnHome::dailyWanted, this, &MainWindow::showDaily);
    connect(home, &LearnHome::coursesWanted, this, opens(&LessonPage::showCourses));
    connect(home, &LearnHome::tasksWanted, this, opens(&LessonPage::showPractice));
    connect(home, &LearnHome::exerciseWanted, this, opens(&LessonPage::showExercise));
    connect(home, &LearnHome::casesWanted, this, opens(&LessonPage::showGallery));
    connect(home, &LearnHome::stepWanted, this, [this](course::Place place) {
        if (!mayLook(match::View::Lesson))
            return;
        m_pages->open(lesson());
        lesson().openStep(place);
    });
    connect(home, &LearnHome::fileWanted, this, [this] { openDialog(m_settings.lastFolder); });
    return home;
}

MainWindow::~MainWindow()
{
    hide(); // whatever a page does when it is hidden still finds the whole window
    delete m_manual;
}

void MainWindow::place(const std::optional<QSize> &size)
{
    if (size)
        m_place.putInMiddle(*size);
    else
        m_place.restore({ m_settings.geometry, m_settings.maximised });
}

Page &MainWindow::page() const
{
    return m_pages->current();
}

void MainWindow::openRecord(const QString &path)
{
    m_files->open(path);
}

void MainWindow::openDialog(const QString &folder)
{
    if (agreesToLeave())
        m_files->ask(folder, folder == m_folders.games ? StudyFiles::Folder::Fixed : StudyFiles::Folder::Remembered);
}

void MainWindow::openText(const QString &text)
{
    if (agreesToLeave())
        m_files->openText(text);
}

void MainWindow::share()
{
    std::optional<DiagramSubject> subject = page().diagramSubject();
    if (!subject)
        return;
    const std::optional<OfferedFile> offered = page().file();
    //: The beginning of a file's name.
    const QString name = offered ? QFileInfo(offered->name).completeBaseName() : tr("game");
    m_papers->showShare(*std::move(subject), name);
}

void MainWindow::saveAs()
{
    const std::optional<OfferedFile> offered = page().file();
    if (!offered)
        return;
    const QString start = QDir(m_settings.lastFolder).filePath(offered->name);
    const QString sgf = tr("Game records (*.sgf)");
    const QString rif = tr("RenjuNet games (*.rif)");
    QString chosen = sgf;
    QString path = QFileDialog::getSaveFileName(this, tr("Save as"), start, sgf + QStringLiteral(";;") + rif, &chosen);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty()) {
        path += chosen == rif ? QStringLiteral(".rif") : QStringLiteral(".sgf");
        if (!agreesToReplace(this, path))
            return;
    }
    document::SavedRecord record { offered->bytes, {} };
    if (document::formatOf(path) == document::RecordFormat::Rif) {
        auto converted =
            savedAs(document::contentOf(offered->bytes), document::RecordFormat::Rif, QDate::currentDate());
        if (!converted) {
            AskDialog::tell(this, "message", tr("This game cannot be saved in this format."), converted.fault());
            return;
        }
        record = std::move(converted).value();
    }
    FileWriter::writeOnce(
        this, path, [bytes = record.bytes] { return bytes; },
        [path](const QString &fault) { return document::unsavedText(path, fault); },
        [this, path, losses = record.losses](const QString &failure) {
            if (!failure.isEmpty()) {
                showMessage(failure);
                return;
            }
            m_settings.lastFolder = QFileInfo(path).absolutePath();
            saveSettings();
            if (!losses.isEmpty()) {
                AskDialog::tell(this, "message",
                    tr("%1 was saved. This format cannot hold everything.")
                        .arg(text::foreignText(QFileInfo(path).fileName())),
                    losses.join(QLatin1Char('\n')));
            }
        });
}

void MainWindow::showProtocol(const QString &journal)
{
    m_papers->showProtocol(journal);
}

// The game goes on meanwhile.
void MainWindow::showArbiter()
{
    if (isLookingAway())
        backToGame();
    m_playedOn = &page();
    m_pages->open(arbiter());
}

void MainWindow::openProtocol()
{
    const QString path = m_papers->chooseJournal();
    if (!path.isEmpty())
        showProtocol(path);
}

void MainWindow::showScoreSheet()
{
    const bool isSet = &page() == m_clock && m_clock->isWaiting(); // for a game that has not begun
    const bool isPlayed = m_host->hasMatch() && !isSet && (&page() == m_table || &page() == m_clock);
    m_papers->show(scoreSheetPaper(isPlayed ? scoreSheetOf(m_host->match()) : scoreSheetOf(m_settings.newGame)));
}

void MainWindow::openMoments()
{
    const QString path = m_papers->chooseJournal();
    if (!path.isEmpty())
        showMoments(path);
}

void MainWindow::showMoments(const QString &journal)
{
    const auto found = readProtocolFile(journal);
    if (!found) {
        showMessage(found.fault());
        return;
    }
    if (!mayLook(match::View::Journal))
        return;
    JournalReplayPage &page = m_pages->made(m_moments);
    page.open(*found, QFileInfo(journal).fileName());
    m_pages->open(page);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!agreesToLeave() || !m_files->shelf().agreesToLoseAll() || !m_events->agreesToClose()) {
        event->ignore();
        return;
    }
    leaveGame();
    saveSettings();
    if (m_manual)
        m_manual->close();
    event->accept();
}

void MainWindow::showPlace(Place place)
{
    if (!agreesToLeave())
        return;
    leaveGame();
    refreshUnfinished();
    m_play->setDue(m_practice->dueCount()); // the date may have changed
    m_router->showHome(place);
}

void MainWindow::showMatch()
{
    if (m_host->match().isOnPhysicalBoard())
        m_pages->open(clocks());
    else
        m_pages->open(table());
}

// In full screen the clocks take the whole window.
void MainWindow::showBars()
{
    const QWidget *shown = m_pages->currentWidget();
    const bool isLook = shown == m_verdict || shown == m_lesson || shown == m_moments;
    if (m_strip && (!isLook || !m_host->hasMatch()))
        m_strip->hide();
    if (m_recordTabs)
        m_recordTabs->setVisible(shown == m_record && m_recordTabs->hasSeveral());
    m_bar->setVisible(!isFullScreen() || !m_clock || m_pages->currentWidget() != m_clock);
    // Two people at the table see what belongs to their game alone, also when it has ended: the board stays in its
    // place.
    const bool isBusy = isGameRunning() || (m_table && shown == m_table) || (m_clock && shown == m_clock)
        || (isFullScreen() && page().isReadFromAfar());
    m_router->fit(size(), m_settings.textSize / 100.0, isBusy);
}

void MainWindow::flash(Seat seat)
{
    if (m_table)
        m_table->panel(seat)->face()->flash();
    if (m_clock)
        m_clock->face(seat)->flash();
}

void MainWindow::showLesson()
{
    if (mayLook(match::View::Lesson))
        m_pages->open(lesson());
}

void MainWindow::showDaily()
{
    if (!mayLook(match::View::Lesson))
        return;
    m_pages->open(lesson());
    lesson().showDaily();
}

void MainWindow::openPractice()
{
    if (!m_practice->isOpen())
        m_practice->open(m_folders.practice);
}

// Opens the verdict desk with the displayed position, as far as it may be judged.
void MainWindow::showVerdict()
{
    const std::optional<Page::JudgedPosition> shown = page().judgedPosition();
    if (!mayLook(match::View::Verdict))
        return;
    if (shown)
        verdict().take(*shown);
    // While a silent game runs, nobody is told how it is won (match.md#hints).
    verdict().setFindsWins(!isGameRunning() || m_host->match().setup().hints != match::Hints::Off);
    m_pages->open(verdict());
}

void MainWindow::refreshUnfinished()
{
    refreshAgain();
    refreshShelf();
}

void MainWindow::refreshAgain()
{
    const std::vector<opening::Procedure> procedures = catalogue::proceduresWith(m_folders.procedures).procedures;
    const bool canBePlayed = m_settings.newGame.wasPlayed && chosenOpening(m_settings.newGame, procedures);
    m_play->setAgain(canBePlayed ? std::optional(termsLine(m_settings.newGame, procedures)) : std::nullopt);
}

StartSources MainWindow::startSources() const
{
    return { .folders = m_folders,
        .recentFiles = m_settings.recentFiles,
        .choices = m_files->desk().choices(),
        .damaged = m_damaged };
}

void MainWindow::refreshShelf()
{
    StartSources sources = startSources();
    std::vector<StartEntry> open;
    for (const OpenRecord &record : m_files->shelf().records()) {
        if (!record.isModified && !m_gamesHome)
            continue; // only the home page of games shows it, and each card takes a copy and a picture
        open.push_back(editedEntry(record.id, m_files->shelf().looked(record.id)));
        if (record.isModified)
            sources.edited.push_back(open.back());
    }
    m_shelf->read(sources);
    if (m_gamesHome) {
        m_gamesHome->setOpen(open);
        m_gamesHome->refresh();
    }
}

void MainWindow::takeEntries(const std::vector<StartEntry> &entries)
{
    m_entries = entries;
    m_play->setEntries(entries);
    m_waitingEntries.clear();
    std::copy_if(entries.begin(), entries.end(), std::back_inserter(m_waitingEntries),
        [](const StartEntry &entry) { return entry.kind == StartEntry::Kind::Waiting; });
    if (m_eventsHome)
        m_eventsHome->setWaiting(m_waitingEntries);
}

void MainWindow::showSearch()
{
    SearchTargets targets;
    targets.actions = &m_actions;
    for (const Page::Section &section : page().ownActions())
        targets.ofPage += section.actions;
    targets.players = m_settings.players;
    targets.entries = m_entries;
    targets.language = m_language.current();
    targets.openEntry = [this](const StartEntry &entry) {
        if (agreesToLeave())
            goOnWith(entry);
    };
    targets.searchGames = [this](const QString &text) {
        showPlace(Place::Games);
        if (m_gamesHome && &page() == m_gamesHome)
            m_gamesHome->search(text);
    };
    targets.openGuide = [this](int number) {
        if (!mayLook(match::View::Lesson))
            return;
        m_pages->open(lesson());
        lesson().openGuide(number);
    };
    targets.openManual = [this](ManualPage wanted) { showManual(wanted); };
    targets.settingNames = [this] { return SettingsDialog(m_settings, Sound::canSpeak(), this).names(); };
    targets.openSettings = [this](const QString &search) { showSettings(search); };
    SearchDialog dialog(findablesOf(targets), [&targets] { return slowFindablesOf(targets); }, this);
    dialog.exec();
    if (const auto act = dialog.chosen())
        act();
}

// Handles a card of a home page.
void MainWindow::goOnWith(const StartEntry &entry)
{
    switch (entry.kind) {
    case StartEntry::Kind::Unfinished:
        // The user is told what is missing from a game before resuming it.
        if (entry.isWhole)
            resumeMatch(entry.path);
        else
            offerRecovery();
        return;
    case StartEntry::Kind::Waiting:
        for (const host::KeptGame &kept : host::waitingGames(m_folders.waiting, m_folders.journals).games) {
            if (kept.path == entry.path) {
                waitFor(kept.game);
                return;
            }
        }
        refreshUnfinished(); // it is gone
        return;
    case StartEntry::Kind::Unreadable: offerRecovery(); return;
    case StartEntry::Kind::Draft: offerDrafts(); return;
    case StartEntry::Kind::Typed: m_typed->open(entry.path); return;
    case StartEntry::Kind::Edited: m_files->shelf().show(entry.id); return;
    case StartEntry::Kind::Game:
    case StartEntry::Kind::Record:
        openRecord(entry.path); // a record with unsaved edits is shown as it is
        return;
    }
}

// Opens the place where a typed draft is restored.
void MainWindow::goHome(TypedDrafts::Home home)
{
    switch (home) {
    case TypedDrafts::Home::NewGame: newGame(); break;
    case TypedDrafts::Home::NewClock: newClock(); break;
    case TypedDrafts::Home::ComputerGame: newComputerGame(); break;
    case TypedDrafts::Home::UnplayedGame: enterUnplayed(); break;
    case TypedDrafts::Home::Tournaments: showTournament(); break;
    case TypedDrafts::Home::Verdict: showVerdict(); break;
    }
    if (m_router->isHome())
        refreshShelf();
}

void MainWindow::tellAtStart(const QString &text)
{
    m_play->tell(text);
}

void MainWindow::showMessage(const QString &text)
{
    AskDialog::tell(this, "message", text);
}

// The desktop lists windows by their titles, so two windows need different ones.
void MainWindow::updateTitle()
{
    QString title = page().title();
    title.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")); // brackets in the name of a file
    setWindowTitle(title.isEmpty() ? tr("Kagetsu") + QStringLiteral("[*]")
                                   : QStringLiteral("%1[*] — %2").arg(title, tr("Kagetsu")));
    setWindowModified(page().isModified());
}

void MainWindow::saveSettings()
{
    if (isVisible()) { // earlier it does not have its final place
        const WindowPlace::Kept kept = m_place.kept();
        m_settings.geometry = kept.geometry;
        m_settings.maximised = kept.maximised;
    }
    m_settingsKeeper.keep(m_settings);
}

} // namespace kagetsu::ui
