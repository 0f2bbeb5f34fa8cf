// SPDX-License-Identifier: MIT
#pragma once

#include "match/event.h"
#include "result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace kagetsu::ui {

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

// Saves the games that have ended without being saved, because the program stopped in between or the folder could not
// be written, and puts their journals away. What cannot be saved now stays for the next time.
void saveEndedGames(const QString &journalFolder, const QString &gamesFolder);

} // namespace kagetsu::ui
