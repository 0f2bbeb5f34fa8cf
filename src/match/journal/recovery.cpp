// SPDX-License-Identifier: MIT
#include "match/journal/recovery.h"

#include "match/journal/chain/audit.h"
#include "match/journal/codec/clockcodec.h"

namespace kagetsu::journal {

namespace {

std::string clocksText(const match::Match &match, clock::Moment at)
{
    return clocksJson(match.clock(), at).dump();
}

// Returns true if more limits of moves than could ever be counted lie between the last line and this one. Such limits,
// reached again and again, are decisions of their own, and a journal has a line for each. A line that comes after a
// million unwritten ones cannot be ours, and counting them would take for ever.
bool passesCountlessLimits(const match::Match &match, clock::Duration since)
{
    constexpr int Most = 1'000'000;
    const auto isReachedAgain = [&](Seat seat) {
        const clock::TimeControl &control = match.clock().control(seat);
        const bool goesOn =
            control.capPolicy == clock::CapPolicy::TurnLost || control.capPolicy == clock::CapPolicy::Penalty;
        return goesOn && control.perMove && since / *control.perMove > Most;
    };
    return match.clock().isRunning() && (isReachedAgain(Seat::A) || isReachedAgain(Seat::B));
}

// Returns the match as it was after this line.
match::Match matchUntil(std::int64_t sequence, const JournalText &text)
{
    match::Match match;
    for (const Entry &entry : text.entries) {
        if (entry.end.sequence > sequence)
            break;
        match.fold(entry.event);
    }
    return match;
}

} // namespace

Result<Recovery, JournalFault> recover(const JournalText &text)
{
    Recovery recovery;
    recovery.tornBytes = text.tornBytes;
    recovery.fault = text.fault;
    match::Events decision;
    clock::Moment before { 0 };
    for (const Entry &entry : text.entries) {
        decision.push_back(entry.event);
        if (!entry.completes)
            continue;
        const auto stop = [&](FaultCode code) {
            recovery.tornBytes = 0;
            recovery.fault = JournalFault { .code = code, .line = static_cast<int>(entry.end.sequence), .column = 1 };
        };
        if (passesCountlessLimits(recovery.match, entry.event.at - before) || !isDecisionOf(recovery.match, decision)) {
            stop(FaultCode::ImpossibleEvent);
            break;
        }
        for (const match::Event &event : decision)
            recovery.match.fold(event);
        if (!entry.clocks.empty() && entry.clocks != clocksText(recovery.match, entry.event.at)) {
            stop(FaultCode::ClocksDiffer);
            recovery.fault->field = "clocks";
            recovery.match = matchUntil(recovery.end.sequence, text);
            break;
        }
        decision.clear();
        before = entry.event.at;
        recovery.end = entry.end;
        recovery.lastWall = entry.wall;
        if (!recovery.begun.isValid())
            recovery.begun = entry.wall;
    }
    if (recovery.end.sequence == 0)
        return Fault { *recovery.fault };
    return recovery;
}

} // namespace kagetsu::journal
