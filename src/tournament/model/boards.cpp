// SPDX-License-Identifier: MIT
#include "tournament/model/boards.h"

#include "tournament/model/find.h"

namespace kagetsu::tournament {

namespace {

const std::vector<std::string> &membersOf(const Section &section, const Match &match, Party party)
{
    static const std::vector<std::string> Nobody;
    const Entry *entry = findEntry(section, match.entry(party));
    return entry && entry->details.kind == EntryDetails::Kind::Team ? entry->details.members : Nobody;
}

} // namespace

bool isOfTeams(const Section &section, const Match &match)
{
    return !membersOf(section, match, Party::A).empty() && !membersOf(section, match, Party::B).empty();
}

std::vector<int> lineUpOf(const Section &section, const Match &match, Party party)
{
    const std::vector<int> &given = match.lineUp[party];
    const int members = static_cast<int>(membersOf(section, match, party).size());
    if (!given.empty() || members == 0)
        return given;
    std::vector<int> usual(match.games.size());
    for (int board = 0; board < static_cast<int>(usual.size()); ++board)
        usual[static_cast<std::size_t>(board)] = board < members ? board + 1 : 0;
    return usual;
}

std::string memberAt(const Section &section, const Match &match, Party party, int board)
{
    const std::vector<std::string> &members = membersOf(section, match, party);
    const std::vector<int> lineUp = lineUpOf(section, match, party);
    if (board < 0 || board >= static_cast<int>(lineUp.size()))
        return {};
    const int member = lineUp[static_cast<std::size_t>(board)];
    return member >= 1 && member <= static_cast<int>(members.size()) ? members[static_cast<std::size_t>(member) - 1]
                                                                     : std::string();
}

} // namespace kagetsu::tournament
