// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/desk/deskpins.h"
#include "ui/look/layout/page.h"
#include "ui/shell/app/folders.h"
#include "ui/shell/app/language.h"
#include "ui/shell/app/systemtime.h"
#include "ui/shell/records/typeddrafts.h"
#include "ui/shell/settings/settingskeeper.h"
#include "ui/shell/window/actions.h"
#include "ui/shell/window/windowplace.h"

#include <QMainWindow>
#include <QPointer>

class QLabel;
class QMenu;
class QShortcut;
class QToolBar;
class QToolButton;

namespace kagetsu::journal {
struct WaitingGame;
}

namespace kagetsu::session {
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
class GameStrip;
class LessonBench;
class LessonPage;
class ManualWindow;
class JournalReplayPage;
class Pages;
class PracticeShelf;
class PrintPreviews;
class RecordTabs;
class StudyPage;
class StartPage;
class StartShelf;
class StudyFiles;
class TablePage;
class VerdictPage;
class WaitingFiles;
class WaitingPage;
struct StartEntry;
enum class ManualPage;

// The window: one page at a time, the tool bar with the menu, and what connects the pages to files and settings.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Settings settings, QString settingsFile, Folders folders);
    ~MainWindow() override;

    // Before it is shown: where it was when it was last closed, or of this size.
    void place(const std::optional<QSize> &size = {});
    // Looks for unfinished games and offers them; called once the window is on the screen.
    void offerRecovery();
    // The start page tells of unfinished games, also when nobody was asked about them.
    void refreshUnfinished();
    // Tidies up after a program that was stopped: what it left half written goes, games that had ended are saved, and a
    // second game of two that was to come is waited for.
    void settle();
    // Opens a file: a record or a lesson, a tournament, the journal of a game; says what is wrong with one that it
    // cannot show.
    void openRecord(const QString &path);
    // Shows the protocol of a journal beside this window; says what is wrong with one that gives none.
    void showProtocol(const QString &journal);
    // Shows a journal line by line; says what is wrong with one that gives nothing.
    void showMoments(const QString &journal);
    // Takes a match up again from its journal.
    bool resumeMatch(const QString &journal);

    void setThemeKind(Theme::Kind kind);
    void setLanguage(const QString &code);
    // Of all words, see TextSizes.
    void setTextSize(int hundredths);
    // Tells something and waits until it was read.
    void showMessage(const QString &text);

public slots:
    void newGame();
    // Against an engine.
    void newComputerGame();
    // The clocks of a game on a board of wood.
    void newClock();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildToolBar();
    void buildMenu();
    void fit();
    void fitWords();
    void showSettings();
    void take(const Settings &next);
    void showChecks();
    void connectActions();
    void retranslate();
    void updateActions();
    // False when it was not done, and why has been said.
    bool carryOut(const match::Command &command);
    void goOnAtTheTable(const match::Command &command);
    void updateTitle();
    void applyTheme();
    void saveSettings();

    // Each is made when it is first needed, and connected.
    TablePage &table();
    StudyPage &record();
    VerdictPage &verdict();
    LessonPage &lesson();
    // Reads who practises daily, if that was not done yet.
    void openPractice();
    ClockPage &clocks();
    ArbiterPage &arbiter();
    WaitingPage &waiting();
    void showArbiter();
    // Beside a real board: by the players, or by the arbiter where there is one.
    void setClocksByHand();
    Page &page() const;
    bool isGameRunning() const;
    // Asks when a game is running; the game itself goes on until it is left.
    bool agreesToLeave();
    bool letsArbiterLeave(const QString &lost);
    // A page beside a running game. Where an arbiter rules, the game goes on and the look is written down; elsewhere
    // the game is left. False: it is not to be shown.
    bool mayLook(match::View view);
    bool isLookingAway() const;
    void showStrip();
    void backToGame();
    void leaveGame();
    void showStart();
    // Its cards.
    void refreshShelf();
    void goOnWith(const StartEntry &entry);
    void goHome(TypedDrafts::Home home);
    // The page of the running match: the table, or the clocks beside a board of wood.
    void showMatch();
    // The game as last time may be begun from the start page.
    void refreshAgain();
    enum class Asking : std::uint8_t { Dialog, AsLastTime };
    // Asks what is agreed and makes the folders; nothing when nothing is to be started.
    struct Asked
    {
        match::MatchSetup setup;
        bool waits = false; // for the players, before it begins
    };
    std::optional<Asked> askSetup(match::PlayedOn playedOn, Asking asking);
    // Asks, and begins the game or waits for it.
    void ask(match::PlayedOn playedOn, Asking asking = Asking::Dialog);
    // Makes those that games are kept in; says which cannot be made.
    bool hasFolders();
    bool startMatch(const match::MatchSetup &setup);
    // Tells where it is not: another window has begun what this one still offered.
    bool isStillToCome(const match::MatchSetup &setup);
    // To the table, or with the clocks of a board of wood ready for the first tap.
    void begin(const match::MatchSetup &setup);
    void secondGame();
    // Another game by the same terms between the same people, at their places.
    void rematch();
    void enterUnplayed();
    void waitFor(const journal::WaitingGame &game);
    void moveBeginning(std::int64_t scheduled, std::int64_t now);
    void showBars();
    void flash(Seat seat);
    void showVerdict();
    void showLesson();
    // The tournament that is worked at, or a choice of them.
    void showTournament();
    // That of a file. Whoever plays was asked before.
    void openEvent(const QString &path);
    // Begins the game that the desk of the tournament wants.
    void playTableGame();
    void showDaily();
    // At the page for what is shown; beside a game of any kind, as it tells nothing of it.
    void showManual();
    ManualPage manualPage() const;
    // What was not saved of records, once after the unfinished games were offered.
    void offerDrafts();
    void tellUnsigned(const QString &reason);
    void openDialog(const QString &folder);
    // A record that came as text.
    void openText(const QString &text);
    void saveAs();
    void openProtocol();
    // Of the game on the table, or of the one that was chosen last.
    void showScoreSheet();
    void openMoments();

    Settings m_settings;
    std::optional<NewGameChoices> m_leftChoices; // of a new-game dialog that was closed without a game
    SettingsKeeper m_settingsKeeper;
    Folders m_folders;
    SystemTime m_time;
    LanguageSwitch m_language;
    Actions m_actions;
    QList<QAction *> m_ofPages; // those that the page shown carries out, and not the window
    Page::Deeds m_deeds; // of that page

    // Made before all that may change the window's state, size or language: the handlers of those count on them.
    QToolBar *m_bar;
    QToolButton *m_menuButton;
    QShortcut *m_menuKey;
    QMenu *m_menu;
    QAction *m_pageActions; // the line before the actions of a page
    QLabel *m_caption; // rule and opening of what is on the page

    WindowPlace m_place;
    double m_fit = 0; // see fitFactor()
    bool m_hasWords = true; // the tool bar, if there is room
    QStringList m_onBar; // what it was fitted to
    Pages *m_pages;
    GameStrip *m_strip = nullptr; // above the pages while a game is looked away from
    RecordTabs *m_recordTabs = nullptr; // above the study page, once that is made
    StartPage *m_start;
    StartShelf *m_shelf;
    session::MatchHost *m_host;
    EngineDesk *m_engines;
    EventDesk *m_events;
    AnnouncementPlayer *m_calls;
    Herald *m_herald;
    session::PressLatency *m_latency;
    StudyFiles *m_files;
    WaitingFiles *m_waitingFiles;
    std::vector<journal::JournalFault> m_damaged; // journals of games that had ended
    bool m_hasDraftsToOffer = true; // when the start page is next shown
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
