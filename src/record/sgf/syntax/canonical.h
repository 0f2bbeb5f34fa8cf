// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// A node of an SGF text in a form in which two readers can compare it (command-line.md#tree): after the repairs of the
// grammar (record-sgf.md#grammar) and before any interpretation.
struct CanonicalProperty
{
    std::string ident;
    std::vector<std::string> values; // unescaped
};

struct CanonicalNode
{
    int depth = 0;
    std::vector<CanonicalProperty> properties; // ordered by name, each once
};

// Visits the nodes of one tree in the order of the text, which must be UTF-8.
void forEachCanonicalNode(std::string_view text, const std::function<void(const CanonicalNode &)> &visit);

// Writes the depth and the properties on one line, separated by tabs.
std::string toText(const CanonicalNode &node);

} // namespace kagetsu::record
