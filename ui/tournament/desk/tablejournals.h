// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"
#include "tournament/games/gamekey.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::ui {

// The journal of a game of an event, found by its file name alone.
struct TableJournal
{
    QString path;
    tournament::GameKey game;
    bool isPutAway = false; // its match has ended
    bool isReported = false; // a copy of another computer's

    friend bool operator==(const TableJournal &, const TableJournal &) = default;
};

// Returns the journals of an event: those in the folder of journals and in the folder beside it for finished ones,
// and the copies of those that other computers have reported.
std::vector<TableJournal> tableJournals(const QString &folder, const std::string &event);

// Returns the game of a journal by its file name; nothing if it is not that of an event.
std::optional<tournament::GameKey> keyOfJournal(const QString &path);

// Returns the journals of all attempts at one game, the last one first.
std::vector<TableJournal> journalsOf(const std::vector<TableJournal> &all, tournament::GameKey game);

// Contents of a journal.
struct TableMatch
{
    match::Match match;
    match::Events events;
    QDateTime begun;
};
// Reads a journal; returns nothing if it cannot be read.
std::optional<TableMatch> readTableMatch(const QString &journal);

} // namespace kagetsu::ui
