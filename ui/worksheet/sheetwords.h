// SPDX-License-Identifier: MIT
#pragma once

#include "ui/worksheet/worksheet.h"

#include <QStringList>

namespace kagetsu::ui {

// Words in the language of a reader.
struct SheetText
{
    QString text;
    QString language; // as HTML names it: "zh-CN"

    friend bool operator==(const SheetText &, const SheetText &) = default;
};

// All words of a sheet, in its languages.
struct SheetWords
{
    QString language; // the first one, as HTML names it
    QString title;
    QString name; // label of the line for it
    QString date;
    std::vector<SheetText> instructions; // what is to be done on the whole sheet
    std::vector<std::vector<SheetText>> questions; // of each task, without its number
    QString answersTitle;
    QStringList answers; // a line for each task; empty where none are wanted
    QString source; // its seed; empty where it has none
    QString pageWords; // "page %1 of %2"
};

SheetWords wordsOf(const Worksheet &sheet);

// What a sheet is called that nobody named, in the language in force.
QString plainSheetTitle();

} // namespace kagetsu::ui
