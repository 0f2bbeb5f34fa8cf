// SPDX-License-Identifier: MIT
#include "record/diagram/choices.h"

#include "base/enumtable.h"

#include <algorithm>
#include <charconv>
#include <tuple>
#include <utility>

namespace kagetsu::diagram {

namespace {

constexpr EnumTable<Style, const char *> StyleNames({
    { Style::Wood, "wood" },
    { Style::Paper, "paper" },
    { Style::Print, "print" },
});
constexpr EnumTable<Coordinates, const char *> CoordinateNames({
    { Coordinates::None, "none" },
    { Coordinates::Outside, "outside" },
    { Coordinates::BothSides, "both" },
});
constexpr EnumTable<rules::Symmetry, const char *> ViewNames({
    { rules::Symmetry::Identity, "identity" },
    { rules::Symmetry::Rotate90, "rotate90" },
    { rules::Symmetry::Rotate180, "rotate180" },
    { rules::Symmetry::Rotate270, "rotate270" },
    { rules::Symmetry::MirrorX, "mirror-x" },
    { rules::Symmetry::MirrorY, "mirror-y" },
    { rules::Symmetry::Diagonal, "diagonal" },
    { rules::Symmetry::AntiDiagonal, "anti-diagonal" },
});

std::optional<int> numberFromText(std::string_view text, int least, int most)
{
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size() || value < least || value > most)
        return std::nullopt;
    return value;
}

// Writes the number to hundredths of a millimetre, which is precise enough, independently of the locale.
std::string perPointText(double perPoint)
{
    return std::to_string(static_cast<int>(perPoint * 100 + 0.5));
}

struct Flag
{
    std::string_view name;
    bool Choices::*flag;
};
constexpr Flag Flags[] { { "restart", &Choices::restarts }, { "marks", &Choices::marks },
    { "next", &Choices::nextMoves }, { "last-move", &Choices::lastMove }, { "winning-row", &Choices::winningRow },
    { "caption", &Choices::caption } };

bool take(Choices &choices, std::string_view name, std::string_view value)
{
    for (const Flag &each : Flags) {
        if (name != each.name)
            continue;
        choices.*each.flag = value == "on";
        return value == "on" || value == "off";
    }
    const auto put = [](auto &where, const auto &read) {
        if (read)
            where = *read;
        return read.has_value();
    };
    if (name == "numbers") {
        const auto read = numbersFromText(value);
        if (read)
            std::tie(choices.numbers, choices.count) = *read;
        return read.has_value();
    }
    if (name == "signs") {
        auto read = signsFromText(value);
        if (read)
            std::tie(choices.signs, choices.chosen) = std::move(*read);
        return read.has_value();
    }
    if (name == "coordinates")
        return put(choices.coordinates, coordinatesFromText(value));
    if (name == "style")
        return put(choices.style, styleFromText(value));
    if (name == "view")
        return put(choices.view, viewFromText(value));
    if (name == "region")
        return put(choices.part, rules::partFromText(value, rules::MaxBoardSize));
    if (name == "per-point") {
        const auto hundredths =
            numberFromText(value, static_cast<int>(LeastPerPoint * 100), static_cast<int>(MostPerPoint * 100));
        if (hundredths)
            choices.perPoint = *hundredths / 100.0;
        return hundredths.has_value();
    }
    return false;
}

} // namespace

std::optional<std::pair<Numbers, int>> numbersFromText(std::string_view text)
{
    if (text == "none")
        return std::pair(Numbers::None, 1);
    if (text == "all")
        return std::pair(Numbers::From, 1);
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const auto count = numberFromText(text.substr(colon + 1), 1, MostMoves);
    const std::string_view kind = text.substr(0, colon);
    if (!count || (kind != "from" && kind != "last"))
        return std::nullopt;
    return std::pair(kind == "from" ? Numbers::From : Numbers::Last, *count);
}

std::optional<std::pair<Signs, std::vector<rules::Point>>> signsFromText(std::string_view text)
{
    std::vector<rules::Point> points;
    if (text == "none")
        return std::pair(Signs::None, points);
    if (text == "all")
        return std::pair(Signs::All, points);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        const auto point = rules::pointFromText(text.substr(0, end), rules::MaxBoardSize);
        if (!point)
            return std::nullopt;
        points.push_back(*point);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (points.empty())
        return std::nullopt;
    return std::pair(Signs::Chosen, points);
}

std::optional<Coordinates> coordinatesFromText(std::string_view text)
{
    return CoordinateNames.keyOf(text);
}

std::optional<Style> styleFromText(std::string_view text)
{
    return StyleNames.keyOf(text);
}

std::optional<rules::Symmetry> viewFromText(std::string_view text)
{
    return ViewNames.keyOf(text);
}

std::string toText(const Choices &choices)
{
    std::string text = "numbers=";
    text += choices.numbers == Numbers::None
        ? std::string("none")
        : (choices.numbers == Numbers::From ? "from:" : "last:") + std::to_string(choices.count);
    text += " signs=";
    if (choices.signs == Signs::Chosen && !choices.chosen.empty()) {
        for (std::size_t i = 0; i < choices.chosen.size(); ++i)
            text += (i > 0 ? "," : "") + rules::toText(choices.chosen[i]);
    } else {
        text += choices.signs == Signs::All ? "all" : "none";
    }
    for (const Flag &each : Flags)
        text += ' ' + std::string(each.name) + (choices.*each.flag ? "=on" : "=off");
    text += std::string(" coordinates=") + CoordinateNames[choices.coordinates];
    text += std::string(" style=") + StyleNames[choices.style];
    if (choices.view)
        text += std::string(" view=") + ViewNames[*choices.view];
    if (choices.part)
        text += " region=" + rules::toText(*choices.part);
    return text + " per-point=" + perPointText(choices.perPoint);
}

Result<Choices, std::string> choicesFromText(std::string_view text)
{
    Choices choices;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty())
            continue;
        const std::size_t sign = word.find('=');
        if (sign == std::string_view::npos || !take(choices, word.substr(0, sign), word.substr(sign + 1)))
            return Fault { std::string(word) };
    }
    return choices;
}

} // namespace kagetsu::diagram
