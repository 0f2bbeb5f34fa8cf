// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/setup.h"

#include <QObject>

namespace kagetsu::journal {
struct WaitingGame;
}

namespace kagetsu::ui {

class DeskPins;
class WaitingFiles;
class WaitingPage;
struct WindowServices;

// Opens the page on which a game waits for its players, and keeps the files of games that wait.
class WaitingRoom : public QObject
{
    Q_OBJECT

public:
    WaitingRoom(const WindowServices &window, DeskPins &pins);

    // Shows a game that waits, and leaves the running one.
    void open(const journal::WaitingGame &game);
    // Shows the game of this file. Returns false if the file is gone.
    bool openFile(const QString &path);
    // Returns whether the game has not been started elsewhere, and says so if another window has begun it.
    bool isStillToCome(const match::MatchSetup &setup);
    // Deletes the file of a game that has begun or was called off.
    void forget(const std::string &id);

signals:
    void beginWanted(const kagetsu::match::MatchSetup &setup);
    // Emitted when there is no game to show any more.
    void homeWanted();

private:
    WaitingPage &page();
    void moveBeginning(std::int64_t scheduled, std::int64_t now);
    // Saves the second of two games while it is still to come.
    void follow();

    const WindowServices &m_window;
    DeskPins &m_pins;
    WaitingFiles *m_files;
    WaitingPage *m_page = nullptr;
};

} // namespace kagetsu::ui
