// SPDX-License-Identifier: MIT
#include "record/model/markup.h"

#include <algorithm>

namespace kagetsu::record {

const Signs *Markup::find(MarkKind sign) const
{
    const auto found =
        std::find_if(signs.begin(), signs.end(), [sign](const Signs &each) { return each.kind == sign; });
    return found == signs.end() ? nullptr : &*found;
}

Region Markup::points(MarkKind sign) const
{
    Region region;
    if (const Signs *found = find(sign)) {
        for (const auto &[from, to] : found->blocks)
            region.add(from, to);
    }
    return region;
}

void Markup::setPoints(MarkKind sign, const Region &points)
{
    const auto found =
        std::find_if(signs.begin(), signs.end(), [sign](const Signs &each) { return each.kind == sign; });
    if (found == signs.end()) {
        if (!points.isEmpty())
            signs.push_back({ sign, points.blocks() });
    } else if (points.isEmpty()) {
        signs.erase(found);
    } else {
        found->blocks = points.blocks();
    }
}

bool Markup::has(MarkKind kind) const
{
    switch (kind) {
    case MarkKind::Label:
        return !labels.empty();
    case MarkKind::Arrow:
        return !arrows.empty();
    case MarkKind::Line:
        return !lines.empty();
    default:
        return find(kind) != nullptr;
    }
}

std::vector<MarkKind> Markup::kinds() const
{
    std::vector<MarkKind> all;
    if (isEmpty())
        return all;
    const auto add = [&](MarkKind kind) {
        if (has(kind) && std::find(all.begin(), all.end(), kind) == all.end())
            all.push_back(kind);
    };
    std::for_each(order.begin(), order.end(), add);
    for (int kind = 0; kind < MarkKindCount; ++kind)
        add(static_cast<MarkKind>(kind));
    return all;
}

} // namespace kagetsu::record
