// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

#include <map>
#include <string>
#include <vector>

namespace kagetsu::venue {

// How much of a name everybody may read (venue.md#names).
enum class NameShown : std::uint8_t {
    Full,
    Initials, // as for minors: "L. W.", and nothing else that tells the person
    Number, // "#12", the pairing number alone
};

// When results and games are shown (venue.md#delay).
struct Delay
{
    enum class Kind : std::uint8_t { None, Minutes, RoundEnd };

    Kind kind = Kind::None;
    int minutes = 15; // of Kind::Minutes; 1 to MostDelay

    friend bool operator==(const Delay &, const Delay &) = default;
};
inline constexpr int MostDelay = 600;

// What the public pages of an event show, and how.
struct PageSettings
{
    NameShown names = NameShown::Full; // of all entries but those below
    std::map<std::pair<int, int>, NameShown> own {}; // by section id and entry id
    Delay delay {};
    std::vector<std::string> languages {}; // codes of catalogues; none means all
    std::string first = "en"; // language of the first page
    bool isIndexed = false; // whether search engines may list the pages

    friend bool operator==(const PageSettings &, const PageSettings &) = default;
};

// Returns how the name of an entry is shown. A name that the event shortens because of the year of birth is never full.
NameShown nameShown(
    const PageSettings &settings, const tournament::EventDetails &event, int section, const tournament::Entry &entry);

} // namespace kagetsu::venue
