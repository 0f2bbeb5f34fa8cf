// SPDX-License-Identifier: MIT
#include "tournament/formats/lot.h"

namespace kagetsu::tournament {

// SplitMix64, which is small and random enough for drawing pairs.
std::uint64_t Lot::next()
{
    m_state += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
}

std::size_t Lot::below(std::size_t count)
{
    // The remainder of the range would favour the first numbers, so such a number is drawn again.
    const std::uint64_t fair = UINT64_MAX - UINT64_MAX % count;
    std::uint64_t drawn = next();
    while (drawn >= fair)
        drawn = next();
    return static_cast<std::size_t>(drawn % count);
}

} // namespace kagetsu::tournament
