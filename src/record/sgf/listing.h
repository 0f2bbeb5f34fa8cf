// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/findings.h"
#include "record/model/gameinfo.h"

#include <deque>
#include <string_view>

namespace kagetsu::record::sgf {

struct ListedTree
{
    std::size_t begin = 0;
    std::size_t end = 0;
    CollectionEntry entry;
};

// What the first pass over a file finds: the borders of the trees, and what their first nodes say (sgf.md#r42).
struct Listing
{
    std::deque<ListedTree> trees; // entries are large, and how many come is not known
    Findings outside;
};

Listing listTrees(std::string_view text);

} // namespace kagetsu::record::sgf
