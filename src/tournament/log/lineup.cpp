// SPDX-License-Identifier: MIT
#include "tournament/log/lineup.h"

#include <algorithm>
#include <set>

namespace kagetsu::tournament {

namespace {

bool areWhereAllowed(const std::vector<int> &lineUp, SectionOptions::EmptyBoards rule)
{
    const auto isEmpty = [](int member) { return member == 0; };
    const auto isTaken = [](int member) { return member != 0; };
    switch (rule) {
    case SectionOptions::EmptyBoards::Anywhere: return true;
    case SectionOptions::EmptyBoards::Last: return std::is_partitioned(lineUp.begin(), lineUp.end(), isTaken);
    case SectionOptions::EmptyBoards::First: break;
    }
    return std::is_partitioned(lineUp.begin(), lineUp.end(), isEmpty);
}

Step refusalOfMembers(const Entry &entry, const std::vector<int> &lineUp)
{
    std::set<int> seen;
    for (const int member : lineUp) {
        if (member < 0 || static_cast<std::size_t>(member) > entry.details.members.size())
            return Refusal { Refusal::Why::UnknownMember, entry.id, 0, 0 };
        if (member > 0 && !seen.insert(member).second)
            return Refusal { Refusal::Why::EntryTwice, entry.id, 0, 0 };
    }
    return std::nullopt;
}

} // namespace

Step refusalOfLineUp(const Section &section, const Match &match, Party party)
{
    const std::vector<int> &lineUp = match.lineUp[party];
    const Entry &entry = *findEntry(section, match.entry(party));
    if (lineUp.empty())
        return std::nullopt;
    if (const Step refusal = refusalOfMembers(entry, lineUp))
        return refusal;
    if (lineUp.size() != match.games.size() || !areWhereAllowed(lineUp, section.settings.options.emptyBoards))
        return Refusal { Refusal::Why::WrongBoards, entry.id, 0, match.table };
    return std::nullopt;
}

} // namespace kagetsu::tournament
