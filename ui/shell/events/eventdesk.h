// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "tournament/games/gamekey.h"
#include "tournament/log/log.h"
#include "tournament/model/event.h"
#include "tournament/store.h"
#include "ui/paper/paperdialog.h"
#include "ui/shell/app/folders.h"

#include <QObject>

#include <functional>
#include <memory>

class QAction;
class QWidget;

namespace kagetsu::ui {

class EventFollower;
class EventHost;
class EventKeeper;
class EventPapers;
class FileKeeper;
class PairingCheck;
class SectionActions;
class TableResults;
class TournamentPage;

// The tournament that is worked at: its file, its page, and which of its games is being played at the table.
class EventDesk : public QObject
{
    Q_OBJECT

public:
    // Events lie in their folder, which is made with the first. Questions are asked in front of `window`; `now` is the
    // time on the wall.
    EventDesk(const Folders &folders, std::function<tournament::Milliseconds()> now, std::function<QString()> language,
        QWidget *window);
    ~EventDesk() override;

    // What events are kept in, where it is not the database of the program.
    using MakeStore = std::function<std::unique_ptr<tournament::Store>()>;
    void setStores(MakeStore make) { m_makeStore = std::move(make); }

    // Asks which event, or for a new one. True: its page is there.
    bool choose();
    // True: its page is there. What is wrong with the file has been said. A tournament report becomes a new event,
    // which goes on; what of it is not kept is told.
    bool open(const QString &path);
    // Before the window closes: false where the event would be lost, as its file is not at its place any more, and
    // people want to stay.
    bool agreesToClose();
    // Of the event that is open; null before.
    TournamentPage *page() const { return m_page; }

    // Takes the result of this match into its round, if it is a game of this event; the event of another one takes it
    // when it is opened.
    void takeResult(const match::Match &match, const QString &record);
    // What its page is about; null before.
    const tournament::Section *section() const;
    // Only once there is a page.
    const tournament::Event &event() const;
    const tournament::Log &log() const;
    // The game that was asked for last.
    std::optional<tournament::GameKey> wanted() const { return m_wanted; }
    // Its journal, where it was begun and has not ended: it goes on. Empty: it begins.
    QString wantedJournal() const;
    // Asks where it is played; `terms` is what was agreed for it. Nothing: nowhere.
    std::optional<match::PlayedOn> askWhere(const QString &terms);

signals:
    // Another page takes the place of the one before.
    void pageMade(kagetsu::ui::TournamentPage *page);
    // The game that wanted() names.
    void gameWanted();
    void paperWanted(const kagetsu::ui::Paper &paper);
    // The files of the games of a table are to be shown.
    void recordWanted(const QString &path);
    void protocolWanted(const QString &journal);

private:
    bool begin(const QString &path, tournament::Store::Access access);
    bool beginReading(const QString &path);
    void beginWith(EventKeeper &keeper, tournament::Log log);
    void leave();
    void takeOver();
    void printLog(const std::vector<std::size_t> &lines);
    bool createEvent();
    bool openReport(const QString &path);
    bool beginNew(const tournament::Log &log, const QString &name);
    void follow();
    void showPage(int section);
    void tell(const tournament::StoreFault &fault, const QString &path);
    void tellNotKept();
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
    QString m_path; // of the event that is open
    std::function<tournament::Milliseconds()> m_now;
    QWidget *m_window;
    std::unique_ptr<FileKeeper> m_keeper; // none while the event is only read
    std::unique_ptr<EventKeeper> m_noKeeper; // of an event that is only read
    std::unique_ptr<EventFollower> m_follower;
    std::unique_ptr<EventHost> m_host;
    std::unique_ptr<TableResults> m_results;
    std::string m_identity; // of the event that is open
    TournamentPage *m_page = nullptr;
    EventPapers *m_papers;
    SectionActions *m_sections;
    PairingCheck *m_check;
    QAction *m_records;
    QAction *m_protocol;
    QAction *m_log;
    int m_section = 0;
    std::optional<tournament::GameKey> m_wanted;
};

} // namespace kagetsu::ui
