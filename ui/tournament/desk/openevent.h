// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "match/model/match.h"
#include "tournament/games/gamekey.h"
#include "tournament/log/steplog.h"
#include "tournament/model/event.h"
#include "tournament/store.h"
#include "ui/controls/device/folders.h"
#include "ui/print/paper/paperdialog.h"

#include <QObject>

#include <functional>
#include <memory>

class QAction;
class QWidget;

namespace kagetsu::ui {

class EventFollower;
class EventHost;
class EventOnPhones;
class EventPapers;
class EventProjector;
class FileKeeper;
class PagePublishing;
class PairingCheck;
class SectionActions;
class TableBoards;
class TableReporting;
class TableResults;
class TournamentPage;
struct EventRule;

// Manages the open tournament: its file, its page, and which of its games is being played at the table.
class OpenEvent : public QObject
{
    Q_OBJECT

public:
    // Events are stored in the folder for them, which is created with the first. Questions are asked in front of
    // `window`; `now` returns wall time.
    OpenEvent(const Folders &folders, std::function<tournament::Milliseconds()> now, std::function<QString()> language,
        QWidget *window);
    ~OpenEvent() override;

    // Sets where events are stored, instead of the program's database.
    using MakeStore = std::function<std::unique_ptr<tournament::Store>()>;
    void setStores(MakeStore make) { m_makeStore = std::move(make); }

    // Asks for an event to open, or creates a new one. Returns true if its page exists.
    bool choose();
    // Asks for the terms of a new event and creates it. Returns true if its page exists.
    bool create();
    // Asks for the file of an event elsewhere and opens it. Returns true if its page exists.
    bool chooseFile();
    // Asks for a join code, joins and opens that event. Returns true if its page exists.
    bool joinOther();
    // Opens an event. Returns true if its page exists; faults of the file have been reported. A tournament report
    // becomes a new event that continues; the user is told what of the report was not kept.
    bool open(const QString &path);
    // Call it before the window closes. Returns false if the event would be lost, because its file is no longer in its
    // place, and the user wants to stay.
    bool agreesToClose();
    // Returns the page of the open event; null if there is none.
    TournamentPage *page() const { return m_page; }

    // Records the result of this match in its round, if it is a game of this event; another event records its games
    // when it is opened.
    void takeResult(const match::Match &match, const QString &record);
    // Call it when something has happened in this match: a game of an event on a server is reported there.
    void gameWentOn(const match::Match &match);
    // Returns how a game of this event is shown on phones, or a sentence that says why it is not.
    Result<EventRule, QString> phoneRule(const tournament::GameKey &game) const;
    // Returns the section shown on the page; null without a page.
    const tournament::Section *section() const;
    // Valid only if there is a page.
    const tournament::Event &event() const;
    const tournament::Log &log() const;
    // Returns the game that was requested last.
    std::optional<tournament::GameKey> wanted() const { return m_wanted; }
    // Returns the journal of that game if it was begun and has not ended, so that it can be resumed; empty if it is to
    // begin.
    QString wantedJournal() const;
    // Asks where the game is played; `terms` describes what was agreed for it. Returns nothing if it is not played.
    std::optional<match::PlayedOn> askWhere(const QString &terms);

signals:
    // Emitted when a new page replaces the previous one.
    void pageMade(kagetsu::ui::TournamentPage *page);
    // Emitted when the open event or the settings of its pages have changed, and when it was closed.
    void changed();
    // Emitted when the game named by wanted() should be played.
    void gameWanted();
    void paperWanted(const kagetsu::ui::Paper &paper);
    // Emitted when the files of a table's games should be shown.
    void recordWanted(const QString &path);
    void protocolWanted(const QString &journal);
    void journalWanted(const QString &journal); // line by line
    // Emitted when the user wants to close the event. It is closed once its page is not visible any more.
    void startWanted();

private:
    TableReporting *newTables(const Folders &folders);
    TableBoards *newBoards();
    PagePublishing *newPublishing(const std::function<QString()> &language);
    void tellReports();
    bool isWanted(const QString &journal) const;
    EventOnPhones *newPhones(std::function<QString()> language);
    EventProjector *newProjector();
    bool begin(const QString &path, tournament::Store::Access access);
    bool beginReading(const QString &path);
    void beginTogether(const QString &desk);
    void beginWith(tournament::LogKeeper &keeper, tournament::Log log);
    void leave();
    void closeEvent();
    void takeOver();
    void printLog(const std::vector<std::size_t> &lines);
    bool openReport(const QString &path);
    bool beginNew(const tournament::Log &log, const QString &name);
    void follow();
    void showPage(int section);
    void offerActions();
    void tellNotKept();
    void tellMeanwhile(const tournament::Meanwhile &meanwhile);
    void tellSavedElsewhere();
    void readAgain();
    bool saveElsewhere(const QString &path);
    bool rescue(const QString &path);

    const tournament::Match *currentMatch() const;
    void showRecords();
    void showProtocol();

    MakeStore m_makeStore;
    QString m_folder;
    QString m_journals;
    QString m_games;
    QString m_path; // path of the open event
    std::function<tournament::Milliseconds()> m_now;
    QWidget *m_window;
    std::unique_ptr<FileKeeper> m_keeper; // null while the event is only read
    std::unique_ptr<tournament::LogKeeper> m_noKeeper; // for an event that is only read
    std::unique_ptr<EventFollower> m_follower;
    std::unique_ptr<EventHost> m_host;
    std::unique_ptr<TableResults> m_results;
    std::string m_identity; // id of the open event
    TournamentPage *m_page = nullptr;
    EventPapers *m_papers;
    SectionActions *m_sections;
    PairingCheck *m_check;
    PagePublishing *m_publishing;
    TableReporting *m_tables;
    TableBoards *m_boards;
    EventOnPhones *m_phones;
    EventProjector *m_projector;
    QAction *m_records;
    QAction *m_protocol;
    QAction *m_log;
    QAction *m_close;
    int m_section = 0;
    std::optional<tournament::GameKey> m_wanted;
};

} // namespace kagetsu::ui
