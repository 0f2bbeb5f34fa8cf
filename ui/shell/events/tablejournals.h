// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "tournament/games/gamekey.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::ui {

// The journal of a game of an event, found by its name alone.
struct TableJournal
{
    QString path;
    tournament::GameKey game;
    bool isPutAway = false; // its match has ended

    friend bool operator==(const TableJournal &, const TableJournal &) = default;
};

// Those of an event: in the folder of journals, and in the one beside it of those that are put away.
std::vector<TableJournal> tableJournals(const QString &folder, const std::string &event);

// Those of one game, whichever attempt, the last one first.
std::vector<TableJournal> journalsOf(const std::vector<TableJournal> &all, tournament::GameKey game);

// What a journal holds.
struct TableMatch
{
    match::Match match;
    match::Events events;
    QDateTime begun;
};
std::optional<TableMatch> readTableMatch(const QString &journal);

} // namespace kagetsu::ui
