// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace kagetsu::venue {

// The names of the files, which tell numbers and never a person (venue.md#the-folder). Pages of a language lie beside
// one another in its folder; files of games in a folder of their own.

QString languageFolder(const QString &code); // "zh-CN"
inline QString firstName()
{
    return QStringLiteral("index.html");
}
inline QString roundName(int section, int round)
{
    return QStringLiteral("s%1-r%2.html").arg(section).arg(round);
}
inline QString byNameName(int section, int round)
{
    return QStringLiteral("s%1-r%2-names.html").arg(section).arg(round);
}
inline QString standingsName(int section)
{
    return QStringLiteral("s%1-standings.html").arg(section);
}
inline QString crossName(int section)
{
    return QStringLiteral("s%1-cross.html").arg(section);
}
inline QString playersName(int section)
{
    return QStringLiteral("s%1-players.html").arg(section);
}
inline QString gamesName(int section)
{
    return QStringLiteral("s%1-games.html").arg(section);
}
// Returns where a table is on the page of its round, and on the first page, which has several sections.
inline QString tableAnchor(int section, int table)
{
    return QStringLiteral("s%1-t%2").arg(section).arg(table);
}
// `entry` is an id, which stays when pairing numbers are given anew.
inline QString playerName(int section, int entry)
{
    return QStringLiteral("s%1-p%2.html").arg(section).arg(entry);
}
// `game` counts from 0 within its match, and is counted from 1 in names.
inline QString gameStem(int section, int round, int table, int game)
{
    return QStringLiteral("s%1-r%2-t%3-g%4").arg(section).arg(round).arg(table).arg(game + 1);
}
inline QString gameName(int section, int round, int table, int game)
{
    return gameStem(section, round, table, game) + QStringLiteral(".html");
}
inline QString recordName(int section, int round, int table, int game)
{
    return QStringLiteral("games/") + gameStem(section, round, table, game) + QStringLiteral(".sgf");
}
inline QString boardName(int section, int round, int table, int game)
{
    return QStringLiteral("games/") + gameStem(section, round, table, game) + QStringLiteral(".svg");
}
inline QString roundRecordsName(int section, int round)
{
    return QStringLiteral("games/s%1-r%2.sgf").arg(section).arg(round);
}
inline QString roundLibraryName(int section, int round)
{
    return QStringLiteral("games/s%1-r%2.lib").arg(section).arg(round);
}
inline QString liveName()
{
    return QStringLiteral("live.html");
}
inline QString feedName()
{
    return QStringLiteral("results.xml");
}

} // namespace kagetsu::venue
