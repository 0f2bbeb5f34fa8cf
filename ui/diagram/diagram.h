// SPDX-License-Identifier: MIT
#pragma once

#include "diagram/numbering.h"
#include "rules/boardpart.h"
#include "ui/board/boardpicture.h"
#include "ui/board/diagramsubject.h"

#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::ui {

// A diagram: a board, or a part of it, with all that is to be seen on it and below it. Alone it becomes a file or a
// picture on the clipboard (diagramfile.h), and papers are made of it (paper/document.h).
struct Diagram
{
    BoardPicture picture;
    QString caption;
    QString legend; // of the letters, where the board is one of letters
    double side = 99; // in millimetres on paper
    std::optional<rules::BoardPart> part {}; // nothing: all of it
    bool isStep =
        false; // its stones stand on another board of the paper: where marks cannot be drawn its words are enough
    int number = 0; // stands before its caption, or alone; 0: none
    diagram::Style style = diagram::Style::Paper;
    std::vector<diagram::Note> notes {}; // numbers that no stone can bear
    double perPoint = 7; // alone: millimetres from one line to the next

    friend bool operator==(const Diagram &, const Diagram &) = default;
};

// What was chosen of a subject.
Diagram diagramOf(const DiagramSubject &subject, const diagram::Choices &choices);

// "(2)": how a diagram is referred to, and what stands under it.
QString numberText(int number);
QString captionOf(const Diagram &diagram);
// "12 at 5, 14: pass"; empty where there are none.
QString notesText(const std::vector<diagram::Note> &notes);

} // namespace kagetsu::ui
