// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"

class QSqlDatabase;
class QSqlError;

namespace kagetsu::tournament {

// The structure of an event file (tournament.md#the-file-of-an-event).
constexpr int ApplicationId = 0x4B474556; // "KGEV"
// Version 2 has the same tables, but its lines may contain what a program for version 1 does not know: fixed opponents
// and byes, games of matches, and how a Swiss is paired.
constexpr int SchemaVersion = 2;

using MaybeFault = std::optional<StoreFault>;

// Returns the fault that an error of the database stands for.
StoreFault faultOf(const QSqlError &error);
// Returns the same for an error that occurred while one of our files was read. An invalid statement then means that the
// tables of the file were altered.
StoreFault faultOfReading(const QSqlError &error);

// Runs one statement without values, such as "BEGIN IMMEDIATE".
MaybeFault run(const QSqlDatabase &database, const char *statement);

// Creates the tables in an empty file for the event with this id. The caller must be within a transaction.
MaybeFault makeTables(const QSqlDatabase &database, const std::string &id);
// Checks that the file is an event file of a known version, with our tables and nothing else.
MaybeFault checkKind(const QSqlDatabase &database);
// Does what checkKind() does, and checks that the file is intact.
MaybeFault checkFile(const QSqlDatabase &database);
// True if the database is empty.
Result<bool, StoreFault> isEmpty(const QSqlDatabase &database);

// Migrates a file of an earlier version to this one. The caller must be within a transaction and roll it back after a
// fault.
MaybeFault migrate(const QSqlDatabase &database);

} // namespace kagetsu::tournament
