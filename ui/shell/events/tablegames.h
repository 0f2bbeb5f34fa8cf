// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "tournament/model/event.h"

#include <QString>

#include <optional>

namespace kagetsu::ui {

// Which game of an event is on the playing table: numbers of round and table from 1, of the game from 0.
struct TableGame
{
    int section = 0;
    int round = 1;
    int table = 1;
    int game = 0;

    friend bool operator==(const TableGame &, const TableGame &) = default;
};

// The pair of this game; nothing where there is none, or not so many games.
const tournament::Match *findGame(const tournament::Section &section, const TableGame &game);

// Names, occasion and seats of this game, in a setup whose terms are agreed already: the opener sits at A.
void seat(const tournament::Event &event, const tournament::Section &section, const TableGame &game,
    match::MatchSetup &setup);

// What an ended game brings back to its round; nothing while it has no result that counts.
std::optional<tournament::GameReport> reportOf(
    const match::Match &match, tournament::Party opener, const QString &reason, const QString &record);

} // namespace kagetsu::ui
