// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

namespace kagetsu::tournament {

// The details and sections of a new event, or the details of an event and one of its sections.
struct NewEventChoices
{
    EventDetails details;
    SectionSettings section;
    std::vector<SectionSettings> more {}; // further sections

    friend bool operator==(const NewEventChoices &, const NewEventChoices &) = default;
};

// Returns the choices of most club evenings: a Swiss of five rounds, 2–1–0, and the criteria of clubs.
NewEventChoices usualChoices();

// Replaces the sections by those of a regulation, or by the usual one if it has none. Each gets a lot of its own from
// the seed of the section before; details and the first seed stay.
NewEventChoices withSections(NewEventChoices choices, const std::vector<SectionSettings> &sections);
// Gives the further sections, the other groups of one stage, the settings of the first one. Their names and lots stay.
void alignGroups(NewEventChoices &choices);

// Returns the actions that create such an event.
std::vector<Action> actionsOf(const NewEventChoices &choices);

} // namespace kagetsu::tournament
