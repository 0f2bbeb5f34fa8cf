// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "ui/library/paper/gamebooklet.h"
#include "ui/library/paper/reportpaper.h"

#include <QByteArray>

#include <optional>

namespace kagetsu::ui {

// A paper about games as ordered from kagetsu-cli: a report (command-line.md#library-report), or else a booklet
// (command-line.md#library-export).
struct GamePaperOrder
{
    QString games; // SGF file of the games of the booklet, or of the model games
    QString output;
    QString language;
    Booklet booklet; // without its games
    std::optional<library::PositionReport> report {};
};

// Reads the order from the JSON that the command line passes on.
Result<GamePaperOrder, QString> gamePaperFromJson(const QByteArray &json);

// Writes the file, as the ending of its name says. The fault is a sentence.
Result<Done, QString> writeGamePaper(const GamePaperOrder &order);

} // namespace kagetsu::ui
