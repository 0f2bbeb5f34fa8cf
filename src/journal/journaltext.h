// SPDX-License-Identifier: MIT
#pragma once

#include "journal/fault.h"
#include "match/match.h"

#include <QByteArray>
#include <QDateTime>

#include <optional>
#include <vector>

// The text of a journal (journal.md#format), bytes in and values out; nothing here opens a file.
//
// JSON Lines in UTF-8, each line one event, ended by one line feed:
//
//   {"seq":7,"mono_ms":41250,"wall":"2031-05-04T12:00:41.250+02:00","actor":"seat-a","type":"acted",
//    "payload":{…},"clocks":{"a":{…},"b":{…}},"prev":"…","hash":"…"}            (one line in the file)
//
// The first line begins with "format":"kagetsu-journal","version":1 and is the start of the match. `seq` counts from 1.
// `payload` is left out when the type says everything. `clocks` has both readings after the event. The events of one
// decision are kept whole or not at all: all its lines but the last say "more":true and have no clocks; neither has a
// heartbeat, to stay short.
//
// The chain: `hash` is the SHA-256, in 64 lower-case hexadecimal digits, of the bytes of the line before `,"hash":`;
// `prev` is the `hash` of the line before, 64 zeros in the first. A line always ends with these two members.
namespace kagetsu::journal {

inline constexpr char FormatName[] = "kagetsu-journal";
inline constexpr int FormatVersion = 1;

// Where the next line goes on.
struct ChainEnd
{
    std::int64_t sequence = 0; // of the last line
    QByteArray hash { 64, '0' };
    qint64 length = 0; // bytes up to and with the last line feed

    friend bool operator==(const ChainEnd &, const ChainEnd &) = default;
};

// The lines of one decision; `after` is the match that has taken the events in. `end` moves on. A wall time is written
// with its offset from UTC.
QByteArray writeLines(const match::Events &events, const match::Match &after, const QDateTime &wall, ChainEnd &end);

struct Entry
{
    match::Event event;
    QDateTime wall;
    bool completes = true; // the decision's last event
    std::string clocks; // as JSON text; empty where the line has none
    ChainEnd end; // after this line
};

// What stands in a journal, as far as it can be trusted.
struct JournalText
{
    std::vector<Entry> entries; // of whole decisions
    // Bytes after these that were never confirmed: a last line without its line feed or with holes, or a decision not
    // written to its end. Zero when there is a fault.
    qint64 tornBytes = 0;
    std::optional<JournalFault> fault; // why nothing from this line on counts
};

// Never fails and never throws, whatever the bytes are.
JournalText readJournal(QByteArrayView bytes);

// Whether these first bytes of a file can be those of a journal; a version is not looked at.
bool looksLikeJournal(QByteArrayView head);

} // namespace kagetsu::journal
