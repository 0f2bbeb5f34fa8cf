// SPDX-License-Identifier: MIT
#include "ui/learn/task/taskpicture.h"

#include "rules/judge.h"

#include <algorithm>
#include <array>

namespace kagetsu::ui {

namespace {

using task::Kind;

void layAuthorsMarks(BoardPicture &picture, const record::Markup &markup)
{
    for (const record::Label &label : markup.labels)
        picture.at(label.point).mark.label = QString::fromStdString(label.text);
    constexpr std::array Shapes { MarkShape::Circle, MarkShape::Square, MarkShape::Triangle, MarkShape::Cross };
    for (std::size_t i = 0; i < Shapes.size(); ++i) {
        for (const rules::Point point : markup.points(record::DrawnSigns[i]).points())
            picture.at(point).mark.shape = Shapes[i];
    }
    for (const auto &[from, to] : markup.arrows)
        picture.arrows.push_back({ from, to, true });
    for (const auto &[from, to] : markup.lines)
        picture.arrows.push_back({ from, to, false });
}

void layLine(BoardPicture &picture, const task::Line &line, int laid)
{
    for (int i = 0; i < laid; ++i) {
        const task::LaidStone &stone = line.stones[static_cast<std::size_t>(i)];
        picture.place(stone.point, stone.side, i + 1);
        picture.lastMove = stone.point;
    }
    if (laid < static_cast<int>(line.stones.size()))
        return;
    for (const rules::Point point : line.marked) {
        if (point != picture.lastMove)
            picture.at(point).mark.shape = MarkShape::Circle;
    }
    if (picture.lastMove)
        picture.at(*picture.lastMove).signs.fouls = line.fouls;
}

void layAnswer(BoardPicture &picture, const TaskScene &scene)
{
    const task::Task &task = scene.task;
    const bool isPlayed = task.kind == Kind::Win || task.kind == Kind::Order;
    for (std::size_t i = 0; i < scene.answer.points.size(); ++i) {
        const rules::Point point = scene.answer.points[i];
        if (isPlayed) {
            const rules::Side side = task.kind == Kind::Order ? task.line[std::min(i, task.line.size() - 1)].side
                : i % 2 == 0                                  ? task.side
                                                              : other(task.side);
            picture.place(point, side, static_cast<int>(i) + 1);
            picture.lastMove = point;
        } else if (task.kind == Kind::ForbiddenPoints) {
            picture.at(point).signs.fouls = judge(task.position, point, task.side, task.rules).fouls;
        } else if (task.position.isEmpty(point)) {
            picture.place(point, task.side);
            picture.lastMove = point;
        } else {
            picture.at(point).mark.shape = MarkShape::Square;
        }
    }
    for (const rules::Point point : scene.wrong)
        picture.at(point).mark.shape = MarkShape::Cross;
    for (const rules::Point point : scene.missed) {
        picture.at(point).mark.shape = MarkShape::Circle;
        picture.at(point).signs.fouls = judge(task.position, point, task.side, task.rules).fouls;
    }
}

} // namespace

BoardPicture pictureOf(const TaskScene &scene)
{
    const task::Task &task = scene.task;
    BoardPicture picture(task.position);
    if (scene.line) {
        layLine(picture, *scene.line, scene.laid);
        return picture;
    }
    layAuthorsMarks(picture, task.marks);
    for (const rules::Point point : task.stones)
        picture.at(point).mark.shape = MarkShape::Circle;
    if (task.point)
        picture.at(*task.point).mark = { MarkShape::Circle, QStringLiteral("?") };
    layAnswer(picture, scene);
    return picture;
}

} // namespace kagetsu::ui
