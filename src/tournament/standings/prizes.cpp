// SPDX-License-Identifier: MIT
#include "tournament/standings/prizes.h"

#include "tournament/model/find.h"

#include <algorithm>
#include <map>
#include <set>

namespace kagetsu::tournament {

namespace {

// Returns the entries, best first, with their places. Entries whose results are annulled, or that still play in a
// bracket, are left out.
std::vector<Standing> rankedOf(const Section &section)
{
    std::vector<Standing> ranked = placesOf(section).rows;
    std::erase_if(ranked, [](const Standing &standing) { return standing.place == 0; });
    return ranked;
}

const EntryDetails &detailsOf(const Section &section, EntryId entry)
{
    return findEntry(section, entry)->details;
}

// Returns the ranked players who are in the category, with their places in the whole section.
std::vector<Standing> membersOf(const Section &section, std::vector<Standing> ranked, const Category &category)
{
    std::map<std::string, int> best; // the place of the best of each club
    std::erase_if(ranked, [&](const Standing &standing) {
        const EntryDetails &details = detailsOf(section, standing.entry);
        if (!isIn(category, details))
            return true;
        if (!category.isBestOfEachClub)
            return false;
        return details.club.empty() || best.emplace(details.club, standing.place).first->second != standing.place;
    });
    return ranked;
}

class Giver
{
public:
    explicit Giver(const Section &section)
        : m_section(section)
        , m_rules(section.rankings)
        , m_ranked(rankedOf(section))
        , m_isGiven(m_rules.prizes.size())
    {
        for (const Category &category : m_rules.categories) {
            std::set<EntryId> &members = m_members[category.name];
            for (const Standing &member : membersOf(section, m_ranked, category))
                members.insert(member.entry);
        }
    }

    std::vector<Award> all()
    {
        std::vector<Award> given;
        for (std::size_t prize = 0; prize < m_rules.prizes.size(); ++prize) {
            if (!m_isGiven[prize])
                given.push_back(give(prize));
        }
        return given;
    }

private:
    bool isLeft(const Standing &standing, const std::string &category) const
    {
        if (findCategory(m_rules, category) && !m_members.at(category).contains(standing.entry))
            return false;
        return !m_have.at(m_rules.severalEach ? category : std::string()).contains(standing.entry);
    }
    bool areLevel(const Standing &a, const Standing &b) const
    {
        const bool byPoints = m_rules.sharesTies && !isElimination(m_section.settings.format);
        return byPoints ? a.points == b.points : a.place == b.place;
    }
    // Returns the prizes of the category, from this one on, that the tied winners share.
    std::vector<std::size_t> prizesFrom(std::size_t prize, std::size_t winners) const
    {
        std::vector<std::size_t> prizes;
        for (std::size_t i = prize; i < m_rules.prizes.size() && prizes.size() < winners; ++i) {
            if (m_rules.prizes[i].category == m_rules.prizes[prize].category)
                prizes.push_back(i);
        }
        return prizes;
    }
    Award give(std::size_t prize)
    {
        const std::string &category = m_rules.prizes[prize].category;
        std::set<EntryId> &have = m_have[m_rules.severalEach ? category : std::string()];
        Award award;
        const auto first = std::find_if(
            m_ranked.begin(), m_ranked.end(), [&](const Standing &standing) { return isLeft(standing, category); });
        for (auto next = first; next != m_ranked.end() && areLevel(*first, *next); ++next) {
            if (isLeft(*next, category))
                award.winners.push_back(next->entry);
        }
        award.prizes = prizesFrom(prize, std::max<std::size_t>(award.winners.size(), 1));
        std::int64_t sum = 0;
        for (const std::size_t each : award.prizes) {
            m_isGiven[each] = true;
            sum += m_rules.prizes[each].amount;
        }
        const auto winners = static_cast<std::int64_t>(award.winners.size());
        for (std::int64_t winner = 0; winner < winners && sum > 0; ++winner)
            award.amounts.push_back(static_cast<int>(sum * 100 / winners + (winner < sum * 100 % winners ? 1 : 0)));
        have.insert(award.winners.begin(), award.winners.end());
        return award;
    }

    const Section &m_section;
    const Rankings &m_rules;
    std::vector<Standing> m_ranked;
    std::vector<bool> m_isGiven;
    std::map<std::string, std::set<EntryId>> m_members; // the members of each category
    // The players who have a prize, by category; if a player can win only one in all, under an empty name.
    std::map<std::string, std::set<EntryId>> m_have;
};

} // namespace

std::vector<Standing> standingsIn(const Section &section, const Category &category)
{
    std::vector<Standing> members = membersOf(section, rankedOf(section), category);
    int before = 0; // the previous player's place in the whole section
    for (std::size_t i = 0; i < members.size(); ++i) {
        const bool isLevel = i > 0 && members[i].place == before;
        before = members[i].place;
        members[i].place = isLevel ? members[i - 1].place : static_cast<int>(i) + 1;
    }
    return members;
}

std::vector<Award> awardsOf(const Section &section)
{
    return Giver(section).all();
}

} // namespace kagetsu::tournament
