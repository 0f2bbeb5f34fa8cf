// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

namespace kagetsu::ui {

// Holds everything that determines the layout of a clock face.
struct FaceShape
{
    QSizeF size;
    QFont font; // font of the small texts
    QString digits;
    // The widest figures that either clock of the pair shows. Both clocks use one size and one baseline, and neither
    // jumps when an hour or ten minutes pass.
    QString widest;
    bool silent = false; // nothing is written under the name or the digits
    bool digitsFirst = false; // the digits take the whole width, however wide the face is
    bool framed = true; // the face is a card of its own; otherwise it is drawn on a larger one
    bool tenths = true; // tenths will be shown
    bool stone = true; // a stone shows the colour
    QString counter = {}; // number of moves; only with digitsFirst
};

// Holds the places of the parts of a clock face, as if it were upright. A face much wider than high has its digits
// beside the name, any other below it. A part without room has an empty rectangle.
struct FacePlaces
{
    QRectF card;
    QRectF marker; // pointer of the running side
    QRectF stone;
    QRectF name;
    QRectF counter;
    QRectF flag;
    QRectF digits; // all digits together; cells holds each one
    std::vector<QRectF> cells;
    QRectF bar;
    QRectF turn; // such as "this move 2:41"
    QRectF more; // periods, limit per move
};

// Returns the layout of a face of this shape.
FacePlaces facePlaces(const FaceShape &shape);

// Returns the typeface of all clock digits, shipped with the program: the same width and weight in every language.
QFont figureFont();

// Returns the wider of two times when drawn in figureFont().
QString widerFigures(const QString &a, const QString &b);

// Returns the font of the move counter.
QFont counterFont(const QFont &small);

// How far a text shrinks before it is cut: a name, which may take a second line, and a text beside large digits, whose
// font is itself large on a full screen.
constexpr qreal SmallestName = 0.62;
constexpr qreal SmallestBeside = 0.35;

// Returns this font, reduced as far as the text needs to fit the width, but not below `smallest`.
QFont fittingFont(const QFont &font, const QString &text, qreal width, qreal smallest = SmallestName);

// Returns the largest font in which the name fits on one line, or on two where there is room for them.
QFont nameFont(const QFont &small, const QRectF &room, const QString &name);

} // namespace kagetsu::ui
