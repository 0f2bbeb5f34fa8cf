// SPDX-License-Identifier: MIT
#pragma once

#include "journal/appendfile.h"
#include "journal/recovery.h"

namespace kagetsu::journal {

struct Opened;

// What openForAppend does with an end that was never confirmed.
enum class TornEnd : std::uint8_t {
    Refuse, // FaultCode::Torn, so that people can be told first
    SetAside, // the bytes go to a file `.torn` beside, and the journal ends before them
};

// The file a running match is kept in. When append() has returned without a fault, the events are on disk; when it has
// failed, the file is as it was before, and the same or another append may be tried. One program at a time (Locked).
class Journal
{
public:
    // Makes `<id of the match>.jsonl` in the folder, which is made when missing. `events` is the answer to
    // match::Start, `after` the match that has taken it in. Refused where there is a journal of this id, here or put
    // away.
    static Result<Journal, JournalFault> create(
        const QString &folder, const match::Events &events, const match::Match &after, const QDateTime &wall);
    // Goes on with an unfinished match. A journal with a fault in it is not touched: see openCopy.
    static Result<Opened, JournalFault> openForAppend(const QString &path, TornEnd torn);
    // Goes on with what is usable of a journal with a fault, in a new file; the old one gets `.broken` behind its name,
    // its bytes unchanged. Refused for a newer program's journal.
    static Result<Opened, JournalFault> openCopy(const QString &path);

    // Keeps one decision, the answer to one command; nothing when there are no events. `after` is the match that has
    // taken the events in: give it to the screen only when this has succeeded.
    Result<Done, JournalFault> append(const match::Events &events, const match::Match &after, const QDateTime &wall);

    const QString &path() const { return m_file.path(); }
    // Of the last line kept.
    std::int64_t sequence() const { return m_end.sequence; }
    const ChainEnd &end() const { return m_end; }

private:
    Journal(AppendFile file, ChainEnd end);

    AppendFile m_file;
    ChainEnd m_end;
};

// A journal to go on with, and the match as it stood there. The clocks go on only after match::Recover and
// match::Resume.
struct Opened
{
    Journal journal;
    Recovery recovery;
};

inline constexpr char JournalSuffix[] = ".jsonl";

// Whether a match of this id can have files of its own.
bool canBeFileName(const std::string &id);

} // namespace kagetsu::journal
