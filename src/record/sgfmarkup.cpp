// SPDX-License-Identifier: MIT
#include "record/sgfmarkup.h"

#include "record/sgfsetup.h"
#include "record/sgfvalues.h"

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

std::vector<MarkupReader::Mark> &MarkupReader::marksOf(Id id)
{
    const auto known =
        std::find_if(m_marks.begin(), m_marks.end(), [id](const auto &marks) { return marks.first == id; });
    return known != m_marks.end() ? known->second : m_marks.emplace_back(id, std::vector<Mark>()).second;
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
    std::vector<Mark> &marks = marksOf(id);
    for (std::uint32_t v = 0; v < property.count(); ++v) {
        const std::string_view text = property.value(v);
        if (isInherited(id) && trimmed(text).empty())
            continue;
        const std::vector<rules::Point> points = m_points.several(text, property.valueOffset(v));
        if (points.empty())
            keepBad(id, property, v);
        for (const rules::Point point : points)
            marks.push_back({ point, {}, {} });
    }
}

void MarkupReader::readLetters(const PropertyText &property)
{
    for (std::uint32_t v = 0; v < property.count(); ++v) {
        const std::string letter = v < 26 ? std::string(1, static_cast<char>('a' + v)) : std::to_string(v + 1);
        if (const auto point = m_points.one(property.value(v), property.valueOffset(v)))
            marksOf(Id::LB).push_back({ *point, letter, {} });
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
    marksOf(Id::LB).push_back({ *point, escape(unescapeSimple(value.substr(colon + 1)), Colons::Escaped), {} });
}

// One that ends where it begins is dropped (sgf.md 9).
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
        marksOf(property.id()).push_back({ *begin, {}, end });
}

void MarkupReader::keepBad(Id id, const PropertyText &property, std::uint32_t v)
{
    m_node.add(Code::IllegalPoint, property.valueOffset(v), property.value(v));
    m_kept.keep({ std::string(infoOf(id).ident), { std::string(property.value(v)) } }, id);
}

std::vector<std::string> MarkupReader::valuesOf(Id id, std::vector<Mark> &marks) const
{
    const int rows = m_header.rows;
    // Arrows, and labels of one point, stay in their order.
    if (!hasEnds(id))
        std::stable_sort(
            marks.begin(), marks.end(), [](const Mark &a, const Mark &b) { return byRow(a.point, b.point); });
    marks.erase(std::unique(marks.begin(), marks.end()), marks.end());
    if (isInherited(id) && marks.size() > 2) {
        // A whole rectangle is written as one (R39): what is left of a large board is mostly that.
        const auto [left, right] = std::minmax_element(
            marks.begin(), marks.end(), [](const Mark &a, const Mark &b) { return a.point.x < b.point.x; });
        const rules::Point from(left->point.x, marks.front().point.y);
        const rules::Point to(right->point.x, marks.back().point.y);
        if (static_cast<std::size_t>((to.x - from.x + 1) * (from.y - to.y + 1)) == marks.size())
            return { pointText(from, rows) + ':' + pointText(to, rows) };
    }
    std::vector<std::string> values;
    values.reserve(marks.size());
    for (const Mark &mark : marks) {
        std::string &value = values.emplace_back(pointText(mark.point, rows));
        if (mark.end)
            value += ':' + pointText(*mark.end, rows);
        else if (id == Id::LB)
            value += ':' + mark.text;
    }
    if (values.empty() && isInherited(id))
        values.emplace_back();
    return values;
}

void MarkupReader::finishNode()
{
    for (auto &[id, marks] : m_marks) {
        RawProperty raw { std::string(infoOf(id).ident), valuesOf(id, marks) };
        if (!raw.values.empty())
            m_kept.keep(std::move(raw), id);
    }
    m_marks.clear();
}

} // namespace kagetsu::record::sgf
