// SPDX-License-Identifier: MIT
#include "tournament/codec/typed.h"

#include "tournament/codec/valueformats.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>

namespace kagetsu::tournament {

namespace {

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

bool addResults(std::vector<ReportGame> &reports, ReportGame place, const std::string &text)
{
    if (text.empty())
        return true;
    const std::optional<Outcome> outcome = OutcomeWords.meaning(text);
    if (!outcome && text != "none")
        return false;
    place.report.reset();
    if (outcome)
        place.report.emplace().outcome = *outcome;
    reports.push_back(std::move(place));
    return true;
}

} // namespace

std::optional<Points> pointsFrom(const std::string &text)
{
    const bool isNegative = text.starts_with('-');
    const char *const begin = text.data() + (isNegative ? 1 : 0);
    const char *const end = text.data() + text.size();
    double points = 0;
    if (begin == end || !isDigit(*begin) || !isDigit(*(end - 1)))
        return std::nullopt;
    const auto read = std::from_chars(begin, end, points, std::chars_format::fixed);
    if (read.ec != std::errc() || read.ptr != end || points > MostPoints.halves || points * 2 != std::floor(points * 2))
        return std::nullopt;
    const Points halves { static_cast<int>(points * 2) * (isNegative ? -1 : 1) };
    return isInRange(halves) ? std::optional(halves) : std::nullopt;
}

std::optional<ScoreSystem> scoreSystemFrom(const std::string &text)
{
    std::istringstream texts(text);
    std::vector<Points> all;
    for (std::string each; std::getline(texts, each, ',');) {
        const std::optional<Points> points = pointsFrom(each);
        if (!points)
            break;
        all.push_back(*points);
    }
    return all.size() == 3 ? std::optional(scoreSystem(all[0], all[1], all[2])) : std::nullopt;
}

std::optional<Reason> reasonFrom(const std::string &text)
{
    if (text.empty())
        return Reason {};
    const std::optional<Reason::Kind> kind = ReasonWords.meaning(text);
    if (!kind)
        return Reason { Reason::Kind::Other, text };
    const bool isOffered =
        *kind != Reason::Kind::Other && std::count(std::begin(ReasonsToChoose), std::end(ReasonsToChoose), *kind) > 0;
    return isOffered ? std::optional(Reason { *kind }) : std::nullopt;
}

Result<std::vector<ReportGame>, std::string> resultsFrom(
    const std::vector<std::vector<std::string>> &rows, ReportGame place)
{
    std::vector<ReportGame> reports;
    for (const std::vector<std::string> &row : rows) {
        const std::string &table = row.front();
        const auto [end, error] = std::from_chars(table.data(), table.data() + table.size(), place.table);
        if (error != std::errc() || end != table.data() + table.size())
            return Fault { table };
        for (std::size_t game = 1; game < row.size(); ++game) {
            place.game = static_cast<int>(game) - 1;
            if (!addResults(reports, place, row[game]))
                return Fault { row[game] };
        }
    }
    return reports;
}

} // namespace kagetsu::tournament
