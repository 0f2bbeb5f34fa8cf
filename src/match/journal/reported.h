// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <string>

namespace kagetsu::journal {

// Copies of the journals that other computers have reported of an event lie below the folder of one's own, so that
// nobody is offered them to resume: `reported/EVENT/TABLE/JOURNAL.jsonl` (tournament.md#tables-that-report).

// Returns the folder for the copies of an event's journals; empty if the id cannot be the name of a folder.
QString reportedFolder(const QString &journals, const std::string &event);
// Returns the paths of all copies of an event's journals.
QStringList reportedJournals(const QString &journals, const std::string &event);

// Returns true if the end of a journal says that its match has ended, whatever was written since without reopening it.
// It reads the last thousands of bytes alone, unless an order was undone there.
bool endsInTail(const QString &path);

} // namespace kagetsu::journal
