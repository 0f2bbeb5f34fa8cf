// SPDX-License-Identifier: MIT
#pragma once

#include "diagram/choices.h"
#include "ui/diagram/diagramfile.h"

namespace kagetsu::ui {

// How a game becomes several diagrams.
struct SeriesChoices
{
    bool atMarks = false; // where the record has a comment or a bookmark; else every so many moves
    int every = 20;
    int columns = 1; // or 2
    bool variations = false; // as smaller diagrams where they leave the line
    bool isLetter = false; // the paper of North America

    friend bool operator==(const SeriesChoices &, const SeriesChoices &) = default;
};

constexpr int MostEvery = 400;

// What was chosen for diagrams last.
struct DiagramSettings
{
    diagram::Choices choices;
    PngChoices png;
    SeriesChoices series;

    friend bool operator==(const DiagramSettings &, const DiagramSettings &) = default;
};

// What of the choices suits another position, too.
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
