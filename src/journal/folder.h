// SPDX-License-Identifier: MIT
#pragma once

#include "journal/recovery.h"

#include <QStringList>

#include <vector>

namespace kagetsu::journal {

struct UnfinishedJournal
{
    QString path;
    // Another program has it open: it is being played and is not to be offered. Its end may look torn while it is
    // written.
    bool isLocked = false;
    Recovery recovery; // players, moves, clocks, wall times, and what is missing or wrong
};

struct UnfinishedJournals
{
    std::vector<UnfinishedJournal> journals; // the one last written first
    // Files of a journal's name of which not even the start can be used; none vanishes silently.
    std::vector<JournalFault> unreadable;
};

// The matches in this folder that have not ended. A missing folder has none.
UnfinishedJournals unfinishedJournals(const QString &folder);

struct EndedJournal
{
    QString path;
    match::Events events; // all of them
    Recovery recovery;
};

struct EndedJournals
{
    std::vector<EndedJournal> journals; // in order of name
    // Those that say that their match has ended, but of which some line is not what was written. Nobody goes on with
    // them, and so nobody would be told.
    std::vector<JournalFault> damaged;
};

// The matches in this folder that have ended, whole or not, and which no program has open.
EndedJournals endedJournals(const QString &folder);

// Where that of an ended match is put away: in the folder `finished` beside it.
QString putAwayPath(const QString &path);

// Moves the journal of an ended match, whose record is kept, into the folder `finished` beside it, where nobody looks
// for games to go on with.
Result<Done, JournalFault> putAway(const QString &path);

// Gives an unreadable file `.broken` behind its name (`.broken-2` where there is one), so that it is no longer asked
// about, and tells where it is now. Its bytes stay.
Result<QString, JournalFault> setAside(const QString &path);

} // namespace kagetsu::journal
