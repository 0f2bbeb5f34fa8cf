// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "match/journal/fault.h"
#include "match/model/match.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace kagetsu::host {

// Returns the game of these events as an SGF file; `day` is when it began.
QByteArray sgfOf(const match::Events &events, const QDateTime &day);

// Returns a file name from the day and the players, such as "2031-05-04 Ann - Bob.sgf", without characters that any
// file system forbids.
QString fileNameOf(const match::MatchSetup &setup, const QDateTime &day);

struct SaveFault
{
    QString path;
    QString reason; // from the system, in its language
};

// Writes a new file into the folder, which is created if missing, and returns its path. It never overwrites: a second
// game with the same name gets "-2" before the suffix, unless it is the same game to the last byte.
Result<QString, SaveFault> saveInto(const QString &folder, const QString &fileName, const QByteArray &bytes);

// Returns the same game with a void result, for a game that goes on or will be played again.
QByteArray voidSgfOf(const match::Events &events, const QDateTime &day);

// Returns the path of a saved game whose result the arbiter took back, if it is in the folder as it was written then, or
// at its end; empty if it is not there or has been changed.
QString voidedFile(const QString &folder, const QString &fileName, const match::Events &events, const QDateTime &day);

// Rewrites the file of a game if it still has the content `before`; returns false if it does not, or cannot be written.
bool replaceGame(const QString &path, const QByteArray &before, const QByteArray &now);

// Returns true for a game that nobody has begun to play and that nobody outside of it counts on: it has no move and no
// result, is played on the screen, and belongs to no event, arbiter, double game or appointment. Its journal holds
// nothing but its terms.
bool isUntouched(const match::Match &match);

// Deletes the journals of untouched games that no program has open.
void clearUntouchedGames(const QString &journalFolder);

// Puts away the journal of an ended game that has been saved, signed with the key of this file if one is given. The
// fault says in a sentence why it could not be signed; the journal then stays for the next time.
Result<Done, QString> putAway(const QString &journal, const QString &signingKey);

struct Settled
{
    std::vector<journal::JournalFault> damaged; // journals of ended games that are not as they were written
    QString unsignedWhy; // the first reason why a journal could not be signed; empty if there is none
};

// Finishes what is due after ended games if the program stopped before or a folder could not be written: saves the
// game, stores the second of two games if it is to come, and puts the journal away. What cannot be done now is left for
// the next time; damaged journals are not used.
Settled settleEndedGames(
    const QString &journalFolder, const QString &gamesFolder, const QString &waitingFolder, const QString &signingKey);

} // namespace kagetsu::host
