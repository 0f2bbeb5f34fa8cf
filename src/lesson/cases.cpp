// SPDX-License-Identifier: MIT
#include "lesson/cases.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <sstream>

namespace kagetsu::lesson {

namespace {

using nlohmann::json;

constexpr std::string_view Format = "kagetsu-lesson";

struct ChapterName
{
    std::string_view name;
    Chapter chapter;
};

constexpr ChapterName ChapterNames[] {
    { "five", Chapter::Five },
    { "overline", Chapter::Overline },
    { "four", Chapter::Four },
    { "three", Chapter::Three },
    { "falseThree", Chapter::FalseThree },
    { "lookAhead", Chapter::LookAhead },
    { "ruling", Chapter::Ruling },
};

// The text of a field; nothing when it is no text, or is not there and must be.
std::optional<std::string> textOf(const json &object, const char *field, bool isNeeded)
{
    const auto found = object.find(field);
    if (found == object.end())
        return isNeeded ? std::nullopt : std::optional(std::string());
    if (!found->is_string() || (isNeeded && found->get_ref<const std::string &>().empty()))
        return std::nullopt;
    return found->get<std::string>();
}

// Puts stones on the points of a text like "C7 E7 D5"; false when one is off the board or taken.
bool place(const std::string &points, rules::Side side, rules::Position &position)
{
    std::istringstream words(points);
    for (std::string word; words >> word;) {
        const std::optional<rules::Point> point = rules::pointFromText(word, position.size());
        if (!point || !position.isEmpty(*point))
            return false;
        position.place(*point, side);
    }
    return true;
}

// The name of the field that cannot be read, or nothing.
std::string readCase(const json &object, Case &result)
{
    const auto id = textOf(object, "id", /*isNeeded=*/true);
    if (!id)
        return "id";
    result.id = *id;
    const auto chapter = textOf(object, "chapter", /*isNeeded=*/true);
    const auto known = std::find_if(std::begin(ChapterNames), std::end(ChapterNames),
        [&](const ChapterName &each) { return chapter && each.name == *chapter; });
    if (known == std::end(ChapterNames))
        return "chapter";
    result.chapter = known->chapter;
    const auto black = textOf(object, "black", /*isNeeded=*/true);
    if (!black || !place(*black, rules::Side::Black, result.position))
        return "black";
    const auto white = textOf(object, "white", /*isNeeded=*/false);
    if (!white || !place(*white, rules::Side::White, result.position))
        return "white";
    const auto pointText = textOf(object, "point", /*isNeeded=*/true);
    const auto point = pointText ? rules::pointFromText(*pointText, result.position.size()) : std::nullopt;
    if (!point || !result.position.isEmpty(*point))
        return "point";
    result.point = *point;
    const auto title = textOf(object, "title", /*isNeeded=*/true);
    if (!title)
        return "title";
    result.title = *title;
    const auto note = textOf(object, "note", /*isNeeded=*/false);
    if (!note)
        return "note";
    result.note = *note;
    return {};
}

} // namespace

Result<std::vector<Case>, CaseFault> readCases(std::string_view text)
{
    const json document = json::parse(text, nullptr, /*allow_exceptions=*/false);
    if (document.is_discarded())
        return Fault { CaseFault { CaseError::NoJson, 0, {} } };
    if (!document.is_object() || document.value("format", json()) != Format)
        return Fault { CaseFault { CaseError::OtherFormat, 0, "format" } };
    const auto list = document.find("cases");
    if (list == document.end() || !list->is_array())
        return Fault { CaseFault { CaseError::OtherFormat, 0, "cases" } };
    std::vector<Case> cases;
    for (const json &object : *list) {
        Case read;
        const std::string fault = object.is_object() ? readCase(object, read) : "id";
        if (!fault.empty())
            return Fault { CaseFault { CaseError::Field, cases.size() + 1, fault } };
        if (std::any_of(cases.begin(), cases.end(), [&](const Case &known) { return known.id == read.id; }))
            return Fault { CaseFault { CaseError::DoubleId, cases.size() + 1, "id" } };
        cases.push_back(std::move(read));
    }
    return cases;
}

} // namespace kagetsu::lesson
