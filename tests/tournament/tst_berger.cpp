// SPDX-License-Identifier: MIT
#include "tournament/formats/berger.h"

#include <QTest>

#include <map>
#include <set>

namespace tst_berger {

using namespace kagetsu::tournament;

namespace {

QString textOf(const Meetings &meetings)
{
    QStringList pairs;
    for (const Meeting &meeting : meetings)
        pairs.append(QString("%1-%2").arg(meeting.opener).arg(meeting.second));
    return pairs.join(' ');
}

// Each once in each round, either playing or free.
bool isEverybodyThere(const Meetings &meetings, int entries)
{
    std::multiset<int> named;
    for (const Meeting &meeting : meetings) {
        named.insert(meeting.opener);
        if (meeting.second != 0)
            named.insert(meeting.second);
    }
    const std::set<int> different(named.begin(), named.end());
    return int(named.size()) == entries && int(different.size()) == entries && *named.begin() == 1
        && *named.rbegin() == entries;
}

// "oso": who opened, round by round, without free rounds.
std::map<int, std::string> sidesOf(const std::vector<Meetings> &rounds)
{
    std::map<int, std::string> sides;
    for (const Meetings &meetings : rounds) {
        for (const Meeting &meeting : meetings) {
            if (meeting.second == 0)
                continue;
            sides[meeting.opener] += 'o';
            sides[meeting.second] += 's';
        }
    }
    return sides;
}

void addSizes()
{
    QTest::addColumn<int>("entries");
    for (int entries = 2; entries <= 32; ++entries)
        QTest::addRow("%d entries", entries) << entries;
}

} // namespace

class TestBerger : public QObject
{
    Q_OBJECT

private slots:
    void tables_data()
    {
        QTest::addColumn<int>("entries");
        QTest::addColumn<QStringList>("rounds");
        QTest::newRow("two") << 2 << QStringList { "1-2" };
        QTest::newRow("four") << 4 << QStringList { "1-4 2-3", "4-3 1-2", "2-4 3-1" };
        QTest::newRow("six, as it is published")
            << 6 << QStringList { "1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1" };
        QTest::newRow("five: who would meet the sixth is free")
            << 5 << QStringList { "2-5 3-4 1-0", "5-3 1-2 4-0", "3-1 4-5 2-0", "1-4 2-3 5-0", "4-2 5-1 3-0" };
        QTest::newRow("one alone") << 1 << QStringList();
        QTest::newRow("nobody") << 0 << QStringList();
    }
    void tables()
    {
        QFETCH(int, entries);
        QFETCH(QStringList, rounds);
        QStringList made;
        for (const Meetings &meetings : roundRobin(entries))
            made.append(textOf(meetings));
        QCOMPARE(made, rounds);
    }

    void everyPairMeetsOnce_data() { addSizes(); }
    void everyPairMeetsOnce()
    {
        QFETCH(int, entries);
        std::set<std::pair<int, int>> pairs;
        const std::vector<Meetings> rounds = roundRobin(entries);
        for (const Meetings &meetings : rounds) {
            QVERIFY(isEverybodyThere(meetings, entries));
            for (const Meeting &meeting : meetings) {
                const std::pair<int, int> pair = std::minmax(meeting.opener, meeting.second);
                QVERIFY(pairs.insert(pair).second);
            }
        }
        QCOMPARE(int(rounds.size()), entries - 1 + entries % 2);
        QCOMPARE(int(pairs.size()), entries * (entries - 1) / 2 + (entries % 2 == 1 ? entries : 0));
    }

    void everybodyOpensAsOftenAsNot_data() { addSizes(); }
    void everybodyOpensAsOftenAsNot()
    {
        QFETCH(int, entries);
        for (const auto &[entry, sides] : sidesOf(roundRobin(entries))) {
            const auto opened = std::count(sides.begin(), sides.end(), 'o');
            QVERIFY(opened == (entries - 1) / 2 || opened == entries / 2);
        }
    }

    void theSecondCycleExchangesTheSides_data() { addSizes(); }
    void theSecondCycleExchangesTheSides()
    {
        QFETCH(int, entries);
        for (const bool isSwapped : { false, true }) {
            std::set<std::pair<int, int>> meetings;
            int free = 0;
            for (const Meetings &round : doubleRoundRobin(entries, isSwapped)) {
                for (const Meeting &meeting : round) {
                    free += meeting.second == 0 ? 1 : 0;
                    if (meeting.second != 0)
                        QVERIFY(meetings.emplace(meeting.opener, meeting.second).second);
                }
            }
            QCOMPARE(int(meetings.size()), entries * (entries - 1));
            QCOMPARE(free, entries % 2 == 1 ? 2 * entries : 0);
        }
    }

    void nobodyHasThreeEqualSidesWhenTheLastRoundsChange_data() { addSizes(); }
    void nobodyHasThreeEqualSidesWhenTheLastRoundsChange()
    {
        QFETCH(int, entries);
        for (const auto &[entry, sides] : sidesOf(doubleRoundRobin(entries, true))) {
            QVERIFY2(sides.find("ooo") == std::string::npos, sides.c_str());
            QVERIFY2(sides.find("sss") == std::string::npos, sides.c_str());
        }
    }
};

} // namespace tst_berger

QTEST_GUILESS_MAIN(tst_berger::TestBerger)
#include "tst_berger.moc"
