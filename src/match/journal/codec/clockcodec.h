// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"
#include "match/journal/codec/fields.h"

// Clock values as JSON, in the words of clock.md.
namespace kagetsu::journal {

inline constexpr auto FlagWords = json::words<clock::FlagReason>({
    { clock::FlagReason::MainTime, "main" },
    { clock::FlagReason::PerMoveLimit, "per-move" },
    { clock::FlagReason::Quota, "quota" },
});

inline constexpr auto CapEffectWords = json::words<clock::LimitEffect>({
    { clock::LimitEffect::Warning, "warning" },
    { clock::LimitEffect::Penalty, "penalty" },
    { clock::LimitEffect::TurnLost, "turn-lost" },
});

struct ControlFormat
{
    Json write(clock::TimeControl &control) const;
    void read(const json::Node &node, clock::TimeControl &control) const;
};

// Returns what both faces show at one moment. It is only written: reading a journal compares it with what the events
// lead to.
Json clocksJson(const clock::Clock &clock, clock::Moment at);

} // namespace kagetsu::journal
