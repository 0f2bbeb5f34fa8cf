// SPDX-License-Identifier: MIT
#include "learn/lesson/cases.h"

#include "base/json/reader.h"

#include <algorithm>
#include <sstream>

namespace kagetsu::lesson {

namespace {

constexpr auto Chapters = json::words<Chapter>({
    { Chapter::Five, "five" },
    { Chapter::Overline, "overline" },
    { Chapter::Four, "four" },
    { Chapter::Three, "three" },
    { Chapter::FalseThree, "falseThree" },
    { Chapter::LookAhead, "lookAhead" },
    { Chapter::Ruling, "ruling" },
});

// Reads a text such as "C7 E7 D5": stones of one side on free points.
struct StonesFormat
{
    rules::Side side;

    void read(const json::Node &node, rules::Position &position) const
    {
        std::string points;
        json::Name.read(node, points);
        std::istringstream words(points);
        for (std::string word; words >> word;) {
            const std::optional<rules::Point> point = rules::pointFromText(word, position.size());
            if (!point || !position.isEmpty(*point))
                return node.fail(json::Error::OutOfRange);
            position.place(*point, side);
        }
    }
};

constexpr json::Code PointFormat { [](rules::Point point) { return rules::toText(point); },
    [](std::string_view text) { return rules::pointFromText(text, rules::DefaultBoardSize); } };

constexpr json::Object CaseFormat { [](auto &io, Case &each) {
    io.member("id", each.id, json::Name);
    io.member("chapter", each.chapter, Chapters);
    io.member("black", each.position, StonesFormat { rules::Side::Black });
    io.added("white", each.position, StonesFormat { rules::Side::White });
    io.member("point", each.point, PointFormat);
    io.check("point", each.position.isEmpty(each.point));
    io.member("title", each.title, json::Name);
    io.added("note", each.note, json::Text);
} };

constexpr json::Object DocumentFormat { [](auto &io, std::vector<Case> &cases) {
    std::string format;
    io.member("format", format, json::Name);
    io.check("format", format == "kagetsu-lesson", json::Error::UnknownWord);
    io.member("cases", cases, json::List { CaseFormat });
} };

} // namespace

Result<std::vector<Case>, json::DocumentFault> readCases(std::string_view text)
{
    const auto document = json::parse(text);
    if (!document)
        return Fault { document.fault() };
    json::Faults faults(1);
    std::vector<Case> cases;
    DocumentFormat.read(json::Node(*document, faults), cases);
    for (auto each = cases.begin(); each != cases.end(); ++each) {
        if (std::any_of(cases.begin(), each, [&](const Case &known) { return known.id == each->id; }))
            faults.add(json::Error::DuplicateKey, "/cases/" + std::to_string(each - cases.begin()) + "/id");
    }
    if (faults.isFull())
        return Fault { faults.located(text).front() };
    return cases;
}

} // namespace kagetsu::lesson
