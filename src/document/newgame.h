// SPDX-License-Identifier: MIT
#pragma once

#include "document/disk/open.h"
#include "rules/ruleset.h"

namespace kagetsu::document {

// What an empty game begins from.
struct NewGame
{
    int boardSize = rules::DefaultBoardSize; // of rules::MinBoardSize to rules::MaxBoardSize lines
    rules::Rule rule = rules::Rule::Renju;

    friend bool operator==(const NewGame &, const NewGame &) = default;
};

// The game as a file of SGF holds it.
std::string textOf(const NewGame &game);

// A record of nothing but this game, which is no file yet.
OpenedRecord recordOf(const NewGame &game, const QString &name);

} // namespace kagetsu::document
