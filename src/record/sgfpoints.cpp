// SPDX-License-Identifier: MIT
#include "record/sgfpoints.h"

#include "record/sgfvalues.h"

#include <algorithm>

namespace kagetsu::record::sgf {

std::optional<rules::Point> PointReader::one(std::string_view text, std::size_t offset) const
{
    const std::optional<Read<rules::Point>> read = readPoint(text, m_header.columns, m_header.rows);
    if (!read)
        return std::nullopt;
    if (!read->usual)
        m_node.add(Code::PointSpelling, offset, text);
    return read->value;
}

std::vector<rules::Point> PointReader::rectangle(std::string_view from, std::string_view to, std::size_t offset) const
{
    const std::optional<rules::Point> a = one(from, offset);
    const std::optional<rules::Point> b = one(to, offset);
    if (!a || !b)
        return {};
    std::vector<rules::Point> points;
    for (int y = std::min(a->y, b->y); y <= std::max(a->y, b->y); ++y) {
        for (int x = std::min(a->x, b->x); x <= std::max(a->x, b->x); ++x)
            points.emplace_back(x, y);
    }
    return points;
}

std::vector<rules::Point> PointReader::several(std::string_view text, std::size_t offset) const
{
    if (const std::size_t colon = text.find(':'); colon != std::string_view::npos)
        return rectangle(text.substr(0, colon), text.substr(colon + 1), offset);
    if (text.find(',') != std::string_view::npos)
        m_node.add(Code::CommaList, offset, text);
    std::vector<rules::Point> points;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::optional<rules::Point> there = one(text.substr(at, end - at), offset);
        if (!there)
            return {};
        points.push_back(*there);
        at = end + 1;
    }
    return points;
}

} // namespace kagetsu::record::sgf
