// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QString>

// The desk's names for things, in the current language.
namespace kagetsu::ui {

// Returns the name of a section, or its number if it has no name.
QString sectionName(const tournament::Section &section);

// Returns the name of an entry for use within our own texts; a dash for nobody.
QString entryName(const tournament::Section &section, tournament::EntryId entry);

// Returns "1–0" or "+ : −"; for several games, how many each party has won, with a sign if more are to come. Empty
// without a result.
QString resultText(const tournament::Match &match);

} // namespace kagetsu::ui
