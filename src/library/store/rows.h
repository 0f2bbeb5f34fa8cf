// SPDX-License-Identifier: MIT
#pragma once

#include "library/store/schema.h"

#include <QByteArray>
#include <QString>
#include <QVariantList>

class QSqlQuery;

namespace kagetsu::library {

// Translates a game into the values of its row and back. What many games share is a number of another table.
struct GameLinks
{
    qlonglong import = 0;
    qlonglong source = 0;
    qlonglong black = 0; // 0 is nobody
    qlonglong white = 0;
    qlonglong event = 0; // 0 is none
    qlonglong terms = 0; // 0 is none
    qlonglong result = 0;
};

// The texts of a terms row, in the order of its columns.
std::vector<std::string> textsOf(const Terms &terms);
Terms termsFrom(const QSqlQuery &row, int column);

// Returns a number that tells most games apart (library.md#nothing-twice): of the external id, or else of everything
// that is known of the game, where the eight views of its moves are the same.
std::int64_t identityOf(const StoredGame &game);
// True if the library need not keep both: they differ at most by the view of their moves and, without an external id,
// by the kind.
bool isSameGame(const StoredGame &one, const StoredGame &two);

// Returns the values of GameColumns.
QVariantList valuesOf(const StoredGame &game, const GameLinks &links, std::int64_t identity);
// The statement that reads whole games, with everything that they link, before its WHERE. Its first column is the id.
extern const char *const SelectGames;
StoredGame gameFrom(const QSqlQuery &row);

// The words for faults in the file and on the command line: "occupied-point"; empty for no fault.
std::string_view wordFor(GameFault fault);
GameFault faultFromWord(std::string_view word);

} // namespace kagetsu::library
