// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

#include <utility>

namespace kagetsu::tournament {

// Look things up by their numbers. They return nullptr if there is no such thing. Rounds and tables count from 1.

const Section *findSection(const Event &event, int section);
const Entry *findEntry(const Section &section, EntryId entry);
const Round *findRound(const Section &section, int round);
const Match *findMatch(const Round &round, int table);
const Entry *findEntryOfNumber(const Section &section, int number); // by its pairing number

// Return the pairing number of an entry, and the entry with a number; 0 and the id 0 stand for nobody.
int numberOf(const Section &section, EntryId entry);
EntryId entryOfNumber(const Section &section, int number);

// Return how many rounds are not drafts, and the number of the round that is published next, which may be a draft.
int publishedRounds(const Section &section);
int nextRoundOf(const Section &section);

inline Section *findSection(Event &event, int section)
{
    return const_cast<Section *>(findSection(std::as_const(event), section));
}
inline Entry *findEntry(Section &section, EntryId entry)
{
    return const_cast<Entry *>(findEntry(std::as_const(section), entry));
}
inline Round *findRound(Section &section, int round)
{
    return const_cast<Round *>(findRound(std::as_const(section), round));
}
inline Match *findMatch(Round &round, int table)
{
    return const_cast<Match *>(findMatch(std::as_const(round), table));
}

} // namespace kagetsu::tournament
