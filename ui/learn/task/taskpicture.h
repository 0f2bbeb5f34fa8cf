// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/judged.h"
#include "ui/board/boardpicture.h"

namespace kagetsu::ui {

// The visible state of a task: the question, the answer so far, and the placed stones of a line that is being played.
struct TaskScene
{
    const task::Task &task;
    task::Answer answer {};
    std::vector<rules::Point> wrong {}; // taps that were wrong
    std::vector<rules::Point> missed {};
    bool isSolved = false;
    const task::Line *line = nullptr;
    int laid = 0; // stones of the line
};

// Returns the picture. Before the task is answered, nothing in it reveals the answer.
BoardPicture pictureOf(const TaskScene &scene);

} // namespace kagetsu::ui
