// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/language.h"
#include "ui/app/places/place.h"
#include "ui/app/places/startentries.h"
#include "ui/app/records/typeddrafts.h"
#include "ui/app/settings/settingskeeper.h"
#include "ui/app/systemtime.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/windowplace.h"
#include "ui/arbiter/desk/deskpins.h"
#include "ui/controls/device/folders.h"
#include "ui/controls/layout/page.h"

#include <QMainWindow>
#include <QPointer>

class QLabel;
class QMenu;
class QShortcut;
class QToolBar;
class QToolButton;
class QVBoxLayout;

namespace kagetsu::journal {
struct WaitingGame;
}

namespace kagetsu::host {
class MatchHost;
class PressLatency;
}

namespace kagetsu::ui {

class ArbiterPage;
class AnnouncementPlayer;
class Herald;
class ClockPage;
class EngineDesk;
class EventDesk;
class EventsHome;
class GameStrip;
class GamesHome;
class LearnHome;
class LessonBench;
class LessonPage;
class ManualWindow;
class JournalReplayPage;
class PageRouter;
class Pages;
class PracticeShelf;
class PrintPreviews;
class RecordTabs;
class StudyPage;
class PlayHome;
class StartShelf;
class StudyFiles;
class TablePage;
class VerdictPage;
class WaitingFiles;
class WaitingPage;
enum class ManualPage;

// The main window: one page at a time, the tool bar with the menu, and everything that connects the pages to files and
// settings.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Settings settings, QString settingsFile, Folders folders);
    ~MainWindow() override;

    // Places the window before it is shown: where it was when last closed, or with this size.
    void place(const std::optional<QSize> &size = {});
    // Asks what is to become of unfinished games and of games that wait: they can be resumed, ended or cancelled.
    void offerRecovery();
    // Offers unsaved edits of records that a program left behind when it stopped.
    void offerDrafts();
    // Reads again what the home page of Play shows.
    void refreshUnfinished();
    // Cleans up after a program that was stopped: removes partly written files, saves games that had ended, and opens
    // the waiting room for a second game that was still to come.
    void settle();
    // Opens a file: a record or lesson, a tournament, or the journal of a game. Reports faults of a file that cannot be
    // shown.
    void openRecord(const QString &path);
    // Shows the protocol of a journal beside this window. Reports faults of a journal without one.
    void showProtocol(const QString &journal);
    // Shows a journal line by line. Reports faults of a journal that cannot be read.
    void showMoments(const QString &journal);
    // Resumes a match from its journal.
    bool resumeMatch(const QString &journal);

    void setThemeKind(Theme::Kind kind);
    void setLanguage(const QString &code);
    // Sets the size of all texts; see TextSizes.
    void setTextSize(int hundredths);
    // Says something in a line above the home page of Play, until it is closed.
    void tellAtStart(const QString &text);
    // Shows a message and waits until it was read.
    void showMessage(const QString &text);

public slots:
    void newGame();
    // Starts a game against an engine.
    void newComputerGame();
    // Starts the clocks for a game on a real board.
    void newClock();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildFrame();
    void buildToolBar();
    void buildMenu();
    void fit();
    void fitWords();
    void showSettings(const QString &search = {});
    // Finds anything by its name and does it.
    void showSearch();
    void take(const Settings &next);
    void showChecks();
    void connectActions();
    void retranslate();
    void updateActions();
    // Returns false if the command was not carried out, after saying why.
    bool carryOut(const match::Command &command);
    void goOnAtTheTable(const match::Command &command);
    void updateTitle();
    void applyTheme();
    void saveSettings();

    // Each page is created and connected when first needed.
    TablePage &table();
    StudyPage &record();
    VerdictPage &verdict();
    LessonPage &lesson();
    // Reads who practises daily, unless that was done before.
    void openPractice();
    ClockPage &clocks();
    ArbiterPage &arbiter();
    WaitingPage &waiting();
    void showArbiter();
    // Lets the players set the clocks beside a real board, or the arbiter if there is one.
    void setClocksByHand();
    Page &page() const;
    bool isGameRunning() const;
    // Asks if a game is running; the game goes on until it is actually left.
    bool agreesToLeave();
    bool letsArbiterLeave(const QString &lost);
    // Returns whether a page may be shown beside a running game. With an arbiter, the game goes on and looking away is
    // recorded; otherwise the game is left.
    bool mayLook(match::View view);
    bool isLookingAway() const;
    void showStrip();
    void backToGame();
    void leaveGame();
    void showStart() { showPlace(Place::Play); }
    // Shows the home page of a place, after asking if a game is running.
    void showPlace(Place place);
    void setHomes();
    LearnHome *newLearnHome();
    // Reloads the cards of the home pages.
    void refreshShelf();
    StartSources startSources() const;
    void takeEntries(const std::vector<StartEntry> &entries);
    void goOnWith(const StartEntry &entry);
    void goHome(TypedDrafts::Home home);
    // Shows the page of the running match: the table, or the clocks beside a real board.
    void showMatch();
    // Updates the "same as last time" button of the home page.
    void refreshAgain();
    enum class Asking : std::uint8_t { Dialog, AsLastTime };
    struct Asked
    {
        match::MatchSetup setup;
        bool waits = false; // whether the game waits for its players before it begins
    };
    // Asks for the terms and creates the folders. Returns nothing if no game is to start.
    std::optional<Asked> askSetup(match::PlayedOn playedOn, Asking asking);
    // Asks for the terms, and begins the game or waits for its players.
    void ask(match::PlayedOn playedOn, Asking asking = Asking::Dialog);
    // Creates the folders for games; says which cannot be created.
    bool hasFolders();
    bool startMatch(const match::MatchSetup &setup);
    // Returns whether the game has not been started elsewhere, and says so if another window has begun it.
    bool isStillToCome(const match::MatchSetup &setup);
    // Begins the game at the table, or prepares the clocks beside a real board for the first tap.
    void begin(const match::MatchSetup &setup);
    void secondGame();
    // Starts another game with the same terms and people, who keep their places.
    void rematch();
    void enterUnplayed();
    void waitFor(const journal::WaitingGame &game);
    void moveBeginning(std::int64_t scheduled, std::int64_t now);
    void showBars();
    void flash(Seat seat);
    void showVerdict();
    void showLesson();
    // Shows the open tournament, or a choice of tournaments.
    void showTournament();
    // Opens the tournament in a file. Users in a running game must have been asked before.
    void openEvent(const QString &path);
    // Begins the game that the tournament desk wants.
    void playTableGame();
    void showDaily();
    // Opens the manual at the page about what is shown; possible beside any game, because it reveals nothing about it.
    void showManual(std::optional<ManualPage> wanted = {});
    ManualPage manualPage() const;
    static QString unsignedText(const QString &reason);
    void tellUnsigned(const QString &reason);
    void openDialog(const QString &folder);
    // Opens a record given as text.
    void openText(const QString &text);
    void saveAs();
    void openProtocol();
    // Prints a score sheet for the game on the table, or for the one chosen last.
    void showScoreSheet();
    // Opens the choices how to show the board to others.
    void share();
    void openMoments();

    Settings m_settings;
    std::optional<NewGameChoices> m_leftChoices; // from a new-game dialog that was closed without a game
    SettingsKeeper m_settingsKeeper;
    Folders m_folders;
    SystemTime m_time;
    LanguageSwitch m_language;
    Actions m_actions;
    QList<QAction *> m_ofPages; // actions that the page carries out instead of the window
    Page::Deeds m_deeds; // actions of the current page

    // Created before anything that may change the window's state, size or language, whose handlers use them.
    QToolBar *m_bar;
    QToolButton *m_menuButton;
    QShortcut *m_menuKey;
    QMenu *m_menu;
    QAction *m_searchOnBar = nullptr; // the button of the search
    QAction *m_pageActions; // separator before the actions of a page
    QLabel *m_caption; // rule and opening of what the page shows

    WindowPlace m_place;
    double m_fit = 0; // see fitFactor()
    bool m_hasWords = true; // whether the tool bar shows words if there is room
    QStringList m_onBar; // what it was last fitted to
    Pages *m_pages;
    QVBoxLayout *m_column; // what is above the pages, and the pages
    PageRouter *m_router;
    GameStrip *m_strip = nullptr; // above the pages while a running game is not shown
    RecordTabs *m_recordTabs = nullptr; // above the study page, once that is created
    PlayHome *m_play;
    GamesHome *m_gamesHome = nullptr;
    EventsHome *m_eventsHome = nullptr;
    std::vector<StartEntry> m_entries; // as they were read last
    std::vector<StartEntry> m_waitingEntries; // cards of the games in the waiting room
    StartShelf *m_shelf;
    host::MatchHost *m_host;
    EngineDesk *m_engines;
    EventDesk *m_events;
    AnnouncementPlayer *m_calls;
    Herald *m_herald;
    host::PressLatency *m_latency;
    StudyFiles *m_files;
    WaitingFiles *m_waitingFiles;
    std::vector<journal::JournalFault> m_damaged; // journals of games that had ended
    PrintPreviews *m_papers;
    LessonBench *m_bench;
    TypedDrafts *m_typed;
    PracticeShelf *m_practice;
    DeskPins m_deskPins;
    TablePage *m_table = nullptr;
    StudyPage *m_record = nullptr;
    VerdictPage *m_verdict = nullptr;
    JournalReplayPage *m_moments = nullptr;
    ArbiterPage *m_arbiter = nullptr;
    Page *m_playedOn = nullptr; // the table, or the clocks of a real board, while another page is shown beside the game
    LessonPage *m_lesson = nullptr;
    ClockPage *m_clock = nullptr;
    WaitingPage *m_waiting = nullptr;
    QPointer<ManualWindow> m_manual; // while it is open
};

} // namespace kagetsu::ui
