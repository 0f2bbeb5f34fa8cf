// SPDX-License-Identifier: MIT
#include "randomboards.h"

#include <vector>

namespace kagetsu::rules {

Position RandomBoards::scattered(int size, int filled, int black)
{
    Position position(size);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            if (below(100) < filled)
                position.place({ x, y }, below(100) < black ? Side::Black : Side::White);
    return position;
}

Position RandomBoards::clustered(int size, int stones, int black)
{
    Position position(size);
    std::vector<Point> placed { { size / 2, size / 2 } };
    position.place(placed.front(), Side::Black);
    for (int tries = 0; tries < 20 * stones && static_cast<int>(placed.size()) < stones; ++tries) {
        const Point near = placed[static_cast<std::size_t>(below(static_cast<int>(placed.size())))];
        const Point point(near.x + below(5) - 2, near.y + below(5) - 2);
        if (!position.isOn(point) || !position.isEmpty(point))
            continue;
        position.place(point, below(100) < black ? Side::Black : Side::White);
        placed.push_back(point);
    }
    return position;
}

Position RandomBoards::tiled(int size, int period, int filled)
{
    std::vector<bool> tile;
    for (int i = 0; i < period * period; ++i)
        tile.push_back(below(100) < filled);
    const int slant = below(period);
    Position position(size);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            if (tile[static_cast<std::size_t>((y % period) * period + (x + slant * (y / period)) % period)])
                position.place({ x, y }, Side::Black);
    for (int i = 0; i < size / 2; ++i)
        position.set({ below(size), below(size) }, static_cast<Stone>(below(3)));
    return position;
}

Change RandomBoards::change(const Position &position, Place place)
{
    const auto anywhere = [&] { return Point(below(position.size()), below(position.size())); };
    const auto neighbours = [&](Point point) {
        int count = 0;
        for (int dx = -2; dx <= 2; ++dx) {
            for (int dy = -2; dy <= 2; ++dy) {
                const Point near(point.x + dx, point.y + dy);
                count += position.isOn(near) && !position.isEmpty(near);
            }
        }
        return count;
    };
    Point point = anywhere();
    for (int tries = 0; place == Place::Near && tries < 30 && neighbours(point) < 2; ++tries)
        point = anywhere();
    if (!position.isEmpty(point))
        return { point, Stone::None };
    return { point, below(100) < 65 ? Stone::Black : Stone::White };
}

} // namespace kagetsu::rules
