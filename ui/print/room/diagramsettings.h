// SPDX-License-Identifier: MIT
#pragma once

#include "record/diagram/choices.h"
#include "ui/print/diagram/diagramfile.h"

namespace kagetsu::ui {

// How a game is divided into several diagrams.
struct SeriesChoices
{
    bool atMarks = false; // at comments and bookmarks of the record; otherwise after a number of moves
    int every = 20;
    int columns = 1; // 1 or 2
    bool variations = false; // as smaller diagrams where they leave the line
    bool isLetter = false; // letter size, as used in North America

    friend bool operator==(const SeriesChoices &, const SeriesChoices &) = default;
};

constexpr int MostEvery = 400;

// The previous choices for diagrams.
struct DiagramSettings
{
    diagram::Choices choices;
    PngChoices png;
    SeriesChoices series;

    friend bool operator==(const DiagramSettings &, const DiagramSettings &) = default;
};

// Returns those of the choices that also suit another position.
inline diagram::Choices keptOf(diagram::Choices choices)
{
    if (choices.signs == diagram::Signs::Chosen)
        choices.signs = diagram::Signs::None;
    choices.chosen.clear();
    choices.part.reset();
    choices.view.reset();
    return choices;
}

} // namespace kagetsu::ui
