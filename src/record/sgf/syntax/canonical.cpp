// SPDX-License-Identifier: MIT
#include "record/sgf/syntax/canonical.h"

#include "record/sgf/nodetext.h"
#include "record/sgf/syntax/values.h"

#include <algorithm>

namespace kagetsu::record {

namespace {

// Returns each property once, ordered by name. The values of one that occurs several times keep their order.
std::vector<CanonicalProperty> inOrder(std::vector<KeptProperty> raw)
{
    std::stable_sort(
        raw.begin(), raw.end(), [](const KeptProperty &one, const KeptProperty &two) { return one.ident < two.ident; });
    std::vector<CanonicalProperty> properties;
    for (const KeptProperty &each : raw) {
        if (properties.empty() || properties.back().ident != each.ident)
            properties.push_back({ each.ident, {} });
        for (const KeptText &value : each.values)
            properties.back().values.push_back(value.text);
    }
    return properties;
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
        std::vector<KeptProperty> properties;
        for (std::uint32_t place = raw.nodes[i].firstProperty; place < raw.propertiesEnd(i); ++place)
            properties.push_back(sgf::PropertyText(raw, place).toKept());
        visit({ depths.back(), inOrder(std::move(properties)) });
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
