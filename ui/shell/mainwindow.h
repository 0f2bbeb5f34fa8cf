// SPDX-License-Identifier: MIT
#pragma once

#include "ui/shell/actions.h"
#include "ui/shell/folders.h"
#include "ui/shell/hosttable.h"
#include "ui/shell/language.h"
#include "ui/shell/recordtransfer.h"
#include "ui/shell/settings.h"
#include "ui/shell/sound.h"
#include "ui/shell/systemtime.h"

#include <QMainWindow>

class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace kagetsu::ui {

class ArbiterPage;
class ClockPage;
class MatchHost;
class LessonPage;
class MomentPage;
class Page;
class PressLatency;
class RecordPage;
class StartPage;
class StudyFiles;
class TablePage;
class VerdictPage;
class WaitingFiles;
class WaitingPage;
struct Paper;

// The window: one page at a time, the tool bar with the menu, and what connects the pages to files and settings.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Settings settings, QString settingsFile, Folders folders);
    ~MainWindow() override;

    // Looks for unfinished games and offers them; called once the window is on the screen.
    void offerRecovery();
    // Saves games that had ended when the program stopped before it could.
    void keepEndedGames();
    // Opens a record for study; says what is wrong with a file it cannot show.
    void openRecord(const QString &path);
    // Shows the protocol of a journal beside this window; says what is wrong with one that gives none.
    void showProtocol(const QString &journal);
    // Shows a journal line by line; says what is wrong with one that gives nothing.
    void showMoments(const QString &journal);
    // Takes a match up again from its journal.
    bool resumeMatch(const QString &journal);

    void setThemeKind(Theme::Kind kind);
    void setLanguage(const QString &code);

public slots:
    void newGame();
    // The clocks of a game on a board of wood.
    void newClock();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildToolBar();
    void buildMenu();
    void connectActions();
    void retranslate();
    void updateActions();
    void applyTheme();
    void applyShown();
    void saveSettings();

    // Makes a page when it is first needed, which keeps the start quick, and gives it what all pages share.
    template <class P, class... Arguments>
    P &made(P *&page, Arguments... arguments);
    void adopt(Page &page);
    TablePage &table();
    RecordPage &record();
    VerdictPage &verdict();
    LessonPage &lesson();
    ClockPage &clocks();
    ArbiterPage &arbiter();
    WaitingPage &waiting();
    void showArbiter();
    Page &page() const;
    QList<Page *> pages() const;
    bool isGameRunning() const;
    // Asks when a game is running; the game itself goes on until it is left.
    bool agreesToLeave();
    // Asks when a record has unsaved changes.
    bool agreesToLoseRecord();
    void leaveGame();
    void showStart();
    void showTable();
    // The page of the running match: the table, or the clocks beside a board of wood.
    void showMatch();
    // Asks what is agreed and makes the folders; nothing when nothing is to be started.
    struct Asked
    {
        match::MatchSetup setup;
        Seat left = Seat::A; // of the player on the left
        bool waits = false; // for the players, before it begins
    };
    std::optional<Asked> askSetup(match::Stones stones);
    // Asks, and begins the game or waits for it.
    void ask(match::Stones stones);
    bool startMatch(const match::MatchSetup &setup);
    // To the table, or with the clocks of a board of wood ready for the first tap.
    void begin(const match::MatchSetup &setup, Seat left);
    void secondGame(Seat left);
    void waitFor(const journal::WaitingGame &game);
    void showBars();
    void announce(const clock::Announcement &announcement);
    // After a running game is left, if there is one.
    void showPage(Page &page);
    void refreshUnfinished();
    // What was not saved of records, once after the unfinished games were offered.
    void offerDrafts();
    void openDialog(const QString &folder);
    // A record that came as text.
    void openText(const QString &text);
    // Puts the record shown onto the clipboard; says why where it cannot.
    void copy(CopyForm form);
    void copyPicture();
    void chooseStudyKeys();
    void saveAs();
    QString chooseJournal();
    void openProtocol();
    void openMoments();
    // Stands beside this window until it is closed.
    void showPaper(Paper paper);
    void showMessage(const QString &text);
    void showAbout();

    Settings m_settings;
    QString m_settingsFile;
    Folders m_folders;
    SystemTime m_time;
    LanguageSwitch m_language;
    Actions m_actions;

    QStackedWidget *m_pages;
    StartPage *m_start;
    MatchHost *m_host;
    Announcer *m_announcer;
    PressLatency *m_latency;
    Sound m_sound;
    StudyFiles *m_files;
    WaitingFiles *m_waitingFiles;
    bool m_hasDraftsToOffer = false; // when the start page is next shown
    HostTable m_hostTable;
    TablePage *m_table = nullptr;
    RecordPage *m_record = nullptr;
    VerdictPage *m_verdict = nullptr;
    MomentPage *m_moments = nullptr;
    ArbiterPage *m_arbiter = nullptr;
    Page *m_playedOn = nullptr; // the table, or the clocks of a real board, while the arbiter's desk is shown
    LessonPage *m_lesson = nullptr;
    ClockPage *m_clock = nullptr;
    WaitingPage *m_waiting = nullptr;

    QToolButton *m_menuButton;
    QMenu *m_menu;
    QAction *m_pageActions = nullptr; // the line before the actions of a page
    QLabel *m_caption; // rule and opening of what is on the page
};

} // namespace kagetsu::ui
