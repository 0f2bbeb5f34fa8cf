// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

#include <map>
#include <set>
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

// Returns how long ago everything is shown as it was then; 0 unless a delay is one of minutes.
tournament::Milliseconds lagOf(const Delay &delay);

// What the public pages of an event show, and how.
struct PageSettings
{
    NameShown names = NameShown::Full; // of all entries but those below
    std::map<std::pair<int, int>, NameShown> own {}; // by section id and entry id
    Delay delay {};
    std::vector<std::string> languages {}; // codes of catalogues; none means all
    std::string first = "en"; // language of the first page
    bool isIndexed = false; // whether search engines may list the pages
    bool isLive = false; // whether boards are shown while they are played

    friend bool operator==(const PageSettings &, const PageSettings &) = default;
};

// Knows how the name of each entry of an event is shown (venue.md#names). A person is followed from stage to stage: of
// several choices for one, the strictest holds in all of them. A name that the event shortens because of the year of
// birth is never full.
class NamesShown
{
public:
    NamesShown(const PageSettings &settings, const tournament::Event &event);

    NameShown of(int section, tournament::EntryId entry) const;

private:
    using Key = std::pair<int, int>; // section id and entry id

    NameShown m_all;
    std::map<Key, Key> m_persons; // where each entry entered the event
    std::map<Key, NameShown> m_own; // by where they entered, as are the next
    std::set<Key> m_shortened;
};

} // namespace kagetsu::venue
