// SPDX-License-Identifier: MIT
#include "record/sgf/markup.h"

#include "record/sgf/setup.h"
#include "record/sgf/syntax/values.h"

#include <algorithm>

namespace kagetsu::record::sgf {

namespace {

bool hasEnds(Id id)
{
    return id == Id::AR || id == Id::LN;
}

// A list that may say "nothing any more" by one empty value.
bool isInherited(Id id)
{
    return id == Id::DD || id == Id::VW;
}

} // namespace

bool MarkupReader::reads(Id id)
{
    switch (id) {
    case Id::CR:
    case Id::MA:
    case Id::SQ:
    case Id::TR:
    case Id::SL:
    case Id::LB:
    case Id::AR:
    case Id::LN:
    case Id::DD:
    case Id::VW:
        return true;
    default:
        return false;
    }
}

template <class Kind>
Kind &MarkupReader::of(Id id)
{
    auto known = std::find_if(m_marks.begin(), m_marks.end(), [id](const auto &marks) { return marks.first == id; });
    if (known == m_marks.end())
        known = m_marks.insert(m_marks.end(), { id, Kind() });
    return std::get<Kind>(known->second);
}

void MarkupReader::read(const PropertyText &property)
{
    const Id id = property.id();
    if (id != Id::LB && !hasEnds(id)) {
        readPoints(id, property);
        return;
    }
    for (std::uint32_t v = 0; v < property.count(); ++v) {
        if (id == Id::LB)
            readLabel(property, v);
        else
            readLine(property, v);
    }
}

void MarkupReader::readAs(Id id, const PropertyText &property)
{
    readPoints(id, property);
}

void MarkupReader::readPoints(Id id, const PropertyText &property)
{
    auto &signs = of<Signs>(id);
    for (std::uint32_t v = 0; v < property.count(); ++v) {
        const std::string_view text = property.value(v);
        if (isInherited(id) && trimmed(text).empty())
            continue;
        if (!m_points.addTo(signs.points, text, property.valueOffset(v)))
            keepBad(id, property, v);
        else if (PointReader::isRectangle(text))
            signs.hasRectangles = true;
    }
}

void MarkupReader::readLetters(const PropertyText &property)
{
    for (std::uint32_t v = 0; v < property.count(); ++v) {
        const std::string letter = v < 26 ? std::string(1, static_cast<char>('a' + v)) : std::to_string(v + 1);
        if (const auto point = m_points.one(property.value(v), property.valueOffset(v)))
            of<std::vector<Mark>>(Id::LB).push_back({ *point, letter, {} });
        else
            keepBad(Id::L, property, v);
    }
}

void MarkupReader::readLabel(const PropertyText &property, std::uint32_t v)
{
    const std::string_view value = property.value(v);
    const std::size_t colon = value.find(':');
    const auto point = m_points.one(value.substr(0, colon), property.valueOffset(v));
    if (!point || colon == std::string_view::npos) {
        keepBad(Id::LB, property, v);
        return;
    }
    of<std::vector<Mark>>(Id::LB).push_back(
        { *point, escape(unescapeSimple(value.substr(colon + 1)), Colons::Escaped), {} });
}

// One that ends where it begins is dropped (sgf.md#properties).
void MarkupReader::readLine(const PropertyText &property, std::uint32_t v)
{
    const std::string_view value = property.value(v);
    const std::size_t colon = value.find(':');
    const auto begin = m_points.one(value.substr(0, colon), property.valueOffset(v));
    const auto end =
        colon == std::string_view::npos ? std::nullopt : m_points.one(value.substr(colon + 1), property.valueOffset(v));
    if (!begin || !end)
        keepBad(property.id(), property, v);
    else if (*begin == *end)
        m_node.add(Code::ValueSpelling, property.valueOffset(v), value);
    else
        of<std::vector<Mark>>(property.id()).push_back({ *begin, {}, end });
}

void MarkupReader::keepBad(Id id, const PropertyText &property, std::uint32_t v)
{
    m_node.add(Code::IllegalPoint, property.valueOffset(v), property.value(v));
    m_kept.keep({ std::string(infoOf(id).ident), { std::string(property.value(v)) } }, id);
}

std::vector<std::string> MarkupReader::valuesOf(Id id, const Signs &signs) const
{
    const int rows = m_header.rows;
    std::vector<std::string> values;
    const std::vector<Region::Block> blocks = signs.points.blocks();
    // What is left of a large board is mostly a whole rectangle, and written as one (sgf.md#r39).
    const std::vector<rules::Point> points = signs.points.points();
    if (signs.hasRectangles || (isInherited(id) && blocks.size() == 1 && points.size() > 2)) {
        for (const auto &[from, to] : blocks)
            values.push_back(pointText(from, rows) + (from == to ? "" : ':' + pointText(to, rows)));
    } else {
        for (const rules::Point point : points)
            values.push_back(pointText(point, rows));
    }
    if (values.empty() && isInherited(id))
        values.emplace_back();
    return values;
}

std::vector<std::string> MarkupReader::valuesOf(Id id, std::vector<Mark> &marks) const
{
    // Arrows, and labels of one point, stay in their order.
    if (!hasEnds(id))
        std::stable_sort(
            marks.begin(), marks.end(), [](const Mark &a, const Mark &b) { return byRow(a.point, b.point); });
    marks.erase(std::unique(marks.begin(), marks.end()), marks.end());
    std::vector<std::string> values;
    values.reserve(marks.size());
    for (const Mark &mark : marks) {
        const std::string end = mark.end ? pointText(*mark.end, m_header.rows) : mark.text;
        values.push_back(pointText(mark.point, m_header.rows) + ':' + end);
    }
    return values;
}

void MarkupReader::finishNode()
{
    for (auto &[id, marks] : m_marks) {
        const auto values = [this, &id = id](auto &kind) { return valuesOf(id, kind); };
        RawProperty raw { std::string(infoOf(id).ident), std::visit(values, marks) };
        if (!raw.values.empty())
            m_kept.keep(std::move(raw), id);
    }
    m_marks.clear();
}

} // namespace kagetsu::record::sgf
