// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

namespace kagetsu::opening {

// Returns the opening procedures that come with the program (resources/openings.json), in file order.
const std::vector<Procedure> &shippedProcedures();

// Returns the procedure with this id in a list, or nullptr.
const Procedure *procedureOf(const std::vector<Procedure> &procedures, std::string_view id);

} // namespace kagetsu::opening
