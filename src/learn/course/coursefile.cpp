// SPDX-License-Identifier: MIT
#include "base/json/reader.h"
#include "learn/course/course.h"
#include "learn/task/taskproperties.h"

#include <limits>
#include <set>
#include <sstream>

namespace kagetsu::course {

namespace {

constexpr json::Map TextsFormat { json::Name, "en" };

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

// Reads successive moves, beginning with the side to move.
struct LineFormat
{
    void read(const json::Node &node, task::Task &task) const
    {
        std::string points;
        json::Name.read(node, points);
        std::istringstream words(points);
        rules::Side side = task.side;
        for (std::string word; words >> word; side = other(side)) {
            const std::optional<rules::Point> point = rules::pointFromText(word, task.position.size());
            if (!point || !task.position.isEmpty(*point))
                return node.fail(json::Error::OutOfRange);
            task.line.push_back({ *point, side });
        }
    }
};

// Reads letters on points, such as "A:H8 B:K5"; a point alone is marked by a circle.
struct MarksFormat
{
    void read(const json::Node &node, task::Task &task) const
    {
        std::string text;
        json::Name.read(node, text);
        std::istringstream words(text);
        record::Region circles;
        for (std::string word; words >> word;) {
            const std::size_t colon = word.find(':');
            const std::optional<rules::Point> point =
                rules::pointFromText(colon == std::string::npos ? word : word.substr(colon + 1), task.position.size());
            if (!point)
                return node.fail(json::Error::OutOfRange);
            if (colon == std::string::npos)
                circles.add(*point);
            else
                task.marks.labels.push_back({ *point, word.substr(0, colon) });
        }
        task.marks.setPoints(record::MarkKind::Circle, circles);
    }
};

// Reads parameters as in a lesson file (learn.md#parameters), except for the texts.
struct ParametersFormat
{
    void read(const json::Node &node, task::Task &task) const
    {
        std::vector<std::string> values;
        json::List { json::Name }.read(node, values);
        task::ParameterReader reader(task);
        for (const std::string &value : values) {
            if (reader.take(value))
                return node.fail(json::Error::OutOfRange);
        }
    }
};

constexpr json::Code KindFormat { [](task::Kind kind) { return std::string(idOf(kind)); },
    [](std::string_view text) { return task::kindFromId(text); } };

constexpr json::Code SideFormat { [](rules::Side side) {
                                     return std::string(side == rules::Side::White ? "white" : "");
                                 },
    [](std::string_view text) { return text == "white" ? std::optional(rules::Side::White) : std::nullopt; } };

constexpr json::Number SeedFormat { 0, std::numeric_limits<std::uint32_t>::max() };

struct Answer
{
    bool isRight = false;
    std::optional<rules::Point> point;
    Page::Words words;
};

constexpr json::Code PointFormat { [](rules::Point point) { return rules::toText(point); },
    [](std::string_view text) { return rules::pointFromText(text, rules::DefaultBoardSize); } };

constexpr json::Object AnswerFormat { [](auto &io, Answer &answer) {
    io.added("right", answer.isRight, json::Flag);
    io.maybe("point", answer.point, PointFormat);
    io.added("text", answer.words.text, TextsFormat);
    io.added("reply", answer.words.reply, TextsFormat);
    io.check("text", answer.point.has_value() == answer.words.text.empty(), json::Error::Missing);
} };

constexpr json::Object PageFormat { [](auto &io, Page &page) {
    io.added("kind", page.task.kind, KindFormat);
    io.added("side", page.task.side, SideFormat);
    io.added("black", page.task.position, StonesFormat { rules::Side::Black });
    io.added("white", page.task.position, StonesFormat { rules::Side::White });
    io.added("marks", page.task, MarksFormat {});
    io.added("line", page.task, LineFormat {});
    io.added("ask", page.task, ParametersFormat {});
    io.added("text", page.text, TextsFormat);
    io.added("explanation", page.explanation, TextsFormat);
    io.added("elsewhere", page.elsewhere, TextsFormat);
    io.added("seed", page.seed, SeedFormat);
    std::vector<Answer> answers;
    io.added("answers", answers, json::List { AnswerFormat });
    for (Answer &answer : answers) {
        page.task.choices.push_back({ .point = answer.point, .isRight = answer.isRight });
        page.choices.push_back(std::move(answer.words));
    }
} };

constexpr json::Object StepFormat { [](auto &io, Step &step) {
    io.member("id", step.id, json::Name);
    io.member("name", step.name, TextsFormat);
    io.member("pages", step.pages, json::List { PageFormat });
} };

constexpr json::Object CourseFormat { [](auto &io, Course &course) {
    std::string format;
    io.member("format", format, json::Name);
    io.check("format", format == "kagetsu-course", json::Error::UnknownWord);
    io.member("id", course.id, json::Name);
    io.member("name", course.name, TextsFormat);
    io.member("steps", course.steps, json::List { StepFormat });
} };

} // namespace

Result<Course, json::DocumentFault> readCourse(std::string_view text)
{
    const auto document = json::parse(text);
    if (!document)
        return Fault { document.fault() };
    json::Faults faults(1);
    Course course;
    CourseFormat.read(json::Node(*document, faults), course);
    std::set<std::string> ids;
    for (std::size_t i = 0; i < course.steps.size(); ++i) {
        if (!ids.insert(course.steps[i].id).second)
            faults.add(json::Error::DuplicateKey, "/steps/" + std::to_string(i) + "/id");
    }
    if (faults.isFull())
        return Fault { faults.located(text).front() };
    return course;
}

} // namespace kagetsu::course
