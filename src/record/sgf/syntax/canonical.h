// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// A node of an SGF text as two readers can compare it (command-line.md#tree): after the repairs of the grammar
// (sgf.md#grammar) and before anything is interpreted.
struct CanonicalProperty
{
    std::string ident;
    std::vector<std::string> values; // unescaped
};

struct CanonicalNode
{
    int depth = 0;
    std::vector<CanonicalProperty> properties; // by their names, each once
};

// The nodes of one tree in the order of the text, which is UTF-8.
void forEachCanonicalNode(std::string_view text, const std::function<void(const CanonicalNode &)> &visit);

// Depth and properties, parted by tabs, on one line.
std::string toText(const CanonicalNode &node);

} // namespace kagetsu::record
