// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/fault.h"
#include "base/result.h"
#include "learn/practice/joining.h"

#include <string>
#include <string_view>

namespace kagetsu::practice {

// Reads the file with which a class goes to another computer (learn.md#joining-classes), strictly, and returns the
// first fault with its place.
Result<ClassData, json::DocumentFault> readClass(std::string_view text);
// Sorts pupils by name, so that equal classes give the same bytes.
std::string writeClass(ClassData data);

// Reads the list of pupils and marks of versions before 1.1, "pupils.json".
Result<ClassData, json::DocumentFault> readOldPupils(std::string_view text);

} // namespace kagetsu::practice
