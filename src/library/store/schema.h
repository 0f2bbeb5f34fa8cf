// SPDX-License-Identifier: MIT
#pragma once

#include "library/store.h"

#include <QVariantList>

#include <optional>

class QSqlDatabase;
class QSqlError;

namespace kagetsu::library {

// The structure of the file of a library (library.md#the-file).
constexpr int ApplicationId = 0x4B474C42; // "KGLB"
constexpr int SchemaVersion = 2;

using MaybeFault = std::optional<StoreFault>;

// The columns of a game that come with an import, in the order in which they are read and written; `id` and `changed`
// stand before them.
constexpr const char *GameColumns =
    "import, source, identity, black, white, event, round, date, day, terms, result, size, moves, offers, external, "
    "kind, fault, fault_at, rest, whole";

// Returns the fault that an error of the database stands for.
StoreFault faultOf(const QSqlError &error);

// Runs a statement, such as "BEGIN IMMEDIATE", with values for its question marks.
MaybeFault run(const QSqlDatabase &database, const char *statement, const QVariantList &values = {});
// Returns the one number that a statement asks for.
Result<qlonglong, StoreFault> number(
    const QSqlDatabase &database, const char *statement, const QVariantList &values = {});

// Checks that the file is a library of a known version. `isEmpty` is set for a file without any table, which may become
// one.
MaybeFault checkKind(const QSqlDatabase &database, bool &isEmpty);
// Makes the tables of an empty file, or brings those of an earlier version to this one, completely or not at all. What
// an earlier version had is copied before to the file's name with its version added.
MaybeFault migrate(const QSqlDatabase &database);
// Checks that the file is intact: its pages, its tables, and that every row leads to rows that exist.
MaybeFault checkWhole(const QSqlDatabase &database);

} // namespace kagetsu::library
