// SPDX-License-Identifier: MIT
#include "tournament/formats/bracket.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

namespace tst_bracket {

using namespace kagetsu::tournament;

namespace {

// A whole elimination, with results by chance.
struct Played
{
    std::vector<BracketState> states;
    std::map<int, int> losses;
    std::set<std::pair<int, int>> inRound; // round, seed
    int matches = 0;
    bool isTwiceInARound = false;
};

void record(Played &played, int round, const BracketState &state)
{
    ++played.matches;
    ++played.losses[*state.loser];
    for (const Party party : BothParties)
        played.isTwiceInARound |= !played.inRound.emplace(round, *state.parties[party]).second;
}

Played playOut(const Bracket &bracket, std::mt19937 &random)
{
    Played played;
    std::vector<BracketResult> results(bracket.size());
    for (BracketResult &result : results)
        result = random() % 2 == 0 ? BracketResult::AWon : BracketResult::BWon;
    played.states = stateOf(bracket, results);
    for (std::size_t i = 0; i < bracket.size(); ++i) {
        const BracketState &state = played.states[i];
        if (*state.parties.a != 0 && *state.parties.b != 0)
            record(played, bracket[i].round, state);
    }
    return played;
}

void addSizes()
{
    QTest::addColumn<int>("entries");
    for (int entries = 2; entries <= 40; ++entries)
        QTest::addRow("%d entries", entries) << entries;
}

} // namespace

class TestBracket : public QObject
{
    Q_OBJECT

private slots:
    void ordersOfSeeds()
    {
        QCOMPARE(bracketOrder(2), (std::vector<int> { 1, 2 }));
        QCOMPARE(bracketOrder(4), (std::vector<int> { 1, 4, 3, 2 }));
        QCOMPARE(bracketOrder(8), (std::vector<int> { 1, 8, 5, 4, 3, 6, 7, 2 }));
    }

    // The favourites meet as late as they can: the best 2^k are in different parts.
    void favouritesAreKeptApart()
    {
        const std::vector<int> order = bracketOrder(64);
        QCOMPARE(std::set<int>(order.begin(), order.end()).size(), std::size_t(64));
        for (const int best : { 2, 4, 8, 16, 32 }) {
            std::set<std::size_t> parts;
            for (std::size_t place = 0; place < order.size(); ++place) {
                if (order[place] <= best)
                    parts.insert(place * std::size_t(best) / order.size());
            }
            QCOMPARE(parts.size(), std::size_t(best));
        }
    }

    void byesFallToTheBestSeeds()
    {
        const Bracket bracket = singleElimination(5, 4);
        const std::vector<BracketState> states = stateOf(bracket, std::vector<BracketResult>(bracket.size()));
        std::set<int> through;
        for (const BracketState &state : states) {
            if (state.winner)
                through.insert(*state.winner);
        }
        QCOMPARE(through, (std::set<int> { 1, 2, 3 }));
    }

    void oneLossIsTheEnd_data() { addSizes(); }
    void oneLossIsTheEnd()
    {
        QFETCH(int, entries);
        std::mt19937 random(3);
        for (int tries = 0; tries < 30; ++tries) {
            Played played = playOut(singleElimination(entries, 2), random);
            QCOMPARE(played.matches, entries - 1);
            QVERIFY(!played.isTwiceInARound);
            const int champion = *played.states.back().winner;
            QVERIFY(!played.losses.contains(champion));
            for (int seed = 1; seed <= entries; ++seed)
                QCOMPARE(played.losses[seed], seed == champion ? 0 : 1);
        }
    }

    void theLosersOfTheSemifinalsPlayForThird_data() { addSizes(); }
    void theLosersOfTheSemifinalsPlayForThird()
    {
        QFETCH(int, entries);
        std::mt19937 random(4);
        const Bracket bracket = singleElimination(entries, 4);
        const Played played = playOut(bracket, random);
        QCOMPARE(played.matches, entries - 1 + (entries >= 4 ? 1 : 0));
        QCOMPARE(bracket.back().part == BracketMatch::Part::Placement, entries >= 3);
    }

    // Every entry that loses before the final plays as often as those who are to have its place, and each place down to
    // the last one that is played for is that of one entry.
    void allPlacesArePlayedFor_data() { addSizes(); }
    void allPlacesArePlayedFor()
    {
        QFETCH(int, entries);
        for (const int played : { 8, 16, 32 }) {
            std::mt19937 random(7);
            const Bracket bracket = singleElimination(entries, played);
            const Played out = playOut(bracket, random);
            QVERIFY(!out.isTwiceInARound);
            std::map<int, int> places; // by seed
            for (std::size_t i = 0; i < bracket.size(); ++i) {
                const BracketState &state = out.states[i];
                if (bracket[i].part != BracketMatch::Part::Placement) {
                    places[*state.winner] = 1;
                    places[*state.loser] = 2;
                } else if (bracket[i].place > 0) {
                    places[*state.winner] = bracket[i].place;
                    places[*state.loser] = bracket[i].place + 1;
                }
            }
            places.erase(0);
            std::map<int, int> having;
            for (const auto &[seed, place] : places)
                ++having[place];
            for (int place = 3; place <= std::min(played, entries); ++place)
                QVERIFY2(having[place] <= 1, qPrintable(QString("place %1 of %2").arg(place).arg(entries)));
            if (entries == played)
                QCOMPARE(out.matches, entries / 2 * (entries == 8 ? 3 : entries == 16 ? 4 : 5));
        }
    }

    void twoLossesAreTheEnd_data() { addSizes(); }
    void twoLossesAreTheEnd()
    {
        QFETCH(int, entries);
        std::mt19937 random(5);
        for (int tries = 0; tries < 30; ++tries) {
            Played played = playOut(doubleElimination(entries, true), random);
            QVERIFY(!played.isTwiceInARound);
            const int champion = *played.states.back().winner;
            QVERIFY(played.losses.at(champion == 1 ? 2 : 1) == 2);
            QVERIFY(!played.losses.contains(champion) || played.losses.at(champion) == 1);
            QCOMPARE(played.matches, 2 * (entries - 1) + (played.losses.contains(champion) ? 1 : 0));
            for (int seed = 1; seed <= entries; ++seed) {
                if (seed != champion)
                    QCOMPARE(played.losses[seed], 2);
            }
        }
    }

    void withoutAResetTheFinalDecides()
    {
        std::mt19937 random(6);
        const Bracket bracket = doubleElimination(8, false);
        QVERIFY(bracket.back().part == BracketMatch::Part::GrandFinal);
        QCOMPARE(playOut(bracket, random).matches, 14);
    }

    // Who drops out of the second round does not meet at once whom it beat in the first.
    void losersMeetOthersFirst_data()
    {
        QTest::addColumn<int>("entries");
        for (const int entries : { 8, 16, 32, 64, 27, 50 })
            QTest::addRow("%d entries", entries) << entries;
    }
    void losersMeetOthersFirst()
    {
        QFETCH(int, entries);
        std::mt19937 random(7);
        const Bracket bracket = doubleElimination(entries, true);
        for (int tries = 0; tries < 100; ++tries) {
            const Played played = playOut(bracket, random);
            std::set<std::pair<int, int>> firstRound;
            for (std::size_t i = 0; i < bracket.size(); ++i) {
                const auto &[a, b] = played.states[i].parties;
                const std::pair<int, int> pair = std::minmax(*a, *b);
                if (bracket[i].part == BracketMatch::Part::Winners && bracket[i].round == 1)
                    firstRound.insert(pair);
                else if (bracket[i].part == BracketMatch::Part::Losers && bracket[i].round <= 3)
                    QVERIFY(*a == 0 || *b == 0 || !firstRound.contains(pair));
            }
        }
    }

    void whatIsNotPlayedYetIsNotKnown()
    {
        const Bracket bracket = singleElimination(4, 4);
        std::vector<BracketResult> results(bracket.size());
        results[0] = BracketResult::BWon;
        const std::vector<BracketState> states = stateOf(bracket, results);
        QCOMPARE(states[0].winner, std::optional(4));
        QCOMPARE(states[2].parties.a, std::optional(4));
        QVERIFY(!states[2].parties.b && !states[2].winner);
        QCOMPARE(states[3].parties.a, std::optional(1));
    }

    // Whom they would have met has a walkover, and nobody comes from them to a match for a place or of losers.
    void whereNobodyWonNobodyGoesOn()
    {
        const Bracket bracket = singleElimination(4, 4);
        std::vector<BracketResult> results(bracket.size());
        results[0] = BracketResult::NobodyWon;
        results[1] = BracketResult::AWon;
        const std::vector<BracketState> states = stateOf(bracket, results);
        QCOMPARE(states[0].winner, std::optional(0));
        QCOMPARE(states[0].loser, std::optional(0));
        QCOMPARE(states[2].winner, std::optional(3));
        QCOMPARE(states[2].loser, std::optional(0));
        QCOMPARE(states[3].winner, std::optional(2));
        const Bracket two = doubleElimination(4, true);
        results.assign(two.size(), BracketResult::NobodyWon);
        for (const BracketState &state : stateOf(two, results))
            QCOMPARE(state.winner, std::optional(0));
    }

    void nobodyPlaysAlone()
    {
        for (const int entries : { -1, 0, 1 }) {
            QVERIFY(singleElimination(entries, 4).empty());
            QVERIFY(doubleElimination(entries, true).empty());
        }
    }
};

} // namespace tst_bracket

QTEST_GUILESS_MAIN(tst_bracket::TestBracket)
#include "tst_bracket.moc"
