// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "tournament/games/gamekey.h"

#include <QObject>

class QWidget;

namespace kagetsu::ui {

class EventHost;

// Brings what was played at the tables of an event back into its rounds (tournament.md#games-at-the-table): each game
// once, whatever became of the program in between, and nothing that was entered is replaced unasked.
class TableResults : public QObject
{
    Q_OBJECT

public:
    // Where the journals of matches and the records of ended games lie.
    struct Places
    {
        QString journals;
        QString games;
    };

    // `event` is FileIdentity::id. The host must live longer; questions are asked in front of the window.
    TableResults(EventHost &host, std::string event, Places places, QWidget *window);

    // A match has ended; nothing happens unless it is one of this event. Where something else was entered, it is asked
    // about once the match is done with it.
    void take(const match::Match &match, const QString &record);
    // Games that have ended while this event was not open.
    void takeLeft();

    // The next attempt of this game.
    tournament::GameKey next(tournament::GameKey game) const;
    // The journal of this game that has not ended; empty: none.
    QString unfinished(const tournament::GameKey &game) const;
    // The journal that a report is from; empty: none, or it is gone.
    QString journalOf(const tournament::GameReport &report) const;

signals:
    void reported(int section, int round, int table, int game, const kagetsu::tournament::GameReport &report);

private:
    void bring(const tournament::GameKey &key, const tournament::GameReport &report);
    void ask(const tournament::GameKey &key, const tournament::GameReport &report);
    bool isTaken(const tournament::GameReport &report) const;
    // When the event was last told of this match, record and all; nothing: never.
    std::optional<tournament::Milliseconds> heardOf(const std::string &match) const;
    const tournament::Section *sectionOf(const tournament::GameKey &key) const;

    EventHost &m_host;
    std::string m_event;
    Places m_places;
    QWidget *m_window;
};

} // namespace kagetsu::ui
