// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "rules/position.h"
#include "ui/app/places/startentries.h"

#include <QDateTime>
#include <QStringList>

#include <optional>
#include <vector>

namespace kagetsu::ui {

// A game or record that one has, as it is shown on the home page of games. It holds the stones rather than a
// BoardPicture, which would take forty times the memory.
struct GameRow
{
    QString path;
    QString title; // the players, or the name of the file
    QString detail; // result and opening in a first line, the date in a second
    QString found; // everything that a search looks at, as comparable() makes it
    QDateTime when; // when the file was last changed
    bool isSaved = false; // saved here at the end of the game; otherwise a record that was opened
    int columns = rules::DefaultBoardSize;
    int rows = rules::DefaultBoardSize;
    std::vector<PlacedStone> stones;
    std::optional<rules::Point> lastMove;

    BoardPicture picture() const;

    friend bool operator==(const GameRow &, const GameRow &) = default;
};

// Reads the saved games and the recent records, at most `most` of them, the latest first. Can be called in any thread;
// it stops early if the task is cancelled.
std::vector<GameRow> readGameRows(const StartSources &sources, std::size_t most, background::State &state);

// Returns whether every word of a search is found in the row; `words` are those of searchWords().
bool isFound(const GameRow &row, const QStringList &words);

} // namespace kagetsu::ui
