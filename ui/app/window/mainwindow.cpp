// SPDX-License-Identifier: MIT
#include "ui/app/window/mainwindow.h"

#include "match/host/matchhost.h"
#include "match/host/presslatency.h"
#include "ui/app/announcementplayer.h"
#include "ui/app/arbiter/verdictpages.h"
#include "ui/app/engines/enginemanager.h"
#include "ui/app/gamestandings.h"
#include "ui/app/learn/lessonpages.h"
#include "ui/app/leftovers.h"
#include "ui/app/match/gamepages.h"
#include "ui/app/match/gamerecovery.h"
#include "ui/app/match/gamestarter.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/match/waitingroom.h"
#include "ui/app/places/homepages.h"
#include "ui/app/places/playhome.h"
#include "ui/app/records/gameways.h"
#include "ui/app/records/lessonmaker.h"
#include "ui/app/records/librarypages.h"
#include "ui/app/records/openrecords.h"
#include "ui/app/records/recorddrop.h"
#include "ui/app/records/recordpages.h"
#include "ui/app/search/searchdialog.h"
#include "ui/app/search/searchtargets.h"
#include "ui/app/settings/aboutbox.h"
#include "ui/app/settings/keysdialog.h"
#include "ui/app/settings/settingsapplier.h"
#include "ui/app/settings/settingsdialog.h"
#include "ui/app/sound.h"
#include "ui/app/speechrouter.h"
#include "ui/app/tournament/eventpages.h"
#include "ui/app/window/appearance.h"
#include "ui/app/window/manualopener.h"
#include "ui/app/window/pageactions.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/pagesaver.h"
#include "ui/app/window/printpreviews.h"
#include "ui/app/window/windowbar.h"
#include "ui/app/window/windowframe.h"
#include "ui/app/window/windowmenu.h"
#include "ui/board/inforce.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/drafts/draftkeeper.h"
#include "ui/controls/input/focusnews.h"
#include "ui/controls/input/motion.h"
#include "ui/controls/input/wheelguard.h"
#include "ui/controls/layout/fit.h"
#include "ui/tournament/desk/openevent.h"

#include <QApplication>
#include <QCloseEvent>
#include <QLocale>
#include <QToolTip>

#include <utility>

namespace kagetsu::ui {

MainWindow::MainWindow(Settings settings, QString settingsFile, Folders folders)
    : m_settings(std::move(settings))
    , m_settingsKeeper(std::move(settingsFile), m_settings)
    , m_folders(std::move(folders))
    , m_language(m_settings.language)
    , m_actions(this)
    , m_place(this)
    , m_pages(new Pages(this))
    , m_play(new PlayHome(m_pages))
    , m_menu(new WindowMenu(this))
    , m_bar(new WindowBar(m_actions, m_menu, this))
    , m_frame(new WindowFrame(m_actions, m_pages, this))
    , m_host(new host::MatchHost(m_time, this))
    , m_services { m_settings, [this] { saveSettings(); }, m_folders, m_time, m_actions, m_pages, m_frame->router(),
        m_host, new RunningGame(m_host, m_pins, m_pages, m_frame, this),
        new PrintPreviews(m_settings, m_language, m_folders.journals, this), this }
    , m_engines(new EngineManager(m_host, m_time, m_folders.engines, this))
    , m_calls(new AnnouncementPlayer(m_host, m_settings.announcing, this))
    , m_latency(new host::PressLatency(m_time, *m_host, this))
    , m_appearance(new Appearance(m_services, m_language, *m_bar))
    , m_standings(new Standings(m_host, m_settings, this))
    , m_games(new GamePages(m_services, m_engines->computers(), m_pins, *m_standings))
    , m_waiting(new WaitingRoom(m_services, m_pins))
    , m_recovery(new GameRecovery(m_services, *m_games, *m_waiting))
    , m_starter(new GameStarter(m_services, *m_engines, *m_games, *m_waiting, *m_standings))
    , m_events(new EventPages(m_services, m_language, *m_starter, *m_recovery))
    , m_records(new RecordPages(m_services, *m_engines, *m_frame))
    , m_lessons(new LessonPages(m_services, &m_records->lessonMaker()))
    , m_verdicts(new VerdictPages(m_services))
    , m_library(new LibraryPages(m_services, *m_records, *m_verdicts))
    , m_typed(new TypedDrafts(m_folders.drafts, m_records->lessonMaker(), this))
    , m_homes(new HomePages(
          m_services, m_play, { *m_recovery, *m_waiting, *m_records, *m_lessons, *m_events, *m_typed, *m_standings }))
    , m_ways(new GameWays(
          m_services, *m_engines, *m_games, *m_starter, *m_records, [this] { return m_language.current(); }))
    , m_manual(new ManualOpener(m_services, m_language))
    , m_applier(new SettingsApplier(m_services, { *m_appearance, m_language, *m_calls, *m_engines, m_pins }))
    , m_saver(new PageSaver(m_services))
{
    setUp();
    connectHost();
    connectGames();
    connectRecords();
    connectHomes();
    connectDrop();
    connectActions();
    m_pageActions = new PageActions(m_services, *m_saver, m_records->openRecords());
    m_pageActions->showChecks();
    connectPages();
    m_appearance->applyTheme();
    m_appearance->fit();
    onLanguage(*this, [this] { retranslate(); });
    // Everything has already been written in this language.
    QCoreApplication::removePostedEvents(this, QEvent::LanguageChange);
    tellOfMissingFont();
}

void MainWindow::setUp()
{
    setObjectName(QStringLiteral("mainWindow"));
    setFont(QFont()); // the program's, which the language set after this window had taken the desktop's
    ui::setTextSize(m_settings.textSize / 100.0);
    setMotionAllowed(m_settings.motion);
    WheelGuard::install();
    FocusNews::install();
    setDraftFolder(m_folders.drafts);
    m_pages->setShown(m_settings.shown);
    m_services.game->setTenths(m_settings.shown.tenths);
    addToolBar(m_bar);
    setCentralWidget(m_frame);
    setMinimumSize(360, 300);
    resize(1280, 800);
    // Every key works, even for actions that are only in the menu.
    for (QAction *action : m_actions.findChildren<QAction *>())
        addAction(action);
    m_menu->serve(m_services, *m_calls, *m_records);
}

// What the match says goes to the pages, the voice and the screen reader.
void MainWindow::connectHost()
{
    m_host->setGamesFolder(m_folders.games);
    m_host->setSigningKey(m_settings.signingKey);
    connect(m_host, &host::MatchHost::matchChanged, this, &MainWindow::updateActions);
    connect(m_host, &host::MatchHost::happened, this, &MainWindow::updateActions);
    m_calls->setVolume(m_settings.volume);
    connect(m_standings, &Standings::changed, this, &MainWindow::saveSettings);
    connect(m_calls, &AnnouncementPlayer::flashed, m_games, &GamePages::flash);
    const auto *speech = new SpeechRouter(m_host, m_calls, m_settings.announcing, this);
    // Shows the text where the user looks, until the next key.
    connect(speech, &SpeechRouter::unheard, this,
        [this](const QString &text) { QToolTip::showText(m_pages->mapToGlobal(QPoint(16, 16)), text, m_pages); });
    m_pins.set({ m_settings.deskPin, m_settings.chiefPin });
    m_pins.setSource([this]() -> std::optional<DeskPins::Kept> {
        const std::optional<Settings> now = m_settingsKeeper.readAgain();
        return now ? std::optional(DeskPins::Kept { now->deskPin, now->chiefPin }) : std::nullopt;
    });
}

void MainWindow::connectGames()
{
    connect(m_games, &GamePages::newGameWanted, m_starter, &GameStarter::newGame);
    connect(m_games, &GamePages::newClockWanted, m_starter, &GameStarter::newClock);
    connect(m_games, &GamePages::secondGameWanted, m_starter, &GameStarter::secondGame);
    connect(m_games, &GamePages::rematchWanted, m_starter, &GameStarter::rematch);
    connect(m_games, &GamePages::startWanted, m_starter, &GameStarter::start);
    connect(m_games, &GamePages::reviewWanted, m_records, &RecordPages::review);
    connect(m_waiting, &WaitingRoom::beginWanted, m_starter, &GameStarter::begin);
    const auto showPlay = [this] { m_homes->show(Place::Play); };
    connect(m_waiting, &WaitingRoom::homeWanted, this, showPlay);
    connect(m_starter, &GameStarter::homeWanted, this, showPlay);
    connect(m_events, &EventPages::homeWanted, this, [this] { m_homes->show(Place::Events); });
    connect(m_events, &EventPages::shownOnPhones, m_games, &GamePages::showOnPhones);
    connect(m_events, &EventPages::recordWanted, m_records, &RecordPages::openAfterAsking);
}

void MainWindow::connectRecords()
{
    connect(m_records, &RecordPages::eventGiven, m_events, &EventPages::open);
    connect(m_records, &RecordPages::journalGiven, m_verdicts, &VerdictPages::showJournal);
    connect(m_events, &EventPages::journalWanted, m_verdicts, &VerdictPages::showJournal);
    m_lessons->setLibrary(m_library->library());
    connect(m_records, &RecordPages::lessonRead, m_lessons, &LessonPages::openLesson);
    connect(m_records, &RecordPages::lessonSaved, this, [this](const QString &path) {
        // The pupil's pages must match the file.
        if (m_lessons->isShown())
            m_records->open(path);
    });
    connect(m_records, &RecordPages::classWanted, m_lessons,
        [this](const task::Task &task) { m_lessons->showToClass({ task }); });
    connect(m_records, &RecordPages::drillWanted, m_lessons, &LessonPages::showDrill);
    connect(m_records, &RecordPages::closed, this, [this] { m_homes->show(Place::Games); });
    connect(m_records, &RecordPages::changed, this, &MainWindow::updateActions);
    connect(m_ways, &GameWays::gamesWanted, this, [this] { m_homes->show(Place::Games); });
    connect(m_lessons, &LessonPages::fileWanted, m_records, &RecordPages::chooseFile);
    connect(m_lessons, &LessonPages::gameWanted, m_starter, &GameStarter::newGameWith);
    const auto backToRecord = [this] {
        if (!m_records->showAgain())
            m_homes->show(Place::Play);
        updateActions();
    };
    connect(m_lessons, &LessonPages::classEnded, this, backToRecord);
    connect(m_lessons, &LessonPages::drillEnded, this, backToRecord);
}

void MainWindow::connectHomes()
{
    connect(m_play, &PlayHome::newGameWanted, m_starter, &GameStarter::newGame);
    connect(m_play, &PlayHome::againWanted, m_starter, &GameStarter::newGameAsLastTime);
    connect(m_play, &PlayHome::computerWanted, m_starter, &GameStarter::newComputerGame);
    connect(m_play, &PlayHome::clockWanted, m_starter, &GameStarter::newClock);
    connect(m_play, &PlayHome::languageWanted, m_appearance, &Appearance::setLanguage);
    connect(m_homes, &HomePages::journalWanted, m_verdicts, &VerdictPages::showJournal);
    connect(m_typed, &TypedDrafts::eventWanted, m_events, &EventPages::open);
    connect(m_typed, &TypedDrafts::sheetWanted, m_services.papers, &PrintPreviews::showWorksheet);
    connect(m_typed, &TypedDrafts::homeWanted, this, &MainWindow::goHome);
    connect(m_services.papers, &PrintPreviews::refused, this, &MainWindow::showMessage);
    connect(m_services.papers, &PrintPreviews::settingsChanged, this, &MainWindow::saveSettings);
}

void MainWindow::connectDrop()
{
    auto *drop = new RecordDrop(this);
    // Queued: a question must not block the program from which the file is dragged.
    connect(
        drop, &RecordDrop::filesDropped, this,
        [this](const QStringList &paths) {
            // Lists of players go to the visible tournament.
            const QStringList others = m_events->readLists(paths);
            if (!others.isEmpty() && !m_library->takeDropped(others))
                m_records->openAfterAsking(others.first());
        },
        Qt::QueuedConnection);
    connect(drop, &RecordDrop::textDropped, m_records, &RecordPages::openText, Qt::QueuedConnection);
}

void MainWindow::connectActions()
{
    m_actions.on(Command::Quit, this, [this] { close(); });
    m_actions.on(Command::Search, this, [this] { showSearch(); });
    m_actions.on(Command::FullScreen, this, [this](bool full) { m_place.setFullScreen(full); });
    m_actions.on(Command::Keys, this, [this] { KeysDialog(m_actions, m_pages->current().ownKeys(), this).exec(); });
    m_actions.on(Command::About, this, [this] { showAbout(m_folders, m_latency->figures(), this); });
}

void MainWindow::connectPages()
{
    connect(m_pages, &Pages::stateChanged, this, &MainWindow::updateActions);
    connect(m_pages, &Pages::currentChanged, this, &MainWindow::showBars);
    connect(m_pages, &Pages::currentChanged, m_appearance, &Appearance::fit); // what a class reads is larger
    connect(
        // Also because of what showBars() leaves visible.
        m_pages, &Pages::currentChanged, this, &MainWindow::updateActions);
    connect(m_appearance, &Appearance::textSizeChanged, this, &MainWindow::showBars);
    connect(m_appearance, &Appearance::fontChanged, m_records, &RecordPages::setTabsFont);
    connect(m_appearance, &Appearance::fontChanged, m_manual, &ManualOpener::setFont);
    connect(m_appearance, &Appearance::languageChanged, m_manual, &ManualOpener::setLanguage);
    connect(m_appearance, &Appearance::languageChanged, this, [this] {
        if (m_services.router->isHome())
            m_homes->refresh(); // updates the texts of its cards
        tellOfMissingFont();
    });
    connect(m_applier, &SettingsApplier::applied, m_pageActions, &PageActions::showChecks);
    connect(m_applier, &SettingsApplier::applied, m_games, &GamePages::takeSettings);
    connect(m_applier, &SettingsApplier::applied, m_records, &RecordPages::takeSettings);
    connect(m_applier, &SettingsApplier::applied, m_lessons, &LessonPages::takeSettings);
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

void MainWindow::offerRecovery()
{
    m_homes->offerRecovery();
}

void MainWindow::offerDrafts()
{
    m_homes->offerDrafts();
}

void MainWindow::refreshUnfinished()
{
    m_homes->refresh();
}

void MainWindow::settle()
{
    clearLeftovers(m_folders, m_settingsKeeper.file());
    m_lessons->openPractice();
    const QString fault = m_recovery->settle();
    if (!fault.isEmpty())
        m_play->tell(fault); // nothing opens over the page at a start
    m_homes->refreshCardsInSight();
}

void MainWindow::openRecord(const QString &path)
{
    m_records->open(path);
}

void MainWindow::showProtocol(const QString &journal)
{
    m_services.papers->showProtocol(journal);
}

void MainWindow::showMoments(const QString &journal)
{
    m_verdicts->showJournal(journal);
}

bool MainWindow::resumeMatch(const QString &journal)
{
    return m_recovery->resume(journal);
}

void MainWindow::setThemeKind(Theme::Kind kind)
{
    m_appearance->setThemeKind(kind);
}

void MainWindow::setLanguage(const QString &code)
{
    m_appearance->setLanguage(code);
}

void MainWindow::setTextSize(int hundredths)
{
    m_appearance->setTextSize(hundredths);
}

void MainWindow::tellOfMissingFont()
{
    if (m_language.wanted() == m_language.current())
        return;
    m_play->tell(
        tr("No font on this computer can show this language: %1. Install one, such as Noto Sans CJK, and start "
           "Kagetsu again.")
            .arg(QLocale::languageToString(QLocale(m_language.wanted()).language())));
}

void MainWindow::tellAtStart(const QString &text)
{
    m_play->tell(text);
}

void MainWindow::newGame()
{
    m_starter->newGame();
}

void MainWindow::newComputerGame()
{
    m_starter->newComputerGame();
}

void MainWindow::newClock()
{
    m_starter->newClock();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::WindowStateChange) {
        m_actions[Command::FullScreen]->setChecked(isFullScreen());
        showBars();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_services.game->agreesToLeave() || !m_records->openRecords().agreesToLoseAll()
        || !m_events->openEvent().agreesToClose()) {
        event->ignore();
        return;
    }
    m_services.game->leave();
    saveSettings();
    m_manual->close();
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_appearance->fit();
    showBars();
}

void MainWindow::showBars()
{
    const QWidget *shown = m_pages->currentWidget();
    m_services.game->updateStrip(m_verdicts->has(shown) || m_lessons->has(shown));
    m_records->updateTabs();
    // In full screen the clocks take the whole window.
    m_bar->setVisible(!isFullScreen() || !m_games->isClock(shown));
    // Two people at the table see what belongs to their game alone, also when it has ended: the board stays in its
    // place.
    const bool isBusy = m_services.game->isRunning() || m_games->isOfPlayers(shown)
        || (isFullScreen() && m_pages->current().isReadFromAfar());
    m_services.router->fit(size(), m_settings.textSize / 100.0, isBusy);
}

void MainWindow::updateActions()
{
    m_pageActions->update();
    m_ways->follow();
    m_bar->showPage(m_pages->current(), m_services.router->isHome());
    updateTitle();
}

// The desktop lists windows by their titles, so two windows need different ones.
void MainWindow::updateTitle()
{
    const Page &page = m_pages->current();
    QString title = page.title();
    title.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")); // brackets in the name of a file
    setWindowTitle(title.isEmpty() ? tr("Kagetsu") + QStringLiteral("[*]")
                                   : QStringLiteral("%1[*] — %2").arg(title, tr("Kagetsu")));
    setWindowModified(page.isModified());
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    m_bar->retranslate();
    updateActions();
}

void MainWindow::showSearch()
{
    SearchTargets targets;
    targets.actions = &m_actions;
    for (const Page::Section &section : m_pages->current().ownActions())
        targets.ofPage += section.actions;
    targets.players = m_settings.players;
    targets.entries = m_homes->entries();
    targets.language = m_language.current();
    targets.openEntry = [this](const StartEntry &entry) {
        if (m_services.game->agreesToLeave())
            m_homes->open(entry);
    };
    targets.searchGames = [this](const QString &text) { m_homes->searchGames(text); };
    targets.openGuide = [this](int number) { m_lessons->openGuide(number); };
    targets.printCourse = [this](const QString &course) { m_lessons->printCourse(course); };
    targets.openManual = [this](ManualPage wanted, qsizetype heading) { m_manual->show(wanted, heading); };
    targets.settingNames = [this] { return SettingsDialog(m_settings, Sound::canSpeak(), this).names(); };
    targets.openSettings = [this](const QString &search) { m_applier->show(search); };
    SearchDialog dialog(
        findablesOf(targets), [&targets] { return slowFindablesOf(targets); }, this);
    dialog.exec();
    if (const auto act = dialog.chosen())
        act();
}

void MainWindow::goHome(TypedDrafts::Home home)
{
    switch (home) {
    case TypedDrafts::Home::NewGame: m_starter->newGame(); break;
    case TypedDrafts::Home::NewClock: m_starter->newClock(); break;
    case TypedDrafts::Home::ComputerGame: m_starter->newComputerGame(); break;
    case TypedDrafts::Home::UnplayedGame: m_starter->enterUnplayed(); break;
    case TypedDrafts::Home::Tournaments: m_events->show(); break;
    case TypedDrafts::Home::Verdict: m_verdicts->showVerdict(); break;
    }
    m_homes->refreshCardsInSight();
}

void MainWindow::showMessage(const QString &text)
{
    AskDialog::tell(this, "message", text);
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
