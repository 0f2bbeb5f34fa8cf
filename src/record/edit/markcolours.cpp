// SPDX-License-Identifier: MIT
#include "record/edit/markcolours.h"

#include "base/enumtable.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace kagetsu::record {

namespace {

constexpr std::string_view Property = "XMC";
constexpr EnumTable<MarkColour, std::string_view> Names({
    { MarkColour::Plain, "" },
    { MarkColour::Red, "red" },
    { MarkColour::Orange, "orange" },
    { MarkColour::Green, "green" },
    { MarkColour::Blue, "blue" },
    { MarkColour::Violet, "violet" },
});

std::string letterOf(int number)
{
    return { static_cast<char>(number < 26 ? 'a' + number : 'A' + number - 26) };
}

int numberOf(char letter)
{
    return letter >= 'a' && letter <= 'z' ? letter - 'a' : letter >= 'A' && letter <= 'Z' ? letter - 'A' + 26 : -1;
}

// Rows are counted from the top (record-sgf.md#r17).
std::string textOf(rules::Point point, int rows)
{
    return letterOf(point.x) + letterOf(rows - 1 - point.y);
}

std::optional<rules::Point> pointOf(std::string_view text, int columns, int rows)
{
    if (text.size() != 2)
        return std::nullopt;
    const int x = numberOf(text[0]);
    const int y = numberOf(text[1]);
    return x >= 0 && y >= 0 && x < columns && y < rows ? std::optional(rules::Point(x, rows - 1 - y)) : std::nullopt;
}

// Reads "red:hh" or "blue:aocm".
std::optional<ColouredMark> markOf(std::string_view text, int columns, int rows)
{
    const std::size_t colon = text.find(':');
    const std::optional<MarkColour> colour = Names.keyOf(text.substr(0, colon));
    if (colon == std::string_view::npos || !colour || colour == MarkColour::Plain)
        return std::nullopt;
    const std::string_view points = text.substr(colon + 1);
    const auto from = pointOf(points.substr(0, 2), columns, rows);
    const bool isPair = points.size() == 4;
    const auto to = isPair ? pointOf(points.substr(2), columns, rows) : pointOf(points, columns, rows);
    if (!from || !to)
        return std::nullopt;
    return ColouredMark { *from, *to, *colour };
}

auto propertyOf(const NodeDetails &details)
{
    return std::find_if(details.properties.begin(), details.properties.end(),
        [](const KeptProperty &property) { return property.ident == Property; });
}

bool isOf(const ColouredMark &mark, rules::Point from, rules::Point to)
{
    return (mark.from == from && mark.to == to) || (mark.from == to && mark.to == from);
}

} // namespace

std::vector<ColouredMark> markColours(const NodeDetails &details, int columns, int rows)
{
    std::vector<ColouredMark> colours;
    const auto property = propertyOf(details);
    if (property == details.properties.end())
        return colours;
    for (const KeptText &value : property->values) {
        if (const auto mark = markOf(value.text, columns, rows))
            colours.push_back(*mark);
    }
    return colours;
}

MarkColour colourOf(const std::vector<ColouredMark> &colours, rules::Point from, rules::Point to)
{
    const auto found =
        std::find_if(colours.begin(), colours.end(), [&](const ColouredMark &mark) { return isOf(mark, from, to); });
    return found == colours.end() ? MarkColour::Plain : found->colour;
}

void setMarkColours(NodeDetails &details, int columns, int rows, const std::vector<ColouredMark> &colours)
{
    const auto found = propertyOf(details);
    const auto place = found - details.properties.begin();
    if (found == details.properties.end() && colours.empty())
        return;
    if (found == details.properties.end())
        details.properties.push_back({ std::string(Property), {} });
    std::vector<KeptText> &values = details.properties[static_cast<std::size_t>(place)].values;
    std::erase_if(values, [&](const KeptText &value) { return markOf(value.text, columns, rows).has_value(); });
    for (const auto &[from, to, colour] : colours) {
        std::string text(Names[colour]);
        text += ':' + textOf(from, rows);
        if (from != to)
            text += textOf(to, rows);
        values.push_back({ std::move(text) });
    }
    if (values.empty())
        details.properties.erase(details.properties.begin() + place);
}

void colourMark(NodeDetails &details, int columns, int rows, const ColouredMark &mark)
{
    std::vector<ColouredMark> colours = markColours(details, columns, rows);
    std::erase_if(colours, [&mark](const ColouredMark &each) { return isOf(each, mark.from, mark.to); });
    if (mark.colour != MarkColour::Plain)
        colours.push_back(mark);
    setMarkColours(details, columns, rows, colours);
}

} // namespace kagetsu::record
