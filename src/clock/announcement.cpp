// SPDX-License-Identifier: MIT
#include "clock/announcement.h"

#include <algorithm>

namespace kagetsu::clock {

namespace {

// A part of one turn in which all shown times run evenly: no period, stage or per-move limit ends within it.
struct Stretch
{
    Moment from { 0 };
    Duration length { 0 };
    Reading reading; // at the beginning of the stretch
    const Stage *stage = nullptr; // null if the control has no stages
    Duration standing { 0 }; // how long the large time stays still from the beginning of the stretch (US delay)
};

const ByoYomiStage *readingStage(const Stretch &stretch)
{
    return stretch.reading.period && stretch.stage ? std::get_if<ByoYomiStage>(stretch.stage) : nullptr;
}

Stretch stretchFrom(const Clock &clock, Seat seat, Moment from, Moment to)
{
    Stretch stretch { from, to - from, clock.reading(seat, from), nullptr, Duration { 0 } };
    const Reading &reading = stretch.reading;
    const TimeControl &control = clock.control(seat);
    if (!control.stages.empty()) {
        stretch.stage = &control.stages.at(static_cast<std::size_t>(reading.stage));
        const auto *main = std::get_if<MainStage>(stretch.stage);
        if (!reading.period && reading.delay && main && main->delayForm == DelayForm::Us)
            stretch.standing = *reading.delay;
        stretch.length = std::min(stretch.length, stretch.standing + reading.shown);
    }
    if (reading.perMove && *reading.perMove > Duration { 0 })
        stretch.length = std::min(stretch.length, *reading.perMove);
    return stretch;
}

// Returns the announcement that a line makes in this stretch, or nothing if it is not due in it.
std::optional<Announcement> dueIn(const Stretch &stretch, const AnnouncementPlan &plan, const PlanLine &line, Seat seat)
{
    const Duration none { 0 };
    const Reading &reading = stretch.reading;
    const ByoYomiStage *period = readingStage(stretch);
    Duration until { -1 };
    Call call = line.call;
    switch (line.trigger) {
    case Trigger::PeriodElapsed:
    case Trigger::LastPeriodElapsed: {
        const bool isLast = reading.periods == 1;
        if (!period || period->period != plan.period || isLast != (line.trigger == Trigger::LastPeriodElapsed))
            return std::nullopt;
        until = line.at - (period->period - *reading.period);
        if (call.kind == CallKind::PeriodsLeft)
            call.number = reading.periods - 1;
        break;
    }
    case Trigger::TimeLeft:
        if (!stretch.stage || (period && plan.period > none))
            return std::nullopt;
        until = reading.shown - line.at;
        if (until > none)
            until += stretch.standing;
        break;
    case Trigger::MoveLeft:
        if (!reading.perMove)
            return std::nullopt;
        until = *reading.perMove - line.at;
        break;
    }
    if (until <= none || until > stretch.length)
        return std::nullopt;
    return Announcement { stretch.from + until, seat, call, line.means };
}

} // namespace

std::vector<Announcement> announcementsBetween(const AnnouncementPlan &plan, const Clock &clock, Moment from, Moment to)
{
    std::vector<Announcement> due;
    if (!clock.isRunning() || plan.lines.empty())
        return due;
    const Seat seat = *clock.turnOf();
    while (from < to) {
        const Stretch stretch = stretchFrom(clock, seat, from, to);
        const Reading &reading = stretch.reading;
        if (!reading.running || reading.flag || reading.untimed || stretch.length <= Duration { 0 })
            break;
        for (const PlanLine &line : plan.lines) {
            if (const auto announcement = dueIn(stretch, plan, line, seat))
                due.push_back(*announcement);
        }
        from += stretch.length;
    }
    std::stable_sort(due.begin(), due.end(), [](const Announcement &a, const Announcement &b) { return a.at < b.at; });
    return due;
}

std::optional<Moment> nextAnnouncement(const AnnouncementPlan &plan, const Clock &clock, Moment now)
{
    const std::optional<Moment> end = clock.flagMoment();
    const auto due = announcementsBetween(plan, clock, now, std::max(now, end.value_or(now + Hour)));
    return due.empty() ? std::nullopt : std::optional(due.front().at);
}

} // namespace kagetsu::clock
