// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::record {

// A date as people and programs write it (sgf.md#r29: `2026.11.20 12:22:36`, `20.11.2026`, `2026年11月20日`, `Nov 20,
// 2026`, …) in the form of ISO, as far as it says: `2026-11-20`, `2026-11` or `2026`. Nothing for other texts.
std::optional<std::string> isoDate(std::string_view text);

// Dates as FF[4] writes them: whole or down to a year, parted by commas, where later ones leave out what stands before
// (`1996-12-27,28,1997-01-03,04`).
bool isSgfDates(std::string_view text);

} // namespace kagetsu::record
