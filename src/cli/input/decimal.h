// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/Option.hpp>
#include <CLI/Validators.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace kagetsu::cli {

// Numbers as people write them: digits, with a minus sign if negative numbers are allowed and a point if fractions are.
// Another base, an exponent, a plus sign and blanks are not allowed (command-line.md#arguments).
enum class NumberKind : std::uint8_t { Whole, Signed, Fraction };

bool isDecimal(std::string_view text, NumberKind kind);

// Returns the kind of number that an option takes, or nothing if it takes texts.
std::optional<NumberKind> numberKindOf(const CLI::Option &option);

// Refuses everything but decimal numbers, and passes them on in a form that has the same meaning in every base CLI11
// knows.
CLI::Validator decimalOf(NumberKind kind);

} // namespace kagetsu::cli
