// SPDX-License-Identifier: MIT
#include "ui/learn/task/make/taskstate.h"

#include "learn/task/lesson.h"

#include <QCryptographicHash>
#include <QJsonArray>

namespace kagetsu::ui {

namespace {

QByteArray fileOf(const task::Task &task)
{
    task::Lesson lesson;
    lesson.pages.push_back(task::pageOf(task::gameOf(task)));
    return QByteArray::fromStdString(task::writeLesson(lesson));
}

QJsonArray toState(const std::vector<rules::Point> &points)
{
    QJsonArray texts;
    for (const rules::Point point : points)
        texts.append(QString::fromStdString(rules::toText(point)));
    return texts;
}

std::optional<rules::Point> pointFrom(const QJsonValue &text, const rules::Position &position)
{
    return rules::pointFromText(text.toString().toStdString(), position.size());
}

std::vector<rules::Point> pointsFrom(const QJsonValue &texts, const rules::Position &position)
{
    std::vector<rules::Point> points;
    for (const QJsonValue &text : texts.toArray()) {
        if (const auto point = pointFrom(text, position))
            points.push_back(*point);
    }
    return points;
}

} // namespace

QString taskKey(const task::Task &task)
{
    return QString::fromLatin1(QCryptographicHash::hash(fileOf(task), QCryptographicHash::Sha256).toHex());
}

// The position is written as a page that explains, which is valid whatever else is missing.
QString positionState(const task::Task &task)
{
    task::Task shown;
    shown.position = task.position;
    shown.side = task.side;
    shown.rules = task.rules;
    shown.marks = task.marks;
    shown.line = task.line;
    shown.text = "-";
    return QString::fromUtf8(fileOf(shown));
}

std::optional<task::Task> positionFrom(const QJsonObject &state)
{
    const std::string file = state.value(QStringLiteral("position")).toString().toStdString();
    task::Lesson read = task::readLesson(file);
    if (read.pages.size() != 1 || !read.pages.front().task)
        return std::nullopt;
    task::Task task = *std::move(read.pages.front().task);
    task.text.clear();
    return task;
}

QJsonObject tappedState(const task::Task &task, const std::vector<rules::Point> &solution)
{
    QJsonArray line;
    for (const task::LaidStone &stone : task.line)
        line.append(
            QJsonArray { stone.side == rules::Side::White, QString::fromStdString(rules::toText(stone.point)) });
    return { { QStringLiteral("solution"), toState(solution) }, { QStringLiteral("stones"), toState(task.stones) },
        { QStringLiteral("point"), task.point ? QString::fromStdString(rules::toText(*task.point)) : QString() },
        { QStringLiteral("line"), line } };
}

void takeTapped(const QJsonObject &state, task::Task &task, std::vector<rules::Point> &solution)
{
    solution = pointsFrom(state.value(QStringLiteral("solution")), task.position);
    task.stones = pointsFrom(state.value(QStringLiteral("stones")), task.position);
    task.point = pointFrom(state.value(QStringLiteral("point")), task.position);
    task.line.clear();
    for (const QJsonValue &each : state.value(QStringLiteral("line")).toArray()) {
        const QJsonArray stone = each.toArray();
        if (const auto point = pointFrom(stone.at(1), task.position))
            task.line.push_back({ *point, stone.at(0).toBool() ? rules::Side::White : rules::Side::Black });
    }
}

} // namespace kagetsu::ui
