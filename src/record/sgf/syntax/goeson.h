// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace kagetsu::record::sgf {

// Whether SGF goes on at the beginning of these bytes, or of this text: a node, a variation, a property, or the end of
// the trees. In a text this is rare; behind a bracket of which it is not known whether it ends its value it tells
// (sgf.md#r5, sgf.md#r9).
bool goesOnAsSgf(std::string_view bytes);

} // namespace kagetsu::record::sgf
