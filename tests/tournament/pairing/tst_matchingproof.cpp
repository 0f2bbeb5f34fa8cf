// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "tournament/pairing/matching/search.h"
#include "tournament/pairing/matching/start.h"

#include <QTest>

#include <random>

// That a matching costs as little as can be is proven by the prices that come with it (tournament-pairing.md#prices),
// however many vertices there are. Here the proof is checked by itself.
namespace tst_matchingproof {

using namespace kagetsu;
using namespace kagetsu::pairing;

namespace {

constexpr int L = 4;
using Price = Lanes<L>;

Weights randomWeights(std::mt19937 &random, int vertices, unsigned density)
{
    Weights weights(vertices, L);
    const auto largest = 1U << (random() % 14);
    for (int a = 0; a < vertices; ++a) {
        for (int b = a + 1; b < vertices; ++b) {
            std::vector<std::int64_t> cost;
            for (int lane = 0; lane < L; ++lane)
                cost.push_back(std::int64_t(random() % largest) - std::int64_t(random() % largest));
            if (random() % 100 < density)
                weights.set(a, b, cost);
        }
    }
    return weights;
}

// What the prices leave of each pair's cost.
class Proof
{
public:
    Proof(const Weights &weights, const Blossoms &blossoms, const Duals<L> &duals)
        : m_weights(weights)
        , m_blossoms(blossoms)
        , m_duals(duals)
        , m_inside(std::size_t(weights.vertices() * weights.vertices()))
    {
        for (int node = blossoms.vertices(); node < blossoms.nodes(); ++node)
            addBlossom(node);
    }

    // Empty when it proves the matching.
    QByteArray error() const
    {
        for (int blossom = m_blossoms.vertices(); blossom < m_blossoms.nodes(); ++blossom) {
            if (m_duals.blossomPrice(blossom) < Price())
                return "a blossom costs less than nothing";
            if (!isEnteredOnce(blossom))
                return "a blossom is entered more than once";
        }
        for (int a = 0; a < m_weights.vertices(); ++a) {
            for (int b = 0; b < m_weights.vertices(); ++b) {
                if (m_weights.joins(a, b) && left(a, b) < Price())
                    return "a pair costs less than its prices";
            }
            if (!m_weights.joins(a, m_blossoms.mate(a)) || !(left(a, m_blossoms.mate(a)) == Price()))
                return "a matched pair is not tight";
        }
        return {};
    }

private:
    std::size_t indexOf(int a, int b) const { return std::size_t(a * m_weights.vertices() + b); }
    void addBlossom(int blossom)
    {
        for (const int a : m_blossoms.verticesOf(blossom)) {
            for (const int b : m_blossoms.verticesOf(blossom))
                m_inside[indexOf(a, b)].add(m_duals.blossomPrice(blossom));
        }
    }
    bool isEnteredOnce(int blossom) const
    {
        const auto inside = m_blossoms.verticesOf(blossom);
        const auto outward = std::ranges::count_if(
            inside, [&](int vertex) { return std::ranges::find(inside, m_blossoms.mate(vertex)) == inside.end(); });
        return inside.empty() || outward == 1;
    }
    Price left(int a, int b) const
    {
        Price left(m_weights.scaled(a, b));
        left.add(m_duals.kept(a), -1);
        left.add(m_duals.kept(b), -1);
        left.add(m_inside[indexOf(a, b)]);
        return left;
    }

    const Weights &m_weights;
    const Blossoms &m_blossoms;
    const Duals<L> &m_duals;
    std::vector<Price> m_inside; // of blossoms that have both
};

} // namespace

class TestMatchingProof : public QObject
{
    Q_OBJECT

private slots:
    void pricesProveTheMatching()
    {
        std::mt19937 random(17);
        int proven = 0;
        for (int i = 0; i < repetitions(400); ++i) {
            const Weights weights = randomWeights(random, 2 * (1 + int(random() % 80)), 2 + random() % 99);
            Blossoms blossoms(weights.vertices());
            Duals<L> duals(blossoms);
            Start<L>(weights, blossoms, duals).run();
            Search<L> search(weights, blossoms, duals);
            bool isComplete = true;
            for (int vertex = 0; vertex < weights.vertices() && isComplete; ++vertex)
                isComplete = blossoms.mate(vertex) >= 0 || search.run(vertex);
            if (!isComplete)
                continue;
            QCOMPARE(Proof(weights, blossoms, duals).error(), QByteArray());
            ++proven;
        }
        QVERIFY(proven > repetitions(200));
    }
};

} // namespace tst_matchingproof

QTEST_GUILESS_MAIN(tst_matchingproof::TestMatchingProof)
#include "tst_matchingproof.moc"
