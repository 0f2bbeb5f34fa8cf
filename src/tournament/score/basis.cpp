// SPDX-License-Identifier: MIT
#include "tournament/score/basis.h"

#include "tournament/formats/knockout.h"
#include "tournament/model/find.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace kagetsu::tournament {

namespace {

// FNV-1a. It only has to detect changes; protection against forgery is the task of the file's hash chain.
class Digest
{
public:
    void add(std::int64_t number)
    {
        for (int byte = 0; byte < 8; ++byte) {
            m_value ^= static_cast<std::uint64_t>(number >> (8 * byte)) & 0xff;
            m_value *= 0x100000001b3;
        }
    }
    void add(const Match &match)
    {
        add(match.a.value);
        add(match.b.value);
        add(match.ruling ? 1 : 0);
        add(match.ruling ? match.ruling->a.halves : 0);
        add(match.ruling ? match.ruling->b.halves : 0);
        for (const Game &game : match.games)
            add(game.report ? static_cast<int>(game.report->outcome) : -1);
    }
    std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0xcbf29ce484222325;
};

using Pairs = std::set<std::pair<EntryId, EntryId>>;

Pairs pairsOf(const Round &round)
{
    Pairs pairs;
    for (const Match &match : round.matches)
        pairs.insert(std::minmax(match.a, match.b));
    return pairs;
}

bool sharesEntries(const Section &one, const Section &other)
{
    std::set<std::string_view> names;
    for (const Entry &entry : one.entries)
        names.insert(entry.details.name);
    return std::any_of(other.entries.begin(), other.entries.end(),
        [&names](const Entry &entry) { return names.contains(entry.details.name); });
}

} // namespace

std::uint64_t basisOf(const Section &section, int round)
{
    if (isRoundRobin(section.settings.format))
        return 0;
    Digest digest;
    const std::size_t before = std::min(section.rounds.size(), static_cast<std::size_t>(std::max(round - 1, 0)));
    for (std::size_t place = 0; place < before; ++place) {
        digest.add(-2);
        for (const Match &match : section.rounds[place].matches)
            digest.add(match);
        for (const Bye &bye : section.rounds[place].byes) {
            digest.add(bye.entry.value);
            digest.add(static_cast<int>(bye.kind));
        }
    }
    for (const Adjustment &adjustment : section.adjustments) {
        if (adjustment.round >= round)
            continue;
        digest.add(-3);
        digest.add(adjustment.entry.value);
        digest.add(adjustment.points.halves);
    }
    return digest.value();
}

bool isStale(const Section &section, int round)
{
    const Round *found = findRound(section, round);
    return found && found->basis != basisOf(section, round);
}

bool isByBracket(const Section &section, int round)
{
    const Round *found = findRound(section, round);
    if (!found || !isElimination(section.settings.format))
        return true;
    Section before = section;
    before.rounds.resize(static_cast<std::size_t>(round) - 1);
    return pairsOf(knockoutRound(before)) == pairsOf(*found);
}

Resting restingOn(const Event &event, int section, int round)
{
    Resting resting;
    const Section *found = findSection(event, section);
    if (!found)
        return resting;
    for (int later = round + 1; !isRoundRobin(found->settings.format) && findRound(*found, later); ++later)
        resting.rounds.push_back(later);
    for (const Section &other : event.sections) {
        const bool rests = other.intake
            ? std::count(other.intake->sections.begin(), other.intake->sections.end(), section) > 0
            : other.id > section && sharesEntries(*found, other);
        if (rests)
            resting.sections.push_back(other.id);
    }
    return resting;
}

} // namespace kagetsu::tournament
