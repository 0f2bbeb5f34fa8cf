// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

namespace kagetsu::tournament {

// The details of an event as a whole.
struct EventDetails
{
    std::string name;
    std::string place;
    std::string dates; // the text as printed
    std::string federation;
    std::vector<std::string> arbiters;
    // Public papers show initials instead of the names of players born in this year or later; 0 means that no names are
    // shortened (tournament.md#names-of-minors).
    int initialsFromYear = 0;

    friend bool operator==(const EventDetails &, const EventDetails &) = default;
};

// A whole tournament: the result of applying all its actions (tournament.md#actions-and-their-log).
struct Event
{
    EventDetails details;
    std::vector<Section> sections;
    int lastSectionId = 0;

    friend bool operator==(const Event &, const Event &) = default;
};

} // namespace kagetsu::tournament
