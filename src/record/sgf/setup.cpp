// SPDX-License-Identifier: MIT
#include "record/sgf/setup.h"

#include <algorithm>

namespace kagetsu::record::sgf {

bool byRow(rules::Point a, rules::Point b)
{
    return a.y != b.y ? a.y > b.y : a.x < b.x;
}

bool SetupStones::put(rules::Point point, rules::Stone stone)
{
    Mark &last = mark(point);
    const bool isFirst = last.stamp != m_stamp;
    const bool agrees = isFirst || last.stone == stone;
    if (isFirst)
        m_touched.push_back(point);
    last = { m_stamp, stone };
    return agrees;
}

Setup SetupStones::take()
{
    Setup setup;
    for (const rules::Point there : m_touched) {
        const rules::Stone stone = mark(there).stone;
        (stone == rules::Stone::Black          ? setup.black
                : stone == rules::Stone::White ? setup.white
                                               : setup.empty)
            .push_back(there);
    }
    for (std::vector<rules::Point> *points : { &setup.black, &setup.white, &setup.empty })
        std::sort(points->begin(), points->end(), byRow);
    m_touched.clear();
    ++m_stamp;
    return setup;
}

} // namespace kagetsu::record::sgf
