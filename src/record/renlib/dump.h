// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <functional>
#include <string_view>

namespace kagetsu::record {

// The canonical text of a library (command-line.md#dump), piece by piece: one line per node, parted by tabs: depth,
// point, flags, and the three texts as hexadecimal bytes as they are stored. Two readers agree on a file when these are
// equal.
void dumpLibrary(const GameTree &tree, const std::function<void(std::string_view)> &sink);

} // namespace kagetsu::record
