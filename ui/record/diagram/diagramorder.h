// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "record/diagram/choices.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace kagetsu::ui {

// An order for a diagram of a file, as kagetsu-cli passes it on (command-line.md#diagram).
struct DiagramOrder
{
    QString file;
    QString output;
    int game = 1;
    QString path; // moves from the start, such as "H8 I9 J10"
    std::optional<int> move; // on the line through `path`; nothing for its end or, with a path, for its last move
    QString charset;
    int boardSize = 15; // size of a library's board
    diagram::Choices choices;
    QString caption;
    int dpi = 300;
    bool isTransparent = false;
    QString language;
};

// Parses an order from the command line's JSON; the fault is a sentence.
Result<DiagramOrder, QString> orderFromJson(const QByteArray &json);

// Writes the diagram to its file; the fault is a sentence.
Result<Done, QString> writeDiagram(const DiagramOrder &order);

} // namespace kagetsu::ui
