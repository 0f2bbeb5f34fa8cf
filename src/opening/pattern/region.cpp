// SPDX-License-Identifier: MIT
#include "opening/pattern/region.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace kagetsu::opening {

using rules::Point;

Point centreOf(int size, EvenCentre even)
{
    const int low = (size - 1) / 2;
    const int high = size / 2;
    const bool right = even == EvenCentre::LowerRight || even == EvenCentre::UpperRight;
    const bool upper = even == EvenCentre::UpperLeft || even == EvenCentre::UpperRight;
    return { right ? high : low, upper ? high : low };
}

bool Region::contains(Point point) const
{
    if (kind == RegionKind::Any)
        return true;
    const int distance = std::max(std::abs(point.x - centre.x), std::abs(point.y - centre.y));
    return (distance <= (width - 1) / 2) == (kind == RegionKind::Square);
}

int Region::pointCount(int size) const
{
    int count = 0;
    for (int x = 0; x < size; ++x) {
        for (int y = 0; y < size; ++y)
            count += contains({ x, y });
    }
    return count;
}

std::optional<Region> regionFromText(std::string_view text, Point centre)
{
    if (text == "any")
        return Region { RegionKind::Any, 0, centre };
    if (text == "centre")
        return Region { RegionKind::Square, 1, centre };

    constexpr std::string_view square = "sq:";
    constexpr std::string_view outside = "outside:";
    const bool isSquare = text.starts_with(square);
    if (!isSquare && !text.starts_with(outside))
        return std::nullopt;
    text.remove_prefix(isSquare ? square.size() : outside.size());
    int width = 0;
    const char *last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, width);
    if (error != std::errc {} || end != last || width < 1 || width % 2 == 0)
        return std::nullopt;
    return Region { isSquare ? RegionKind::Square : RegionKind::Outside, width, centre };
}

std::string toText(const Region &region)
{
    switch (region.kind) {
    case RegionKind::Any: return "any";
    case RegionKind::Square: return region.width == 1 ? "centre" : "sq:" + std::to_string(region.width);
    case RegionKind::Outside: return "outside:" + std::to_string(region.width);
    }
    return {};
}

} // namespace kagetsu::opening
