// SPDX-License-Identifier: MIT
#pragma once

#include "record/diagram/numbering.h"
#include "ui/board/boardpicture.h"

#include <QByteArray>

#include <functional>
#include <vector>

namespace kagetsu::ui {

struct DiagramStep;

// Holds everything that a page may show of its board in a diagram; what of it is drawn is chosen later. It must not
// contain anything that the page would not show.
struct DiagramSubject
{
    BoardPicture picture {}; // with everything that can be drawn, except numbers
    std::vector<diagram::Move> moves {}; // the moves that led to the picture, in order
    int variationFrom = 0; // number of the first move that leaves the main line; 0 if none does
    QString caption {};
    // Returns the positions along the line shown, in order; empty if there is no line.
    std::function<std::vector<DiagramStep>()> steps {};
    QString title {}; // title of the series of steps
    // Who played, and how the game ended as a sentence; each empty if it is not known.
    QString black {};
    QString white {};
    QString result {};
    // Returns the whole game as SGF; empty if only the moves are known. May be called in any thread.
    std::function<QByteArray()> record {};
};

// Holds one position of a series and its text.
struct DiagramStep
{
    DiagramSubject subject;
    QString text; // comment of the record
    int number = 0; // number of the last move
    bool isMarked = false; // has a comment or a bookmark
    std::vector<DiagramStep> variations {}; // variations that leave the line here, each to its end
};

} // namespace kagetsu::ui
