// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

// Helpers for reading the words of an ASCII line.
namespace kagetsu::engine {

inline constexpr std::string_view Blanks = " \t";

inline bool isDigit(char each)
{
    return each >= '0' && each <= '9';
}

inline std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(Blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(Blanks) - first + 1);
}

// Removes the first word from the text and returns it. The text then begins with the second word.
inline std::string_view takeWord(std::string_view &text)
{
    text = trimmed(text);
    const std::string_view word = text.substr(0, text.find_first_of(Blanks));
    text = trimmed(text.substr(word.size()));
    return word;
}

inline std::string inCapitals(std::string_view text)
{
    std::string capitals(text);
    for (char &each : capitals)
        if (each >= 'a' && each <= 'z')
            each = static_cast<char>(each - 'a' + 'A');
    return capitals;
}

// Returns nothing unless the whole text is a number that fits the type.
template <class Number>
std::optional<Number> numberFrom(std::string_view text)
{
    if (!text.empty() && text.front() == '+')
        text.remove_prefix(1);
    Number number {};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || text.empty())
        return std::nullopt;
    return number;
}

} // namespace kagetsu::engine
