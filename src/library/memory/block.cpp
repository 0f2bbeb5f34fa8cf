// SPDX-License-Identifier: MIT
#include "library/memory/block.h"

#include "library/memory/pointweights.h"

#include <algorithm>
#include <limits>

namespace kagetsu::library {

// Games differ in their first stones already, so most need not be read further to see that they are not asked for.
std::uint16_t Block::sumOfFirst(std::string_view moves) const
{
    const PointWeights &weights = PointWeights::of(m_boardSize);
    unsigned sum = 0;
    for (std::size_t i = 0; i < FirstStones; ++i)
        sum += weights.at(i % 2 == 0 ? rules::Side::Black : rules::Side::White, static_cast<unsigned char>(moves[i]));
    return static_cast<std::uint16_t>(sum);
}

bool Block::add(std::int64_t id, const Facts &facts, std::string_view moves, int day)
{
    if (size() == m_most)
        return false;
    // A longer line is searched up to here.
    constexpr std::size_t Longest = std::numeric_limits<std::uint16_t>::max() - 1;
    moves = moves.substr(0, Longest);
    if (m_runs.empty() || m_runs.back().id + static_cast<std::int64_t>(size() - m_runs.back().index) != id)
        m_runs.push_back({ static_cast<std::uint32_t>(size()), id });
    m_facts.push_back(facts);
    m_lengths.push_back(static_cast<std::uint16_t>(moves.size()));
    m_days.push_back(day);
    m_isPlain = m_isPlain && facts.isPlain();
    m_firstSums.push_back(m_isPlain && moves.size() >= FirstStones ? sumOfFirst(moves) : std::uint16_t(0));
    m_moves += moves;
    return true;
}

void Block::shrink()
{
    m_facts.shrink_to_fit();
    m_lengths.shrink_to_fit();
    m_days.shrink_to_fit();
    m_firstSums.shrink_to_fit();
    m_runs.shrink_to_fit();
    m_moves.shrink_to_fit();
}

std::string_view Block::movesOf(std::size_t index) const
{
    std::size_t at = 0;
    for (std::size_t i = 0; i < index; ++i)
        at += m_lengths[i];
    return std::string_view(m_moves).substr(at, m_lengths[index]);
}

std::int64_t Block::idOf(std::size_t index) const
{
    if (m_runs.size() == 1)
        return m_runs.front().id + static_cast<std::int64_t>(index);
    const auto after = std::upper_bound(
        m_runs.begin(), m_runs.end(), index, [](std::size_t wanted, const Run &run) { return wanted < run.index; });
    const Run &run = *std::prev(after);
    return run.id + static_cast<std::int64_t>(index - run.index);
}

std::size_t Block::memory() const
{
    return m_facts.capacity() * sizeof(Facts) + m_lengths.capacity() * sizeof(std::uint16_t)
        + m_firstSums.capacity() * sizeof(std::uint16_t) + m_days.capacity() * sizeof(std::int32_t)
        + m_runs.capacity() * sizeof(Run) + m_moves.capacity();
}

void Games::add(int boardSize, std::int64_t id, const Facts &facts, std::string_view moves, int day)
{
    ++m_count;
    auto open = std::find_if(m_open.begin(), m_open.end(),
        [boardSize](const std::shared_ptr<Block> &block) { return block->boardSize() == boardSize; });
    if (open != m_open.end() && (*open)->add(id, facts, moves, day))
        return;
    const auto block = std::make_shared<Block>(boardSize, m_blockSize);
    block->add(id, facts, moves, day);
    m_blocks.push_back(block);
    if (open == m_open.end()) {
        m_open.push_back(block);
        return;
    }
    (*open)->shrink();
    *open = block;
}

void Games::finish()
{
    for (const std::shared_ptr<Block> &block : m_open)
        block->shrink();
    m_open.clear();
}

std::size_t Games::memory() const
{
    std::size_t sum = 0;
    for (const std::shared_ptr<const Block> &block : m_blocks)
        sum += block->memory();
    return sum;
}

} // namespace kagetsu::library
