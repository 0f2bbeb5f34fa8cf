// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/setup.h"
#include "ui/match/newgame/newgamechoices.h"

#include <QObject>

#include <cstdint>
#include <optional>

namespace kagetsu::opening {
struct Procedure;
}

namespace kagetsu::ui {

class EngineManager;
class GamePages;
class Standings;
class WaitingRoom;
struct WindowServices;

// Agrees on games with the players and begins them: asks for the terms, creates the folders, and starts the match or
// the wait for its players.
class GameStarter : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object.
    GameStarter(const WindowServices &window, EngineManager &engines, GamePages &pages, WaitingRoom &waiting,
        const Standings &standings);

    void newGame();
    // Begins a game on the terms of the last one.
    void newGameAsLastTime();
    // Asks for the terms of a game with this opening, whatever was chosen last.
    void newGameWith(const opening::Procedure &procedure);
    // Starts a game against an engine.
    void newComputerGame();
    // Starts the clocks for a game on a real board.
    void newClock();
    // Enters the result of a game that nobody played.
    void enterUnplayed();
    // Begins the second of two games, if it is still to come.
    void secondGame();
    // Starts another game with the same terms and people, who keep their places.
    void rematch();
    // Begins the game at the table, or prepares the clocks beside a real board for the first tap.
    void begin(const match::MatchSetup &setup);
    // Starts the match now. Returns false if its journal cannot be begun, after saying why.
    bool start(const match::MatchSetup &setup);
    // Creates the folders for games; says which cannot be created.
    bool hasFolders();

signals:
    // Emitted when no game could be started in the place of the one that was left.
    void homeWanted();

private:
    enum class Asking : std::uint8_t { Dialog, AsLastTime };
    struct Asked
    {
        match::MatchSetup setup;
        bool waits = false; // whether the game waits for its players before it begins
    };
    // Asks for the terms and creates the folders. Returns nothing if no game is to start.
    std::optional<Asked> askSetup(match::PlayedOn playedOn, Asking asking);
    // Asks for the terms, and begins the game or waits for its players.
    void ask(match::PlayedOn playedOn, Asking asking = Asking::Dialog);

    const WindowServices &m_window;
    EngineManager &m_engines;
    GamePages &m_pages;
    WaitingRoom &m_waiting;
    const Standings &m_standings;
    std::optional<NewGameChoices> m_leftChoices; // from a new-game dialog that was closed without a game
};

} // namespace kagetsu::ui
