// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/paperdialog.h"
#include "ui/printroom/series.h"

#include <functional>

namespace kagetsu::ui {

// The series as a paper to look at, to print and to save, with its choices above it. `chosen` hears of each other one.
Paper seriesPaper(const DiagramSubject &subject, const diagram::Choices &choices, const SeriesChoices &series,
    const std::function<void(const SeriesChoices &)> &chosen);

} // namespace kagetsu::ui
