// SPDX-License-Identifier: MIT
#include "library/search/gaps.h"

#include "library/search/treeplaces.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace kagetsu::library {

namespace {

using record::GameTree;
using record::NodeId;
using rules::Point;
using rules::Side;

class Finder
{
public:
    Finder(const GameTree &tree, const Filter &filter, const GapOptions &options)
        : m_size(tree.columns())
        , m_filter(filter)
        , m_options(options)
        , m_places(tree)
        , m_hasOwn(m_places.count())
        , m_follower(m_places)
    {
        for (NodeId node = tree.next(GameTree::root()); node != record::NoNode; node = tree.next(node)) {
            if (tree.action(node).isStone() && tree.action(node).side() == options.side)
                m_hasOwn[m_places.at(tree.parent(node))] = true;
        }
    }

    std::optional<Gaps> find(const Games &games)
    {
        for (const auto &block : games.blocks()) {
            if (m_options.isStopped && m_options.isStopped())
                return std::nullopt;
            if (block->boardSize() != m_size)
                continue;
            const char *at = block->bytes();
            for (std::size_t i = 0; i < block->size(); ++i) {
                const std::string_view moves(at, block->lengthOf(i));
                at += moves.size();
                if (m_filter.accepts(block->facts(i)))
                    follow(block->facts(i), moves);
            }
        }
        std::vector<Gap> &gaps = m_gaps.list;
        for (const auto &[key, score] : m_counts) {
            const auto &[place, point] = key;
            if (score.games >= m_options.fewestGames)
                gaps.push_back(
                    { m_places[place].node, point < 0 ? std::nullopt : std::optional(pointOf(point)), score });
        }
        std::stable_sort(gaps.begin(), gaps.end(), [](const Gap &one, const Gap &two) {
            return std::tuple(two.score.games, one.node, one.reply) < std::tuple(one.score.games, two.node, two.reply);
        });
        return std::move(m_gaps);
    }

private:
    Point pointOf(int number) const { return { number % m_size, number / m_size }; }
    int numberOf(Point point) const { return point.y * m_size + point.x; }

    void follow(const Facts &facts, std::string_view moves)
    {
        for (m_follower.begin(moves); m_follower.next();) {
            if (!m_follower.before())
                continue;
            const bool isKnown = m_follower.here().has_value();
            if (m_follower.step().side != m_options.side) {
                ++m_gaps.replies;
                m_gaps.answered += isKnown ? 1 : 0;
            }
            if (!isKnown)
                count(*m_follower.before(), m_follower.step(), facts);
        }
    }

    void count(const TreePlaces::Found &at, const LineStep &step, const Facts &facts)
    {
        if (step.side == m_options.side) {
            if (!m_hasOwn[at.place])
                m_counts[{ at.place, -1 }].add(facts.winner());
            return;
        }
        m_counts[{ at.place, numberOf(m_places.pointAt(at, step.point)) }].add(facts.winner());
    }

    const int m_size;
    const Filter &m_filter;
    const GapOptions &m_options;
    const TreePlaces m_places;
    std::vector<bool> m_hasOwn; // by place: a move of one's own goes on from here
    TreeFollower m_follower;
    Gaps m_gaps;
    std::map<std::pair<std::size_t, int>, Score> m_counts; // by place and point, -1 for one's own
};

} // namespace

std::optional<Gaps> findGaps(const Games &games, const GameTree &tree, const Filter &filter, const GapOptions &options)
{
    if (tree.columns() != tree.rows() || !tree.position(GameTree::root()))
        return Gaps();
    return Finder(tree, filter, options).find(games);
}

} // namespace kagetsu::library
