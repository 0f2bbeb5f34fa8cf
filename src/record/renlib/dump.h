// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <functional>
#include <string_view>

namespace kagetsu::record {

// Writes the canonical text of a library (command-line.md#dump), piece by piece: one line per node with depth, point,
// flags and the three texts as stored, in hexadecimal, separated by tabs. Two readers agree on a file if these texts
// are equal.
void dumpLibrary(const GameTree &tree, const std::function<void(std::string_view)> &sink);

} // namespace kagetsu::record
