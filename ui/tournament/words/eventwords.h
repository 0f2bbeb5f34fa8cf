// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QString>

// What the desk calls things, in the language of the moment.
namespace kagetsu::ui {

// What a section is called: its name, or else its number.
QString sectionName(const tournament::Section &section);

// The name of an entry as it may stand among our own words; of nobody a dash.
QString entryName(const tournament::Section &section, tournament::EntryId entry);

// "1–0", "+ : −"; of several games how many each has won, with a sign where more are to come. Empty without a result.
QString resultText(const tournament::Match &match);

} // namespace kagetsu::ui
