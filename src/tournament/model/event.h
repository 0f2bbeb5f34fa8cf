// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

namespace kagetsu::tournament {

struct EventDetails
{
    std::string name;
    std::string place;
    std::string dates; // as they are printed
    std::string federation;
    std::vector<std::string> arbiters;
    // On papers for everybody initials stand for the names of players born in this year or later; 0: of nobody
    // (tournament.md#names-of-minors).
    int initialsFromYear = 0;

    friend bool operator==(const EventDetails &, const EventDetails &) = default;
};

// A whole tournament: the fold of its actions (tournament.md#actions-and-their-log).
struct Event
{
    EventDetails details;
    std::vector<Section> sections;
    int lastSectionId = 0;

    friend bool operator==(const Event &, const Event &) = default;
};

} // namespace kagetsu::tournament
