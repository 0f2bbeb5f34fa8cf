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

// The journals in this folder whose match has ended and which no program has open, in order of name.
QStringList endedJournals(const QString &folder);

// Moves the journal of an ended match, whose record is kept, into the folder `finished` beside it, where nobody looks
// for games to go on with.
Result<Done, JournalFault> putAway(const QString &path);

// Gives an unreadable file `.broken` behind its name, so that it is no longer asked about. Its bytes stay.
Result<Done, JournalFault> setAside(const QString &path);

} // namespace kagetsu::journal
