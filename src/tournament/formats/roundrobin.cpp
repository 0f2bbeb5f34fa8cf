// SPDX-License-Identifier: MIT
#include "tournament/formats/roundrobin.h"

#include "tournament/formats/lot.h"
#include "tournament/score/matchscore.h"

#include <algorithm>
#include <set>
#include <utility>

namespace kagetsu::tournament {

namespace {

constexpr int LotsTried = 100;

std::vector<const Entry *> byNumber(const Section &section)
{
    std::vector<const Entry *> entries;
    for (const Entry &entry : section.entries)
        entries.push_back(&entry);
    std::sort(entries.begin(), entries.end(), [](const Entry *a, const Entry *b) { return a->number < b->number; });
    return entries;
}

// True if all pairs of the other round meet in this one, whoever opens.
bool hasPairsOf(const Round &round, const Round &other)
{
    std::set<std::pair<EntryId, EntryId>> pairs;
    for (const Match &match : round.matches)
        pairs.insert(std::minmax(match.a, match.b));
    return std::ranges::all_of(
        other.matches, [&pairs](const Match &match) { return pairs.contains(std::minmax(match.a, match.b)); });
}

// Returns the sum of the round numbers in which members of one club meet.
int lateness(const std::vector<const Entry *> &order, const std::vector<Meetings> &rounds)
{
    int sum = 0;
    for (std::size_t round = 0; round < rounds.size(); ++round) {
        for (const Meeting &meeting : rounds[round]) {
            const std::string &club = order[static_cast<std::size_t>(meeting.opener) - 1]->details.club;
            const bool isSame = meeting.second != 0 && !club.empty()
                && club == order[static_cast<std::size_t>(meeting.second) - 1]->details.club;
            sum += isSame ? static_cast<int>(round) : 0;
        }
    }
    return sum;
}

EntryId groupIdOf(const std::vector<Qualified> &entries, EntryId inFinal)
{
    const auto found = std::find_if(
        entries.begin(), entries.end(), [inFinal](const Qualified &each) { return each.inFinal == inFinal; });
    return found == entries.end() ? EntryId() : found->inGroup;
}

// Returns the first match that these two have played in a group and that is not taken yet, whichever was named first;
// nullptr if there is none.
const Match *playedBetween(const Section &group, EntryId a, EntryId b, const std::set<const Match *> &taken)
{
    for (const Round &round : group.rounds) {
        for (const Match &match : round.matches) {
            const bool isTheirs = (match.a == a && match.b == b) || (match.a == b && match.b == a);
            if (isTheirs && !taken.contains(&match) && scoreOf(match, group.settings.score))
                return &match;
        }
    }
    return nullptr;
}

// The entries keep their ids in the final, but are the same parties as in the group.
void takeOver(Match &match, const Match &played, bool isTurned)
{
    if (isTurned)
        std::swap(match.a, match.b);
    match.games = played.games;
    match.ruling = played.ruling;
    match.isCarried = true;
}

} // namespace

std::vector<Game> gamesOf(int count)
{
    std::vector<Game> games(static_cast<std::size_t>(count));
    for (std::size_t i = 1; i < games.size(); i += 2)
        games[i].opener = Party::B;
    return games;
}

void addMatch(Round &round, EntryId a, EntryId b, int games)
{
    Match &match = round.matches.emplace_back();
    match.table = static_cast<int>(round.matches.size());
    match.a = a;
    match.b = b;
    match.games = gamesOf(games);
}

std::vector<Round> roundRobinOf(const Section &section)
{
    const std::vector<const Entry *> entries = byNumber(section);
    const SectionSettings &settings = section.settings;
    const int count = static_cast<int>(entries.size());
    const auto entryOf = [&entries](int number) { return entries[static_cast<std::size_t>(number) - 1]->id; };
    const std::vector<Meetings> table = settings.format == Format::DoubleRoundRobin
        ? doubleRoundRobin(count, settings.options.swapLastTwoRounds)
        : roundRobin(count);
    std::vector<Round> rounds;
    for (const Meetings &meetings : table) {
        Round &round = rounds.emplace_back();
        for (const Meeting &meeting : meetings) {
            if (meeting.second == 0)
                round.byes.push_back({ entryOf(meeting.opener), Bye::Kind::Pairing });
            else
                addMatch(round, entryOf(meeting.opener), entryOf(meeting.second), settings.options.gamesPerMatch);
        }
    }
    return rounds;
}

bool keepsTables(const Section &before, const Section &after)
{
    if (before.rounds.empty() || !isRoundRobin(after.settings.format))
        return true;
    if (!isRoundRobin(before.settings.format))
        return false;
    const std::vector<Round> was = roundRobinOf(before);
    const std::vector<Round> is = roundRobinOf(after);
    for (std::size_t round = 0; round < std::min(before.rounds.size(), was.size()); ++round) {
        if (round >= is.size() || !hasPairsOf(is[round], was[round]))
            return false;
    }
    return true;
}

void carryResults(std::vector<Round> &rounds, const Section &group, const std::vector<Qualified> &entries)
{
    std::set<const Match *> taken;
    for (Round &round : rounds) {
        for (Match &match : round.matches) {
            if (match.isCarried)
                continue;
            const EntryId a = groupIdOf(entries, match.a);
            const Match *played = playedBetween(group, a, groupIdOf(entries, match.b), taken);
            if (played && played->games.size() == match.games.size()) {
                taken.insert(played);
                takeOver(match, *played, played->a != a);
            }
        }
    }
}

std::vector<EntryId> numbersByLot(const Section &section, std::uint64_t seed, bool clubsMeetFirst)
{
    Lot lot(seed);
    std::vector<const Entry *> order = byNumber(section);
    lot.shuffle(order);
    if (clubsMeetFirst) {
        const std::vector<Meetings> rounds = roundRobin(static_cast<int>(order.size()));
        for (int i = 1; i < LotsTried; ++i) {
            std::vector<const Entry *> other = order;
            lot.shuffle(other);
            if (lateness(other, rounds) < lateness(order, rounds))
                order = std::move(other);
        }
    }
    std::vector<EntryId> ids;
    for (const Entry *entry : order)
        ids.push_back(entry->id);
    return ids;
}

bool canBeNumbered(const Section &section)
{
    return section.rounds.empty() && section.state == Section::State::Open;
}

std::vector<EntryId> numbersByRating(const Section &section)
{
    std::vector<const Entry *> order = byNumber(section);
    std::ranges::stable_sort(
        order, std::greater(), [](const Entry *entry) { return entry->details.rating.value_or(0); });
    std::vector<EntryId> ids;
    for (const Entry *entry : order)
        ids.push_back(entry->id);
    return ids;
}

bool isNumberedByRating(const Section &section)
{
    const std::vector<const Entry *> order = byNumber(section);
    return std::ranges::equal(order, numbersByRating(section), {}, &Entry::id);
}

} // namespace kagetsu::tournament
