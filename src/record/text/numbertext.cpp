// SPDX-License-Identifier: MIT
#include "record/text/numbertext.h"

#include "record/text/bytes.h"

#include <algorithm>
#include <cstdlib>

namespace kagetsu::record {

std::optional<int> plainNumber(std::string_view text)
{
    if (text.empty() || text.size() > 6 || !std::all_of(text.begin(), text.end(), isDigit))
        return std::nullopt;
    int number = 0;
    for (const char c : text)
        number = number * 10 + (c - '0');
    return number;
}

std::optional<Read<int>> readNumber(std::string_view written)
{
    std::string_view text = trimmed(written);
    Read<int> read;
    const bool negative = !text.empty() && text[0] == '-';
    if (!text.empty() && (text[0] == '-' || text[0] == '+'))
        text.remove_prefix(1);
    if (const std::size_t point = text.find('.'); point != std::string_view::npos) {
        // Accept a whole number written as a real number.
        const std::string_view rest = text.substr(point + 1);
        if (!std::all_of(rest.begin(), rest.end(), [](char c) { return c == '0'; }))
            return std::nullopt;
        text = text.substr(0, point);
        read.usual = false;
    }
    const std::optional<int> number = plainNumber(text);
    if (!number)
        return std::nullopt;
    read.value = negative ? -*number : *number;
    return read;
}

std::optional<Read<std::chrono::milliseconds>> readSeconds(std::string_view written)
{
    std::string_view text = trimmed(written);
    Read<std::chrono::milliseconds> read;
    const bool negative = !text.empty() && text[0] == '-';
    if (!text.empty() && (text[0] == '-' || text[0] == '+'))
        text.remove_prefix(1);
    std::size_t at = 0;
    std::int64_t whole = 0;
    for (; at < text.size() && isDigit(text[at]); ++at) {
        if (at >= 9)
            return std::nullopt;
        whole = whole * 10 + (text[at] - '0');
    }
    bool digits = at > 0;
    std::int64_t thousandths = 0;
    if (at < text.size() && (text[at] == '.' || text[at] == ',')) {
        read.usual = text[at] == '.';
        std::int64_t weight = 1000; // of the next digit, in ten-thousandths
        for (++at; at < text.size() && isDigit(text[at]); ++at) {
            digits = true;
            thousandths += (text[at] - '0') * weight;
            weight /= 10;
        }
        thousandths = (thousandths + 5) / 10;
    }
    if (!digits)
        return std::nullopt;
    const std::string_view suffix = text.substr(at);
    if (!std::all_of(suffix.begin(), suffix.end(), isLetter))
        return std::nullopt;
    read.usual = read.usual && suffix.empty();
    const std::int64_t time = whole * 1000 + thousandths;
    read.value = std::chrono::milliseconds(negative ? -time : time);
    return read;
}

std::string secondsText(std::chrono::milliseconds time)
{
    const std::int64_t count = std::abs(time.count());
    std::string text = std::to_string(time.count() < 0 ? -(count / 1000) : count / 1000);
    if (time.count() < 0 && count < 1000)
        text = "-0";
    if (count % 1000 != 0) {
        std::string decimals = std::to_string(1000 + count % 1000);
        decimals[0] = '.';
        decimals.erase(decimals.find_last_not_of('0') + 1);
        text += decimals;
    }
    return text;
}

} // namespace kagetsu::record
