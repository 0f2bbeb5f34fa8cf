// SPDX-License-Identifier: MIT
#include "library/search/position.h"

#include "library/search/walk.h"

#include <algorithm>
#include <limits>

namespace kagetsu::library {

namespace {

using rules::Side;
using rules::Symmetry;

} // namespace

PositionQuestion::PositionQuestion(int boardSize, std::vector<Line::Stone> stones)
    : m_boardSize(boardSize)
    , m_stones(std::move(stones))
    , m_weights(&PointWeights::of(boardSize))
{
    const auto points = static_cast<std::size_t>(boardSize * boardSize);
    for (const Line::Stone &stone : m_stones)
        m_sum = static_cast<std::uint16_t>(m_sum + weight(stone.side, static_cast<int>(index(stone.point))));
    for (const Symmetry map : rules::AllSymmetries) {
        std::vector<std::uint8_t> &board = m_boards[static_cast<std::size_t>(map)];
        board.resize(points);
        for (const Line::Stone &stone : m_stones) {
            const std::size_t image = index(apply(map, stone.point, boardSize));
            board[image] = stone.side == Side::Black ? 1 : 2;
            m_inOrder[static_cast<std::size_t>(map)].push_back(static_cast<std::uint8_t>(image));
            if (bytesOfMove(boardSize) == 1)
                m_mapBits[stone.side == Side::Black ? 0 : 1][image] |=
                    static_cast<std::uint8_t>(1u << static_cast<unsigned>(map));
        }
    }
    for (const Symmetry map : rules::AllSymmetries) {
        const auto &board = m_boards[static_cast<std::size_t>(map)];
        const bool isNew = std::none_of(m_views.begin(), m_views.end(),
            [&](Symmetry view) { return m_boards[static_cast<std::size_t>(view)] == board; });
        if (isNew) {
            m_views.push_back(map);
            m_viewBits |= 1u << static_cast<unsigned>(map);
        }
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

unsigned PositionQuestion::mapsOnto(std::string_view moves) const
{
    unsigned maps = ~0u;
    for (std::size_t i = 0; maps != 0 && i < moves.size(); ++i)
        maps &= m_mapBits[i % 2][static_cast<unsigned char>(moves[i])];
    // A question without stones is on the empty board, whichever way it is turned.
    return maps & 0xFF;
}

std::optional<Symmetry> PositionQuestion::matchPlain(std::string_view moves, bool &isSameOrder) const
{
    const unsigned maps = mapsOnto(moves);
    std::optional<Symmetry> found;
    isSameOrder = false;
    for (const Symmetry map : rules::AllSymmetries) {
        if ((maps >> static_cast<unsigned>(map) & 1u) == 0)
            continue;
        const std::vector<std::uint8_t> &inOrder = m_inOrder[static_cast<std::size_t>(map)];
        const bool keepsOrder = std::equal(moves.begin(), moves.end(), inOrder.begin(),
            [](char theirs, std::uint8_t ours) { return static_cast<std::uint8_t>(theirs) == ours; });
        if (keepsOrder) {
            isSameOrder = true;
            return map;
        }
        if (!found)
            found = map;
    }
    return found;
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

namespace {

using FirstSums = PositionQuestion::FirstSums;

// Larger questions have so many sums that looking at them saves nothing.
constexpr std::size_t MostForSums = 24;

// Sums of some numbers of each of two colours.
void addSums(FirstSums &sums, const std::vector<std::uint16_t> &black, const std::vector<std::uint16_t> &white)
{
    for (const std::uint16_t one : black) {
        for (const std::uint16_t two : white)
            sums.set(static_cast<std::uint16_t>(one + two));
    }
}

// The numbers of a question's stones of one colour, and what they can be part of.
struct ColourSums
{
    std::vector<std::uint16_t> pairs; // of two of them
    std::vector<std::uint16_t> mixed; // of one of them and any other

    ColourSums(const std::vector<std::uint16_t> &numbers, const std::vector<std::uint16_t> &all)
    {
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            for (std::size_t j = i + 1; j < numbers.size(); ++j)
                pairs.push_back(static_cast<std::uint16_t>(numbers[i] + numbers[j]));
            for (const std::uint16_t other : all)
                mixed.push_back(static_cast<std::uint16_t>(numbers[i] + other));
        }
        for (std::vector<std::uint16_t> *each : { &pairs, &mixed }) {
            std::sort(each->begin(), each->end());
            each->erase(std::unique(each->begin(), each->end()), each->end());
        }
    }
};

ColourSums sumsOf(const std::vector<Line::Stone> &stones, int boardSize, const PointWeights &weights, Side side)
{
    std::vector<std::uint16_t> numbers;
    for (const Line::Stone &stone : stones) {
        if (stone.side == side)
            numbers.push_back(weights.at(side, stone.point.y * boardSize + stone.point.x));
    }
    return { numbers, weights.all(side) };
}

// What a pass for a position has found.
struct Found
{
    std::size_t count = 0;
    std::vector<PositionHit> hits;
};

} // namespace

std::unique_ptr<const FirstSums> PositionQuestion::firstSums() const
{
    if (count() < Block::FirstStones || count() > MostForSums)
        return nullptr;
    auto sums = std::make_unique<FirstSums>();
    addSums(*sums, sumsOf(m_stones, m_boardSize, *m_weights, Side::Black).pairs,
        sumsOf(m_stones, m_boardSize, *m_weights, Side::White).pairs);
    return sums;
}

std::unique_ptr<const FirstSums> PositionQuestion::firstSumsOfNext() const
{
    if (count() + 1 < Block::FirstStones || count() > MostForSums)
        return nullptr;
    const ColourSums black = sumsOf(m_stones, m_boardSize, *m_weights, Side::Black);
    const ColourSums white = sumsOf(m_stones, m_boardSize, *m_weights, Side::White);
    auto sums = std::make_unique<FirstSums>();
    addSums(*sums, black.pairs, white.pairs);
    addSums(*sums, black.mixed, white.pairs);
    addSums(*sums, black.pairs, white.mixed);
    return sums;
}

std::optional<PositionHead> headOfPosition(const Games &games, const PositionQuestion &question, const Filter &filter,
    std::size_t most, const PassOptions &options)
{
    const auto firstSums = question.firstSums();
    const auto visit = [&](Found &found, const Block &block) {
        walkTo(block, question, firstSums.get(), [&](std::size_t index, std::string_view moves, std::uint16_t sum) {
            if (sum != question.sum() || !filter.accepts(block.facts(index)))
                return;
            bool isSameOrder = false;
            if (bytesOfMove(block.boardSize()) == 1 && block.facts(index).isPlain()) {
                const std::string_view first = moves.substr(0, question.count());
                if (found.hits.size() >= most) {
                    found.count += question.fitsPlain(first) ? 1 : 0;
                } else if (const auto map = question.matchPlain(first, isSameOrder)) {
                    ++found.count;
                    found.hits.push_back({ block.idOf(index), static_cast<int>(question.count()), *map, isSameOrder,
                        block.facts(index) });
                }
                return;
            }
            FirstStones first(moves, block.boardSize(), question.count());
            const auto map = question.match(first.stones(), isSameOrder);
            if (!map)
                return;
            ++found.count;
            if (found.hits.size() < most)
                found.hits.push_back(
                    { block.idOf(index), first.ply(), *map, isSameOrder && first.passes() == 0, block.facts(index) });
        });
    };
    auto parts = passOver<Found>(games, question.boardSize(), options, {}, visit);
    if (!parts)
        return std::nullopt;
    PositionHead head { parts->front().count, std::move(parts->front().hits) };
    for (std::size_t i = 1; i < parts->size(); ++i) {
        const Found &part = (*parts)[i];
        head.count += part.count;
        const std::size_t room = std::min(most - head.hits.size(), part.hits.size());
        head.hits.insert(head.hits.end(), part.hits.begin(), part.hits.begin() + static_cast<std::ptrdiff_t>(room));
    }
    return head;
}

std::optional<std::vector<PositionHit>> findPosition(
    const Games &games, const PositionQuestion &question, const Filter &filter, const PassOptions &options)
{
    auto head = headOfPosition(games, question, filter, std::numeric_limits<std::size_t>::max(), options);
    return head ? std::optional(std::move(head->hits)) : std::nullopt;
}

} // namespace kagetsu::library
