// SPDX-License-Identifier: MIT
#include "tournament/pairing/matching/matching.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <random>

namespace tst_matching {

using namespace kagetsu::pairing;

namespace {

using Cost = std::vector<std::int64_t>;

// The pairs of a small graph with their costs.
struct Graph
{
    int vertices = 0;
    int lanes = 0;
    std::vector<std::vector<std::optional<Cost>>> costs;

    Graph(int vertexCount, int laneCount)
        : vertices(vertexCount)
        , lanes(laneCount)
        , costs(std::size_t(vertexCount), std::vector<std::optional<Cost>>(std::size_t(vertexCount)))
    {
    }

    const std::optional<Cost> &cost(int a, int b) const { return costs[std::size_t(a)][std::size_t(b)]; }
    void set(int a, int b, const Cost &cost)
    {
        costs[std::size_t(a)][std::size_t(b)] = cost;
        costs[std::size_t(b)][std::size_t(a)] = cost;
    }
    Weights weights() const
    {
        Weights weights(vertices, lanes);
        for (int a = 0; a < vertices; ++a) {
            for (int b = a + 1; b < vertices; ++b) {
                if (cost(a, b))
                    weights.set(a, b, *cost(a, b));
            }
        }
        return weights;
    }
};

// Small numbers, so that much is equal; in percent, how many pairs there are.
Graph randomGraph(std::mt19937 &random, int vertices, int lanes, unsigned density)
{
    Graph graph(vertices, lanes);
    const int largest = 1 << (random() % 8);
    const int least = random() % 2 == 0 ? 0 : -largest;
    for (int a = 0; a < vertices; ++a) {
        for (int b = a + 1; b < vertices; ++b) {
            if (random() % 100 >= density)
                continue;
            Cost cost;
            for (int lane = 0; lane < lanes; ++lane)
                cost.push_back(least + int(random() % unsigned(largest - least + 1)));
            graph.set(a, b, cost);
        }
    }
    return graph;
}

Cost sum(Cost a, const Cost &b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        a[i] += b[i];
    return a;
}

// Tries every way: the first that is left with every other.
std::optional<Cost> leastCost(const Graph &graph, unsigned used = 0)
{
    const int first = std::countr_one(used);
    if (first == graph.vertices)
        return Cost(std::size_t(graph.lanes), 0);
    std::optional<Cost> least;
    for (int other = first + 1; other < graph.vertices; ++other) {
        if ((used >> other & 1U) != 0 || !graph.cost(first, other))
            continue;
        if (const auto rest = leastCost(graph, used | 1U << first | 1U << other)) {
            const Cost cost = sum(*rest, *graph.cost(first, other));
            least = least ? std::min(*least, cost) : cost;
        }
    }
    return least;
}

std::optional<Cost> costOf(const Graph &graph, const std::vector<int> &mates)
{
    Cost cost(std::size_t(graph.lanes), 0);
    for (int a = 0; a < graph.vertices; ++a) {
        const int b = mates[std::size_t(a)];
        if (b < 0 || mates[std::size_t(b)] != a || !graph.cost(a, b))
            return {};
        if (a < b)
            cost = sum(cost, *graph.cost(a, b));
    }
    return cost;
}

// What it says is enough to prove that nobody can find partners for all.
bool isProof(const Graph &graph, const Shortage &shortage)
{
    std::vector<int> place(std::size_t(graph.vertices), -1);
    const int outside = int(shortage.groups.size());
    for (int group = 0; group < outside; ++group) {
        if (shortage.groups[std::size_t(group)].size() % 2 == 0)
            return false;
        for (const int vertex : shortage.groups[std::size_t(group)])
            place[std::size_t(vertex)] = group;
    }
    for (const int vertex : shortage.sought)
        place[std::size_t(vertex)] = outside;
    for (int a = 0; a < graph.vertices; ++a) {
        for (int b = 0; b < graph.vertices; ++b) {
            const int from = place[std::size_t(a)];
            const int to = place[std::size_t(b)];
            if (graph.cost(a, b) && from >= 0 && from < outside && to != from && to != outside)
                return false;
        }
    }
    return shortage.groups.size() > shortage.sought.size();
}

int mostMatched(const Graph &graph, unsigned used)
{
    const int first = std::countr_one(used);
    if (first >= graph.vertices)
        return 0;
    int most = mostMatched(graph, used | 1U << first);
    for (int other = first + 1; other < graph.vertices; ++other) {
        if ((used >> other & 1U) == 0 && graph.cost(first, other))
            most = std::max(most, 1 + mostMatched(graph, used | 1U << first | 1U << other));
    }
    return most;
}

QByteArray told(const std::optional<Cost> &cost)
{
    if (!cost)
        return "none";
    QByteArray text;
    for (const std::int64_t lane : *cost)
        text += QByteArray::number(qlonglong(lane)) + ' ';
    return text;
}

} // namespace

class TestMatching : public QObject
{
    Q_OBJECT

private slots:
    void costsAsLittleAsAnyOther_data()
    {
        QTest::addColumn<int>("vertices");
        QTest::addColumn<int>("lanes");
        QTest::addColumn<unsigned>("density");
        QTest::addColumn<int>("graphs");
        for (const int vertices : { 2, 4, 6, 8, 10 }) {
            for (const int lanes : { 1, 2, 3, 5, 10, 21 }) {
                for (const unsigned density : { 25U, 50U, 80U, 100U }) {
                    QTest::addRow("%d vertices, %d lanes, %u of 100 pairs", vertices, lanes, density)
                        << vertices << lanes << density << (vertices == 10 ? 40 : 200);
                }
            }
        }
    }
    void costsAsLittleAsAnyOther()
    {
        QFETCH(int, vertices);
        QFETCH(int, lanes);
        QFETCH(unsigned, density);
        QFETCH(int, graphs);
        std::mt19937 random(unsigned(vertices * 1000 + lanes * 100) + density);
        for (int i = 0; i < graphs; ++i) {
            const Graph graph = randomGraph(random, vertices, lanes, density);
            const auto matching = cheapestMatching(graph.weights());
            const auto least = leastCost(graph);
            if (matching)
                QCOMPARE(told(costOf(graph, *matching)), told(least));
            else
                QVERIFY(!least && isProof(graph, matching.fault()));
        }
    }

    // Exactly those stand in the way without whom as many can be matched.
    void allWhoCanBeLeftOverAreTold()
    {
        std::mt19937 random(5);
        for (int i = 0; i < 400; ++i) {
            const Graph graph = randomGraph(random, 9, 2, 10 + random() % 40);
            const auto matching = cheapestMatching(graph.weights());
            QVERIFY(!matching);
            std::vector<int> told;
            for (const auto &group : matching.fault().groups)
                told.insert(told.end(), group.begin(), group.end());
            const int most = mostMatched(graph, 0);
            for (int vertex = 0; vertex < graph.vertices; ++vertex) {
                const bool isTold = std::ranges::find(told, vertex) != told.end();
                QCOMPARE(isTold, mostMatched(graph, 1U << vertex) == most);
            }
        }
    }

    // The same graph with its vertices in another order must cost as much, also where nobody can try every way.
    void theOrderOfVerticesDoesNotMatter()
    {
        std::mt19937 random(7);
        for (int i = 0; i < 60; ++i) {
            const int vertices = 20 + 2 * int(random() % 40);
            const Graph graph = randomGraph(random, vertices, 3, 3 + random() % 40);
            std::vector<int> order(std::size_t(vertices), 0);
            std::ranges::generate(order, [next = 0]() mutable { return next++; });
            std::ranges::shuffle(order, random);
            Graph other(vertices, 3);
            for (int a = 0; a < vertices; ++a) {
                for (int b = 0; b < vertices; ++b)
                    other.costs[std::size_t(order[std::size_t(a)])][std::size_t(order[std::size_t(b)])] =
                        graph.cost(a, b);
            }
            const auto matching = cheapestMatching(graph.weights());
            const auto same = cheapestMatching(other.weights());
            QCOMPARE(matching.hasValue(), same.hasValue());
            if (matching)
                QCOMPARE(told(costOf(graph, *matching)), told(costOf(other, *same)));
            else
                QVERIFY(isProof(graph, matching.fault()) && isProof(other, same.fault()));
        }
    }

    // Largest costs in few lanes and many vertices: a lane that overflowed would be noticed by the sanitizers.
    void theLargestCostsDoNotOverflow()
    {
        std::mt19937 random(11);
        Weights weights(120, 2);
        for (int a = 0; a < 120; ++a) {
            for (int b = a + 1; b < 120; ++b) {
                const std::int64_t sign = random() % 2 == 0 ? 1 : -1;
                weights.set(a, b, std::vector { sign * Weights::Largest, -sign * Weights::Largest });
            }
        }
        QVERIFY(cheapestMatching(weights).hasValue());
    }

    void nobodyNeedsNoPartner() { QVERIFY(cheapestMatching(Weights(0, 3)).hasValue()); }
    void oneAloneStandsInItsOwnWay()
    {
        const auto matching = cheapestMatching(Weights(1, 3));
        QVERIFY(!matching && matching.fault().groups.front() == std::vector { 0 });
    }

    void itTellsHowFarItIsAndStops()
    {
        std::mt19937 random(3);
        const Weights weights = randomGraph(random, 60, 3, 100).weights();
        int last = -1;
        QVERIFY(cheapestMatching(weights, [&last](int matched, int all) {
            const bool isMore = matched > last && matched < all && all == 60;
            last = matched;
            return isMore;
        }));
        QVERIFY(last > 0);
        const auto stopped = cheapestMatching(weights, [](int, int) { return false; });
        QVERIFY(!stopped && stopped.fault().isStopped);
    }
};

} // namespace tst_matching

QTEST_GUILESS_MAIN(tst_matching::TestMatching)
#include "tst_matching.moc"
