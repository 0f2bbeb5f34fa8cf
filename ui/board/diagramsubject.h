// SPDX-License-Identifier: MIT
#pragma once

#include "diagram/numbering.h"
#include "ui/board/boardpicture.h"

#include <functional>
#include <vector>

namespace kagetsu::ui {

struct DiagramStep;

// All that a page may show of its board, for a diagram of it: which of it is drawn is chosen afterwards. What a page
// would not show must not be in it.
struct DiagramSubject
{
    BoardPicture picture {}; // with everything that can be drawn, but for numbers
    std::vector<diagram::Move> moves {}; // that led to it, the first one first
    int variationFrom = 0; // number of the first move that leaves the main line; 0: none does
    QString caption {};
    // The positions along the line shown, the first one first; empty where there is no line.
    std::function<std::vector<DiagramStep>()> steps {};
    QString title {}; // of those
};

// One position of a series, and what is said of it.
struct DiagramStep
{
    DiagramSubject subject;
    QString text; // comment of the record
    int number = 0; // of the last move
    bool isMarked = false; // has a comment or a bookmark
    std::vector<DiagramStep> variations {}; // that leave the line here, each to its end
};

} // namespace kagetsu::ui
