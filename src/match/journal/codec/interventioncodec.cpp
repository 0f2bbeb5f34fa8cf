// SPDX-License-Identifier: MIT
#include "match/journal/codec/interventioncodec.h"

namespace kagetsu::journal {

namespace {

using namespace match;
using journal::describe;

constexpr auto InterventionWords = json::kindWords<Intervention>(json::kind<StopClocks>("stop-clocks"),
    json::kind<RunClock>("run-clock"), json::kind<AddTime>("add-time"), json::kind<SetClock>("set-clock"),
    json::kind<UndoPress>("undo-press"), json::kind<Equalise>("equalise"), json::kind<Rescale>("rescale"),
    json::kind<Reread>("reread"), json::kind<Retract>("retract"), json::kind<CorrectMove>("correct-move"),
    json::kind<InsertMove>("insert-move"), json::kind<Warn>("warn"), json::kind<Unwarn>("unwarn"),
    json::kind<LoseTurn>("lose-turn"), json::kind<DeductPoints>("deduct-points"), json::kind<RuleClaim>("rule-claim"),
    json::kind<Declare>("declare"), json::kind<Reopen>("reopen"), json::kind<Adjourn>("adjourn"),
    json::kind<OpenSealed>("open-sealed"), json::kind<Remark>("remark"), json::kind<CountSleep>("count-sleep"),
    json::kind<UncountSleep>("uncount-sleep"), json::kind<AnnulSealed>("annul-sealed"),
    json::kind<UndoOrder>("undo-order"), json::kind<StateReason>("state-reason"),
    json::kind<SwapColours>("swap-colours"), json::kind<ExpiryAsPass>("expiry-as-pass"),
    json::kind<GrantLeave>("grant-leave"), json::kind<UncountLeave>("uncount-leave"), json::kind<LookAway>("look-away"),
    json::kind<GiveTurn>("give-turn"));

constexpr auto EffectWords =
    json::words<ClockEffect>({ { ClockEffect::Restored, "restored" }, { ClockEffect::Kept, "kept" } });
constexpr auto ViewWords =
    json::words<View>({ { View::Verdict, "verdict" }, { View::Lesson, "lesson" }, { View::Journal, "journal" } });
constexpr std::int64_t MostMoves = rules::MaxBoardSize * rules::MaxBoardSize * 2;
constexpr json::Number Count { 0, 1'000'000 };

template <class Io>
void describe(Io &io, Grounds &grounds)
{
    io.member("reason", grounds.ground, GroundFormat);
    io.unless({}, "note", grounds.note, json::Text);
}
template <class Io>
void describe(Io &io, AddTime &what)
{
    io.member("seat", what.seat, SeatWords);
    io.member("time_ms", what.time, SignedTime);
}
template <class Io>
void describe(Io &io, SetClock &what)
{
    io.member("seat", what.seat, SeatWords);
    io.maybe("stage", what.setting.stage, Count);
    io.maybe("left_ms", what.setting.left, Time);
    io.maybe("periods", what.setting.periods, Count);
    io.maybe("moves", what.setting.moves, Count);
    io.maybe("turns", what.setting.turns, Count);
}
template <class Io>
void describe(Io &io, Rescale &what)
{
    io.member("elapsed_ms", what.elapsed, SomeTime);
}
template <class Io>
void describe(Io &io, Reread &what)
{
    io.member("from_ms", what.from, Time);
}
template <class Io>
void describe(Io &io, Retract &what)
{
    io.member("keep", what.keep, json::Number { 0, MostMoves });
    io.member("clocks", what.clocks, EffectWords);
}
template <class Io>
void describe(Io &io, CorrectMove &what)
{
    io.member("move", what.number, json::Number { 1, MostMoves });
    io.member("from", what.from, PointFormat);
    io.member("to", what.to, PointFormat);
}
template <class Io>
void describe(Io &io, InsertMove &what)
{
    io.maybe("point", what.point, PointFormat);
}
template <class Io>
void describe(Io &io, DeductPoints &what)
{
    io.member("seat", what.seat, SeatWords);
    io.member("half_points", what.halves, json::Number { -Count.max, Count.max });
}
template <class Io>
void describe(Io &io, RuleClaim &what)
{
    io.member("upheld", what.upheld, json::Flag);
}
template <class Io>
void describe(Io &io, Declare &what)
{
    io.member("winner", what.result.winner, WinnerFormat);
    io.member("result", what.result.reason, ReasonFormat);
}
template <class Io>
void describe(Io &io, Reopen &what)
{
    io.maybe("second", what.second, json::Object { [](auto &inner, Grounds &second) { describe(inner, second); } });
}
template <class Io>
void describe(Io &io, Adjourn &what)
{
    io.unless({}, "sealed", what.sealed, json::Text);
}
template <class Io>
void describe(Io &io, LookAway &what)
{
    io.maybe("at", what.at, ViewWords);
}
template <class Io>
void describe(Io &io, OpenSealed &what)
{
    io.maybe("point", what.point, PointFormat);
}

template <class Io>
void describeOrder(Io &io, Intervened &event)
{
    io.kind("act", event.what, InterventionWords);
    std::visit([&io](auto &what) { describe(io, what); }, event.what);
    describe(io, event.grounds);
    io.member("before_ms", event.before, perSeat(SignedTime));
    io.unless(event.before, "after_ms", event.after, perSeat(SignedTime));
}

} // namespace

void describe(json::Reader &io, Intervened &event)
{
    describeOrder(io, event);
}

void describe(json::Writer &io, Intervened &event)
{
    describeOrder(io, event);
}

} // namespace kagetsu::journal
