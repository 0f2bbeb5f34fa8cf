// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

namespace kagetsu::opening {

// A procedure as one line of text, short where that is enough: the id, version and values of one that is shipped,
//   {"taraguchi-n":{"version":1,"values":{"N":10,…}}}
// and the whole document, names in other languages left out, of any other.
std::string toReference(const Procedure &procedure);

// The procedure that such a text means; a short one refers to the shipped ones and these.
std::optional<Procedure> procedureFromReference(std::string_view text, const std::vector<Procedure> &known);

// The procedure among these, with its numbers, that goes by this name in any language: "Taraguchi-10", "swap2". Small
// and capital letters of English are the same; so is an id.
std::optional<Procedure> procedureFromTitle(std::string_view title, const std::vector<Procedure> &known);

} // namespace kagetsu::opening
