// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/paper/eventpaper.h"

namespace kagetsu::ui {

// Papers with the rankings of a section besides its standings (tournament.md#categories-and-prizes). `whole` is the
// section with all details of its players; names come from the section of the paper.

Document categoriesPaper(const EventPaper &paper, const tournament::Section &whole, const QString &language);
Document clubPaper(const EventPaper &paper, const tournament::Section &whole, const QString &language);
Document ratingPaper(const EventPaper &paper, const tournament::Section &whole, const QString &language);

// Adds the lists of all categories, and the prizes, each below its heading.
void addCategories(Document &document, const tournament::Section &whole, const tournament::Section &shown);

} // namespace kagetsu::ui
