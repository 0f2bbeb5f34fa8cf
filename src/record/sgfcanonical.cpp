// SPDX-License-Identifier: MIT
#include "record/sgfcanonical.h"

#include "record/sgfnodetext.h"
#include "record/sgfvalues.h"

#include <algorithm>

namespace kagetsu::record {

namespace {

void addProperty(CanonicalNode &node, const RawProperty &raw)
{
    auto same = std::find_if(node.properties.begin(), node.properties.end(),
        [&raw](const CanonicalProperty &property) { return property.ident == raw.ident; });
    if (same == node.properties.end()) {
        node.properties.push_back({ raw.ident, {} });
        same = std::prev(node.properties.end());
    }
    for (const std::string &value : raw.values)
        same->values.push_back(sgf::unescapeText(value));
}

} // namespace

void forEachCanonicalNode(std::string_view text, const std::function<void(const CanonicalNode &)> &visit)
{
    const sgf::RawTree raw = sgf::parseTree(text);
    std::vector<int> depths;
    depths.reserve(raw.nodes.size());
    for (std::size_t i = 0; i < raw.nodes.size(); ++i) {
        const int parent = raw.nodes[i].parent;
        depths.push_back(parent < 0 ? 0 : depths[static_cast<std::size_t>(parent)] + 1);
        CanonicalNode node { depths.back(), {} };
        for (std::uint32_t place = raw.nodes[i].firstProperty; place < raw.propertiesEnd(i); ++place)
            addProperty(node, sgf::PropertyText(raw, place).toRaw());
        std::sort(node.properties.begin(), node.properties.end(),
            [](const CanonicalProperty &one, const CanonicalProperty &two) { return one.ident < two.ident; });
        visit(node);
    }
}

std::string toText(const CanonicalNode &node)
{
    std::string text = std::to_string(node.depth);
    for (const CanonicalProperty &property : node.properties) {
        text += '\t' + property.ident;
        for (const std::string &value : property.values) {
            text += '[';
            for (const char c : sgf::escape(value)) {
                if (c == '\n')
                    text += "\\n";
                else
                    text += c;
            }
            text += ']';
        }
    }
    return text;
}

} // namespace kagetsu::record
