// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/document.h"
#include "ui/printroom/diagramsettings.h"

namespace kagetsu::ui {

// A game, or a branch of it, as pages of a book: diagrams with the text that belongs to them, in the language in force.
// Each shows the moves since the one before with their numbers, where numbers are wanted.
Document seriesOf(const DiagramSubject &subject, const diagram::Choices &choices, const SeriesChoices &series,
    const QString &language);

} // namespace kagetsu::ui
