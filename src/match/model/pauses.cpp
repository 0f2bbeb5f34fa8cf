// SPDX-License-Identifier: MIT
#include "match/model/pauses.h"

#include "match/model/match.h"

#include <optional>

namespace kagetsu::match {

PauseKey pauseKey(const Match &match)
{
    return match.waitsForArbiter()       ? PauseKey::Arbiter
        : match.isPaused()               ? PauseKey::Resume
        : stopsForArbiter(match.setup()) ? PauseKey::Stop
                                         : PauseKey::Pause;
}

bool isBoardCovered(const Match &match)
{
    const bool isArbitrated = match.waitsForArbiter() && !match.isAdjourned();
    return match.isPaused() && !match.isOver() && !isArbitrated && match.phase() != Phase::Flagged;
}

bool canCountSleep(const Match &match)
{
    const std::optional<Sleep> slept = match.sleep();
    return slept && !slept->isCounted && match.clock().turnOf() == slept->seat;
}

bool canUncountSleep(const Match &match)
{
    const std::optional<Sleep> slept = match.sleep();
    return slept && slept->isCounted && match.clock().turnOf() == slept->seat
        && match.clock().turnTime(match.lastMoment()) >= slept->gap;
}

} // namespace kagetsu::match
