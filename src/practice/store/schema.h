// SPDX-License-Identifier: MIT
#pragma once

#include "practice/store.h"

class QSqlDatabase;
class QSqlError;

namespace kagetsu::practice {

// What the file of a book is made of (lessons.md#the-file-of-daily-practice).
constexpr int ApplicationId = 0x4B475052; // "KGPR"
constexpr int SchemaVersion = 1;

// What an error of the database means for us.
StoreFault faultOf(const QSqlError &error);

// One statement without values, such as "BEGIN IMMEDIATE".
std::optional<StoreFault> run(const QSqlDatabase &database, const char *statement);

// Whether the file is whole and ours, and brings one of an earlier version to this one, all the way or not at all.
std::optional<StoreFault> prepare(const QSqlDatabase &database);

} // namespace kagetsu::practice
