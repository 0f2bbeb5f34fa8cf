// SPDX-License-Identifier: MIT
#pragma once

#include "ui/worksheet/worksheet.h"

#include <result.h>

#include <QByteArray>

namespace kagetsu::ui {

// A worksheet as kagetsu-cli orders it (command-line.md#worksheet).
struct SheetOrder
{
    QString file; // a lesson; or the seed says what there is
    QString output;
    Worksheet sheet; // without its tasks
};

// As the command line hands it on: JSON.
Result<SheetOrder, QString> sheetOrderFromJson(const QByteArray &json);

// The fault is a sentence.
Result<Done, QString> writeSheet(const SheetOrder &order);

} // namespace kagetsu::ui
