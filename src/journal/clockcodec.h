// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"
#include "journal/fields.h"

// Clock values as JSON, in the words of clock.md.
namespace kagetsu::journal {

inline constexpr Word<clock::FlagReason> FlagWords[] {
    { clock::FlagReason::MainTime, "main" },
    { clock::FlagReason::PerMoveLimit, "per-move" },
    { clock::FlagReason::Quota, "quota" },
};

inline constexpr Word<clock::LimitEffect> CapEffectWords[] {
    { clock::LimitEffect::Warning, "warning" },
    { clock::LimitEffect::Penalty, "penalty" },
    { clock::LimitEffect::TurnLost, "turn-lost" },
};

Json controlJson(const clock::TimeControl &control);
clock::TimeControl controlFrom(Fields fields);

// What both faces show at one moment. Only written: reading a journal compares it with what the events make.
Json clocksJson(const clock::Clock &clock, clock::Moment at);

} // namespace kagetsu::journal
