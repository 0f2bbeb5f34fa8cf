// SPDX-License-Identifier: MIT
#include "learn/puzzle/keptpuzzle.h"

#include "learn/puzzle/firstrating.h"
#include "learn/puzzle/prooftext.h"
#include "learn/task/lesson.h"

#include <algorithm>

namespace kagetsu::puzzle {

namespace {

std::string pointsText(const std::vector<rules::Point> &points)
{
    std::string text;
    for (const rules::Point point : points)
        text += (text.empty() ? "" : " ") + toText(point);
    return text;
}

std::optional<std::vector<rules::Point>> pointsFrom(std::string_view text, int size)
{
    std::vector<rules::Point> points;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const auto point = rules::pointFromText(text.substr(0, end), size);
        if (!point)
            return std::nullopt;
        points.push_back(*point);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return points.empty() ? std::nullopt : std::optional(std::move(points));
}

} // namespace

task::Task taskOf(const MadePuzzle &puzzle)
{
    task::Task task;
    task.position = puzzle.position;
    task.side = puzzle.side;
    task.rules = puzzle.rules;
    task.kind = puzzle.isDefence() ? task::Kind::Defend : task::Kind::Win;
    task.threatFours = puzzle.isDefence() ? 0 : puzzle.threatFours;
    return task;
}

practice::KeptPuzzle keptOf(const MadePuzzle &puzzle)
{
    const task::Task task = taskOf(puzzle);
    task::Lesson lesson;
    lesson.pages.push_back({ .game = task::gameOf(task) });
    const Source &source = puzzle.source;
    return { .id = identityOf(puzzle),
        .theme = std::string(idOf(puzzle.theme)),
        .kind = std::string(task::idOf(task.kind)),
        .sgf = task::writeLesson(lesson),
        .answers = pointsText(puzzle.answers),
        .proof = proofText(puzzle.proof),
        .length = puzzle.length,
        .black = source.black,
        .white = source.white,
        .date = source.date,
        .event = source.event,
        .move = source.move,
        .difficulty = firstRating(puzzle) };
}

std::optional<task::Task> taskOf(const practice::KeptPuzzle &puzzle)
{
    const task::Lesson lesson = task::readLesson(puzzle.sgf);
    if (lesson.pages.size() != 1 || !lesson.pages.front().task)
        return std::nullopt;
    const task::Task &task = *lesson.pages.front().task;
    const bool isAsked = task.kind == task::Kind::Win || task.kind == task::Kind::Defend;
    return isAsked ? std::optional(task) : std::nullopt;
}

std::optional<MadePuzzle> madeOf(const practice::KeptPuzzle &kept)
{
    const auto theme = themeFromId(kept.theme);
    const auto task = taskOf(kept);
    const auto answers = task ? pointsFrom(kept.answers, task->position.size()) : std::nullopt;
    auto proof = task ? proofFromText(kept.proof, task->position, task->rules) : std::nullopt;
    if (!theme || !answers || !proof)
        return std::nullopt;
    MadePuzzle puzzle;
    puzzle.theme = *theme;
    puzzle.rules = task->rules;
    puzzle.position = task->position;
    puzzle.side = task->side;
    puzzle.answers = *answers;
    puzzle.threatFours = task->threatFours;
    puzzle.proof = *std::move(proof);
    puzzle.length = kept.length;
    puzzle.source = { kept.black, kept.white, kept.date, kept.event, kept.move };
    return puzzle.isDefence() == (task->kind == task::Kind::Defend) ? std::optional(std::move(puzzle)) : std::nullopt;
}

} // namespace kagetsu::puzzle
