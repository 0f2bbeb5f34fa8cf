// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

namespace kagetsu::ui {

// What the places of a clock face follow from.
struct FaceShape
{
    QSizeF size;
    QFont font; // of the small texts
    QString digits;
    bool silent = false; // nothing is written under name or digits
    bool digitsFirst = false; // the digits have the whole width, however wide the face is
};

// Where the parts of a clock face stand, upright, as if the face were not turned. A face much wider than high has its
// digits beside the name, any other below it; what has no room is empty.
struct FacePlaces
{
    QRectF card;
    QRectF marker;
    QRectF stone;
    QRectF name;
    QRectF flag;
    QRectF digits; // all of them, and their cells
    std::vector<QRectF> cells;
    QRectF bar;
    QRectF turn; // "this move 2:41"
    QRectF more; // periods, limit of the move
};

FacePlaces facePlaces(const FaceShape &shape);

// The digits' font of a face with this font for its small texts, of any size.
QFont digitFont(QFont font);

} // namespace kagetsu::ui
