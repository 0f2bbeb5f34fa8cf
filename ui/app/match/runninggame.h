// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/command.h"
#include "ui/controls/layout/page.h"

#include <QObject>

namespace kagetsu::host {
class MatchHost;
}

namespace kagetsu::ui {

class DeskPins;
class GameStrip;
class Pages;
class WindowFrame;

// Protects the running game from what else is done in the window: asks before it is left, lets an arbiter open another
// page beside it, and leads back to it.
class RunningGame : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object. Questions are asked in front of `window`.
    RunningGame(host::MatchHost *host, DeskPins &pins, Pages *pages, WindowFrame *frame, QWidget *window);

    bool isRunning() const;
    // Asks if a game is running. The game goes on until leave() is called, but its clocks are stopped.
    bool agreesToLeave();
    // Ends the game here; it can be resumed. Does nothing if no game is running.
    void leave();
    // Returns whether a page may be shown beside a running game. With an arbiter, the game goes on and looking away is
    // recorded; otherwise the game is left.
    bool mayLook(match::View view);
    // True while another page is shown beside the game.
    bool isLookingAway() const;
    void goBack();
    // Returns false if the command was refused, after saying why.
    bool carryOut(const match::Command &command);

    // The table, or the clocks of a real board, while another page is shown beside the game.
    void setPlayedOn(Page &page) { m_playedOn = &page; }
    Page &playedOn() const { return *m_playedOn; }
    // Sets when the clocks above another page show tenths of a second.
    void setTenths(Tenths tenths);
    // Call it when another page is shown; `isBesideGame` is true for a page that mayLook() is asked about.
    void updateStrip(bool isBesideGame);

private:
    bool letsArbiterLeave(const QString &lost);
    void showStrip();

    host::MatchHost *m_host;
    DeskPins &m_pins;
    Pages *m_pages;
    WindowFrame *m_frame;
    QWidget *m_window;
    Tenths m_tenths = Tenths::LastTen;
    GameStrip *m_strip = nullptr; // above the pages while the game is not shown
    Page *m_playedOn = nullptr;
};

} // namespace kagetsu::ui
