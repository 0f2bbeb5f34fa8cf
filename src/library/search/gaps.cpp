// SPDX-License-Identifier: MIT
#include "library/search/gaps.h"

#include "library/search/studies.h"
#include "library/search/walk.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <unordered_map>

namespace kagetsu::library {

namespace {

using record::GameTree;
using record::NodeId;
using rules::Point;
using rules::Side;

// A position of the tree.
struct Place
{
    NodeId node = record::NoNode;
    std::vector<Line::Stone> stones;
    bool hasOwn = false; // a move of one's own goes on from here
};

class Finder
{
public:
    Finder(const GameTree &tree, const Filter &filter, const GapOptions &options)
        : m_size(tree.columns())
        , m_filter(filter)
        , m_options(options)
        , m_weights(PointWeights::of(m_size))
        , m_study(0, {}, { {}, tree, {} })
    {
        for (const rules::Symmetry map : rules::AllSymmetries) {
            for (int point = 0; point < m_size * m_size; ++point)
                m_images[static_cast<std::size_t>(map)].push_back(numberOf(apply(map, pointOf(point), m_size)));
        }
        std::vector<std::size_t> placeOf(tree.nodeCount());
        for (const Study::Place &each : m_study.places()) {
            std::vector<Line::Stone> stones = m_study.stonesAt(each.node);
            std::vector<std::size_t> &same = m_bySum[keyOf(each.stones, each.sum)];
            const Board board = boardOf(stones);
            const auto known = std::find_if(same.begin(), same.end(),
                [&](std::size_t number) { return mapOnto(m_places[number].stones, board).has_value(); });
            placeOf[each.node] = known == same.end() ? m_places.size() : *known;
            if (known == same.end()) {
                same.push_back(m_places.size());
                m_places.push_back({ .node = each.node, .stones = std::move(stones) });
            }
        }
        for (NodeId node = tree.next(GameTree::root()); node != record::NoNode; node = tree.next(node)) {
            NodeId parent = tree.parent(node);
            while (parent != GameTree::root() && !tree.action(parent).isStone() && tree.details(parent).setup.isEmpty())
                parent = tree.parent(parent);
            if (tree.action(node).isStone() && tree.action(node).side() == options.side)
                m_places[placeOf[parent]].hasOwn = true;
        }
    }

    std::optional<std::vector<Gap>> find(const Games &games)
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
        std::vector<Gap> gaps;
        for (const auto &[key, score] : m_counts) {
            const auto &[place, point] = key;
            if (score.games >= m_options.fewestGames)
                gaps.push_back(
                    { m_places[place].node, point < 0 ? std::nullopt : std::optional(pointOf(point)), score });
        }
        std::stable_sort(gaps.begin(), gaps.end(), [](const Gap &one, const Gap &two) {
            return std::tuple(two.score.games, one.node, one.reply) < std::tuple(one.score.games, two.node, two.reply);
        });
        return gaps;
    }

private:
    using Board = std::vector<std::uint8_t>; // 0 for an empty point, 1 for Black, 2 for White

    Point pointOf(int number) const { return { number % m_size, number / m_size }; }
    int numberOf(Point point) const { return point.y * m_size + point.x; }
    static std::uint8_t codeOf(Side side) { return side == Side::Black ? 1 : 2; }
    Board boardOf(const std::vector<Line::Stone> &stones) const
    {
        Board board(static_cast<std::size_t>(m_size * m_size));
        for (const Line::Stone &stone : stones)
            board[static_cast<std::size_t>(numberOf(stone.point))] = codeOf(stone.side);
        return board;
    }

    // Returns a map that takes these stones onto a board with as many.
    std::optional<rules::Symmetry> mapOnto(const std::vector<Line::Stone> &stones, const Board &board) const
    {
        for (const rules::Symmetry map : rules::AllSymmetries) {
            const std::vector<int> &images = m_images[static_cast<std::size_t>(map)];
            if (std::all_of(stones.begin(), stones.end(), [&](const Line::Stone &stone) {
                    const int image = images[static_cast<std::size_t>(numberOf(stone.point))];
                    return board[static_cast<std::size_t>(image)] == codeOf(stone.side);
                }))
                return map;
        }
        return std::nullopt;
    }

    static std::uint64_t keyOf(std::size_t stones, std::uint16_t sum)
    {
        return static_cast<std::uint64_t>(stones) << 16 | sum;
    }

    // Returns the place that has the stones of this board, and the map that takes it onto them.
    std::optional<std::pair<std::size_t, rules::Symmetry>> placeWith(
        const Board &board, std::size_t stones, std::uint16_t sum) const
    {
        const auto same = m_bySum.find(keyOf(stones, sum));
        if (same == m_bySum.end())
            return std::nullopt;
        for (const std::size_t number : same->second) {
            if (const auto map = mapOnto(m_places[number].stones, board))
                return std::pair(number, *map);
        }
        return std::nullopt;
    }

    void follow(const Facts &facts, std::string_view moves)
    {
        m_board.assign(static_cast<std::size_t>(m_size * m_size), 0);
        std::size_t stones = 0;
        std::uint16_t sum = 0;
        LineReader reader(moves, m_size);
        const std::size_t setup = setupStones(moves, m_size);
        auto place = setup == 0 ? placeWith(m_board, 0, 0) : std::nullopt;
        for (LineStep step; reader.next(step);) {
            if (step.kind == LineStep::Kind::Pass)
                place.reset(); // what a pass is answered with is no reply to a move
            if (step.kind != LineStep::Kind::Stone)
                continue;
            m_board[static_cast<std::size_t>(step.point)] = codeOf(step.side);
            sum = static_cast<std::uint16_t>(sum + m_weights.at(step.side, step.point));
            if (++stones < setup)
                continue;
            const auto next = placeWith(m_board, stones, sum);
            if (place && !next && stones > setup)
                count(*place, step.side, pointOf(step.point), facts);
            place = next;
        }
    }

    void count(const std::pair<std::size_t, rules::Symmetry> &at, Side mover, Point point, const Facts &facts)
    {
        const Place &place = m_places[at.first];
        if (mover == m_options.side) {
            if (!place.hasOwn)
                m_counts[{ at.first, -1 }].add(facts.winner());
            return;
        }
        // Of points that are the same by a symmetry of the position the first one counts.
        const Point own = apply(inverse(at.second), point, m_size);
        Point least = own;
        const PositionQuestion question(m_size, place.stones);
        for (const rules::Symmetry map : question.ownMaps())
            least = std::min(least, apply(map, own, m_size));
        m_counts[{ at.first, numberOf(least) }].add(facts.winner());
    }

    const int m_size;
    const Filter &m_filter;
    const GapOptions &m_options;
    const PointWeights &m_weights;
    const Study m_study;
    std::array<std::vector<int>, rules::AllSymmetries.size()> m_images; // by map and point
    std::vector<Place> m_places;
    Board m_board; // of the game that is followed
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> m_bySum; // by number of stones and sum
    std::map<std::pair<std::size_t, int>, Score> m_counts; // by place and point, -1 for one's own
};

} // namespace

std::optional<std::vector<Gap>> findGaps(
    const Games &games, const GameTree &tree, const Filter &filter, const GapOptions &options)
{
    if (tree.columns() != tree.rows() || !tree.position(GameTree::root()))
        return std::vector<Gap>();
    return Finder(tree, filter, options).find(games);
}

} // namespace kagetsu::library
