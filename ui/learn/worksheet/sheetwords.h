// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/worksheet/worksheet.h"

#include <QStringList>

namespace kagetsu::ui {

// A text in a reader's language.
struct SheetText
{
    QString text;
    QString language; // language as in HTML: "zh-CN"

    friend bool operator==(const SheetText &, const SheetText &) = default;
};

// All texts of a sheet, in its languages.
struct SheetWords
{
    QString language; // the first one, as in HTML
    QString title;
    QString name; // label of the line for the name
    QString date;
    std::vector<SheetText> instructions; // instructions for the whole sheet
    std::vector<std::vector<SheetText>> questions; // the questions of each task, without its number
    QString answersTitle;
    QStringList answers; // a line for each task, empty for what asks nothing; none if answers are not wanted
    QString contents; // heading of the contents of a booklet
    QString source; // its seed; empty if it has none
    QString pageWords; // "page %1 of %2"
};

// Returns all texts of a sheet.
SheetWords wordsOf(const Worksheet &sheet);

// Returns the title of an unnamed sheet, in the current language.
QString plainSheetTitle();

} // namespace kagetsu::ui
