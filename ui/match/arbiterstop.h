// SPDX-License-Identifier: MIT
#pragma once

#include "match/command.h"

namespace kagetsu::ui {

// Where players cannot pause, the same key and button stop both clocks for the arbiter, who lets them run again.
inline bool stopsForArbiter(const match::MatchSetup &setup)
{
    return setup.arbiter && !setup.pauses;
}

// One press, while time runs; the reason is told afterwards.
inline match::Command stopByArbiter()
{
    return match::Intervene { match::StopClocks {}, { match::Ground::Unstated, {} } };
}

} // namespace kagetsu::ui
