// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

namespace kagetsu::opening {

// The pointer of a member: "/" and the key, escaped as RFC 6901 asks.
std::string memberPointer(const std::string &parent, std::string_view key);

// Line and column of the character at this offset, both from 1, columns in characters.
void setPlace(std::string_view text, std::size_t offset, ProcedureFault &fault);

// The offset at which a text is nested deeper, or an object or list in it longer, than any document of ours can be;
// nothing in all others. Asked before a text is parsed: the library recurses with the depth, and looks through all
// members for each one it adds.
std::optional<std::size_t> excessAt(std::string_view json);

// Sets the place of the field that the fault's pointer names, in a text that is JSON: that of its key, of an element of
// a list its own. Of a key that stands twice it is the last one; of a field that is missing, what is around it.
void locate(std::string_view json, ProcedureFault &fault);

} // namespace kagetsu::opening
