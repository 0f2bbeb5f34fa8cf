// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/store.h"

class QSqlDatabase;
class QSqlError;

namespace kagetsu::practice {

// The structure of the file of a book (learn.md#the-file-of-daily-practice).
constexpr int ApplicationId = 0x4B475052; // "KGPR"
constexpr int SchemaVersion = 3;

// Returns the fault that an error of the database stands for.
StoreFault faultOf(const QSqlError &error);

// Runs one statement without values, such as "BEGIN IMMEDIATE".
std::optional<StoreFault> run(const QSqlDatabase &database, const char *statement);

// Checks that the file is intact and one of ours, and migrates a file of an earlier version, completely or not at all.
std::optional<StoreFault> prepare(const QSqlDatabase &database);

} // namespace kagetsu::practice
