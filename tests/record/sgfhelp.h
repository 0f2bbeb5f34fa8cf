// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"
#include "record/sgf/writer.h"

#include <QByteArray>
#include <QStringList>

namespace kagetsu::record {

// The only game of a text; the test ends when there is another number of games.
Game onlyGame(const QByteArray &text);
Game onlyGame(const std::string &text);
// The game without line breaks and without the root properties every 15-line game has, so that rows stay short.
QString shortText(const Game &game);
// Names of the codes in the order of the text, without places.
QStringList names(const std::vector<Message> &messages);
QStringList sorted(QStringList list);
// A file of tests/data.
std::string dataFile(const char *path);

} // namespace kagetsu::record
