// SPDX-License-Identifier: MIT
// The fours that a search tries, and their order.
#include "analysis/solver/fours/foursearch.h"

#include <algorithm>

namespace kagetsu::solver {

// Appends the fours to try, the most promising first: fours that can no longer be stopped, then fours that use the
// newest stone, then the others.
void FourSearch::addCandidates(Cell newest, const CellList &threats, bool lastFour)
{
    const bool anyAnswer = m_board.fivesNeedOpenEnd();
    if (threats.count > 0 && !anyAnswer) { // analysis.md#v3
        if (threats.count == 1 && m_board.makesFour(threats.cells[0]))
            m_candidates.push_back(threats.cells[0]);
        return;
    }
    const std::size_t first = m_candidates.size();
    rules::PointSet seen;
    rules::PointSet strong;
    m_board.forEachFourLine([&](LineBits fours, LineBits twoFives, const std::array<Cell, 32> &cells) {
        for (LineBits left = fours; left != 0; left &= left - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(left));
            const Cell cell = cells[bit];
            const rules::Point point = pointOf(cell);
            if (seen.contains(point)) {
                strong.insert(point);
            } else {
                seen.insert(point);
                m_candidates.push_back(cell);
            }
            if ((twoFives >> bit & 1U) != 0)
                strong.insert(point);
        }
    });
    const std::size_t next = bringForward(first, strong);
    if (lastFour && !anyAnswer && !m_board.hasFouls(Role::Defender)) {
        // No other four can be the last one.
        m_candidates.resize(next);
        return;
    }
    if (newest != NoCell) {
        rules::PointSet recent;
        m_board.forEachFourLineThrough(newest, [&](LineBits fours, LineBits, const std::array<Cell, 32> &cells) {
            for (LineBits left = fours; left != 0; left &= left - 1)
                recent.insert(pointOf(cells[static_cast<std::size_t>(std::countr_zero(left))]));
        });
        bringForward(next, recent);
    }
    if (m_depth < m_hint.size()) {
        const auto begin = m_candidates.begin() + static_cast<std::ptrdiff_t>(first);
        const auto hint = std::find(begin, m_candidates.end(), m_hint[m_depth]);
        if (hint != m_candidates.end())
            std::iter_swap(begin, hint);
    }
}

// Moves the candidates that are in the set to the front, beginning at index `first`. Otherwise their order stays the
// same, because it must be equal on every machine. Returns the index of the first of the others.
std::size_t FourSearch::bringForward(std::size_t first, const rules::PointSet &set)
{
    m_others.clear();
    std::size_t next = first;
    for (std::size_t i = first; i < m_candidates.size(); ++i) {
        if (set.contains(pointOf(m_candidates[i])))
            m_candidates[next++] = m_candidates[i];
        else
            m_others.push_back(m_candidates[i]);
    }
    std::copy(m_others.begin(), m_others.end(), m_candidates.begin() + static_cast<std::ptrdiff_t>(next));
    return next;
}

} // namespace kagetsu::solver
