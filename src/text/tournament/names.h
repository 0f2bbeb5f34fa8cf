// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QString>

namespace kagetsu::text {

// Returns the name of a section, or its number if it has no name.
QString sectionName(const tournament::Section &section);
// Returns the name of an entry as it may stand in a sentence of ours, and a dash for nobody.
QString entryName(const tournament::Section &section, tournament::EntryId entry);

} // namespace kagetsu::text
