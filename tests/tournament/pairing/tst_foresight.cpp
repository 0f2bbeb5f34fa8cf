// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "event.h"
#include "reference.h"
#include "tournament/pairing/foresight.h"
#include "words.h"

#include <QTest>

#include <map>

namespace tst_foresight {

using namespace kagetsu;
using namespace kagetsu::pairing;
using Way = Outlook::Way;
using reference::Couples;

namespace {

bool isLong()
{
    static const bool is = qEnvironmentVariableIsSet("KAGETSU_LONG");
    return is;
}

// How many events each comparison plays: 20,000 where KAGETSU_LONG=1 asks for it, which takes an hour.
int events()
{
    return isLong() ? 20'000 : repetitions(400);
}

// What has been played in a small field by those who are here, then those who are away: who has met whom or may not, a
// bit for each two, and how many byes each had.
struct Played
{
    int present = 0;
    std::uint64_t pairs = 0;
    std::vector<int> byes {};

    bool haveMet(int a, int b) const { return (pairs >> (a * 8 + b) & 1) != 0; }
    void meet(int a, int b) { pairs |= std::uint64_t(1) << (a * 8 + b) | std::uint64_t(1) << (b * 8 + a); }
    int size() const { return int(byes.size()); }

    friend auto operator<=>(const Played &, const Played &) = default;
};

Played playedBy(std::vector<Player> players, const std::vector<Player> &away, const Options &options)
{
    Played played { .present = int(players.size()) };
    players.insert(players.end(), away.begin(), away.end());
    for (std::size_t a = 0; a < players.size(); ++a) {
        for (std::size_t b = 0; b < players.size(); ++b) {
            const bool haveMet = std::ranges::count(players[a].met, players[b].number) > 0;
            if (haveMet || options.isForbidden(players[a].number, players[b].number))
                played.meet(int(a), int(b));
        }
        played.byes.push_back(players[a].byes);
    }
    return played;
}

Played after(Played played, const Couples &couples)
{
    played.present = played.size(); // all are back
    for (const auto &[a, b] : couples) {
        if (b < 0)
            ++played.byes[std::size_t(a)];
        else
            played.meet(a, b);
    }
    return played;
}

void forEachRound(const Played &played, std::vector<bool> &used, Couples &couples, const auto &visit)
{
    const auto first = int(std::ranges::find(used, false) - used.begin());
    const int size = int(used.size());
    if (first == size)
        return visit(couples);
    used[std::size_t(first)] = true;
    const bool hasBye =
        size % 2 == 1 && std::ranges::none_of(couples, [](const Couple &couple) { return couple.b < 0; });
    for (int other = hasBye ? -1 : first + 1; other < size; other = std::max(other, first) + 1) {
        if (other >= 0 && (used[std::size_t(other)] || played.haveMet(first, other)))
            continue;
        if (other >= 0)
            used[std::size_t(other)] = true;
        couples.push_back({ first, other });
        forEachRound(played, used, couples, visit);
        couples.pop_back();
        if (other >= 0)
            used[std::size_t(other)] = false;
    }
    used[std::size_t(first)] = false;
}

constexpr int AnyByes = 1000;

// Nobody gets a bye who has had so many.
bool isWithin(const Played &played, const Couples &couples, int byes)
{
    return std::ranges::none_of(
        couples, [&](const Couple &couple) { return couple.b < 0 && played.byes[std::size_t(couple.a)] >= byes; });
}

// Tries every round after every round: whether so many can follow, with no more byes than so.
bool canFollow(const Played &played, int rounds, int byes)
{
    if (rounds == 0)
        return true;
    if (byes == AnyByes && std::ranges::max(played.byes) > 0)
        return canFollow({ played.present, played.pairs, std::vector(played.byes.size(), 0) }, rounds, byes);
    static std::map<std::tuple<Played, int, int>, bool> known;
    const std::tuple key(played, rounds, byes);
    if (const auto found = known.find(key); found != known.end())
        return found->second;
    bool can = false;
    std::vector<bool> used(played.byes.size(), false);
    Couples couples;
    forEachRound(played, used, couples, [&](const Couples &round) {
        can = can || (isWithin(played, round, byes) && canFollow(after(played, round), rounds - 1, byes));
    });
    if (known.size() > 2'000'000)
        known.clear();
    return known[key] = can;
}

// How many byes those who get one have had after so many rounds, if they go to who has had the fewest.
int fairByes(const Played &before, int rounds)
{
    std::vector<int> byes = before.byes;
    int fair = 0;
    for (int round = 0; round < rounds; ++round) {
        const int players = round == 0 ? before.present : before.size();
        if (players % 2 == 1)
            fair = std::max(fair, ++*std::min_element(byes.begin(), byes.begin() + players));
    }
    return fair;
}

// What a pairing leads to at best: how many rounds with itself, and whether with fair byes; more is better.
using Worth = std::pair<int, bool>;

Worth worthOf(const Played &before, const Couples &couples, int rounds)
{
    const Played now = after(before, couples);
    for (int left = rounds; left > 1; --left) {
        if (canFollow(now, left - 1, AnyByes)) {
            const int fair = fairByes(before, left);
            return { left, isWithin(before, couples, fair) && canFollow(now, left - 1, fair) };
        }
    }
    return { 1, false };
}

// All that a plain look at every pairing tells.
struct Best
{
    Worth worth { 0, false };
    std::optional<Cost> least {}; // of those that are worth it
    int fewestByes = AnyByes; // that who gets one has had, where as many rounds can follow
};

Best bestOf(const std::vector<Player> &players, const std::vector<Player> &away, const Options &options, int rounds)
{
    const Played before = playedBy(players, away, options);
    Best best;
    reference::leastCost(players, options, [&](const Couples &couples) {
        const Worth worth = worthOf(before, couples, rounds);
        int byes = 0;
        for (const auto &[a, b] : couples)
            byes = b < 0 ? before.byes[std::size_t(a)] : byes;
        if (worth.first > best.worth.first)
            best.fewestByes = byes;
        else if (worth.first == best.worth.first)
            best.fewestByes = std::min(best.fewestByes, byes);
        if (worth > best.worth) {
            best.worth = worth;
            best.least.reset();
        }
        if (worth == best.worth) {
            const Cost cost = reference::cost(players, options, couples);
            best.least = best.least ? std::min(*best.least, cost) : cost;
        }
        return false;
    });
    return best;
}

int mostRounds(int players)
{
    return players % 2 == 0 ? players - 1 : players;
}

Pairing chosen(const std::vector<Player> &players, Options options, int rounds, Way *way = nullptr)
{
    options.rounds = rounds;
    const auto best = pairRound(players, options);
    if (!best)
        return {};
    const Foresight foresight = foresee(players, {}, options, *best);
    if (way)
        *way = foresight.outlook.way;
    return foresight.better ? *foresight.better : *best;
}

int spreadOfByes(const std::vector<Player> &players)
{
    const auto [least, most] = std::ranges::minmax(players, {}, &Player::byes);
    return most.byes - least.byes;
}

int spreadOfMeetings(const std::vector<Player> &players)
{
    int least = 1000;
    int most = 0;
    for (const Player &a : players) {
        for (const Player &b : players) {
            if (a.number == b.number)
                continue;
            const int times = int(std::ranges::count(a.met, b.number));
            least = std::min(least, times);
            most = std::max(most, times);
        }
    }
    return most - least;
}

Options randomOptions(std::mt19937 &random)
{
    Options options;
    options.style = Style(random() % 4);
    options.keepsClubsApart = random() % 3 == 0;
    options.isFromTheTop = random() % 4 == 0;
    options.isByeByLot = random() % 3 == 0;
    options.seed = random();
    return options;
}

} // namespace

// tournament-pairing.md#the-last-rounds
class TestForesight : public QObject
{
    Q_OBJECT

private slots:
    void whatARoundLeaves_data()
    {
        QTest::addColumn<QString>("players");
        QTest::addColumn<int>("after"); // so many rounds are to follow
        QTest::addColumn<QByteArray>("pairing");
        QTest::addColumn<Way>("way");
        const auto row = [](const char *name, const QString &players, int after, const char *pairing, Way way) {
            QTest::newRow(name) << players << after << QByteArray(pairing) << way;
        };
        row("four who have not met", "1:0 2:0 3:0 4:0", 2, "1-2 3-4", Way::Open);
        row("four play three rounds and no fourth", "1:0 2:0 3:0 4:0", 3, "1-2 3-4", Way::Closed);
        row("two play once", "1:0 2:0", 1, "1-2", Way::Closed);
        row("one alone always has the bye", "1:0", 3, "1", Way::Open);
        // Neighbours leave 1, 2 and 3 only to each other, and so 4, 5 and 6.
        row("six whose best pairing leaves two times three", "1:6x4,5 6:6x2,3 2:4x5,6 4:4x1,3 3:2x6,4 5:2x1,2", 1,
            "1-2 4-6 3-5", Way::Open);
        row("the last round is what it is", "1:6x4,5 6:6x2,3 2:4x5,6 4:4x1,3 3:2x6,4 5:2x1,2", 0, "1-6 2-4 3-5",
            Way::Open);
    }
    void whatARoundLeaves()
    {
        QFETCH(QString, players);
        QFETCH(int, after);
        QFETCH(QByteArray, pairing);
        QFETCH(Way, way);
        Options options;
        options.style = Style::Adjacent;
        Way told = Way::Unknown;
        const Pairing given = chosen(playersFrom(players), options, options.round + after, &told);
        QCOMPARE(pairing::told(given), pairing);
        QCOMPARE(told, way);
    }

    // Some pairs are forbidden, some players leave or stay away for a round: the pairing leaves all the rounds that any
    // leaves, with fair byes if any does, and costs as little as any of those.
    void nothingLeavesMoreOrCostsLess()
    {
        std::mt19937 random(1);
        int changed = 0;
        int closed = 0;
        int pairings = 0;
        // Of seven and eight there are so many rounds after rounds that only a long run tries them.
        const int largest = isLong() ? 5 : 3;
        for (int time = 0; time < events(); ++time) {
            const int size = 4 + time % largest;
            const int rounds = 1 + int(random() % unsigned(mostRounds(size) + 1));
            Event event(size, unsigned(random()));
            Options options = randomOptions(random);
            options.rounds = rounds;
            for (unsigned pairs = random() % 4 == 0 ? random() % 3 : 0; pairs > 0; --pairs)
                options.forbidden.push_back({ 1 + int(random() % 3), 4 });
            const bool isAnybodyAway = random() % 4 == 0;
            for (options.round = 1; options.round <= rounds; ++options.round) {
                std::vector<Player> players = event.players();
                std::vector<Player> absent;
                while (isAnybodyAway && players.size() > 3 && random() % 3 == 0) {
                    const auto who = players.begin() + std::ptrdiff_t(random() % players.size());
                    absent.push_back(*who);
                    players.erase(who);
                }
                std::vector<Away> away;
                for (const Player &player : absent)
                    away.push_back({ player.number, player.met, player.byes });
                const auto best = pairRound(players, options);
                const Best plain = bestOf(players, absent, options, rounds - options.round + 1);
                QCOMPARE(best.hasValue(), plain.least.has_value());
                if (!best)
                    break;
                const Foresight foresight = foresee(players, away, options, *best);
                const Pairing &pairing = foresight.better ? *foresight.better : *best;
                QVERIFY(pairing.cost == *plain.least);
                QCOMPARE(foresight.outlook.rounds, plain.worth.first - 1);
                const bool isOpen = plain.worth.first == rounds - options.round + 1;
                QCOMPARE(foresight.outlook.way, isOpen ? Way::Open : Way::Closed);
                QVERIFY(outlookAfter(players, away, options, pairing) == foresight.outlook);
                // What was not taken leaves what it leaves.
                const int alone = worthOf(playedBy(players, absent, options), reference::couplesOf(players, *best),
                    rounds - options.round + 1)
                                      .first;
                QCOMPARE(outlookAfter(players, away, options, *best).rounds, alone - 1);
                if (!pairing.byes.empty()) {
                    const int byes = std::ranges::find(players, pairing.byes.front(), &Player::number)->byes;
                    QVERIFY(byes <= plain.fewestByes + 1); // nobody is ahead by two while another pairing exists
                }
                changed += pairing == *best ? 0 : 1;
                closed += isOpen ? 0 : 1;
                ++pairings;
                event.play(pairing);
                if (random() % 20 == 0 && event.players().size() > 4)
                    event.withdraw(event.players().back().number);
            }
        }
        if (isLong())
            qInfo("%d events, %d pairings, %d of them changed, after %d the way was closed", events(), pairings,
                changed, closed);
        QVERIFY(changed > 0 && closed > 0);
    }

    void whoAllStayPlayAllRoundsWithOneByeEach()
    {
        std::mt19937 random(2);
        int byBestAlone = 0;
        for (int time = 0; time < events(); ++time) {
            const int size = 4 + time % 5;
            const int rounds = 1 + time / 5 % mostRounds(size);
            const unsigned seed = unsigned(random());
            Event event(size, seed);
            Event alone(size, seed);
            Options options = randomOptions(random);
            bool isAlonePlayed = true;
            for (options.round = 1; options.round <= rounds; ++options.round) {
                Way way = Way::Unknown;
                const Pairing pairing = chosen(event.players(), options, rounds, &way);
                QCOMPARE(pairing.tables.size() + pairing.byes.size(), std::size_t(size + 1) / 2);
                QCOMPARE(way, Way::Open);
                event.play(pairing);
                QVERIFY(spreadOfByes(event.players()) <= 1);
                const auto best = pairRound(alone.players(), options);
                isAlonePlayed = isAlonePlayed && best;
                if (best)
                    alone.play(*best);
            }
            byBestAlone += isAlonePlayed && spreadOfByes(alone.players()) <= 1 ? 1 : 0;
        }
        // Without foresight some events come to an end; of the few that are played with sanitizers all may come through.
        QVERIFY(byBestAlone < events() || events() < 400);
    }

    // Nobody has a bye, and no two meet, twice oftener than others.
    void whereRematchesAreAllowedByesAndMeetingsAreFair()
    {
        std::mt19937 random(3);
        for (int time = 0; time < events(); ++time) {
            const int size = 3 + time % 6;
            const int rounds = 1 + int(random() % unsigned(2 * mostRounds(size) + 2));
            Event event(size, unsigned(random()));
            Options options = randomOptions(random);
            options.mayRematch = true;
            for (options.round = 1; options.round <= rounds; ++options.round) {
                event.play(chosen(event.players(), options, rounds));
                QVERIFY(spreadOfByes(event.players()) <= 1);
                QVERIFY(spreadOfMeetings(event.players()) <= 1);
            }
        }
    }

    void upToTwelvePlayEverybody()
    {
        for (int size = 9; size <= LookedAtWhole; ++size) {
            for (unsigned seed = 0; seed < unsigned(repetitions(12)); ++seed) {
                Event event(size, seed);
                Options options;
                options.style = Style(seed % 4);
                for (options.round = 1; options.round <= mostRounds(size); ++options.round) {
                    Way way = Way::Unknown;
                    const Pairing pairing = chosen(event.players(), options, mostRounds(size), &way);
                    QCOMPARE(way, Way::Open);
                    event.play(pairing);
                    QVERIFY(spreadOfByes(event.players()) <= 1);
                }
                QCOMPARE(spreadOfMeetings(event.players()), 0);
            }
        }
    }

    void whatIsLockedStands()
    {
        Options options;
        options.locks.pairs = { { { 1, 2 }, {} } };
        options.locks.byes = { 5 };
        const auto players = playersFrom("1:0x2 2:0x1 3:0x4 4:0x3 5:0*");
        // 3 and 4 are left, and have met.
        QVERIFY(!pairRound(players, options));
        options.locks.pairs.clear();
        QCOMPARE(told(chosen(players, options, 3)), QByteArray("1-3 2-4 5"));
    }

    void inALargeFieldThereIsAlwaysAWay()
    {
        const Event event(60, 1);
        const Options options { .rounds = 21 };
        const auto best = pairRound(event.players(), options);
        const Foresight foresight = foresee(event.players(), {}, options, *best, [](int, int) { return false; });
        QCOMPARE(foresight.outlook.way, Way::Open); // and nothing was tried
        QVERIFY(!foresight.better);
    }

    // Where it would take many seconds to say, nobody waits for it: 100 rounds of 200 players can surely be played, and
    // of 199 nobody knows.
    void absurdSettingsAreNotKnown()
    {
        const Event event(200, 0);
        const Options options { .rounds = 199 };
        Pairing pairing;
        for (const Player &player : event.players()) {
            if (player.number % 2 == 1)
                pairing.tables.push_back({ player.number, player.number + 1 });
        }
        const Outlook outlook = outlookAfter(event.players(), {}, options, pairing);
        QCOMPARE(outlook.way, Way::Unknown);
        QCOMPARE(outlook.rounds, 98); // beside this one: 199, 99
    }

    // Two of six are away: three rounds of the four alone would be all.
    void whoIsAwayPlaysTheRoundsAfterThis()
    {
        const Options options { .rounds = 5 };
        const auto players = playersFrom("1:0 2:0 3:0 4:0");
        const auto best = pairRound(players, options);
        const std::vector<Away> away { { .number = 5, .met = {} }, { .number = 6, .met = {} } };
        QVERIFY((foresee(players, {}, options, *best).outlook == Outlook { Way::Closed, 2 }));
        QVERIFY((foresee(players, away, options, *best).outlook == Outlook { Way::Open, 4 }));
        QVERIFY((outlookAfter(players, away, options, *best) == Outlook { Way::Open, 4 }));
    }

    // All that a change by hand leaves, too.
    void theOutlookIsThatOfAnyPairing()
    {
        const Options options { .rounds = 2, .style = Style::Adjacent };
        const auto players = playersFrom("1:6x4,5 6:6x2,3 2:4x5,6 4:4x1,3 3:2x6,4 5:2x1,2");
        const auto best = pairRound(players, options);
        QVERIFY((outlookAfter(players, {}, options, *best) == Outlook { Way::Closed, 0 }));
        QVERIFY((outlookAfter(players, {}, options, *foresee(players, {}, options, *best).better)
            == Outlook { Way::Open, 1 }));
    }

    // Players leave; where pairs are forbidden besides, and almost as many rounds are planned as there are players, one
    // round in ten thousand may stay unknown.
    void upToTwelveNothingIsUnknown_data()
    {
        QTest::addColumn<bool>("forbids");
        QTest::newRow("players leave") << false;
        QTest::newRow("players leave, and some may not meet") << true;
    }
    void upToTwelveNothingIsUnknown()
    {
        QFETCH(bool, forbids);
        std::mt19937 random(4);
        int pairings = 0;
        int unknown = 0;
        for (int time = 0; time < (isLong() ? 20'000 : repetitions(80)); ++time) {
            const int size = 9 + time % 4;
            Event event(size, unsigned(random()));
            Options options = randomOptions(random);
            options.rounds = mostRounds(size) - int(random() % 3);
            for (unsigned pairs = forbids ? random() % 4 : 0; pairs > 0; --pairs)
                options.forbidden.push_back({ 1 + int(random() % 4), 5 + int(random() % 4) });
            for (options.round = 1; options.round <= options.rounds; ++options.round) {
                const auto best = pairRound(event.players(), options);
                if (!best)
                    break;
                const Foresight foresight = foresee(event.players(), {}, options, *best);
                ++pairings;
                unknown += foresight.outlook.way == Way::Unknown ? 1 : 0;
                event.play(foresight.better ? *foresight.better : *best);
                if (random() % 8 == 0)
                    event.withdraw(event.players().back().number);
            }
        }
        if (isLong())
            qInfo("%d of %d unknown", unknown, pairings);
        QVERIFY(unknown * 10'000 <= (forbids ? pairings : 0));
    }

    void stoppedItIsNotKnown()
    {
        const Options options { .rounds = 2, .style = Style::Adjacent };
        const auto players = playersFrom("1:6x4,5 6:6x2,3 2:4x5,6 4:4x1,3 3:2x6,4 5:2x1,2");
        const auto best = pairRound(players, options);
        const Foresight foresight = foresee(players, {}, options, *best, [](int, int) { return false; });
        QCOMPARE(foresight.outlook.way, Way::Unknown);
        QVERIFY(!foresight.better);
    }
};

} // namespace tst_foresight

QTEST_GUILESS_MAIN(tst_foresight::TestForesight)
#include "tst_foresight.moc"
