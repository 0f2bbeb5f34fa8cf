// SPDX-License-Identifier: MIT
#include "tournament/model/birthdate.h"

#include <algorithm>
#include <vector>

namespace kagetsu::tournament {

namespace {

constexpr std::size_t MostDigits = 4;

struct Figures
{
    std::vector<std::string> groups; // groups of digits
    bool hasSlash = false;
};

// Returns the groups of digits of a date; nothing if anything but a known separator is between them.
std::optional<Figures> figuresIn(std::string_view text)
{
    constexpr std::string_view Between[] { "-", "/", ".", " ", "年", "月", "日", "년", "월", "일" };
    Figures figures;
    bool isInGroup = false;
    while (!text.empty()) {
        if (text.front() >= '0' && text.front() <= '9') {
            if (!isInGroup)
                figures.groups.emplace_back();
            isInGroup = true;
            figures.groups.back() += text.front();
            text.remove_prefix(1);
            continue;
        }
        const auto found = std::find_if(
            std::begin(Between), std::end(Between), [text](std::string_view sign) { return text.starts_with(sign); });
        if (found == std::end(Between))
            return std::nullopt;
        figures.hasSlash = figures.hasSlash || *found == "/";
        isInGroup = false;
        text.remove_prefix(found->size());
    }
    return figures;
}

// Returns a date that exists in a calendar; zeros mean unknown parts.
std::optional<BirthDate> checked(int year, int month, int day)
{
    constexpr int Days[] { 31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    if (year < EarliestBirthYear || year > LatestBirthYear || month > 12 || day > Days[month])
        return std::nullopt;
    return BirthDate { year, month, month == 0 ? 0 : day };
}

std::string twoDigits(int number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

} // namespace

std::string textOf(const BirthDate &birth)
{
    if (!isKnown(birth))
        return {};
    std::string text = std::to_string(birth.year);
    if (birth.month != 0)
        text += "-" + twoDigits(birth.month);
    if (birth.month != 0 && birth.day != 0)
        text += "-" + twoDigits(birth.day);
    return text;
}

std::optional<BirthDate> birthDateFrom(std::string_view text)
{
    const std::optional<Figures> figures = figuresIn(text);
    if (!figures || figures->groups.empty() || figures->groups.size() > 3)
        return std::nullopt;
    std::vector<int> numbers;
    for (const std::string &group : figures->groups) {
        if (group.size() > MostDigits)
            return std::nullopt;
        numbers.push_back(std::stoi(group));
    }
    const bool isYearFirst = figures->groups.front().size() == MostDigits;
    const bool isYearLast = figures->groups.back().size() == MostDigits;
    if (numbers.size() == 1)
        return isYearFirst ? checked(numbers[0], 0, 0) : std::nullopt;
    if (numbers.size() == 2)
        return isYearFirst ? checked(numbers[0], numbers[1], 0)
            : isYearLast   ? checked(numbers[1], numbers[0], 0)
                           : std::nullopt;
    if (isYearFirst)
        return checked(numbers[0], numbers[1], numbers[2]);
    if (!isYearLast)
        return std::nullopt;
    // With slashes, Americans write the month first and others the day.
    if (figures->hasSlash && numbers[0] <= 12 && numbers[1] <= 12 && numbers[0] != numbers[1])
        return checked(numbers[2], 0, 0);
    return figures->hasSlash && numbers[1] > 12 ? checked(numbers[2], numbers[0], numbers[1])
                                                : checked(numbers[2], numbers[1], numbers[0]);
}

bool mayBeSame(const BirthDate &a, const BirthDate &b)
{
    const auto agree = [](int one, int other) { return one == 0 || other == 0 || one == other; };
    return agree(a.year, b.year) && agree(a.month, b.month) && agree(a.day, b.day);
}

} // namespace kagetsu::tournament
