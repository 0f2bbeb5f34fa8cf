// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/book.h"

#include <QByteArray>

namespace kagetsu::ui {

// Export the progress of one pupil (learn.md#the-file-of-daily-practice): for a spreadsheet with one line for each
// task and headings in the current language, and as JSON with the tasks themselves.
QByteArray progressAsCsv(const practice::Pupil &pupil);
QByteArray progressAsJson(const practice::Book &book, const practice::Pupil &pupil);

} // namespace kagetsu::ui
