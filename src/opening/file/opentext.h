// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/opening.h"

namespace kagetsu::opening {

// Returns an opening as one line for score sheets and exports (opening.md#records-of-openings), as far as it has been
// played:
//   OPEN taraguchi-n/10 D5 swaps=---- N=10 5th=E8 of G7,J10,F6,E8,L12,C3,H12,M8,J5,G11
// The number behind the id is the one in the procedure's name. Parts without content are left out; until one of the
// fifth moves is selected, they are listed alone.
std::string openText(const Opening &opening);

} // namespace kagetsu::opening
