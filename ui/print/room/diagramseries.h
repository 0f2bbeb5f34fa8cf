// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/paper/document.h"
#include "ui/print/room/diagramsettings.h"

namespace kagetsu::ui {

// Returns a game, or a branch of it, like pages of a book: diagrams with their texts, in the current language. Each
// diagram shows the moves since the previous one with their numbers, if numbers are wanted.
Document seriesOf(const DiagramSubject &subject, const diagram::Choices &choices, const SeriesChoices &series,
    const QString &language);

} // namespace kagetsu::ui
