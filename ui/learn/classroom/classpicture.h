// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"

#include <QPointF>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace kagetsu::ui {

// Everything that a class sees of a lesson on the projector. It contains nothing that the class must not see, so its
// display cannot reveal anything: a blank screen has no other content.
struct ClassPicture
{
    BoardPicture board { BoardFrame {} }; // the board with the teacher's drawings
    QString question;
    QString told; // the text that was revealed last
    bool isBlank = false;
    QString phoneAddress {}; // what pupils open on their phones to answer; empty while nobody may
    QString phoneText {}; // how many have answered, and the time left
    std::optional<QPointF> pointer; // the place where the teacher points, in columns and rows from A1

    static ClassPicture blank()
    {
        ClassPicture picture;
        picture.isBlank = true;
        return picture;
    }
    friend bool operator==(const ClassPicture &, const ClassPicture &) = default;
};

// A mark that the teacher drew on the board with the mouse.
struct DrawnMark
{
    rules::Point point;
    MarkShape shape = MarkShape::Circle;

    friend bool operator==(const DrawnMark &, const DrawnMark &) = default;
};
using Drawing = std::variant<DrawnMark, UserArrow>;

// What is added to a page in front of the class: drawings, and the stones that pupils propose.
struct Sketch
{
    std::vector<Drawing> drawings {};
    std::vector<PlacedStone> tried {}; // in the order in which they were placed

    friend bool operator==(const Sketch &, const Sketch &) = default;
};

} // namespace kagetsu::ui
