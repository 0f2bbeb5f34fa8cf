// SPDX-License-Identifier: MIT
#include "target.h"
#include "tournament/codec/actioncodec.h"

using namespace kagetsu;
using namespace kagetsu::tournament;

// An action that is accepted is written, and read as the same one.
KAGETSU_FUZZ_TARGET(eventline)
{
    const auto action = actionFrom(input);
    if (!action)
        return;
    const std::string text = textOf(*action);
    const auto again = actionFrom(text);
    law(again.hasValue() && textOf(*again) == text);
}
