// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace kagetsu::ui {

// What becomes of the position of a finding of a review.
enum class PositionUse : std::uint8_t { Task, Diagram, Sheet };

} // namespace kagetsu::ui
