// SPDX-License-Identifier: MIT
#pragma once

#include "task/task.h"

#include <QJsonObject>
#include <QString>

namespace kagetsu::ui {

// What of a task in the making stands in no field, for its draft.

// Tells a task from others by all it says.
QString taskKey(const task::Task &task);
// The position with its side, rule and marks, and the stones that follow it.
QString positionState(const task::Task &task);
std::optional<task::Task> positionFrom(const QJsonObject &state); // under "position"
// What was tapped on the board.
QJsonObject tappedState(const task::Task &task, const std::vector<rules::Point> &solution);
// Points that are not on the board of the task are passed over.
void takeTapped(const QJsonObject &state, task::Task &task, std::vector<rules::Point> &solution);

} // namespace kagetsu::ui
