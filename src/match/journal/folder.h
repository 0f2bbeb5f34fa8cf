// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/recovery.h"

#include <QStringList>

#include <vector>

namespace kagetsu::journal {

// The journal of a match that has not ended.
struct UnfinishedJournal
{
    QString path;
    // True if another program has it open, so that it is being played and must not be offered. Its end may look torn
    // while it is being written.
    bool isLocked = false;
    Recovery recovery; // the players, moves, clocks and wall times, and what is missing or wrong
};

struct UnfinishedJournals
{
    std::vector<UnfinishedJournal> journals; // the most recently written first
    // Files named like journals of which not even the start can be used; listed so that no file vanishes silently.
    std::vector<JournalFault> unreadable;
};

// Returns the matches in this folder that have not ended; none if there is no such folder.
UnfinishedJournals unfinishedJournals(const QString &folder);

// The journal of a match that has ended.
struct EndedJournal
{
    QString path;
    match::Events events; // all events
    Recovery recovery;
};

struct EndedJournals
{
    std::vector<EndedJournal> journals; // in order of name
    // Journals that say that their match has ended, but in which some line is not what was written. Nobody resumes
    // them, so without this list nobody would be told.
    std::vector<JournalFault> damaged;
};

// Returns the matches in this folder that have ended, intact or damaged, and that no program has open.
EndedJournals endedJournals(const QString &folder);

// Returns the path to which the journal of an ended match is moved: in the folder `finished` beside it.
QString putAwayPath(const QString &path);

// Moves the journal of an ended match, whose record has been saved, into the folder `finished` beside it, where nobody
// looks for games to resume.
Result<Done, JournalFault> putAway(const QString &path);

// Renames an unreadable file by adding `.broken` (or `.broken-2` if that exists), so that nobody is asked about it
// again, and returns the new path. Its bytes are not changed.
Result<QString, JournalFault> setAside(const QString &path);

} // namespace kagetsu::journal
