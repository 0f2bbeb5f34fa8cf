// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

#include <string>
#include <string_view>

namespace kagetsu::tournament {

// Returns the name that distinguishes an entry from all others of its section: its own name and, if another entry has
// the same one, in brackets what tells them apart: the club, else the year of birth, else the pairing number
// (tournament.md#namesakes). Returns an empty string for an unknown entry.
std::string shownName(const Section &section, EntryId entry);

// Returns the initials of a name: "Li Wei" becomes "L. W."; a name in a script without blanks keeps its first
// character, and each other one becomes an asterisk: "王小明" becomes "王**".
std::string initialsOf(std::string_view name);

// Return the event and a section of it as the public may see them. Players born in the year from which the event wants
// initials, or later, are shown with initials and without date of birth, sex and federation number
// (tournament.md#names-of-minors).
Event publicView(Event event);
Section publicView(const EventDetails &event, Section section);

} // namespace kagetsu::tournament
