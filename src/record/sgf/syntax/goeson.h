// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace kagetsu::record::sgf {

// True if SGF continues at the beginning of these bytes: a node, a variation, a property, or the end of the trees.
// Since this is rare within a text, it shows whether a bracket before it ends its value (record-sgf.md#r5,
// record-sgf.md#r9).
bool goesOnAsSgf(std::string_view bytes);

} // namespace kagetsu::record::sgf
