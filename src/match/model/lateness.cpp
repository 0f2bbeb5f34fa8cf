// SPDX-License-Identifier: MIT
#include "match/model/lateness.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::match {

using clock::Duration;
using record::Reason;
using record::Winner;

namespace {

int timesOf(LateCharge charge)
{
    return charge == LateCharge::Double ? 2 : charge == LateCharge::Single ? 1 : 0;
}

} // namespace

Waiting waitingAt(Duration now, const LatenessRules &rules, const Arrivals &arrivals)
{
    const auto came = [&](Seat seat) { return arrivals[seat] && *arrivals[seat] <= now; };
    const auto absentFor = [&](Seat seat) { return came(seat) ? *arrivals[seat] : now; };
    const Duration first = std::min(absentFor(Seat::A), absentFor(Seat::B));
    const Duration since =
        rules.startClock == StartClock::AtScheduled ? Duration { 0 } : std::max(first, Duration { 0 });

    Waiting waiting;
    for (const Seat seat : BothSeats) {
        const Duration late = absentFor(seat);
        waiting.charged[seat] = std::max(late - since, Duration { 0 }) * timesOf(rules.charge);
        waiting.isOut[seat] = rules.inclusive ? late >= rules.limit : late > rules.limit;
    }
    waiting.isOver = waiting.isOut.a || waiting.isOut.b;
    if (waiting.isOut.a && waiting.isOut.b)
        waiting.reason = Reason::DoubleForfeit;
    else if (waiting.isOver)
        waiting.reason = came(waiting.isOut.a ? Seat::A : Seat::B) ? Reason::Late : Reason::NoShow;

    const bool counts = rules.startClock == StartClock::AtScheduled || came(Seat::A) || came(Seat::B);
    if (counts && !came(Seat::A))
        waiting.running = Seat::A;
    else if (counts && !came(Seat::B))
        waiting.running = Seat::B;
    return waiting;
}

Waiting waitingAt(const Attendance &seen, const LatenessRules &rules)
{
    return waitingAt(seen.begun, rules, seen.arrivals);
}

bool mayBegin(const Attendance &seen)
{
    const auto came = [&](Seat seat) { return seen.arrivals[seat] && *seen.arrivals[seat] <= seen.begun; };
    return came(Seat::A) && (came(Seat::B) || seen.begun >= Duration { 0 });
}

record::GameResult resultOf(const Waiting &waiting, const LatenessRules &rules, Seat black)
{
    assert(waiting.isOver);
    if (waiting.isOut.a && waiting.isOut.b)
        return rules.bothLose ? record::GameResult { Winner::BothLose, Reason::DoubleForfeit }
                              : record::GameResult { Winner::Void, Reason::Annulled };
    const Seat winner = waiting.isOut.a ? Seat::B : Seat::A;
    return { winner == black ? Winner::Black : Winner::White, waiting.reason };
}

} // namespace kagetsu::match
