// SPDX-License-Identifier: MIT
#include "library/search/walk.h"

namespace kagetsu::library {

FirstStones::FirstStones(std::string_view moves, int boardSize, std::size_t count)
    : m_reader(moves, boardSize)
    , m_boardSize(boardSize)
{
    m_stones.reserve(count + 1);
    for (LineStep step; m_stones.size() < count && m_reader.next(step);)
        add(step);
    // Stones that were set up are no moves: it may still have to be read that they were.
    for (LineStep step; m_reader.next(step);) {
        if (step.kind == LineStep::Kind::Begin) {
            m_ply = 0;
            continue;
        }
        if (step.kind == LineStep::Kind::Turn)
            continue;
        m_ahead = step;
        break;
    }
}

void FirstStones::add(const LineStep &step)
{
    switch (step.kind) {
    case LineStep::Kind::Stone:
        m_stones.push_back({ step.side, { step.point % m_boardSize, step.point / m_boardSize } });
        ++m_ply;
        break;
    case LineStep::Kind::Pass:
        ++m_ply;
        ++m_passes;
        break;
    case LineStep::Kind::Begin: m_ply = 0; break;
    case LineStep::Kind::Turn: break;
    }
}

std::size_t setupStones(std::string_view moves, int boardSize)
{
    std::size_t stones = 0;
    LineReader reader(moves, boardSize);
    for (LineStep step; reader.next(step);) {
        if (step.kind == LineStep::Kind::Begin)
            return stones;
        if (step.kind == LineStep::Kind::Pass)
            return 0;
        stones += step.kind == LineStep::Kind::Stone ? 1 : 0;
    }
    return 0;
}

bool FirstStones::next(LineStep &step)
{
    if (!m_ahead)
        return false;
    step = *m_ahead;
    m_ahead.reset();
    add(step);
    return true;
}

} // namespace kagetsu::library
