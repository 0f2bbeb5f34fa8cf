// SPDX-License-Identifier: MIT
#include "record/text/datetext.h"

#include "record/text/bytes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <vector>

namespace kagetsu::record {

namespace {

constexpr std::array<std::string_view, 12> Months { "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep",
    "oct", "nov", "dec" };
constexpr std::array<std::string_view, 12> LongMonths { "january", "february", "march", "april", "may", "june", "july",
    "august", "september", "october", "november", "december" };

// A run of digits, or the name of a month.
struct Part
{
    int value = 0;
    std::size_t digits = 0; // 0 for a name

    bool isYear() const { return digits == 4; }
};

std::optional<int> monthOf(std::string_view word)
{
    for (std::size_t i = 0; i < Months.size(); ++i) {
        if (word == Months[i] || word == LongMonths[i] || (i == 8 && word == "sept"))
            return static_cast<int>(i) + 1;
    }
    return std::nullopt;
}

// Splits a date into up to three parts. Anything after them must be a time of day.
std::optional<std::vector<Part>> partsOf(std::string_view text)
{
    const std::string low = lowered(text);
    std::string_view rest = low;
    std::vector<Part> parts;
    while (!rest.empty()) {
        std::size_t length = 0;
        if (isDigit(rest[0])) {
            while (length < rest.size() && isDigit(rest[length]))
                ++length;
            if (length > 8)
                return std::nullopt;
            if (parts.size() == 3 || (parts.size() == 1 && parts[0].digits == 8)) // the time of day
                return length <= 2 && rest.substr(length).starts_with(':') ? std::optional(parts) : std::nullopt;
            Part part { 0, length };
            std::from_chars(rest.data(), rest.data() + length, part.value);
            parts.push_back(part);
        } else if (rest[0] >= 'a' && rest[0] <= 'z') {
            while (length < rest.size() && rest[length] >= 'a' && rest[length] <= 'z')
                ++length;
            const std::optional<int> month = monthOf(rest.substr(0, length));
            const bool isOrdinal = !parts.empty()
                && (rest.starts_with("st") || rest.starts_with("nd") || rest.starts_with("rd")
                    || rest.starts_with("th"))
                && length == 2;
            if (month)
                parts.push_back({ *month, 0 });
            else if (!isOrdinal && !(length == 1 && rest[0] == 't' && parts.size() == 3))
                return std::nullopt;
        } else {
            for (const std::string_view between : { " ", "\t", ".", "/", "-", ",", "年", "月", "日" }) {
                if (rest.starts_with(between))
                    length = between.size();
            }
            if (length == 0)
                return std::nullopt;
        }
        rest.remove_prefix(length);
    }
    return parts;
}

std::string digits(int value, std::size_t length)
{
    std::string text = std::to_string(value);
    text.insert(0, length - std::min(length, text.size()), '0');
    return text;
}

// True if the date exists. A month or a day of 0 counts as missing.
bool isInCalendar(int year, int month, int day)
{
    using namespace std::chrono;
    const year_month_day date(std::chrono::year(year), std::chrono::month(static_cast<unsigned>(std::max(month, 1))),
        std::chrono::day(static_cast<unsigned>(std::max(day, 1))));
    return year > 0 && date.ok();
}

} // namespace

bool isSgfDates(std::string_view text)
{
    constexpr std::array<std::string_view, 5> Forms { "yyyy-mm-dd", "yyyy-mm", "yyyy", "mm-dd", "dd" };
    int year = 0;
    int month = 1;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string_view date = text.substr(at, end - at);
        at = end + 1;
        const auto form = std::find_if(Forms.begin(), Forms.end(), [date](std::string_view each) {
            return std::equal(date.begin(), date.end(), each.begin(), each.end(),
                [](char c, char place) { return place == '-' ? c == '-' : isDigit(c); });
        });
        if (form == Forms.end())
            return false;
        int day = 1;
        const auto read = [&](char letter, int &value) {
            if (const std::size_t first = form->find(letter); first != std::string_view::npos) {
                const std::size_t last = form->rfind(letter);
                std::from_chars(date.data() + first, date.data() + last + 1, value);
            }
        };
        read('y', year);
        read('m', month);
        read('d', day);
        if (month == 0 || day == 0 || !isInCalendar(year, month, day))
            return false;
    }
    return true;
}

std::optional<std::string> isoDate(std::string_view text)
{
    std::optional<std::vector<Part>> parts = partsOf(trimmed(text));
    if (!parts || parts->empty() || parts->size() > 3)
        return std::nullopt;
    int year = 0;
    int month = 0;
    int day = 0;
    const Part first = parts->front();
    const Part last = parts->back();
    if (parts->size() == 1 && first.digits == 8) {
        year = first.value / 10000;
        month = first.value / 100 % 100;
        day = first.value % 100;
        if (month == 0 || day == 0)
            return std::nullopt;
    } else if (first.isYear()) {
        year = first.value;
        month = parts->size() > 1 ? (*parts)[1].value : 0;
        day = parts->size() > 2 ? last.value : 0;
    } else if (last.isYear() && parts->size() > 1) {
        // A month given by its name may be in either place; among numbers, the day comes first.
        year = last.value;
        const bool namedFirst = first.digits == 0;
        month = parts->size() == 2 ? first.value : namedFirst ? first.value : (*parts)[1].value;
        day = parts->size() == 2 ? 0 : namedFirst ? (*parts)[1].value : first.value;
    } else {
        return std::nullopt;
    }
    if (!isInCalendar(year, month, day) || (parts->size() > 1 && month == 0) || (parts->size() > 2 && day == 0))
        return std::nullopt;
    std::string iso = digits(year, 4);
    if (month > 0)
        iso += '-' + digits(month, 2);
    if (day > 0)
        iso += '-' + digits(day, 2);
    return iso;
}

} // namespace kagetsu::record
