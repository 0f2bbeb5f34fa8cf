// SPDX-License-Identifier: MIT
#pragma once

#include "file/platform.h"
#include "journal/codec/waitinggame.h"
#include "match/match.h"

#include <QObject>
#include <QString>

#include <functional>

namespace kagetsu::ui {

class WaitingPage;

// What connects the waiting room to its files: each game that is waited for has one, and so has the game between the
// two of a match, so that both survive the program (refereeing.md#lateness, refereeing.md#double-game). A file goes
// when the journal of its game begins, or when the game is called off.
class WaitingFiles : public QObject
{
    Q_OBJECT

public:
    // The page is asked for when it is first needed.
    WaitingFiles(QString folder, std::function<WaitingPage &()> page, QObject *parent);

    // Opens the room for a game, and keeps the game from now on; nothing, and refused, where another program has it
    // open: two rooms would write over each other's arrivals.
    WaitingPage *waitFor(const journal::WaitingGame &game);
    // Other programs may open it again.
    void leaveRoom();
    bool keep(const journal::WaitingGame &game);
    // To be told of a match whenever it ends or changes: the second game of two is kept while it is to come. False when
    // it could not be kept.
    bool follow(const match::Match &match);
    // It has begun, or is not played after all.
    void forget(const std::string &id);

signals:
    // The game could not be kept; what can be said of it, a sentence.
    void refused(const QString &sentence);

private:
    QString m_folder;
    std::function<WaitingPage &()> m_page;
    std::string m_open; // id of the game whose room is open; empty: none
    file::Descriptor m_held; // its file, locked
    std::string m_second; // id of the second game that is kept; empty: none by this program
};

} // namespace kagetsu::ui
