// SPDX-License-Identifier: MIT
#include "ui/learn/worksheet/sheetstate.h"

#include "learn/task/lesson.h"
#include "ui/learn/task/make/taskstate.h"

#include <QJsonArray>

namespace kagetsu::ui {

QJsonObject sourceState(const SheetSource &source)
{
    if (source.seed)
        return { { QStringLiteral("seed"), true } };
    if (!source.course.isEmpty())
        return { { QStringLiteral("course"), source.course } };
    QJsonArray places;
    for (const SheetSource::Place &place : source.places)
        places.append(QJsonObject { { QStringLiteral("name"), place.name },
            { QStringLiteral("position"), positionState(place.task) }, { QStringLiteral("chosen"), place.isChosen },
            { QStringLiteral("comment"), place.comment }, { QStringLiteral("moves"), place.moves },
            { QStringLiteral("kind"), place.kind ? QString::fromLatin1(task::idOf(*place.kind).data()) : QString() } });
    task::Lesson lesson;
    for (const task::Task &task : source.lesson)
        lesson.pages.push_back(task::pageOf(task::gameOf(task)));
    return { { QStringLiteral("places"), places },
        { QStringLiteral("lesson"), QString::fromStdString(task::writeLesson(lesson)) } };
}

std::optional<SheetSource> sourceFrom(const QJsonObject &state)
{
    SheetSource source;
    if (state.value(QStringLiteral("seed")).toBool()) {
        source.seed.emplace();
        return source;
    }
    if (const QString course = state.value(QStringLiteral("course")).toString(); !course.isEmpty())
        return courseSource(course, QStringLiteral("en"));
    for (const QJsonValue &each : state.value(QStringLiteral("places")).toArray()) {
        const QJsonObject place = each.toObject();
        std::optional<task::Task> task = positionFrom(place);
        if (!task) // ticks are known by their place
            return std::nullopt;
        source.places.push_back({ place.value(QStringLiteral("name")).toString(), *std::move(task),
            place.value(QStringLiteral("chosen")).toBool(), place.value(QStringLiteral("comment")).toString(),
            place.value(QStringLiteral("moves")).toString(),
            task::kindFromId(place.value(QStringLiteral("kind")).toString().toStdString()) });
    }
    const std::string lesson = state.value(QStringLiteral("lesson")).toString().toStdString();
    if (!lesson.empty()) {
        for (task::Page &page : task::readLesson(lesson).pages) {
            if (page.task)
                source.lesson.push_back(*std::move(page.task));
        }
    }
    return source.places.empty() && source.lesson.empty() ? std::nullopt : std::optional(std::move(source));
}

} // namespace kagetsu::ui
