// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::record {

// Converts a date as people and programs write it (record-sgf.md#r29: `2026.11.20 12:22:36`, `20.11.2026`,
// `2026年11月20日`, `Nov 20, 2026`, …) to ISO form, as precisely as it is given: `2026-11-20`, `2026-11` or `2026`.
// Returns nothing for other texts.
std::optional<std::string> isoDate(std::string_view text);

// True if the text has dates as FF[4] writes them: complete or only down to a year, separated by commas, where later
// ones omit parts that are the same as before (`1996-12-27,28,1997-01-03,04`).
bool isSgfDates(std::string_view text);

} // namespace kagetsu::record
