// SPDX-License-Identifier: MIT
#include "record/renlib/dump.h"

#include <string>

namespace kagetsu::record {

namespace {

constexpr std::size_t DumpFlushSize = 65536;

std::string pointText(NodeAction action)
{
    return action.point() == Move::Nowhere ? "PASS" : toText(action.point());
}

// Writes M for a bookmark, S for the node where the library opens, T for a label.
std::string flagsText(const GameTree &tree, NodeId node)
{
    std::string flags;
    if (tree.has(node, NodeMark::Bookmark))
        flags += 'M';
    if (tree.has(node, NodeMark::Start))
        flags += 'S';
    if (tree.action(node).isLabel())
        flags += 'T';
    return flags.empty() ? "-" : flags;
}

void addHex(std::string &line, std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    for (const char c : bytes) {
        line += digits[static_cast<unsigned char>(c) >> 4];
        line += digits[static_cast<unsigned char>(c) & 15];
    }
    if (bytes.empty())
        line += '-';
}

} // namespace

void dumpLibrary(const GameTree &tree, const std::function<void(std::string_view)> &sink)
{
    std::string text;
    int depth = 0;
    for (NodeId node = GameTree::root(); node != NoNode;) {
        text += std::to_string(depth);
        text += '\t';
        text += node == GameTree::root() ? "ROOT" : pointText(tree.action(node));
        text += '\t';
        text += flagsText(tree, node);
        for (const TextKind kind : AllTextKinds) {
            text += '\t';
            addHex(text, tree.bytes(tree.storedText(node, kind)));
        }
        text += '\n';
        if (text.size() >= DumpFlushSize) {
            sink(text);
            text.clear();
        }
        const NodeId next = tree.next(node);
        ++depth;
        for (NodeId up = node; next != NoNode && up != tree.parent(next); up = tree.parent(up))
            --depth;
        node = next;
    }
    sink(text);
}

} // namespace kagetsu::record
