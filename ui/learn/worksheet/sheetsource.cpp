// SPDX-License-Identifier: MIT
#include "ui/learn/worksheet/sheetsource.h"

#include "base/json/texts.h"
#include "learn/course/course.h"
#include "learn/task/check.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

// The limit for each search; it is the same on every machine, so that the sheet is the same.
constexpr std::uint64_t NodesOfSheet = 1'000'000;

SolvedTasks solvedFrom(const SheetContents &contents, const SheetProgress &goesOn, double before)
{
    const std::vector<task::Task> &tasks = contents.tasks;
    SolvedTasks solved;
    std::size_t chapter = 0; // the next one to begin
    double done = before;
    solver::Limits limits;
    limits.nodes = NodesOfSheet;
    limits.goesOn = [&](const solver::Progress &) { return goesOn(done); };
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        done = before + (1 - before) * static_cast<double>(i) / static_cast<double>(tasks.size());
        if (!goesOn(done))
            return {};
        for (; chapter < contents.chapters.size() && contents.chapters[chapter].first <= i; ++chapter) {
            // A chapter of which nothing was kept gives its place to the next one.
            if (!solved.chapters.empty() && solved.chapters.back().first == solved.tasks.size())
                solved.chapters.pop_back();
            solved.chapters.push_back({ contents.chapters[chapter].name, solved.tasks.size() });
        }
        const QString moves = contents.moves.value(static_cast<qsizetype>(i));
        if (tasks[i].kind == task::Kind::Show) {
            if (contents.keepsShown)
                solved.tasks.push_back({ tasks[i], {}, moves });
            continue;
        }
        task::Task asked = tasks[i];
        asked.text = "?"; // a sheet adds its own question if the author wrote none
        if (task::faultOf(asked, limits)) {
            ++solved.leftOut;
            continue;
        }
        solved.tasks.push_back({ tasks[i], task::solutionOf(tasks[i], limits), moves });
        task::addFirstMoves(solved.tasks.back().solution, tasks[i], limits);
    }
    if (!solved.chapters.empty() && solved.chapters.back().first == solved.tasks.size())
        solved.chapters.pop_back();
    return solved;
}

} // namespace

std::optional<SheetSource> courseSource(const QString &id, const QString &language)
{
    const std::vector<course::Course> &courses = course::shippedCourses();
    const auto found = std::ranges::find(courses, id.toStdString(), &course::Course::id);
    if (found == courses.end())
        return std::nullopt;
    const std::string tag = QString(language).replace(QLatin1Char('_'), QLatin1Char('-')).toStdString();
    SheetSource source;
    source.course = id;
    source.title = QString::fromStdString(json::textIn(found->name, tag));
    for (const course::Step &step : found->steps) {
        source.chapters.push_back({ QStringLiteral("%1. %2")
                                        .arg(source.chapters.size() + 1)
                                        .arg(QString::fromStdString(json::textIn(step.name, tag))),
            source.lesson.size() });
        for (task::Page &page : course::lessonOf(step, tag).pages) {
            if (page.task)
                source.lesson.push_back(*std::move(page.task));
        }
    }
    return source;
}

task::Task askedOf(const SheetSource::Place &place, task::Kind kind)
{
    task::Task task;
    task.position = place.task.position;
    task.rules = place.task.rules;
    task.side = place.task.side;
    if (kind == task::Kind::Show) {
        task.marks = place.task.marks;
        task.text = place.comment.toStdString();
    }
    task.kind = kind;
    // Asks about the side that can have forbidden points, whichever is to move.
    if (kind == task::Kind::ForbiddenPoints && !task::forbidsAnything(task))
        task.side = other(task.side);
    return task;
}

SolvedTasks solve(const SheetContents &contents, const SheetProgress &goesOn)
{
    return solvedFrom(contents, goesOn, 0);
}

SolvedTasks solve(const task::SeedOrder &order, const SheetProgress &goesOn)
{
    constexpr double Making = 0.8; // making the tasks takes longer than solving them
    double done = 0;
    const std::vector<task::Task> tasks = task::makeTasks(
        order, [&] { return !goesOn(done); }, [&](int made) { done = Making * made / std::max(1, order.count); });
    return solvedFrom({ .tasks = tasks }, goesOn, Making);
}

} // namespace kagetsu::ui
