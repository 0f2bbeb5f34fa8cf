// SPDX-License-Identifier: MIT
#pragma once

#include "engine/report.h"

namespace kagetsu::engine {

// Limits how often an engine that has died is restarted (engine.md#crashes): once per game. An engine that could not
// be started at all is not tried again.
struct RestartPolicy
{
    int left = 1;

    void beginGame() { left = 1; }
    bool take(DeathKind kind)
    {
        const bool isHopeless =
            kind == DeathKind::NotLaunched || kind == DeathKind::EndedWhileStarting || kind == DeathKind::Unresponsive;
        if (isHopeless || left == 0)
            return false;
        --left;
        return true;
    }
};

} // namespace kagetsu::engine
