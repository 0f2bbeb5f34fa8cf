// SPDX-License-Identifier: MIT
#include "tournament/csv/newcomers.h"

#include <algorithm>
#include <map>

namespace kagetsu::tournament {

namespace {

bool mayBeSame(const std::string &a, const std::string &b)
{
    return a.empty() || b.empty() || a == b;
}

// A federation number belongs to one person only.
bool mayBeSame(const EntryDetails &a, const EntryDetails &b)
{
    if (!a.federationId.empty() && a.federationId == b.federationId)
        return true;
    return (!a.rating || !b.rating || a.rating == b.rating) && mayBeSame(a.club, b.club) && mayBeSame(a.rank, b.rank)
        && mayBeSame(a.country, b.country) && mayBeSame(a.title, b.title) && mayBeSame(a.birth, b.birth)
        && mayBeSame(a.federationId, b.federationId);
}

} // namespace

Newcomers newcomersOf(const EntryList &list, const Section &section)
{
    std::multimap<std::string, EntryDetails> there;
    for (const Entry &entry : section.entries)
        there.emplace(entry.details.name, entry.details);
    Newcomers newcomers;
    for (std::size_t place = 0; place < list.entries.size(); ++place) {
        const EntryDetails &details = list.entries[place];
        const auto [begin, end] = there.equal_range(details.name);
        if (std::any_of(begin, end, [&](const auto &each) { return mayBeSame(each.second, details); })) {
            newcomers.knownPlaces.push_back(place);
            continue;
        }
        if (begin != end)
            newcomers.namesakePlaces.push_back(place);
        std::vector<std::string> &namesakes = newcomers.namesakes;
        if (begin != end && std::find(namesakes.begin(), namesakes.end(), details.name) == namesakes.end())
            namesakes.push_back(details.name);
        newcomers.entries.push_back(details);
        there.emplace(details.name, details);
    }
    return newcomers;
}

} // namespace kagetsu::tournament
