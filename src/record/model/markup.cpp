// SPDX-License-Identifier: MIT
#include "record/model/markup.h"

#include <algorithm>

namespace kagetsu::record {

Region Signs::region() const
{
    Region region;
    for (const auto &[from, to] : blocks)
        region.add(from, to);
    return region;
}

const Signs *Markup::find(MarkKind sign) const
{
    const auto found =
        std::find_if(signs.begin(), signs.end(), [sign](const Signs &each) { return each.kind == sign; });
    return found == signs.end() ? nullptr : &*found;
}

Region Markup::points(MarkKind sign) const
{
    const Signs *found = find(sign);
    return found != nullptr ? found->region() : Region();
}

void Markup::setPoints(MarkKind sign, const Region &points)
{
    auto place = std::find_if(signs.begin(), signs.end(), [sign](const Signs &each) { return each.kind == sign; });
    if (place == signs.end())
        place = signs.insert(place, { sign });
    place->blocks = points.blocks();
    if (points.isEmpty())
        signs.erase(place);
}

std::vector<MarkKind> Markup::kinds() const
{
    std::vector<MarkKind> all;
    if (isEmpty())
        return all;
    const auto add = [&](MarkKind kind) {
        const bool has = kind == MarkKind::Label ? !labels.empty()
            : kind == MarkKind::Arrow            ? !arrows.empty()
            : kind == MarkKind::Line             ? !lines.empty()
                                                 : find(kind) != nullptr;
        if (has && std::find(all.begin(), all.end(), kind) == all.end())
            all.push_back(kind);
    };
    std::for_each(order.begin(), order.end(), add);
    for (int kind = 0; kind < MarkKindCount; ++kind)
        add(static_cast<MarkKind>(kind));
    return all;
}

} // namespace kagetsu::record
