// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/fault.h"

#include <QObject>

#include <vector>

namespace kagetsu::ui {

class GamePages;
class WaitingRoom;
struct WindowServices;

// Resumes games from their journals, and finishes at the start what a stopped program left unfinished.
class GameRecovery : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object.
    GameRecovery(const WindowServices &window, GamePages &pages, WaitingRoom &waiting);

    // Saves games that had ended when the program stopped, and files the second game that was still to come. Returns a
    // sentence if their journals could not be signed; empty otherwise.
    QString settle();
    // Asks what is to become of unfinished games and of games that wait: they can be resumed, ended or cancelled.
    void offer();
    // Resumes a game from its journal. Returns false if that is impossible, after saying why.
    bool resume(const QString &journal);
    // Returns the damaged journals of games that had ended, as settle() found them.
    const std::vector<journal::JournalFault> &damaged() const { return m_damaged; }

private:
    static QString unsignedText(const QString &reason);

    const WindowServices &m_window;
    GamePages &m_pages;
    WaitingRoom &m_waiting;
    std::vector<journal::JournalFault> m_damaged;
};

} // namespace kagetsu::ui
