// SPDX-License-Identifier: MIT
#include "engine/share.h"

#include <algorithm>
#include <cmath>

namespace kagetsu::engine {

std::optional<double> shareOf(const std::optional<Worth> &worth, const std::optional<double> &winRate)
{
    constexpr double Half = 250; // an evaluation that is half a win
    if (worth && worth->plies)
        return worth->value > 0 ? 1 : 0;
    if (winRate && std::isfinite(*winRate))
        return std::clamp(*winRate, 0.0, 1.0);
    if (!worth)
        return std::nullopt;
    const double value = worth->value;
    return (1 + value / (std::abs(value) + Half)) / 2;
}

} // namespace kagetsu::engine
