// SPDX-License-Identifier: MIT
#include "record/model/walkingboard.h"

namespace kagetsu::record {

void WalkingBoard::setUp(const Setup &setup)
{
    const auto put = [this](const std::vector<rules::Point> &points, rules::Stone stone) {
        for (const rules::Point there : points)
            set(there, stone);
    };
    put(setup.black, rules::Stone::Black);
    put(setup.white, rules::Stone::White);
    put(setup.empty, rules::Stone::None);
}

// Returns the number of stones of the same colour next to this one in one direction, at most four.
int WalkingBoard::run(rules::Point from, int dx, int dy) const
{
    int length = 0;
    for (rules::Point next(from.x + dx, from.y + dy); length < 4 && isOn(next) && at(next) == at(from);
         next = { next.x + dx, next.y + dy })
        ++length;
    return length;
}

bool WalkingBoard::isFive(rules::Point point) const
{
    return run(point, 1, 0) + run(point, -1, 0) >= 4 || run(point, 0, 1) + run(point, 0, -1) >= 4
        || run(point, 1, 1) + run(point, -1, -1) >= 4 || run(point, 1, -1) + run(point, -1, 1) >= 4;
}

} // namespace kagetsu::record
