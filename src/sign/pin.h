// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace kagetsu::sign {

// A PIN as it is kept in settings: with salt, and so that trying all of them takes a while (Argon2id). It keeps players
// off the arbiter's desk, not those who may read and write the settings.

inline constexpr std::size_t ShortestPin = 4; // digits
inline constexpr std::size_t LongestPin = 12;

// So many digits and nothing else.
bool isPin(std::string_view text);
// What is kept of it; empty when there is no memory to work it out.
std::string keptPin(std::string_view pin);
// Nothing but the PIN itself matches; what was not written by keptPin matches none.
bool matches(std::string_view pin, const std::string &kept);

} // namespace kagetsu::sign
