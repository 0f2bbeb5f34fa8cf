// SPDX-License-Identifier: MIT
#include "learn/task/taskproperties.h"

#include <algorithm>

namespace kagetsu::task {

namespace {

using rules::Point;
using Fault = ParameterFault;

constexpr std::string_view Yes = "yes";
constexpr std::string_view NoPoints = "none";

bool asksForPoints(Kind kind)
{
    return kind == Kind::ForbiddenPoints || kind == Kind::Win || kind == Kind::FirstMove || kind == Kind::Defend;
}

// True if a parameter belongs to this kind.
bool isOf(std::string_view name, Kind kind)
{
    if (name == "point")
        return kind == Kind::IsForbidden || kind == Kind::WhyNot;
    if (name == "stones")
        return kind == Kind::NameShape || kind == Kind::WhyNot;
    if (name == "offers")
        return kind == Kind::IsForbidden || kind == Kind::NameShape;
    if (name == "all")
        return kind == Kind::FirstMove || kind == Kind::Defend;
    if (name == "threes")
        return kind == Kind::Win || kind == Kind::FirstMove;
    if (name == "answer")
        return kind < Kind::Choose;
    if (name == "right" || name == "wrong" || name == "elsewhere")
        return kind == Kind::Choose;
    return kind != Kind::Show || name == "explanation" || name == "hint"; // hint, explanation, reply
}

bool isKnown(std::string_view name)
{
    constexpr std::string_view Names[] { "point", "stones", "offers", "all", "threes", "answer", "right", "wrong",
        "elsewhere", "reply", "hint", "explanation" };
    return std::find(std::begin(Names), std::end(Names), name) != std::end(Names);
}

bool mayRepeat(std::string_view name)
{
    return name == "right" || name == "wrong" || name == "reply";
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

// Reads a point exactly as it is written: capital letters, single blanks, no point twice.
std::optional<Point> readPoint(std::string_view text, int size)
{
    const std::optional<Point> point = rules::pointFromText(text, size);
    return point && toText(*point) == text ? point : std::nullopt;
}

std::optional<std::vector<Point>> readPoints(std::string_view text, int size)
{
    std::vector<Point> points;
    for (const std::string_view word : wordsOf(text)) {
        const std::optional<Point> point = readPoint(word, size);
        if (!point || std::find(points.begin(), points.end(), *point) != points.end())
            return std::nullopt;
        points.push_back(*point);
    }
    if (points.empty())
        return std::nullopt;
    return points;
}

std::string writePoints(const std::vector<Point> &points)
{
    std::string text;
    for (const Point point : points)
        text += (text.empty() ? "" : " ") + toText(point);
    return text;
}

constexpr std::pair<std::string_view, bool rules::FoulKinds::*> FoulIds[] {
    { "overline", &rules::FoulKinds::overline },
    { "double-four", &rules::FoulKinds::doubleFour },
    { "double-three", &rules::FoulKinds::doubleThree },
};

// Reads kinds, none of them twice; nothing if there are none.
std::optional<rules::FoulKinds> readFouls(std::string_view text)
{
    rules::FoulKinds fouls;
    for (const std::string_view word : wordsOf(text)) {
        const auto id =
            std::find_if(std::begin(FoulIds), std::end(FoulIds), [&](const auto &each) { return each.first == word; });
        if (id == std::end(FoulIds) || fouls.*(id->second))
            return std::nullopt;
        fouls.*(id->second) = true;
    }
    return fouls.any() ? std::optional(fouls) : std::nullopt;
}

std::string writeFouls(rules::FoulKinds fouls)
{
    std::string text;
    for (const auto &[id, isSet] : FoulIds) {
        if (fouls.*isSet)
            text += (text.empty() ? "" : " ") + std::string(id);
    }
    return text;
}

// Reads shapes, none of them twice, in the order of AllShapes; nothing if there are none.
std::optional<std::vector<Shape>> readShapes(std::string_view text)
{
    std::vector<Shape> shapes;
    for (const std::string_view word : wordsOf(text)) {
        const std::optional<Shape> shape = shapeFromId(word);
        if (!shape || (!shapes.empty() && *shape <= shapes.back()))
            return std::nullopt;
        shapes.push_back(*shape);
    }
    return shapes.empty() ? std::nullopt : std::optional(shapes);
}

std::string writeShapes(const std::vector<Shape> &shapes)
{
    std::string text;
    for (const Shape shape : shapes)
        text += (text.empty() ? "" : " ") + std::string(idOf(shape));
    return text;
}

std::optional<Answer> readVerdict(std::string_view text)
{
    if (text == "no")
        return Answer { .isForbidden = false };
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos || text.substr(0, blank) != Yes)
        return std::nullopt;
    const std::optional<rules::FoulKinds> fouls = readFouls(text.substr(blank + 1));
    return fouls ? std::optional(Answer { .isForbidden = true, .fouls = *fouls }) : std::nullopt;
}

std::optional<Answer> readSolution(std::string_view text, const Task &task)
{
    if (asksForPoints(task.kind)) {
        if (text == NoPoints)
            return Answer {};
        const auto points = readPoints(text, task.position.size());
        return points ? std::optional(Answer { .points = *points }) : std::nullopt;
    }
    if (task.kind == Kind::IsForbidden)
        return readVerdict(text);
    if (task.kind == Kind::NameShape) {
        const std::optional<Shape> shape = shapeFromId(text);
        return shape ? std::optional(Answer { .shape = shape }) : std::nullopt;
    }
    const std::optional<WhyNot> reason = reasonFromId(text);
    return reason ? std::optional(Answer { .reason = reason }) : std::nullopt;
}

std::string writeSolution(const Answer &solution, Kind kind)
{
    if (asksForPoints(kind))
        return solution.points.empty() ? std::string(NoPoints) : writePoints(solution.points);
    if (kind == Kind::NameShape)
        return std::string(idOf(solution.shape.value_or(Shape::None)));
    if (kind == Kind::WhyNot)
        return std::string(idOf(solution.reason.value_or(WhyNot::NoRoom)));
    if (!solution.isForbidden.value_or(false))
        return "no";
    return std::string(Yes) + " " + writeFouls(solution.fouls);
}

// Splits a text into its first line and the rest.
std::pair<std::string_view, std::string_view> headOf(std::string_view text)
{
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos)
        return { text, {} };
    return { text.substr(0, end), text.substr(end + 1) };
}

std::string withReply(std::string head, const std::string &reply)
{
    return reply.empty() ? head : head + "\n" + reply;
}

// Reads a point, or a text after a quotation mark.
std::optional<Choice> readChoice(std::string_view text, bool isRight, int size)
{
    const auto [head, reply] = headOf(text);
    Choice choice { .isRight = isRight, .reply = std::string(reply) };
    if (head.starts_with('"') && head.size() > 1) {
        choice.text = head.substr(1);
        return choice;
    }
    choice.point = readPoint(head, size);
    return choice.point ? std::optional(choice) : std::nullopt;
}

std::string writeChoice(const Choice &choice)
{
    return withReply(
        (choice.isRight ? "right:" : "wrong:") + (choice.point ? toText(*choice.point) : "\"" + choice.text),
        choice.reply);
}

} // namespace

std::optional<ParameterFault> ParameterReader::takeText(std::string_view text, std::string &target)
{
    if (text.empty())
        return Fault::BadValue;
    target = text;
    return std::nullopt;
}

std::optional<ParameterFault> ParameterReader::take(std::string_view value)
{
    const std::size_t colon = value.find(':');
    const std::string name(value.substr(0, colon));
    if (colon == std::string_view::npos || !isKnown(name))
        return Fault::Unknown;
    if (!isOf(name, m_task.kind))
        return Fault::Misplaced;
    if (!mayRepeat(name)) {
        if (std::find(m_seen.begin(), m_seen.end(), name) != m_seen.end())
            return Fault::Repeated;
        m_seen.push_back(name);
    }
    const std::string_view text = value.substr(colon + 1);
    const int size = m_task.position.size();
    const auto faultUnless = [](bool isGood) { return isGood ? std::nullopt : std::optional(Fault::BadValue); };
    if (name == "hint")
        return takeText(text, m_task.hint);
    if (name == "elsewhere")
        return takeText(text, m_task.elsewhere);
    if (name == "explanation")
        return takeText(text, m_task.explanation);
    if (name == "point") {
        m_task.point = readPoint(text, size);
        return faultUnless(m_task.point.has_value());
    }
    if (name == "stones") {
        const auto points = readPoints(text, size);
        m_task.stones = points.value_or(std::vector<Point>());
        return faultUnless(points.has_value());
    }
    if (name == "offers" && m_task.kind == Kind::IsForbidden) {
        const std::optional<rules::FoulKinds> fouls = readFouls(text);
        m_task.offeredFouls = fouls.value_or(rules::FoulKinds());
        return faultUnless(fouls.has_value());
    }
    if (name == "offers") {
        const std::optional<std::vector<Shape>> shapes = readShapes(text);
        m_task.offeredShapes = shapes.value_or(std::vector<Shape>());
        return faultUnless(shapes.has_value());
    }
    if (name == "all") {
        m_task.wantsAll = text == Yes;
        if (m_task.wantsAll && m_task.threatFours > 0)
            return Fault::AllWithThrees;
        return faultUnless(m_task.wantsAll);
    }
    if (name == "threes") {
        const bool isDigit = text.size() == 1 && text[0] >= '1' && text[0] <= '9';
        m_task.threatFours = isDigit ? text[0] - '0' : 0;
        if (isDigit && m_task.wantsAll)
            return Fault::AllWithThrees;
        return faultUnless(isDigit);
    }
    if (name == "answer") {
        m_task.solution = readSolution(text, m_task);
        return faultUnless(m_task.solution.has_value());
    }
    if (name == "reply") {
        const auto [head, words] = headOf(text);
        const std::optional<Point> point = readPoint(head, size);
        if (!point || words.empty())
            return Fault::BadValue;
        m_task.replies.push_back({ *point, std::string(words) });
        return std::nullopt;
    }
    const std::optional<Choice> choice = readChoice(text, name == "right", size);
    if (!choice)
        return Fault::BadValue;
    m_task.choices.push_back(*choice);
    return std::nullopt;
}

std::vector<std::string> parametersOf(const Task &task)
{
    std::vector<std::string> values;
    const auto add = [&](std::string_view name, const std::string &text) {
        if (isOf(name, task.kind) && !text.empty())
            values.push_back(std::string(name) + ":" + text);
    };
    add("point", task.point ? toText(*task.point) : std::string());
    add("stones", writePoints(task.stones));
    add("offers", task.kind == Kind::IsForbidden ? writeFouls(task.offeredFouls) : writeShapes(task.offeredShapes));
    add("all", task.wantsAll ? std::string(Yes) : std::string());
    add("threes", task.threatFours > 0 ? std::to_string(task.threatFours) : std::string());
    if (task.solution)
        add("answer", writeSolution(*task.solution, task.kind));
    if (task.kind == Kind::Choose) {
        for (const Choice &choice : task.choices)
            values.push_back(writeChoice(choice));
    }
    add("elsewhere", task.elsewhere);
    for (const Reply &reply : task.replies)
        add("reply", toText(reply.point) + "\n" + reply.text);
    add("hint", task.hint);
    add("explanation", task.explanation);
    return values;
}

} // namespace kagetsu::task
