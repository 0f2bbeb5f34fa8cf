// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>

namespace kagetsu::tournament {

// How the file of a journal is named after its match.
inline constexpr char JournalFileEnd[] = ".jsonl";

// A line of a journal to which the next one is added (match-journal.md#hash-chain).
struct JournalHead
{
    std::int64_t number = 0; // of the line, from 1; 0 before the first
    QByteArray hash { 64, '0' };

    friend bool operator==(const JournalHead &, const JournalHead &) = default;
};

// What follows a line of a journal, in whole decisions.
struct JournalPart
{
    qint64 bytes = 0; // the length of these lines, with the end of each
    std::int64_t lines = 0;
    JournalHead end; // the last of these lines
    bool isDamaged = false; // true if a line after these is not what the program writes
};

// Reads what follows the line `after`, at most `most` lines or so. A decision without its end is not part of it, nor a
// line without its line feed: they may still be taken back.
JournalPart journalPart(QByteArrayView bytes, const JournalHead &after, std::int64_t most);

// Returns true if the text can be the name of a journal, and so of a file: letters, digits, hyphens and underscores.
bool isJournalName(const QString &name);

} // namespace kagetsu::tournament
