// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/fault.h"

namespace kagetsu::json {

// Returns the pointer of a member: "/" and the key, escaped as in RFC 6901.
std::string memberPointer(const std::string &parent, std::string_view key);
// Returns the keys of a pointer in order.
std::vector<std::string> keysOf(std::string_view pointer);

// Sets line and column of the character at this offset, both from 1, columns in characters.
void setPlace(std::string_view text, std::size_t offset, DocumentFault &fault);

// Sets the place of the value that the pointer of the fault names, in a text that is valid JSON: the place of its key
// or, for an element of a list, its own. If a key is repeated, its last occurrence counts; if a member is missing, the
// value around it.
void locate(std::string_view text, DocumentFault &fault);

} // namespace kagetsu::json
