// SPDX-License-Identifier: MIT
#include "record/sgf/sgfmarkup.h"

#include "record/sgf/setup.h"
#include "record/sgf/syntax/values.h"
#include "record/text/bytes.h"

#include <algorithm>
#include <utility>

namespace kagetsu::record::sgf {

namespace {

// True for a list that can be ended by a single empty value.
bool isInherited(MarkKind kind)
{
    return kind == MarkKind::Dimmed || kind == MarkKind::Visible;
}

std::vector<std::string> valuesOf(const Signs &signs, int rows, Rectangles rectangles)
{
    std::vector<std::string> values;
    const std::vector<rules::Point> points = signs.region().points();
    // What is left of a large board is usually a whole rectangle and is written as one (record-sgf.md#r39).
    const bool isWhole = signs.blocks.size() == 1 && points.size() > 2;
    if (isInherited(signs.kind) ? signs.hasRectangles || isWhole
                                : signs.hasRectangles && rectangles == Rectangles::AsRead) {
        for (const auto &[from, to] : signs.blocks)
            values.push_back(pointText(from, rows) + (from == to ? "" : ':' + pointText(to, rows)));
    } else {
        for (const rules::Point point : points)
            values.push_back(pointText(point, rows));
    }
    if (values.empty())
        values.emplace_back();
    return values;
}

std::vector<std::string> valuesOf(const std::vector<Arrow> &arrows, int rows)
{
    std::vector<std::string> values;
    for (const auto &[from, to] : arrows)
        values.push_back(pointText(from, rows) + ':' + pointText(to, rows));
    return values;
}

} // namespace

std::vector<std::string> valuesOf(const Markup &markup, MarkKind kind, int rows, Rectangles rectangles)
{
    if (kind == MarkKind::Arrow || kind == MarkKind::Line)
        return valuesOf(kind == MarkKind::Arrow ? markup.arrows : markup.lines, rows);
    if (kind != MarkKind::Label) {
        const Signs *signs = markup.find(kind);
        return signs != nullptr ? valuesOf(*signs, rows, rectangles) : std::vector<std::string>();
    }
    std::vector<std::string> values;
    for (const Label &label : markup.labels)
        values.push_back(pointText(label.point, rows) + ':' + escape(label.text, Colons::Escaped));
    return values;
}

std::optional<Label> labelOf(const KeptText &value, int columns, int rows)
{
    const std::size_t colon = value.text.find(':');
    const auto point = readPoint(std::string_view(value.text).substr(0, colon), columns, rows);
    if (!point || colon == std::string::npos)
        return std::nullopt;
    Label label { point->value, value.text.substr(colon + 1) };
    std::replace(label.text.begin(), label.text.end(), '\n', ' ');
    return label;
}

void MarkupReader::tell(MarkKind kind)
{
    std::vector<MarkKind> &order = m_markup.order;
    if (std::find(order.begin(), order.end(), kind) == order.end())
        order.push_back(kind);
}

bool MarkupReader::read(const PropertyText &property)
{
    const Id id = property.id() == Id::M ? Id::MA : property.id(); // M is its old name
    const std::optional<MarkKind> kind = markKind(id);
    if (!kind && id != Id::L)
        return false;
    if (id != Id::L && id != Id::LB && id != Id::AR && id != Id::LN) {
        readSigns(id, *kind, property);
        return true;
    }
    for (std::uint32_t v = 0; v < property.count(); ++v) {
        if (id == Id::L)
            readLetter(property, v);
        else if (id == Id::LB)
            readLabel(property, v);
        else
            readLine(id == Id::AR ? m_markup.arrows : m_markup.lines, property, v);
    }
    return true;
}

void MarkupReader::readSigns(Id id, MarkKind kind, const PropertyText &property)
{
    tell(kind);
    std::vector<Signs> &all = m_markup.signs;
    const auto found = std::find_if(all.begin(), all.end(), [kind](const Signs &signs) { return signs.kind == kind; });
    const auto place = static_cast<std::size_t>(found - all.begin());
    if (place == all.size()) {
        all.push_back({ kind });
        m_regions.emplace_back();
    }
    for (std::uint32_t v = 0; v < property.count(); ++v) {
        const std::string_view text = property.value(v);
        if (isInherited(kind) && trimmed(text).empty())
            continue;
        if (!m_points.addTo(m_regions[place], text, property.valueOffset(v)))
            keepBad(id, property, v);
        else if (PointReader::isRectangle(text))
            all[place].hasRectangles = true;
    }
}

// L puts the letters a, b, c … on its points in order.
void MarkupReader::readLetter(const PropertyText &property, std::uint32_t v)
{
    const auto point = m_points.one(property.value(v), property.valueOffset(v));
    if (!point) {
        keepBad(Id::L, property, v);
        return;
    }
    tell(MarkKind::Label);
    m_markup.labels.push_back({ *point, v < 26 ? std::string(1, static_cast<char>('a' + v)) : std::to_string(v + 1) });
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
    tell(MarkKind::Label);
    m_markup.labels.push_back({ *point, unescapeSimple(value.substr(colon + 1)) });
}

// A line that ends where it begins is dropped (record-sgf.md#properties).
void MarkupReader::readLine(std::vector<Arrow> &lines, const PropertyText &property, std::uint32_t v)
{
    const std::string_view value = property.value(v);
    const std::size_t colon = value.find(':');
    const auto from = m_points.one(value.substr(0, colon), property.valueOffset(v));
    const auto to =
        colon == std::string_view::npos ? std::nullopt : m_points.one(value.substr(colon + 1), property.valueOffset(v));
    if (!from || !to) {
        keepBad(property.id(), property, v);
    } else if (*from == *to) {
        m_node.add(Code::ValueSpelling, property.valueOffset(v), value);
    } else {
        tell(property.id() == Id::AR ? MarkKind::Arrow : MarkKind::Line);
        lines.push_back({ *from, *to });
    }
}

void MarkupReader::keepBad(Id id, const PropertyText &property, std::uint32_t v)
{
    m_node.add(Code::IllegalPoint, property.valueOffset(v), property.value(v));
    m_kept.keep(id, property.value(v));
}

void MarkupReader::takeInto(Markup &markup)
{
    if (m_markup.order.empty())
        return;
    const auto dropRepeated = [](auto &marks) { marks.erase(std::unique(marks.begin(), marks.end()), marks.end()); };
    for (std::size_t i = 0; i < m_regions.size(); ++i)
        m_markup.signs[i].blocks = m_regions[i].blocks();
    m_regions.clear();
    std::erase_if(m_markup.signs, [](const Signs &signs) { return signs.blocks.empty() && !isInherited(signs.kind); });
    // Arrows, and labels on the same point, stay in their order.
    std::stable_sort(m_markup.labels.begin(), m_markup.labels.end(),
        [](const Label &a, const Label &b) { return byRow(a.point, b.point); });
    dropRepeated(m_markup.labels);
    dropRepeated(m_markup.arrows);
    dropRepeated(m_markup.lines);
    markup = std::exchange(m_markup, {});
}

} // namespace kagetsu::record::sgf
