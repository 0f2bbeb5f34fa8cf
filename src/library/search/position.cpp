// SPDX-License-Identifier: MIT
#include "library/search/position.h"

#include "library/search/walk.h"

namespace kagetsu::library {

namespace {

using rules::Side;
using rules::Symmetry;

// A number of 16 bits for a colour and a class of points.
std::uint16_t numberFor(Side side, int pointClass)
{
    std::uint64_t x = (static_cast<std::uint64_t>(pointClass) * 2 + (side == Side::Black ? 1 : 2)) * 0x9E3779B97F4A7C15;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
    x = (x ^ x >> 27) * 0x94D049BB133111EB;
    return static_cast<std::uint16_t>(x >> 24);
}

rules::Point pointAt(int number, int size)
{
    return { number % size, number / size };
}

} // namespace

PositionQuestion::PositionQuestion(int boardSize, std::vector<Line::Stone> stones)
    : m_boardSize(boardSize)
    , m_stones(std::move(stones))
{
    const auto points = static_cast<std::size_t>(boardSize * boardSize);
    for (std::vector<std::uint16_t> &weights : m_weights)
        weights.resize(points);
    for (std::size_t point = 0; point < points; ++point) {
        std::size_t least = point;
        for (const Symmetry map : rules::AllSymmetries)
            least = std::min(least, index(apply(map, pointAt(static_cast<int>(point), boardSize), boardSize)));
        for (const Side side : { Side::Black, Side::White }) {
            const std::size_t colour = side == Side::Black ? 0 : 1;
            m_weights[colour][point] = numberFor(side, static_cast<int>(least));
            if (point < 225 && boardSize <= 15)
                m_byteWeights[colour][point] = m_weights[colour][point];
        }
    }
    for (const Line::Stone &stone : m_stones)
        m_sum = static_cast<std::uint16_t>(m_sum + weight(stone.side, static_cast<int>(index(stone.point))));
    for (const Symmetry map : rules::AllSymmetries) {
        std::vector<std::uint8_t> &board = m_boards[static_cast<std::size_t>(map)];
        board.resize(points);
        for (const Line::Stone &stone : m_stones) {
            const std::size_t image = index(apply(map, stone.point, boardSize));
            board[image] = stone.side == Side::Black ? 1 : 2;
            m_inOrder[static_cast<std::size_t>(map)].push_back(static_cast<std::uint8_t>(image));
        }
    }
    for (const Symmetry map : rules::AllSymmetries) {
        const auto &board = m_boards[static_cast<std::size_t>(map)];
        const bool isNew = std::none_of(m_views.begin(), m_views.end(),
            [&](Symmetry view) { return m_boards[static_cast<std::size_t>(view)] == board; });
        if (isNew)
            m_views.push_back(map);
        if (m_boards[static_cast<std::size_t>(map)] == m_boards[static_cast<std::size_t>(Symmetry::Identity)])
            m_ownMaps.push_back(map);
    }
}

bool PositionQuestion::fits(Symmetry map, std::span<const Line::Stone> stones) const
{
    if (stones.size() != m_stones.size())
        return false;
    const std::vector<std::uint8_t> &board = m_boards[static_cast<std::size_t>(map)];
    return std::all_of(stones.begin(), stones.end(),
        [&](const Line::Stone &stone) { return board[index(stone.point)] == (stone.side == Side::Black ? 1 : 2); });
}

std::optional<Symmetry> PositionQuestion::match(std::span<const Line::Stone> stones, bool &isSameOrder) const
{
    std::optional<Symmetry> found;
    isSameOrder = false;
    for (const Symmetry map : rules::AllSymmetries) {
        if (!fits(map, stones))
            continue;
        const bool keepsOrder = std::equal(stones.begin(), stones.end(), m_stones.begin(), m_stones.end(),
            [&](const Line::Stone &theirs, const Line::Stone &ours) {
                return theirs.side == ours.side && theirs.point == apply(map, ours.point, m_boardSize);
            });
        if (keepsOrder) {
            isSameOrder = true;
            return map;
        }
        if (!found)
            found = map;
    }
    return found;
}

std::optional<Symmetry> PositionQuestion::matchPlain(std::string_view moves, bool &isSameOrder) const
{
    std::optional<Symmetry> found;
    isSameOrder = false;
    for (const Symmetry map : rules::AllSymmetries) {
        const std::vector<std::uint8_t> &board = m_boards[static_cast<std::size_t>(map)];
        const std::vector<std::uint8_t> &inOrder = m_inOrder[static_cast<std::size_t>(map)];
        bool fits = true;
        bool keepsOrder = true;
        for (std::size_t i = 0; fits && i < moves.size(); ++i) {
            const auto point = static_cast<unsigned char>(moves[i]);
            fits = board[point] == i % 2 + 1;
            keepsOrder = keepsOrder && inOrder[i] == point;
        }
        if (fits && keepsOrder) {
            isSameOrder = true;
            return map;
        }
        if (fits && !found)
            found = map;
    }
    return found;
}

std::optional<std::size_t> PositionQuestion::extraPlain(Symmetry map, std::string_view moves) const
{
    const std::vector<std::uint8_t> &board = m_boards[static_cast<std::size_t>(map)];
    std::optional<std::size_t> extra;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (board[static_cast<unsigned char>(moves[i])] == i % 2 + 1)
            continue;
        if (extra)
            return std::nullopt;
        extra = i;
    }
    return extra;
}

std::optional<std::size_t> PositionQuestion::extraStone(Symmetry map, std::span<const Line::Stone> stones) const
{
    if (stones.size() != m_stones.size() + 1)
        return std::nullopt;
    const std::vector<std::uint8_t> &board = m_boards[static_cast<std::size_t>(map)];
    std::optional<std::size_t> extra;
    for (std::size_t i = 0; i < stones.size(); ++i) {
        if (board[index(stones[i].point)] == (stones[i].side == Side::Black ? 1 : 2))
            continue;
        if (extra)
            return std::nullopt;
        extra = i;
    }
    return extra;
}

std::optional<std::vector<PositionHit>> findPosition(
    const Games &games, const PositionQuestion &question, const Filter &filter, const PassOptions &options)
{
    using Hits = std::vector<PositionHit>;
    const auto visit = [&](Hits &hits, const Block &block) {
        walkTo(block, question, [&](std::size_t index, std::string_view moves, std::uint16_t sum) {
            if (sum != question.sum() || !filter.accepts(block.facts(index)))
                return;
            bool isSameOrder = false;
            if (bytesOfMove(block.boardSize()) == 1 && block.facts(index).isPlain()) {
                if (const auto map = question.matchPlain(moves.substr(0, question.count()), isSameOrder))
                    hits.push_back({ block.idOf(index), static_cast<int>(question.count()), *map, isSameOrder,
                        block.facts(index) });
                return;
            }
            FirstStones first(moves, block.boardSize(), question.count());
            if (const auto map = question.match(first.stones(), isSameOrder))
                hits.push_back(
                    { block.idOf(index), first.ply(), *map, isSameOrder && first.passes() == 0, block.facts(index) });
        });
    };
    auto parts = passOver<Hits>(games, question.boardSize(), options, {}, visit);
    if (!parts)
        return std::nullopt;
    Hits all = std::move(parts->front());
    for (std::size_t i = 1; i < parts->size(); ++i)
        all.insert(all.end(), (*parts)[i].begin(), (*parts)[i].end());
    return all;
}

} // namespace kagetsu::library
