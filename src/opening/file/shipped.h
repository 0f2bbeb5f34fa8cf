// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

namespace kagetsu::opening {

// The opening procedures the program comes with (resources/openings.json), in their order.
const std::vector<Procedure> &shippedProcedures();

// The procedure of this id in a list; nullptr when there is none.
const Procedure *procedureOf(const std::vector<Procedure> &procedures, std::string_view id);

} // namespace kagetsu::opening
