// SPDX-License-Identifier: MIT
#include "cli/input/decimal.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace kagetsu::cli {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// True if the number fits the type. CLI11 would replace a number that is too large by the largest one.
template <class Number>
bool fits(std::string_view digits)
{
    Number number = 0;
    return std::from_chars(digits.data(), digits.data() + digits.size(), number).ec == std::errc {};
}

} // namespace

bool isDecimal(std::string_view text, NumberKind kind)
{
    if (kind != NumberKind::Whole && text.starts_with('-'))
        text.remove_prefix(1);
    const std::size_t point = kind == NumberKind::Fraction ? text.find('.') : std::string_view::npos;
    const auto isNumber = [](std::string_view digits) {
        return !digits.empty() && std::all_of(digits.begin(), digits.end(), isDigit);
    };
    return isNumber(text.substr(0, point)) && (point == std::string_view::npos || isNumber(text.substr(point + 1)));
}

std::optional<NumberKind> numberKindOf(const CLI::Option &option)
{
    const std::string type = option.get_type_name();
    if (type.starts_with("UINT"))
        return NumberKind::Whole;
    if (type.starts_with("INT"))
        return NumberKind::Signed;
    if (type.starts_with("FLOAT") || type.starts_with("NUMBER"))
        return NumberKind::Fraction;
    return std::nullopt;
}

CLI::Validator decimalOf(NumberKind kind)
{
    return CLI::Validator(
        [kind](std::string &text) -> std::string {
            if (!isDecimal(text, kind))
                return "This is not a decimal number: " + text;
            const bool isNegative = text.starts_with('-');
            const std::string_view digits = std::string_view(text).substr(isNegative ? 1 : 0);
            if (kind == NumberKind::Whole ? !fits<std::uint64_t>(digits)
                                          : kind == NumberKind::Signed && !fits<std::int64_t>(text))
                return "This number is too large: " + text;
            // A leading zero would mean another base.
            const std::size_t first = std::min(digits.find_first_not_of('0'), digits.size() - 1);
            const std::size_t begin = digits[first] == '.' ? first - 1 : first;
            text = (isNegative ? "-" : "") + std::string(digits.substr(begin));
            return {};
        },
        "");
}

} // namespace kagetsu::cli
