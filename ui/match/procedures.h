// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

namespace kagetsu::ui {

// The opening procedures the program is shipped with (resources/openings.json), in their order.
const std::vector<opening::Procedure> &shippedProcedures();

} // namespace kagetsu::ui
