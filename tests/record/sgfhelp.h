// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"
#include "record/sgf/sgfwriter.h"

#include <QByteArray>
#include <QStringList>

namespace kagetsu::record {

// Return the only game of a text; the test ends if it has any other number of games.
Game onlyGame(const QByteArray &text);
Game onlyGame(const std::string &text);
// Returns the game without line breaks and without the root properties of every 15-line game, to keep rows short.
QString shortText(const Game &game);
// Returns the names of the codes in the order of the text, without places.
QStringList names(const std::vector<Message> &messages);
QStringList sorted(QStringList list);
// Returns a file of tests/data.
std::string dataFile(const char *path);

} // namespace kagetsu::record
