// SPDX-License-Identifier: MIT
#pragma once

#include "base/file/platform.h"
#include "match/catalogue/procedures.h"
#include "match/journal/codec/waitinggame.h"
#include "match/model/match.h"

namespace kagetsu::host {

// A game that waits to begin, or the second of two games that has not begun; each has a file of its own.
struct KeptGame
{
    QString path;
    journal::WaitingGame game;
};

struct WaitingGames
{
    std::vector<KeptGame> games; // the most recently changed first
    std::vector<catalogue::ProcedureFileFault> broken; // listed so that no file vanishes silently
};

// Returns true if there is a journal of this game among running or finished games.
bool hasBegun(const std::string &id, const QString &journals);

// Returns the path of the file of the game with this id.
QString keptPath(const QString &folder, const std::string &id);

// Writes the file of a game, which stays locked while the returned descriptor is open; the fault is in the words of the
// system.
Result<file::Descriptor, QString> keepGame(const QString &folder, const journal::WaitingGame &game);
// Stores the second game that is to come after this one, unless it is stored already or has begun. The journal of the
// first game decides, so whatever stopped the program between the two, this restores the second. Returns true also if
// nothing is due.
bool keepSecondOf(const match::Match &first, const QString &folder, const QString &journals);

// Returns the waiting games in this folder; none if there is no such folder. A game whose journal has begun is left
// out: the program stopped before it could remove the file.
WaitingGames waitingGames(const QString &folder, const QString &journals);

} // namespace kagetsu::host
