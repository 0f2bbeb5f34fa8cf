// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/Option.hpp>
#include <CLI/Validators.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace kagetsu::cli {

// Numbers as people write them: digits, a minus where there can be one, a point where there can be a fraction. No other
// base, no exponent, no plus, no blank (command-line.md#arguments).
enum class NumberKind : std::uint8_t { Whole, Signed, Fraction };

bool isDecimal(std::string_view text, NumberKind kind);

// The kind of number that an option takes, or nothing where it takes texts.
std::optional<NumberKind> numberKindOf(const CLI::Option &option);

// Refuses what is no decimal number and hands on what means the same in every base that CLI11 knows.
CLI::Validator decimalOf(NumberKind kind);

} // namespace kagetsu::cli
