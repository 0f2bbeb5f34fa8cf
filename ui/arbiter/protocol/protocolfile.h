// SPDX-License-Identifier: MIT
#pragma once

#include "journal/journalprotocol.h"

#include <QString>

namespace kagetsu::ui {

// Faults are sentences with the file and, where there is one, the line.

// The journal may be one that is being written.
Result<journal::JournalProtocol, QString> readProtocolFile(const QString &path);

// Puts the protocol of a journal into a file, in the format that its name ends with. An empty language is English.
Result<Done, QString> writeProtocol(const QString &path, const QString &output, const QString &language);

} // namespace kagetsu::ui
