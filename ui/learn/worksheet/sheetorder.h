// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "ui/learn/worksheet/worksheet.h"

#include <QByteArray>

namespace kagetsu::ui {

// A worksheet as ordered from kagetsu-cli (command-line.md#worksheet).
struct SheetOrder
{
    QString file; // a lesson file, or empty
    QString course; // id of a course, or empty; without both the tasks come from the seed
    QString output;
    Worksheet sheet; // the sheet without its tasks
};

// Reads the order from the JSON that the command line passes on.
Result<SheetOrder, QString> sheetOrderFromJson(const QByteArray &json);

// Writes the file. The fault is a sentence.
Result<Done, QString> writeSheet(const SheetOrder &order);

} // namespace kagetsu::ui
