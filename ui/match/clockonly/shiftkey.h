// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

class QKeyEvent;

namespace kagetsu::ui {

enum class ShiftKey : std::uint8_t { Left, Right };

// Returns which of the two Shift keys was pressed on its own; nothing for any other key, or with Ctrl, Alt or Meta
// held.
std::optional<ShiftKey> shiftKeyOf(const QKeyEvent &event);

} // namespace kagetsu::ui
