// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/disk/open.h"
#include "rules/ruleset.h"

namespace kagetsu::document {

// The settings of an empty game.
struct NewGame
{
    int boardSize = rules::DefaultBoardSize; // from rules::MinBoardSize to rules::MaxBoardSize lines
    rules::Rule rule = rules::Rule::Renju;

    friend bool operator==(const NewGame &, const NewGame &) = default;
};

// Returns the game as the text of an SGF file.
std::string textOf(const NewGame &game);

// Returns a record with only this game, which is not a file yet.
OpenedRecord recordOf(const NewGame &game, const QString &name);

} // namespace kagetsu::document
