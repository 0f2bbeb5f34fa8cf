// SPDX-License-Identifier: MIT
#pragma once

#include "diagram/choices.h"

#include <result.h>

#include <QByteArray>
#include <QString>

#include <optional>

namespace kagetsu::ui {

// A diagram of a file, as kagetsu-cli orders it (command-line.md#diagram).
struct DiagramOrder
{
    QString file;
    QString output;
    int game = 1;
    QString path; // moves from the start, "H8 I9 J10"
    std::optional<int> move; // on the line through that; nothing: its end, or with a path its last move
    QString charset;
    int boardSize = 15; // of a library
    diagram::Choices choices;
    QString caption;
    int dpi = 300;
    bool isTransparent = false;
    QString language;
};

// As the command line hands it on: JSON.
Result<DiagramOrder, QString> orderFromJson(const QByteArray &json);

// The fault is a sentence.
Result<Done, QString> writeDiagram(const DiagramOrder &order);

} // namespace kagetsu::ui
