// SPDX-License-Identifier: MIT
#pragma once

#include "record/diagram/numbering.h"
#include "rules/boardpart.h"
#include "ui/board/boardpicture.h"
#include "ui/board/diagramsubject.h"

#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::ui {

// A diagram: a board, or part of one, with everything to be shown on it and below it. It can be written to a file or
// copied as a picture (diagramfile.h), and it is a part of papers (paper/document.h).
struct Diagram
{
    BoardPicture picture;
    QString caption;
    QString legend; // legend of the letters, in text diagrams
    double side = 99; // in millimetres on paper
    std::optional<rules::BoardPart> part {}; // nothing for the whole board
    bool isStep =
        false; // the paper shows its stones on another board as well: where marks cannot be drawn, its text is enough
    int number = 0; // shown before its caption, or alone; 0 for none
    diagram::Style style = diagram::Style::Paper;
    std::vector<diagram::Note> notes {}; // numbers that no stone can show
    double perPoint = 7; // standing alone: millimetres from one line to the next

    friend bool operator==(const Diagram &, const Diagram &) = default;
};

// Returns the diagram that the choices make of a subject.
Diagram diagramOf(const DiagramSubject &subject, const diagram::Choices &choices);

// Return the reference to a diagram, such as "(2)", and the text below it.
QString numberText(int number);
QString captionOf(const Diagram &diagram);
// Returns a text such as "12 at 5, 14: pass"; empty without notes.
QString notesText(const std::vector<diagram::Note> &notes);

} // namespace kagetsu::ui
