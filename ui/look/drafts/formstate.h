// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>

#include <functional>

class QObject;
class QWidget;

namespace kagetsu::ui {

// The fields of a form are the lines, texts, boxes, numbers, ticks and lists of ticks below it that have an object name
// and stand in the same window; those that show dots instead of what is typed are not among them.

// Returns what stands in each field, by its object name: as it was typed, valid or not. A second field of one name is
// "name#2".
QJsonObject formState(const QWidget &form);
// Puts it back as if it had been typed. Fields that are not there (any more), and choices that are none, are passed
// over.
void setFormState(QWidget &form, const QJsonObject &state);
// Calls `then` whenever a field that is there now changes, as long as the context lives.
void onFormChange(const QWidget &form, QObject &context, const std::function<void()> &then);

} // namespace kagetsu::ui
