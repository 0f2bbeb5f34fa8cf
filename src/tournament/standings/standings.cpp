// SPDX-License-Identifier: MIT
#include "tournament/standings/standings.h"

#include "tournament/formats/knockout.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace kagetsu::tournament {

namespace {

using Group = std::vector<std::size_t>; // indices in the facts

// Splits groups by one criterion after the other, and keeps the values of each.
class Ranking
{
public:
    explicit Ranking(const SectionFacts &facts)
        : m_criteria(facts)
        , m_values(facts.entries.size())
        , m_needed(facts.entries.size())
    {
        Group all;
        for (std::size_t place = 0; place < facts.entries.size(); ++place) {
            if (!facts.entries[place].isAnnulled)
                all.push_back(place);
            else
                m_annulled.push_back(place);
        }
        if (!all.empty())
            m_groups.push_back(std::move(all));
    }

    void ask(const Criterion &criterion)
    {
        std::vector<Group> split;
        for (const Group &group : m_groups) {
            setValues(criterion, group);
            for (Group &part : partsOf(criterion, group))
                split.push_back(std::move(part));
        }
        m_groups = std::move(split);
        for (const std::size_t place : m_annulled)
            m_values[place].emplace_back();
    }

    std::vector<Standing> standings(const SectionFacts &facts) const
    {
        std::vector<Standing> all;
        for (const Group &group : m_groups)
            add(all, facts, group, static_cast<int>(all.size()) + 1);
        add(all, facts, m_annulled, 0);
        return all;
    }

private:
    void setValues(const Criterion &criterion, const Group &group)
    {
        for (const std::size_t place : group) {
            m_values[place].push_back(m_criteria.valueOf(criterion, place, group));
            if (group.size() > 1)
                m_needed[place] = m_values[place].size();
        }
    }
    bool isBefore(bool isLess, std::size_t a, std::size_t b) const
    {
        const auto key = [this](std::size_t place) {
            const Value &value = m_values[place].back();
            return std::tie(value.amount, value.further);
        };
        return isLess ? key(a) < key(b) : key(b) < key(a);
    }
    // A criterion without effect for one entry has no effect for its whole group.
    std::vector<Group> partsOf(const Criterion &criterion, Group group) const
    {
        const bool hasEffect = std::all_of(
            group.begin(), group.end(), [this](std::size_t place) { return m_values[place].back().hasEffect; });
        if (!hasEffect)
            return { std::move(group) };
        const auto isFirst = [this, isLess = isLessBetter(criterion.kind)](
                                 std::size_t a, std::size_t b) { return isBefore(isLess, a, b); };
        std::stable_sort(group.begin(), group.end(), isFirst);
        std::vector<Group> parts;
        for (const std::size_t place : group) {
            if (parts.empty() || isFirst(parts.back().back(), place))
                parts.emplace_back();
            parts.back().push_back(place);
        }
        return parts;
    }
    void add(std::vector<Standing> &all, const SectionFacts &facts, const Group &group, int rank) const
    {
        for (const std::size_t place : group) {
            const EntryFacts &entry = facts.entries[place];
            all.push_back({ entry.id, place, rank, entry.points, m_values[place], m_needed[place] });
        }
    }

    Criteria m_criteria;
    std::vector<std::vector<Value>> m_values;
    std::vector<std::size_t> m_needed;
    std::vector<Group> m_groups;
    Group m_annulled;
};

// Returns how many different places these criteria give.
std::size_t differentPlaces(const SectionFacts &facts, const std::vector<Criterion> &criteria)
{
    std::set<int> places;
    for (const Standing &standing : standingsOf(facts, criteria))
        places.insert(standing.place);
    return places.size();
}

} // namespace

std::vector<Standing> standingsOf(const SectionFacts &facts, const std::vector<Criterion> &criteria)
{
    Ranking ranking(facts);
    for (const Criterion &criterion : criteria)
        ranking.ask(criterion);
    return ranking.standings(facts);
}

std::vector<Criterion> criteriaOf(const SectionSettings &settings)
{
    std::vector<Criterion> all { Criterion() };
    all.insert(all.end(), settings.criteria.begin(), settings.criteria.end());
    return all;
}

std::vector<Standing> standingsOf(const Section &section)
{
    return standingsOf(factsOf(section), criteriaOf(section.settings));
}

PlaceTable placesBy(const Section &section, const std::vector<Criterion> &order, bool all)
{
    const SectionFacts facts = factsOf(section);
    PlaceTable places { order, standingsOf(facts, order) };
    if (!all)
        return places;
    places.criteria = everyCriterion();
    const Criteria criteria(facts);
    for (Standing &standing : places.rows) {
        std::vector<std::size_t> tied;
        for (std::size_t place = 0; place < facts.entries.size(); ++place) {
            if (facts.entries[place].points == standing.points)
                tied.push_back(place);
        }
        standing.values.clear();
        for (const Criterion &criterion : places.criteria)
            standing.values.push_back(criteria.valueOf(criterion, standing.facts, tied));
    }
    return places;
}

PlaceTable placesOf(const Section &section)
{
    if (!isElimination(section.settings.format))
        return placesBy(section, criteriaOf(section.settings));
    PlaceTable places;
    for (const auto &[entry, place] : knockoutPlaces(section)) {
        Standing &row = places.rows.emplace_back();
        row.entry = entry;
        row.place = place;
    }
    return places;
}

bool isTimeDeciding(const Section &section)
{
    const SectionFacts facts = factsOf(section);
    std::vector<Criterion> asked;
    for (const Criterion &criterion : criteriaOf(section.settings)) {
        const std::size_t before = criterion.kind == Criterion::Kind::Time ? differentPlaces(facts, asked) : 0;
        asked.push_back(criterion);
        if (criterion.kind == Criterion::Kind::Time && differentPlaces(facts, asked) > before)
            return true;
    }
    return false;
}

} // namespace kagetsu::tournament
