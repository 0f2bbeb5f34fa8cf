// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>

#include <functional>

class QObject;
class QWidget;

namespace kagetsu::ui {

// The fields of a form are the line edits, text edits, combo boxes, spin boxes, check boxes and checkable lists in it
// that have an object name and are in the same window, except password fields.

// Returns the contents of each field by its object name, as typed, valid or not. A second field with the same name is
// "name#2".
QJsonObject formState(const QWidget &form);
// Restores contents as if they had been typed. Fields that no longer exist and choices that are not offered are
// skipped.
void setFormState(QWidget &form, const QJsonObject &state);
// Calls `then` whenever one of the form's present fields changes, as long as the context lives.
void onFormChange(const QWidget &form, QObject &context, const std::function<void()> &then);

} // namespace kagetsu::ui
