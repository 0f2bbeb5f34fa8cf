// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/language.h"
#include "ui/app/records/typeddrafts.h"
#include "ui/app/settings/settingskeeper.h"
#include "ui/app/systemtime.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/windowplace.h"
#include "ui/app/window/windowservices.h"
#include "ui/arbiter/desk/deskpins.h"
#include "ui/controls/device/folders.h"

#include <QMainWindow>

namespace kagetsu::host {
class MatchHost;
class PressLatency;
}

namespace kagetsu::ui {

class AnnouncementPlayer;
class Appearance;
class EngineManager;
class EventPages;
class GamePages;
class GameRecovery;
class GameStarter;
class GameWays;
class HomePages;
class LessonPages;
class LibraryPages;
class ManualOpener;
class Page;
class PageActions;
class PageSaver;
class Pages;
class PlayHome;
class PrintPreviews;
class RecordPages;
class RunningGame;
class SettingsApplier;
class Standings;
class VerdictPages;
class WaitingRoom;
class WindowBar;
class WindowFrame;
class WindowMenu;

// The main window. It puts its parts together: pages, tool bar, menu, and what begins, resumes and protects games; each
// knows little of the others and says by signals what it wants of them.
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
    void setUp();
    void connectHost();
    void connectPages();
    void connectGames();
    void connectRecords();
    void connectHomes();
    void connectActions();
    void connectDrop();
    // Opens the place where a typed draft is restored.
    void goHome(TypedDrafts::Home home);
    // Finds anything by its name and does it.
    void showSearch();
    void showMessage(const QString &text);
    // Says so if no font can show the language that was asked for.
    void tellOfMissingFont();
    void retranslate();
    void updateActions();
    void updateTitle();
    // Shows what belongs around the current page: rail, bar, tabs and strip.
    void showBars();
    void saveSettings();

    Settings m_settings;
    SettingsKeeper m_settingsKeeper;
    Folders m_folders;
    SystemTime m_time;
    LanguageSwitch m_language;
    DeskPins m_pins;
    Actions m_actions;
    WindowPlace m_place;

    // Each part may use those before it.
    Pages *m_pages;
    PlayHome *m_play;
    WindowMenu *m_menu;
    WindowBar *m_bar;
    WindowFrame *m_frame;
    host::MatchHost *m_host;
    WindowServices m_services;
    EngineManager *m_engines;
    AnnouncementPlayer *m_calls;
    host::PressLatency *m_latency;
    Appearance *m_appearance;
    Standings *m_standings;
    GamePages *m_games;
    WaitingRoom *m_waiting;
    GameRecovery *m_recovery;
    GameStarter *m_starter;
    EventPages *m_events;
    RecordPages *m_records;
    LessonPages *m_lessons;
    VerdictPages *m_verdicts;
    LibraryPages *m_library;
    TypedDrafts *m_typed;
    HomePages *m_homes;
    GameWays *m_ways;
    ManualOpener *m_manual;
    SettingsApplier *m_applier;
    PageSaver *m_saver;
    PageActions *m_pageActions = nullptr; // the last one, because it takes what nobody else handles
};

} // namespace kagetsu::ui
