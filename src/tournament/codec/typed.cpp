// SPDX-License-Identifier: MIT
#include "tournament/codec/typed.h"

#include "tournament/codec/valueformats.h"
#include "tournament/model/find.h"

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

// Reads a text that is nothing but a number above 0.
bool takeWhole(std::string_view text, int &number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number > 0;
}

} // namespace

std::optional<PlayOffGame> playOffGameFrom(const Section &section, std::string_view text)
{
    PlayOffGame game;
    const std::size_t colon = text.find(':');
    if (colon != std::string_view::npos && !takeWhole(text.substr(0, colon), game.stage))
        return std::nullopt;
    text.remove_prefix(colon == std::string_view::npos ? 0 : colon + 1);
    const std::size_t equals = text.find('=');
    const std::size_t hyphen = text.find('-');
    if (equals == std::string_view::npos || hyphen >= equals)
        return std::nullopt;
    const std::optional<Outcome> outcome = OutcomeWords.meaning(text.substr(equals + 1));
    PerParty<std::string_view> numbers { text.substr(0, hyphen), text.substr(hyphen + 1, equals - hyphen - 1) };
    for (const Party party : BothParties) {
        if (!numbers[party].ends_with('o'))
            continue;
        if (game.opener)
            return std::nullopt;
        game.opener = party;
        numbers[party].remove_suffix(1);
    }
    PerParty<int> read;
    if (!outcome || !takeWhole(numbers.a, read.a) || !takeWhole(numbers.b, read.b))
        return std::nullopt;
    const Entry *a = findEntryOfNumber(section, read.a);
    const Entry *b = findEntryOfNumber(section, read.b);
    if (!a || !b || a == b)
        return std::nullopt;
    game.a = a->id;
    game.b = b->id;
    game.outcome = *outcome;
    return game;
}

std::string textOf(const Section &section, const PlayOffGame &game)
{
    const auto side = [&](EntryId entry, Party party) {
        return std::to_string(numberOf(section, entry)) + (game.opener == party ? "o" : "");
    };
    return (game.stage > 1 ? std::to_string(game.stage) + ':' : std::string()) + side(game.a, Party::A) + '-'
        + side(game.b, Party::B) + '=' + std::string(OutcomeWords.of(game.outcome));
}

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
