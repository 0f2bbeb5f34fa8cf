// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace kagetsu {

// Returns a library with this many nodes besides the root, shaped like real ones: lines that branch near the beginning
// and continue alone, a comment at every twelfth node, some of them in GBK, some board texts and bookmarks; about three
// bytes a node. The same number always gives the same library.
std::string bigLibrary(int nodes);

} // namespace kagetsu
