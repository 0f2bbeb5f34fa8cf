// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/task.h"

#include <QJsonObject>
#include <QString>

namespace kagetsu::ui {

// The parts of a task under construction that are not in any field, for its draft.

// Returns a key that differs for tasks that differ in anything.
QString taskKey(const task::Task &task);
// Returns the position with its side, rule and marks, and the stones that follow it.
QString positionState(const task::Task &task);
std::optional<task::Task> positionFrom(const QJsonObject &state); // reads the member "position"
// Returns what was tapped on the board.
QJsonObject tappedState(const task::Task &task, const std::vector<rules::Point> &solution);
// Restores what tappedState() returned. Points that are not on the board of the task are skipped.
void takeTapped(const QJsonObject &state, task::Task &task, std::vector<rules::Point> &solution);

} // namespace kagetsu::ui
