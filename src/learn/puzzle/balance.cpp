// SPDX-License-Identifier: MIT
#include "learn/puzzle/balance.h"

#include <algorithm>
#include <numeric>

namespace kagetsu::puzzle {

namespace {

constexpr int AlwaysTaken = 5; // of each theme
constexpr int MostTimes = 2; // as many as the others have on average

} // namespace

ThemeBalance::ThemeBalance(const std::map<std::string, int> &counts)
{
    for (const auto &[id, count] : counts) {
        if (const auto theme = themeFromId(id))
            m_counts[static_cast<std::size_t>(*theme)] = count;
    }
}

bool ThemeBalance::take(Theme theme)
{
    int &count = m_counts[static_cast<std::size_t>(theme)];
    const int others = std::accumulate(m_counts.begin(), m_counts.end(), 0) - count;
    const auto themes = std::ranges::count_if(m_counts, [](int each) { return each > 0; }) - (count > 0 ? 1 : 0);
    // A theme that is alone crowds out nothing.
    if (count >= AlwaysTaken && themes > 0 && count * themes >= MostTimes * others)
        return false;
    ++count;
    return true;
}

} // namespace kagetsu::puzzle
