// SPDX-License-Identifier: MIT
#include "ui/learn/daily/questions.h"

#include "learn/task/lesson.h"
#include "text/common/language.h"

#include <QByteArray>
#include <QCryptographicHash>

namespace kagetsu::ui {

namespace {

constexpr std::string_view FromCourse = "course/";
constexpr std::string_view FromText = "sgf/";
constexpr qsizetype DigestBytes = 16;

std::string sgfOf(const task::Task &task)
{
    task::Lesson lesson;
    lesson.pages.push_back({ .game = task::gameOf(task) });
    return task::writeLesson(lesson);
}

// Ignores the version of the program that wrote the task, so that it does not change the id.
std::string digestOf(std::string sgf)
{
    const std::size_t begin = sgf.find("AP[");
    const std::size_t end = begin == std::string::npos ? begin : sgf.find(']', begin);
    if (end != std::string::npos)
        sgf.erase(begin, end + 1 - begin);
    const QByteArray digest =
        QCryptographicHash::hash(QByteArray::fromStdString(sgf), QCryptographicHash::Sha256).left(DigestBytes);
    return digest.toHex().toStdString();
}

std::optional<task::Task> pageOfCourse(std::string_view id)
{
    for (const course::Course &course : course::shippedCourses()) {
        for (const course::Step &step : course.steps) {
            for (std::size_t page = 0; page < step.pages.size(); ++page) {
                if (course::idOf(course, step, page) == id)
                    return course::lessonOf(step, text::languageTag()).pages[page].task;
            }
        }
    }
    return std::nullopt;
}

} // namespace

practice::Question questionOf(const task::Task &task)
{
    std::string sgf = sgfOf(task);
    return { std::string(FromText) + digestOf(sgf), std::string(task::idOf(task.kind)), std::move(sgf) };
}

practice::Question questionOf(course::Place place, std::size_t page)
{
    const course::Step &step = course::stepAt(place);
    const task::Task task = course::lessonOf(step, text::languageTag()).pages.at(page).task.value();
    return { std::string(FromCourse) + course::idOf(course::courseAt(place), step, page),
        std::string(task::idOf(task.kind)), sgfOf(task) };
}

std::optional<task::Task> taskOf(const practice::Question &question)
{
    if (question.id.starts_with(FromCourse)) {
        if (auto page = pageOfCourse(std::string_view(question.id).substr(FromCourse.size())))
            return page;
    }
    const task::Lesson lesson = task::readLesson(question.sgf);
    const bool isAsked =
        lesson.pages.size() == 1 && lesson.pages[0].task && lesson.pages[0].task->kind != task::Kind::Show;
    return isAsked ? lesson.pages[0].task : std::nullopt;
}

} // namespace kagetsu::ui
