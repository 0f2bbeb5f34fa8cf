// SPDX-License-Identifier: MIT
#pragma once

#include "practice/book.h"

#include <QByteArray>

namespace kagetsu::ui {

// What one pupil has learned, for others to read (lessons.md#the-file-of-daily-practice). For a spreadsheet a line a
// task, headed in the language in force; as JSON with the tasks themselves.
QByteArray progressAsCsv(const practice::Pupil &pupil);
QByteArray progressAsJson(const practice::Book &book, const practice::Pupil &pupil);

} // namespace kagetsu::ui
