// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

namespace kagetsu::ui {

class OpenEvent;
class EventsHome;
class GameOnPhones;
class GameRecovery;
class GameStarter;
class LanguageSwitch;
struct WindowServices;

// Shows the open tournament, has its games played at the table, and hands their results over to it.
class EventPages : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object.
    EventPages(
        const WindowServices &window, const LanguageSwitch &language, GameStarter &starter, GameRecovery &recovery);

    OpenEvent &openEvent() { return *m_openEvent; }
    EventsHome *newHome();
    // Shows the open tournament, or a choice of tournaments.
    void show();
    // Opens the tournament in a file. The user must have been asked about a running game before.
    void open(const QString &path);
    // Gives the lists of players among these files to the visible tournament. Returns the other files: all of them if
    // no tournament is visible.
    QStringList readLists(const QStringList &paths);

signals:
    // Emitted to show the home page of Events.
    void homeWanted();
    // Emitted when the file of a game should be shown.
    void recordWanted(const QString &path);
    // Emitted when a journal should be shown line by line.
    void journalWanted(const QString &path);
    // Emitted with what stands beside the game while it is shown on phones.
    void shownOnPhones(const QString &sign);

private:
    void connectDesk();
    void connectResults();
    void connectPhones();
    // Plays the game that the tournament wants, with the terms of its section if these are a preset, otherwise with
    // those of the last new game. A game that was begun is resumed.
    void play();

    const WindowServices &m_window;
    GameStarter &m_starter;
    GameRecovery &m_recovery;
    OpenEvent *m_openEvent;
    GameOnPhones *m_phones;
};

} // namespace kagetsu::ui
