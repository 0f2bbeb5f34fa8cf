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
    // The widest figures that either clock of the pair shows: both have one size and one baseline, and neither jumps
    // when an hour or ten minutes go by.
    QString widest;
    bool silent = false; // nothing is written under name or digits
    bool digitsFirst = false; // the digits have the whole width, however wide the face is
    bool framed = true; // the face is a card of its own; else it stands on a larger one
    bool tenths = true; // they will come
    bool stone = true; // one shows the colour
    QString counter = {}; // of moves; only with the digits first
};

// Where the parts of a clock face stand, upright, as if the face were not turned. A face much wider than high has its
// digits beside the name, any other below it; what has no room is empty.
struct FacePlaces
{
    QRectF card;
    QRectF marker; // of the running side
    QRectF stone;
    QRectF name;
    QRectF counter;
    QRectF flag;
    QRectF digits; // all of them, and their cells
    std::vector<QRectF> cells;
    QRectF bar;
    QRectF turn; // "this move 2:41"
    QRectF more; // periods, limit of the move
};

FacePlaces facePlaces(const FaceShape &shape);

// The one face of all clock figures, the program's own: of one width and of one weight, in whatever language.
QFont figureFont();

// The wider of two times as they are written.
QString widerFigures(const QString &a, const QString &b);

// Of the counter of moves.
QFont counterFont(const QFont &small);

// How far a text shrinks before it is cut: a name, which may take a second line, and what stands beside large digits,
// where the font of a full screen is large as well.
constexpr qreal SmallestName = 0.62;
constexpr qreal SmallestBeside = 0.35;

// This font, or as much smaller as lets the text stand in the width, as far as it can still be read.
QFont fittingFont(const QFont &font, const QString &text, qreal width, qreal smallest = SmallestName);

// A name's font: as large as fits one line, or two where there is room for them.
QFont nameFont(const QFont &small, const QRectF &room, const QString &name);

} // namespace kagetsu::ui
