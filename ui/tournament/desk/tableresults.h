// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"
#include "tournament/games/gamekey.h"

#include <QDateTime>
#include <QObject>

class QWidget;

namespace kagetsu::ui {

class EventHost;

// Records what was played at an event's tables in its rounds (tournament.md#games-at-the-table): each game once,
// whatever happened to the program in between, and never replacing an entered result without asking.
class TableResults : public QObject
{
    Q_OBJECT

public:
    // The folders of the journals of matches and of the records of ended games.
    struct Places
    {
        QString journals;
        QString games;
    };

    // `event` is FileIdentity::id. The host must outlive this object; questions are asked in front of the window.
    TableResults(EventHost &host, std::string event, Places places, QWidget *window);

    // Handles the end of a match; does nothing unless it belongs to this event. If a different result was entered, the
    // user is asked once the match is finished with.
    void take(const match::Match &match, const QString &record);
    // Records games that ended here while this event was not open.
    void takeLeft();
    // Returns true if the round of this game is open and it has not been heard of since its journal was written.
    bool wants(const tournament::GameKey &key, const QDateTime &written) const;
    // Handles the end of a match at another computer as take() does. A match that two computers tell differently is
    // doubtful: it replaces no other result unasked. Returns false if the result should be in the event and is not.
    bool takeReported(const match::Match &match, const QString &record, bool isDoubtful);

    // Returns the key of the next attempt at this game.
    tournament::GameKey next(tournament::GameKey game) const;
    // Returns the unfinished journal of this game; empty if there is none.
    QString unfinished(const tournament::GameKey &game) const;
    // Returns the journal that a report comes from; empty if there is none or it is gone.
    QString journalOf(const tournament::GameReport &report) const;

signals:
    void reported(int section, int round, int table, int game, const kagetsu::tournament::GameReport &report);

private:
    void bring(const tournament::GameKey &key, const tournament::GameReport &report);
    void ask(const tournament::GameKey &key, const tournament::GameReport &report);
    bool isTaken(const tournament::GameReport &report) const;
    // Returns when the event last received a report of this match that has its record or was entered by hand; nothing
    // if it never did.
    std::optional<tournament::Milliseconds> heardOf(const std::string &match) const;
    const tournament::Section *sectionOf(const tournament::GameKey &key) const;

    EventHost &m_host;
    std::string m_event;
    Places m_places;
    QWidget *m_window;
};

} // namespace kagetsu::ui
