// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

namespace kagetsu::opening {

// Returns a procedure as one line of text. For a shipped procedure this is its id, version and values,
//   {"taraguchi-n":{"version":1,"values":{"N":10,…}}}
// and for any other the whole document without names in other languages.
std::string toReference(const Procedure &procedure);

// Returns the procedure that such a text means; the short form refers to the shipped procedures and to `known`.
std::optional<Procedure> procedureFromReference(std::string_view text, const std::vector<Procedure> &known);

// Returns the procedure among `known`, with its numbers, that has this name in any language: "Taraguchi-10", "swap2".
// The name may also be an id. Small and capital letters of English are treated alike.
std::optional<Procedure> procedureFromTitle(std::string_view title, const std::vector<Procedure> &known);

} // namespace kagetsu::opening
