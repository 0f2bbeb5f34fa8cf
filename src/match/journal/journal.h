// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/appendfile.h"
#include "match/journal/recovery.h"

namespace kagetsu::journal {

struct Opened;

// What openForAppend() does with an end that was never confirmed.
enum class TornEnd : std::uint8_t {
    Refuse, // fails with FaultCode::Torn, so that people can be told first
    SetAside, // the bytes move to a file `.torn` beside it, and the journal ends before them
};

// The file in which a running match is stored. When append() returns without a fault, the events are on disk; when it
// fails, the file is as it was before, and the same or another append may be tried. One program at a time has a journal
// open (Locked).
class Journal
{
public:
    // Creates `<id of the match>.jsonl` in the folder, which is created if missing. `events` is the answer to
    // match::Start, and `after` is the match with these events applied. Fails if there is already a journal with this
    // id, here or among the finished ones.
    static Result<Journal, JournalFault> create(
        const QString &folder, const match::Events &events, const match::Match &after, const QDateTime &wall);
    // Opens an unfinished match to continue it. A journal with a fault is not changed; see openCopy().
    static Result<Opened, JournalFault> openForAppend(const QString &path, TornEnd torn);
    // Continues the usable part of a journal with a fault in a new file. The old file is renamed by adding `.broken`;
    // its bytes are unchanged. Fails for a journal of a newer program.
    static Result<Opened, JournalFault> openCopy(const QString &path);

    // Stores one decision, which is the answer to one command; does nothing if there are no events. `after` is the
    // match with the events applied; it may be shown only when this has succeeded.
    Result<Done, JournalFault> append(const match::Events &events, const match::Match &after, const QDateTime &wall);

    const QString &path() const { return m_file.path(); }
    // Returns the number of the last line stored.
    std::int64_t sequence() const { return m_end.sequence; }
    const ChainEnd &end() const { return m_end; }

private:
    Journal(AppendFile file, ChainEnd end);

    AppendFile m_file;
    ChainEnd m_end;
};

// A journal opened to be continued, and the match as it was at its end. The clocks run only after match::Recover and
// match::Resume.
struct Opened
{
    Journal journal;
    Recovery recovery;
};

inline constexpr char JournalSuffix[] = ".jsonl";

// Returns true if a match with this id can have files named after it.
bool canBeFileName(const std::string &id);

} // namespace kagetsu::journal
