// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "match/model/command.h"

#include <QByteArray>
#include <QObject>

class QWidget;

namespace kagetsu::engineseat {
class Computers;
}

namespace kagetsu::ui {

class ArbiterPage;
class ClockPage;
class DeskPins;
class Standings;
class TablePage;
struct WindowServices;

// Creates the pages of a game when they are first needed, and connects them: the table, the clocks beside a real board,
// and the arbiter's desk.
class GamePages : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object.
    GamePages(const WindowServices &window, engineseat::Computers *computers, DeskPins &pins, Standings &standings);

    TablePage &table();
    ClockPage &clocks();
    // Shows the page of the running match.
    void showMatch();
    // Lets the clock of this seat flash wherever it is shown.
    void flash(Seat seat);
    // Sets what stands beside the game at the table while phones show it; empty for nothing.
    void showOnPhones(const QString &sign);
    // Call it when the settings have changed.
    void takeSettings();
    // True for the table and the clocks, which two people look at.
    bool isOfPlayers(const QWidget *page) const;
    bool isClock(const QWidget *page) const;

signals:
    void newGameWanted();
    void newClockWanted();
    void secondGameWanted();
    void rematchWanted();
    // Emitted when the record in which the game began should be shown again.
    void recordWanted();
    // Emitted when the clocks that were prepared begin to run.
    void startWanted(const kagetsu::match::MatchSetup &setup);
    // Emitted when the record of the game that has ended should be opened.
    void reviewWanted(const QByteArray &sgf);

private:
    void connectActions();
    ArbiterPage &arbiter();
    // The game goes on meanwhile.
    void showArbiter();
    // Shows the game to the players before a clock runs.
    void resumeAfterCountdown(const match::Command &command);
    // Lets the players set the clocks beside a real board, or the arbiter if there is one.
    void setClocksByHand();
    void showProtocol();
    // Prints a score sheet for the game that is shown, or for the one chosen last.
    void showScoreSheet();

    const WindowServices &m_window;
    engineseat::Computers *m_computers;
    DeskPins &m_pins;
    Standings &m_standings;
    TablePage *m_table = nullptr;
    ClockPage *m_clock = nullptr;
    ArbiterPage *m_arbiter = nullptr;
    QString m_onPhones;
};

} // namespace kagetsu::ui
