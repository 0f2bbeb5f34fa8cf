// SPDX-License-Identifier: MIT
#include "tournament/standings/clubs.h"

#include "tournament/model/find.h"
#include "tournament/standings/standings.h"

#include <algorithm>
#include <map>

namespace kagetsu::tournament {

std::vector<ClubStanding> clubStandings(const Section &section)
{
    const auto most = static_cast<std::size_t>(section.rankings.clubBest);
    std::map<std::string, ClubStanding> clubs;
    for (const Standing &standing : standingsOf(section)) {
        const EntryDetails &details = findEntry(section, standing.entry)->details;
        const std::string &name = section.rankings.clubsBy == Affiliation::Club ? details.club : details.country;
        if (name.empty() || standing.place == 0)
            continue;
        ClubStanding &club = clubs[name];
        club.club = name;
        if (club.counted.size() == most) {
            ++club.others;
            continue;
        }
        club.counted.push_back({ standing.entry, standing.points });
        club.points += standing.points;
    }
    std::vector<ClubStanding> ranked;
    for (auto &[name, club] : clubs)
        ranked.push_back(std::move(club));
    std::stable_sort(
        ranked.begin(), ranked.end(), [](const ClubStanding &a, const ClubStanding &b) { return b.points < a.points; });
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        const bool isLevel = i > 0 && ranked[i].points == ranked[i - 1].points;
        ranked[i].place = isLevel ? ranked[i - 1].place : static_cast<int>(i) + 1;
    }
    return ranked;
}

} // namespace kagetsu::tournament
