// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "tournament/store.h"
#include "ui/paper/paperdialog.h"
#include "ui/shell/events/tablegames.h"

#include <QObject>

#include <functional>
#include <memory>

class QAction;
class QWidget;

namespace kagetsu::ui {

class EventHost;
class EventPapers;
class FileKeeper;
class TournamentPage;

// The tournament that is worked at: its file, its page, and which of its games is being played at the table.
class EventDesk : public QObject
{
    Q_OBJECT

public:
    // Events lie in the folder, which is made with the first. Questions are asked in front of `window`; `now` is the
    // time on the wall.
    EventDesk(QString folder, std::function<tournament::Milliseconds()> now, std::function<QString()> language,
        QWidget *window);
    ~EventDesk() override;

    // Asks which event, or for a new one. True: its page is there.
    bool choose();
    // True: its page is there. What is wrong with the file has been said.
    bool open(const QString &path);
    // Of the event that is open; null before.
    TournamentPage *page() const { return m_page; }

    // Takes the result of this match into its round, once there is one and if it is the game that began() named.
    void takeResult(const match::Match &match, const QString &record);
    // What its page is about; null before.
    const tournament::Section *section() const;
    // Only once there is a page.
    const tournament::Event &event() const;
    // The game that was asked for last is begun as this match.
    void began(const std::string &match);
    std::optional<TableGame> wanted() const { return m_wanted; }

signals:
    // Another page takes the place of the one before.
    void pageMade(kagetsu::ui::TournamentPage *page);
    // The game that wanted() names.
    void gameWanted();
    void paperWanted(const kagetsu::ui::Paper &paper);

private:
    bool begin(const QString &path, tournament::Store::Access access);
    bool createEvent();
    void addSection();
    void removeSection();
    void follow();
    void showPage(int section);
    void tell(const tournament::StoreFault &fault, const QString &path);

    QString m_folder;
    QString m_path; // of the event that is open
    std::function<tournament::Milliseconds()> m_now;
    QWidget *m_window;
    std::unique_ptr<FileKeeper> m_keeper;
    std::unique_ptr<EventHost> m_host;
    TournamentPage *m_page = nullptr;
    EventPapers *m_papers;
    QAction *m_addSection;
    QAction *m_removeSection;
    int m_section = 0;
    std::optional<TableGame> m_wanted;
    std::optional<TableGame> m_playing;
    std::string m_match; // that m_playing is
};

} // namespace kagetsu::ui
