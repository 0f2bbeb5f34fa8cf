// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/marksformat.h"
#include "match/journal/codec/fields.h"
#include "match/journal/codec/timestamptext.h"
#include "match/model/device.h"

// Reports of the computer about itself as JSON: {"gap_ms":200000,"wall_before":"…","wall_after":"…"},
// {"by_ms":-3600000,"wall_after":"…"}, {"seat":"a","length_ms":400},
// {"seat":"a","call":"elapsed","number":30,"means":["voice","flash"],"due_ms":41250}.
namespace kagetsu::journal {

inline constexpr auto CallWords = json::words<clock::CallKind>({
    { clock::CallKind::Elapsed, "elapsed" },
    { clock::CallKind::Count, "count" },
    { clock::CallKind::PeriodsLeft, "periods-left" },
    { clock::CallKind::TimeLeft, "time-left" },
    { clock::CallKind::MoveLeft, "move-left" },
});
inline constexpr auto MeansMarks = json::marks<clock::Means>({
    { &clock::Means::voice, "voice" },
    { &clock::Means::tone, "tone" },
    { &clock::Means::flash, "flash" },
});
inline constexpr json::Code WallFormat { timestampText, timestampFromText };

template <class Io>
void describe(Io &io, match::Slept &report)
{
    io.member("gap_ms", report.gap, SomeTime);
    io.member("wall_before", report.before, WallFormat);
    io.member("wall_after", report.after, WallFormat);
}
template <class Io>
void describe(Io &io, match::WallChanged &report)
{
    // A date may be wrong by more than any game lasts.
    io.member("by_ms", report.by, json::Number { -1'000 * MaxMilliseconds, 1'000 * MaxMilliseconds });
    io.member("wall_after", report.after, WallFormat);
}
template <class Io>
void describe(Io &io, match::Stalled &report)
{
    io.member("seat", report.seat, SeatWords);
    io.member("length_ms", report.length, Time);
}
template <class Io>
void describe(Io &io, match::Announced &report)
{
    io.member("seat", report.what.seat, SeatWords);
    io.member("call", report.what.call.kind, CallWords);
    io.member("number", report.what.call.number, json::Number { 0, 1'000'000 });
    io.member("means", report.what.means, MeansMarks);
    io.member("due_ms", report.what.at, Time);
}

} // namespace kagetsu::journal
