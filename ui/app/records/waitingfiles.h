// SPDX-License-Identifier: MIT
#pragma once

#include "base/file/platform.h"
#include "match/journal/codec/waitinggame.h"
#include "match/model/match.h"

#include <QObject>
#include <QString>

#include <functional>

namespace kagetsu::ui {

class WaitingPage;

// Connects the waiting room to its files: each waiting game has one, and so has the second game of a match before it
// begins, so that both survive the program (match.md#lateness, match.md#double-game). A file is removed when
// the journal of its game begins, or when the game is called off.
class WaitingFiles : public QObject
{
    Q_OBJECT

public:
    // `page` is called when the page is first needed.
    WaitingFiles(QString folder, std::function<WaitingPage &()> page, QObject *parent);

    // Opens the room for a game and saves the game from now on. Returns null, after refused(), if another program has
    // it open: two rooms would overwrite each other's arrivals.
    WaitingPage *waitFor(const journal::WaitingGame &game);
    // Lets other programs open the game again.
    void leaveRoom();
    bool keep(const journal::WaitingGame &game);
    // Call it whenever a match ends or changes: the second of two games is saved while it is still to come. Returns
    // false if it could not be saved.
    bool follow(const match::Match &match);
    // Deletes the file of a game that has begun or was called off.
    void forget(const std::string &id);

signals:
    // Emitted with a sentence when the game could not be saved.
    void refused(const QString &sentence);

private:
    QString m_folder;
    std::function<WaitingPage &()> m_page;
    std::string m_open; // id of the game whose room is open; empty if none is
    file::Descriptor m_held; // its file, locked
    std::string m_second; // id of the saved second game; empty if this program saved none
};

} // namespace kagetsu::ui
