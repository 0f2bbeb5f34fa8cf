// SPDX-License-Identifier: MIT
#include "tournament/pairing/options.h"

#include <algorithm>

namespace kagetsu::pairing {

bool Options::isForbidden(int a, int b) const
{
    return std::ranges::any_of(forbidden, [a, b](const Couple &pair) {
        return pair == Couple { a, b } || pair == Couple { b, a };
    });
}

} // namespace kagetsu::pairing
