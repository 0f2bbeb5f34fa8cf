// SPDX-License-Identifier: MIT
#include "record/sgf/nodetext.h"

#include "record/sgf/syntax/values.h"

namespace kagetsu::record::sgf {

KeptProperty PropertyText::toKept(std::uint32_t skip) const
{
    KeptProperty kept { nameFor(ident(), id()), {} };
    kept.values.reserve(count() - skip);
    for (std::uint32_t v = skip; v < count(); ++v)
        kept.values.push_back(readKept(value(v)));
    return kept;
}

void appendText(const NodeText &node, const PropertyText &property, std::string &text, Join join)
{
    if (property.count() > 1)
        node.add(Code::Duplicate, property.offset(), infoOf(property.id()).ident);
    for (std::uint32_t v = 0; v < property.count(); ++v) {
        if (v > 0 || join == Join::Further)
            (text += '\n') += unescapeText(property.value(v));
        else
            text = unescapeText(property.value(v));
    }
}

} // namespace kagetsu::record::sgf
