// SPDX-License-Identifier: MIT
#pragma once

#include "task/judged.h"
#include "ui/board/boardpicture.h"

namespace kagetsu::ui {

// What there is to see of a task: the question, what was answered so far, and of a line that is played out the stones
// that lie there.
struct TaskScene
{
    const task::Task &task;
    task::Answer answer {};
    std::vector<rules::Point> wrong {}; // taps that were not right
    std::vector<rules::Point> missed {};
    bool isSolved = false;
    const task::Line *line = nullptr;
    int laid = 0; // stones of the line
};

// Before the answer nothing of it is in the picture.
BoardPicture pictureOf(const TaskScene &scene);

} // namespace kagetsu::ui
