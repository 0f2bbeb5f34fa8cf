// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/setup.h"
#include "record/model/gametree.h"
#include "ui/match/newgame/computerchoices.h"

#include <QObject>

#include <functional>
#include <optional>

namespace kagetsu::ui {

class EngineManager;
class GamePages;
class GameStarter;
class RecordPages;
struct WindowServices;

// Returns the setup of a game against the computer from the position after this node, in which the person plays the
// side to move; nothing if no game can lead there or go on from there (record::stonesInTurn, opening::startFrom). Level
// and name are those of the last game against the computer.
std::optional<match::MatchSetup> setupFrom(const record::GameTree &tree, record::NodeId node, rules::Rule rule,
    const ComputerChoices &last, const QString &engineName, const QString &language);

// Knows the ways between a game and its records: from the record of a game that has just ended back to the table, and
// from a record to a game against the computer and back.
class GameWays : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object. `language` returns the language of the window.
    GameWays(const WindowServices &window, const EngineManager &engines, GamePages &pages, GameStarter &starter,
        RecordPages &records, std::function<QString()> language);

    // Shows the actions that apply to the page that is shown.
    void follow();

signals:
    // Emitted when the record in which the game began is no longer open.
    void gamesWanted();

private:
    // Begins a game against the computer from the position on the study page.
    void playOn();
    void backToRecord();
    // Forgets what belongs to the match before.
    void takeUpMatch();

    const WindowServices &m_window;
    const EngineManager &m_engines;
    GamePages &m_pages;
    GameStarter &m_starter;
    RecordPages &m_records;
    std::function<QString()> m_language;
    int m_recordOfGame = 0; // the open record of the game on the table; 0: none
    int m_origin = 0; // the open record in which it began; 0: none
    record::NodeId m_node = record::GameTree::root(); // where it began
    bool m_begins = false; // the game that begins next has this origin
};

} // namespace kagetsu::ui
