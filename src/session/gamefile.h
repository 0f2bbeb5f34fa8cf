// SPDX-License-Identifier: MIT
#pragma once

#include "journal/fault.h"
#include "match/event.h"
#include "result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace kagetsu::session {

// The game of these events as an SGF file holds it; `day` is when it began.
QByteArray sgfOf(const match::Events &events, const QDateTime &day);

// "2031-05-04 Ann - Bob.sgf": day and players, without anything a file name cannot have anywhere.
QString fileNameOf(const match::MatchSetup &setup, const QDateTime &day);

struct SaveFault
{
    QString path;
    QString reason; // from the system, in its language
};

// Writes a new file into the folder, which is made when missing. It never overwrites: a second game of the same name
// gets "-2" before the suffix, unless it is the same game to the last byte. Gives the path.
Result<QString, SaveFault> saveInto(const QString &folder, const QString &fileName, const QByteArray &bytes);

// The same of a game whose result has become void: it goes on, or will be played again.
QByteArray voidSgfOf(const match::Events &events, const QDateTime &day);

// A saved game whose result the arbiter took back, in the folder and as it was written then; empty where there is none,
// or somebody has changed it.
QString voidedFile(const QString &folder, const QString &fileName, const match::Events &events, const QDateTime &day);

// Writes the file of a game anew, as long as it is as it was written before; false when it is not, or cannot be
// written.
bool replaceGame(const QString &path, const QByteArray &before, const QByteArray &now);

// Puts away the journal of an ended game that is saved, signed with the key of this file where one is named. The fault
// says in a sentence why it could not be signed: then the journal stays, for the next time.
Result<Done, QString> putAway(const QString &journal, const QString &signingKey);

struct Settled
{
    std::vector<journal::JournalFault> damaged; // journals of ended games that are not as they were written
    QString unsignedWhy; // the first reason why one could not be signed; empty: none
};

// Does what is due after games that have ended, where the program stopped in between or a folder could not be written:
// saves the game, keeps the second of two that is to come, and puts the journal away. What cannot be done now is left
// for the next time; nothing is made of what is damaged.
Settled settleEndedGames(
    const QString &journalFolder, const QString &gamesFolder, const QString &waitingFolder, const QString &signingKey);

} // namespace kagetsu::session
