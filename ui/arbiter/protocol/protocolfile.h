// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/journalprotocol.h"

#include <QString>

namespace kagetsu::ui {

// Faults are sentences that name the file and, if known, the line.

// Reads the protocol of a journal, which may still be being written.
Result<journal::JournalProtocol, QString> readProtocolFile(const QString &path);

// Writes the protocol of a journal to a file, in the format given by its extension. An empty language means English.
Result<Done, QString> writeProtocol(const QString &path, const QString &output, const QString &language);

} // namespace kagetsu::ui
