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

// Those that add a section to this event, and enter the best of each other section in the order of their places: all
// first ones, all second ones, and so on.
std::vector<tournament::Action> actionsOf(
    const tournament::Event &event, const tournament::SectionSettings &section, int best);

} // namespace kagetsu::ui
