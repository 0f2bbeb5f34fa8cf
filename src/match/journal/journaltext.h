// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/fault.h"
#include "match/model/match.h"

#include <QByteArray>
#include <QDateTime>

#include <optional>
#include <vector>

// The text of a journal (match-journal.md#format): bytes in, values out. Nothing here opens a file.
//
// It is JSON Lines in UTF-8: each line is one event and ends with one line feed:
//
//   {"seq":7,"mono_ms":41250,"wall":"2031-05-04T12:00:41.250+02:00","actor":"seat-a","type":"acted",
//    "payload":{…},"clocks":{"a":{…},"b":{…}},"prev":"…","hash":"…"}            (one line in the file)
//
// The first line begins with "format":"kagetsu-journal","version":1 and is the start of the match. `seq` counts from 1.
// `payload` is left out if the type says everything. `clocks` has both readings after the event. The events of one
// decision are stored as a whole or not at all: all of its lines except the last have "more":true and no clocks. A
// heartbeat has no clocks either, to keep it short.
//
// The chain: `hash` is the SHA-256, in 64 lower-case hexadecimal digits, of the bytes of the line before `,"hash":`.
// `prev` is the `hash` of the previous line, or 64 zeros in the first line. A line always ends with these two members.
namespace kagetsu::journal {

inline constexpr char FormatName[] = "kagetsu-journal";
inline constexpr int FormatVersion = 1;

// The state of the chain to which the next line is added.
struct ChainEnd
{
    std::int64_t sequence = 0; // number of the last line
    QByteArray hash { 64, '0' };
    qint64 length = 0; // number of bytes up to and including the last line feed

    friend bool operator==(const ChainEnd &, const ChainEnd &) = default;
};

// Returns the lines of one decision and advances `end`. `after` is the match with the events applied. A wall time is
// written with its offset from UTC.
QByteArray writeLines(const match::Events &events, const match::Match &after, const QDateTime &wall, ChainEnd &end);

// One line of a journal.
struct Entry
{
    match::Event event;
    QDateTime wall;
    bool completes = true; // true for the last event of a decision
    std::string clocks; // as JSON text; empty if the line has none
    ChainEnd end; // after this line
};

// The content of a journal as far as it can be trusted.
struct JournalText
{
    std::vector<Entry> entries; // lines of whole decisions only
    // Bytes after these lines that were never confirmed: a last line without its line feed or with holes, or a decision
    // that was not written to its end. Zero if there is a fault.
    qint64 tornBytes = 0;
    std::optional<JournalFault> fault; // why this line and everything after it is ignored
};

// Reads the bytes of a journal; never fails and never throws, whatever the bytes are.
JournalText readJournal(QByteArrayView bytes);

// Returns true if these first bytes of a file can be those of a journal, of whatever version.
bool looksLikeJournal(QByteArrayView head);

} // namespace kagetsu::journal
