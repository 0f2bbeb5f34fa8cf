// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/places/place.h"
#include "ui/app/places/startentries.h"

#include <QObject>

#include <vector>

namespace kagetsu::ui {

class EventPages;
class EventsHome;
class GameRecovery;
class GamesHome;
class LessonPages;
class PlayHome;
class RecordPages;
class Standings;
class EntryReader;
class TypedDrafts;
class WaitingRoom;
struct WindowServices;

// Shows the home pages of the five places, keeps their cards up to date, and opens what a card stands for.
class HomePages : public QObject
{
    Q_OBJECT

public:
    // What the home pages lead to.
    struct Targets
    {
        GameRecovery &recovery;
        WaitingRoom &waiting;
        RecordPages &records;
        LessonPages &lessons;
        EventPages &events;
        TypedDrafts &typed;
        Standings &standings;
    };

    // `play` is the home page of Play, which is on the screen from the start. All arguments must outlive this object.
    HomePages(const WindowServices &window, PlayHome *play, const Targets &targets);

    // Shows the home page of a place, after asking if a game is running.
    void show(Place place);
    // Reads the cards again, and the terms of the last game.
    void refresh();
    // Reads the cards again.
    void refreshCards();
    // The same if a home page is shown.
    void refreshCardsInSight();
    // Opens what a card stands for.
    void open(const StartEntry &entry);
    // Asks what is to become of unfinished games and of games that wait.
    void offerRecovery();
    void offerDrafts();
    // Searches the games for this text.
    void searchGames(const QString &text);
    // Returns the cards as they were read last.
    const std::vector<StartEntry> &entries() const { return m_entries; }

signals:
    // Emitted with the file of a journal that is to be gone through.
    void journalWanted(const QString &path);

private:
    void setHomes();
    GamesHome *newGamesHome();
    StartSources sources() const;
    void take(const std::vector<StartEntry> &entries);
    void showDue();
    // Says of the page Play that it has cards to read, if it has.
    void expectEntries();

    const WindowServices &m_window;
    PlayHome *m_play;
    Targets m_targets;
    EntryReader *m_reader;
    GamesHome *m_games = nullptr;
    EventsHome *m_events = nullptr;
    std::vector<StartEntry> m_entries;
    std::vector<StartEntry> m_waiting; // those of the games in the waiting room
};

} // namespace kagetsu::ui
