// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/paper/paperdialog.h"
#include "ui/print/room/diagramseries.h"

#include <functional>

namespace kagetsu::ui {

// Returns the series as a paper to view, print and save, with its choices above it. `chosen` is called with each change
// of them.
Paper seriesPaper(const DiagramSubject &subject, const diagram::Choices &choices, const SeriesChoices &series,
    const std::function<void(const SeriesChoices &)> &chosen);

} // namespace kagetsu::ui
