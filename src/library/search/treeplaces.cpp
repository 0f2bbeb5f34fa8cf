// SPDX-License-Identifier: MIT
#include "library/search/treeplaces.h"

#include "library/search/walk.h"

#include <algorithm>

namespace kagetsu::library {

namespace {

using rules::Point;
using rules::Side;

std::uint64_t placeKey(std::size_t stones, std::uint16_t sum)
{
    return static_cast<std::uint64_t>(stones) << 16 | sum;
}

} // namespace

TreePlaces::TreePlaces(const record::GameTree &tree)
    : TreePlaces(Study(0, {}, { {}, tree, {} }))
{
}

TreePlaces::TreePlaces(const Study &study)
    : m_size(study.tree().columns())
    , m_placeOf(study.tree().nodeCount())
{
    const record::GameTree &tree = study.tree();
    for (const rules::Symmetry map : rules::AllSymmetries) {
        for (int point = 0; point < m_size * m_size; ++point) {
            const Point image = apply(map, Point { point % m_size, point / m_size }, m_size);
            m_images[static_cast<std::size_t>(map)].push_back(image.y * m_size + image.x);
        }
    }
    std::vector<bool> isPlace(tree.nodeCount());
    Board board(static_cast<std::size_t>(m_size * m_size));
    for (const Study::Place &each : study.places()) {
        isPlace[each.node] = true;
        std::vector<Line::Stone> stones = study.stonesAt(each.node);
        std::fill(board.begin(), board.end(), std::uint8_t(0));
        for (const Line::Stone &stone : stones)
            board[static_cast<std::size_t>(stone.point.y * m_size + stone.point.x)] = codeOf(stone.side);
        if (const auto known = find(board, each.stones, each.sum)) {
            m_placeOf[each.node] = known->place;
            continue;
        }
        m_placeOf[each.node] = m_places.size();
        m_bySum[placeKey(each.stones, each.sum)].push_back(m_places.size());
        m_places.push_back({ each.node, std::move(stones) });
    }
    using record::GameTree;
    for (record::NodeId node = tree.next(GameTree::root()); node != record::NoNode; node = tree.next(node)) {
        if (!isPlace[node])
            m_placeOf[node] = m_placeOf[tree.parent(node)];
    }
}

// Returns a map that takes these stones onto a board with as many.
std::optional<rules::Symmetry> TreePlaces::mapOnto(const std::vector<Line::Stone> &stones, const Board &board) const
{
    for (const rules::Symmetry map : rules::AllSymmetries) {
        const std::vector<int> &images = m_images[static_cast<std::size_t>(map)];
        if (std::all_of(stones.begin(), stones.end(), [&](const Line::Stone &stone) {
                const int image = images[static_cast<std::size_t>(stone.point.y * m_size + stone.point.x)];
                return board[static_cast<std::size_t>(image)] == codeOf(stone.side);
            }))
            return map;
    }
    return std::nullopt;
}

std::optional<TreePlaces::Found> TreePlaces::find(const Board &board, std::size_t stones, std::uint16_t sum) const
{
    const auto same = m_bySum.find(placeKey(stones, sum));
    if (same == m_bySum.end())
        return std::nullopt;
    for (const std::size_t number : same->second) {
        if (const auto map = mapOnto(m_places[number].stones, board))
            return Found { number, *map };
    }
    return std::nullopt;
}

Point TreePlaces::pointAt(const Found &found, int point) const
{
    const Point own = apply(inverse(found.map), Point { point % m_size, point / m_size }, m_size);
    Point least = own;
    const PositionQuestion question(m_size, m_places[found.place].stones);
    for (const rules::Symmetry map : question.ownMaps())
        least = std::min(least, apply(map, own, m_size));
    return least;
}

TreeFollower::TreeFollower(const TreePlaces &places)
    : m_places(places)
    , m_weights(PointWeights::of(places.boardSize()))
{
}

void TreeFollower::begin(std::string_view moves)
{
    const int size = m_places.boardSize();
    m_board.assign(static_cast<std::size_t>(size * size), 0);
    m_reader.emplace(moves, size);
    m_setup = setupStones(moves, size);
    m_stones = 0;
    m_sum = 0;
    m_ply = 0;
    m_before.reset();
    m_here = m_setup == 0 ? m_places.find(m_board, 0, 0) : std::nullopt;
}

bool TreeFollower::next()
{
    while (m_reader->next(m_step)) {
        if (m_step.kind == LineStep::Kind::Pass) {
            ++m_ply;
            m_before.reset();
            m_here.reset();
            return true;
        }
        if (m_step.kind != LineStep::Kind::Stone)
            continue;
        m_board[static_cast<std::size_t>(m_step.point)] = TreePlaces::codeOf(m_step.side);
        m_sum = static_cast<std::uint16_t>(m_sum + m_weights.at(m_step.side, m_step.point));
        ++m_stones;
        if (m_stones < m_setup)
            continue;
        m_ply += m_stones > m_setup ? 1 : 0;
        m_before = m_here;
        m_here = m_places.find(m_board, m_stones, m_sum);
        return true;
    }
    return false;
}

} // namespace kagetsu::library
