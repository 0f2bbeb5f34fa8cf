// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/findings.h"
#include "record/model/gameinfo.h"

#include <deque>
#include <string_view>

namespace kagetsu::record::sgf {

// A tree of a file: its place in the text and its entry in the list.
struct ListedTree
{
    std::size_t begin = 0;
    std::size_t end = 0;
    CollectionEntry entry;
};

// The result of the first pass over a file: where the trees begin and end, and what their first nodes contain
// (record-sgf.md#r42).
struct Listing
{
    std::deque<ListedTree> trees; // a deque, because entries are large and their number is not known
    Findings outside;
};

// Lists the trees of a file, whose text must be UTF-8.
Listing listTrees(std::string_view text);

} // namespace kagetsu::record::sgf
