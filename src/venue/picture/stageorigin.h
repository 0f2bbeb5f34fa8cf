// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

namespace kagetsu::venue {

// Returns where a person entered the event: the section and the entry that no intake has brought.
tournament::Qualifier originOf(const tournament::Event &event, int section, tournament::EntryId entry);

// Returns the match of a group that a match was taken over from (tournament.md#groups); nullptr if it is not there.
const tournament::Match *sourceOfCarried(
    const tournament::Event &event, const tournament::Section &section, const tournament::Match &match);

} // namespace kagetsu::venue
