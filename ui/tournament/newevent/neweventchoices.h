// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

#include <QString>

namespace kagetsu::ui {

// The settings that a new event starts with.
struct NewEventChoices
{
    tournament::EventDetails details;
    tournament::SectionSettings section;
    std::vector<tournament::SectionSettings> more {}; // further sections

    friend bool operator==(const NewEventChoices &, const NewEventChoices &) = default;
};

// Returns what most club evenings use: five rounds of Swiss, 2–1–0, and the criteria of clubs.
NewEventChoices usualChoices();

// Returns the actions that create the event.
std::vector<tournament::Action> actionsOf(const NewEventChoices &choices);

} // namespace kagetsu::ui
