// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

#include <string>
#include <string_view>

namespace kagetsu::tournament {

// The name by which people know an entry from all others of its section: its own, and where somebody else has the same,
// with what tells them apart in brackets: the club, else the year of birth, else the pairing number
// (tournament.md#namesakes). Empty for an entry that is not there.
std::string shownName(const Section &section, EntryId entry);

// Initials for a name: "Li Wei" becomes "L. W."; a name in a script without blanks keeps its first character, "王**".
std::string initialsOf(std::string_view name);

// The event and a section of it as everybody may see them: whoever is born in the year from which the event wants
// initials, or later, has these for a name, and no date of birth, sex or number (tournament.md#names-of-minors).
Event publicView(Event event);
Section publicView(const EventDetails &event, Section section);

} // namespace kagetsu::tournament
