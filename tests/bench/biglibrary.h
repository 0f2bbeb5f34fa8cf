// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace kagetsu {

// A library of so many nodes besides the root, of the shape real ones have: lines that branch near the beginning and
// run on alone, a comment at every twelfth node, some of them in GBK, some texts on points and bookmarks; about three
// bytes a node. Always the same for the same number.
std::string bigLibrary(int nodes);

} // namespace kagetsu
