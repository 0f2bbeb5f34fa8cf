// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"

namespace kagetsu::json {

// The pointer of a member: "/" and the key, escaped as RFC 6901 asks.
std::string memberPointer(const std::string &parent, std::string_view key);
// The way that a pointer leads, key by key.
std::vector<std::string> keysOf(std::string_view pointer);

// Line and column of the character at this offset, both from 1, columns in characters.
void setPlace(std::string_view text, std::size_t offset, DocumentFault &fault);

// Sets the place of the value that the fault's pointer names, in a text that is JSON: that of its key, of an element of
// a list its own. Of a key that stands twice it is the last one; of a member that is missing, what is around it.
void locate(std::string_view text, DocumentFault &fault);

} // namespace kagetsu::json
