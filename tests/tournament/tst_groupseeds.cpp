// SPDX-License-Identifier: MIT
#include "tournament/formats/bracket.h"
#include "tournament/formats/groupseeds.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace kagetsu::tournament;

namespace tst_groupseeds {

namespace {

using Parts = std::map<std::pair<int, std::size_t>, int>; // what, which part of the bracket; how many

std::size_t placesFor(std::size_t entries)
{
    std::size_t places = 2;
    while (places < entries)
        places *= 2;
    return places;
}

// Where each seed stands, from the top.
std::vector<std::size_t> positionsOf(std::size_t entries)
{
    const std::vector<int> order = bracketOrder(static_cast<int>(placesFor(entries)));
    std::vector<std::size_t> positions(order.size());
    for (std::size_t at = 0; at < order.size(); ++at)
        positions[std::size_t(order[at]) - 1] = at;
    return positions;
}

int most(const Parts &parts)
{
    int most = 0;
    for (const auto &[part, count] : parts)
        most = std::max(most, count);
    return most;
}

int roundedUp(int count, std::size_t parts)
{
    return (count + int(parts) - 1) / int(parts);
}

// Pairs of one group by the first round in which they can meet.
std::vector<int> meetingsOf(const std::vector<GroupPlace> &seeds)
{
    const std::vector<std::size_t> positions = positionsOf(seeds.size());
    std::vector<int> meetings(8);
    for (std::size_t a = 0; a < seeds.size(); ++a) {
        for (std::size_t b = a + 1; b < seeds.size(); ++b) {
            std::size_t round = 0;
            for (std::size_t one = positions[a] / 2, other = positions[b] / 2; one != other; one /= 2, other /= 2)
                ++round;
            meetings[round] += seeds[a].group == seeds[b].group ? 1 : 0;
        }
    }
    return meetings;
}

// The least over all orders of the groups within each place, from this place on.
std::vector<int> leastMeetings(std::vector<GroupPlace> seeds, std::size_t from)
{
    if (from == seeds.size())
        return meetingsOf(seeds);
    const auto begin = seeds.begin() + std::ptrdiff_t(from);
    const auto end =
        std::find_if(begin, seeds.end(), [&](const GroupPlace &each) { return each.place != begin->place; });
    const auto byGroup = [](const GroupPlace &a, const GroupPlace &b) { return a.group < b.group; };
    std::sort(begin, end, byGroup);
    std::vector<int> least;
    do {
        std::vector<int> meetings = leastMeetings(seeds, std::size_t(end - seeds.begin()));
        if (least.empty() || meetings < least)
            least = std::move(meetings);
    } while (std::next_permutation(begin, end, byGroup));
    return least;
}

} // namespace

class TestGroupSeeds : public QObject
{
    Q_OBJECT

private slots:
    void twoOfEachAreInOppositeHalves()
    {
        const std::vector<GroupPlace> seeds = seedsOf({ 2, 2, 2, 2 });
        const std::vector<std::size_t> positions = positionsOf(8);
        std::map<int, std::set<std::size_t>> halves;
        for (std::size_t seed = 0; seed < seeds.size(); ++seed)
            halves[seeds[seed].group].insert(positions[seed] / 4);
        for (const auto &[group, two] : halves)
            QCOMPARE(two.size(), std::size_t(2));
        // In the first round each winner meets a runner-up, and winners are seeded in the order of their groups.
        for (std::size_t seed = 0; seed < 4; ++seed)
            QCOMPARE(seeds[seed], (GroupPlace { int(seed), 0 }));
    }

    // However a bracket is drawn, one of its parts has at least the share of a group that is rounded up. None has more.
    void membersOfAGroupMeetAsLateAsAnyBracketAllows_data()
    {
        QTest::addColumn<int>("groups");
        for (int groups = 2; groups <= 16; ++groups)
            QTest::addRow("%d groups", groups) << groups;
    }
    void membersOfAGroupMeetAsLateAsAnyBracketAllows()
    {
        QFETCH(int, groups);
        for (int ofEach = 1; ofEach <= 8; ++ofEach) {
            const std::vector<GroupPlace> seeds = seedsOf(std::vector<int>(std::size_t(groups), ofEach));
            const std::size_t entries = seeds.size();
            QCOMPARE(entries, std::size_t(groups * ofEach));
            std::set<std::pair<int, int>> seen;
            for (std::size_t seed = 0; seed < entries; ++seed) {
                seen.insert({ seeds[seed].group, seeds[seed].place });
                // Byes fall to the first seeds, so nobody has one before those with a better place.
                QCOMPARE(seeds[seed].place, int(seed) / groups);
            }
            QCOMPARE(seen.size(), entries);
            const std::vector<std::size_t> positions = positionsOf(entries);
            for (std::size_t parts = 2; parts <= positions.size() / 2; parts *= 2) {
                Parts ofGroups;
                Parts ofPlaces;
                for (std::size_t seed = 0; seed < entries; ++seed) {
                    const std::size_t part = positions[seed] * parts / positions.size();
                    ++ofGroups[{ seeds[seed].group, part }];
                    ++ofPlaces[{ seeds[seed].place, part }];
                }
                QCOMPARE(most(ofGroups), roundedUp(ofEach, parts));
                std::erase_if(ofPlaces, [](const auto &each) { return each.first.first != 0; });
                QCOMPARE(most(ofPlaces), roundedUp(groups, parts));
            }
        }
    }

    void groupsOfAnySizeAreSpreadAsWellAsTheOrderOfPlacesLets_data()
    {
        QTest::addColumn<std::vector<int>>("sizes");
        QTest::newRow("2 1") << std::vector<int> { 2, 1 };
        QTest::newRow("1 2") << std::vector<int> { 1, 2 };
        QTest::newRow("3 1 2") << std::vector<int> { 3, 1, 2 };
        QTest::newRow("3 3 1") << std::vector<int> { 3, 3, 1 };
        QTest::newRow("4 2") << std::vector<int> { 4, 2 };
        QTest::newRow("2 2 1 2") << std::vector<int> { 2, 2, 1, 2 };
        QTest::newRow("1 3 3") << std::vector<int> { 1, 3, 3 };
        QTest::newRow("2 4 2") << std::vector<int> { 2, 4, 2 };
        QTest::newRow("2 2 2 1 1") << std::vector<int> { 2, 2, 2, 1, 1 };
        QTest::newRow("5") << std::vector<int> { 5 };
        QTest::newRow("1 1 1 1") << std::vector<int> { 1, 1, 1, 1 };
        QTest::newRow("0 2 3") << std::vector<int> { 0, 2, 3 };
    }
    void groupsOfAnySizeAreSpreadAsWellAsTheOrderOfPlacesLets()
    {
        QFETCH(std::vector<int>, sizes);
        QCOMPARE(meetingsOf(seedsOf(sizes)), leastMeetings(byPlaces(sizes), 0));
    }

    void withoutGroupsThereIsNobody() { QVERIFY(seedsOf({}).empty() && seedsOf({ 0, 0 }).empty()); }
};

} // namespace tst_groupseeds

QTEST_GUILESS_MAIN(tst_groupseeds::TestGroupSeeds)
#include "tst_groupseeds.moc"
