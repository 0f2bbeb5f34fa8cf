// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"

class QSqlDatabase;
class QSqlError;

namespace kagetsu::tournament {

// What the file of an event is made of (tournament.md#the-file-of-an-event).
constexpr int ApplicationId = 0x4B474556; // "KGEV"
// 2: lines may say more than a program for 1 knows (opponents and byes that are fixed, games of matches, how a Swiss is
// paired). The tables are the same.
constexpr int SchemaVersion = 2;

using MaybeFault = std::optional<StoreFault>;

// What an error of the database means for us.
StoreFault faultOf(const QSqlError &error);
// The same while a file is read that is ours: a statement that makes no sense there means that its tables are not what
// they were.
StoreFault faultOfReading(const QSqlError &error);

// One statement without values, such as "BEGIN IMMEDIATE".
MaybeFault run(const QSqlDatabase &database, const char *statement);

// Makes the tables in an empty file, for the event of this id. Within a transaction of the caller.
MaybeFault makeTables(const QSqlDatabase &database, const std::string &id);
// Whether the file is ours, of a version that we know, and has our tables and nothing else.
MaybeFault checkKind(const QSqlDatabase &database);
// The same, and whether it is whole.
MaybeFault checkFile(const QSqlDatabase &database);
// Whether nothing is in it.
Result<bool, StoreFault> isEmpty(const QSqlDatabase &database);

// Brings a file of an earlier version to this one. Within a transaction of the caller, who undoes all of it after a
// fault.
MaybeFault migrate(const QSqlDatabase &database);

} // namespace kagetsu::tournament
