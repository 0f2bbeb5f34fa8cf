// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

#include <QString>

namespace kagetsu::ui {

// What a new event is begun with.
struct NewEventChoices
{
    tournament::EventDetails details;
    tournament::SectionSettings section;
    std::vector<tournament::SectionSettings> more {}; // sections

    friend bool operator==(const NewEventChoices &, const NewEventChoices &) = default;
};

// Those of most club evenings: five rounds of Swiss, 2–1–0, and the criteria of clubs.
NewEventChoices usualChoices();

// The actions that make such an event.
std::vector<tournament::Action> actionsOf(const NewEventChoices &choices);

} // namespace kagetsu::ui
