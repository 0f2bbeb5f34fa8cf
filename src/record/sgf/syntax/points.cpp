// SPDX-License-Identifier: MIT
#include "record/sgf/syntax/points.h"

#include "record/sgf/syntax/values.h"

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

std::optional<Region::Block> PointReader::rectangle(std::string_view text, std::size_t offset) const
{
    const std::size_t colon = text.find(':');
    const std::optional<rules::Point> a = one(text.substr(0, colon), offset);
    const std::optional<rules::Point> b = one(text.substr(colon + 1), offset);
    if (!a || !b)
        return std::nullopt;
    return Region::Block { { std::min(a->x, b->x), std::max(a->y, b->y) },
        { std::max(a->x, b->x), std::min(a->y, b->y) } };
}

bool PointReader::addTo(Region &region, std::string_view text, std::size_t offset) const
{
    if (const auto point = plainPoint(text, m_header.columns, m_header.rows)) { // the most common case
        region.add(*point);
        return true;
    }
    if (isRectangle(text)) {
        const std::optional<Region::Block> block = rectangle(text, offset);
        if (block)
            region.add(block->upperLeft, block->lowerRight);
        return block.has_value();
    }
    const std::vector<rules::Point> points = several(text, offset);
    for (const rules::Point point : points)
        region.add(point);
    return !points.empty();
}

std::vector<rules::Point> PointReader::several(std::string_view text, std::size_t offset) const
{
    if (isRectangle(text)) {
        Region region;
        return addTo(region, text, offset) ? region.points() : std::vector<rules::Point>();
    }
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
