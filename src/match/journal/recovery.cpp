// SPDX-License-Identifier: MIT
#include "match/journal/readon.h"

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

// Folds a decision that ends with this line. Returns why it cannot be one of this match; if its clocks differ, it has
// been folded.
std::optional<FaultCode> fold(match::Match &match, const match::Events &decision, const Entry &last)
{
    if (passesCountlessLimits(match, last.event.at - match.lastMoment()) || !isDecisionOf(match, decision))
        return FaultCode::ImpossibleEvent;
    for (const match::Event &event : decision)
        match.fold(event);
    if (!last.clocks.empty() && last.clocks != clocksText(match, last.event.at))
        return FaultCode::ClocksDiffer;
    return std::nullopt;
}

JournalFault faultOf(FaultCode code, const Entry &entry)
{
    JournalFault fault { .code = code, .line = static_cast<int>(entry.end.sequence), .column = 1 };
    if (code == FaultCode::ClocksDiffer)
        fault.field = "clocks";
    return fault;
}

void takeEnd(Recovery &recovery, const Entry &entry)
{
    recovery.end = entry.end;
    recovery.lastWall = entry.wall;
    if (!recovery.begun.isValid())
        recovery.begun = entry.wall;
}

} // namespace

Result<Recovery, JournalFault> recover(const JournalText &text)
{
    Recovery recovery;
    recovery.tornBytes = text.tornBytes;
    recovery.fault = text.fault;
    match::Events decision;
    for (const Entry &entry : text.entries) {
        decision.push_back(entry.event);
        if (!entry.completes)
            continue;
        if (const auto code = fold(recovery.match, decision, entry)) {
            recovery.tornBytes = 0;
            recovery.fault = faultOf(*code, entry);
            if (*code == FaultCode::ClocksDiffer)
                recovery.match = matchUntil(recovery.end.sequence, text);
            break;
        }
        decision.clear();
        takeEnd(recovery, entry);
    }
    if (recovery.end.sequence == 0)
        return Fault { *recovery.fault };
    return recovery;
}

std::vector<Entry> readOn(Recovery &recovery, QByteArrayView bytes)
{
    if (recovery.fault)
        return {};
    JournalText text = readJournalFrom(bytes, recovery.end, recovery.match.lastMoment());
    match::Events decision;
    std::size_t taken = 0;
    for (std::size_t at = 0; at < text.entries.size(); ++at) {
        const Entry &entry = text.entries[at];
        decision.push_back(entry.event);
        if (!entry.completes)
            continue;
        if (const auto code = fold(recovery.match, decision, entry)) {
            recovery.fault = faultOf(*code, entry);
            break;
        }
        decision.clear();
        takeEnd(recovery, entry);
        taken = at + 1;
    }
    if (!recovery.fault && text.fault && text.fault->code != FaultCode::Torn)
        recovery.fault = text.fault;
    text.entries.erase(text.entries.begin() + std::ptrdiff_t(taken), text.entries.end());
    return std::move(text.entries);
}

} // namespace kagetsu::journal
