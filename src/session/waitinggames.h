// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/procedures.h"
#include "file/platform.h"
#include "journal/codec/waitinggame.h"
#include "match/match.h"

namespace kagetsu::session {

// Games that are waited for, and second games of two that have not begun, each in a file of its own.
struct KeptGame
{
    QString path;
    journal::WaitingGame game;
};

struct WaitingGames
{
    std::vector<KeptGame> games; // the one last changed first
    std::vector<catalogue::ProcedureFileFault> broken; // no file vanishes silently
};

// There is a journal of this game among those of running or of finished games.
bool hasBegun(const std::string &id, const QString &journals);

// The file of the game with this id.
QString keptPath(const QString &folder, const std::string &id);

// Writes the file of a game, which stays locked as long as what is returned is open; the fault is the system's words.
Result<file::Descriptor, QString> keepGame(const QString &folder, const journal::WaitingGame &game);
// Has the second game of two kept that is to come after this one, unless it is, or has begun. The first one's journal
// is the truth: whatever the program died of between the two, this brings the second back. True when nothing is due.
bool keepSecondOf(const match::Match &first, const QString &folder, const QString &journals);

// Those in this folder. A missing folder has none. A game whose journal has begun is none of them: the program stopped
// before it could forget it.
WaitingGames waitingGames(const QString &folder, const QString &journals);

} // namespace kagetsu::session
