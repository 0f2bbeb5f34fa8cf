// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

#include <string_view>
#include <vector>

namespace kagetsu::clock {

// What is announced of a running clock (clock.md#announcements). It says nothing of the board: no position, no foul, no
// five, no press that was forgotten.
enum class CallKind : std::uint8_t {
    Elapsed, // `number` seconds of this move, or of the running period, have passed
    Count, // the last seconds of the last period, counted up
    PeriodsLeft, // a period is over, `number` are left
    TimeLeft, // `number` seconds of the main time or block are left
    MoveLeft, // `number` seconds of the per-move limit are left
};

struct Call
{
    CallKind kind = CallKind::Elapsed;
    int number = 0;

    friend bool operator==(const Call &, const Call &) = default;
};

// How it is announced; each may be muted.
struct Means
{
    bool voice = false;
    bool tone = false;
    bool flash = false;

    friend bool operator==(const Means &, const Means &) = default;
};

enum class Trigger : std::uint8_t {
    PeriodElapsed, // so much of a reading period that is not the last one
    LastPeriodElapsed,
    TimeLeft, // so much is left on the clock that is shown large
    MoveLeft, // so much of the per-move limit
};

struct PlanLine
{
    Trigger trigger = Trigger::TimeLeft;
    Duration at { 0 };
    Call call; // of PeriodsLeft the number follows from the clock
    Means means;
};

struct AnnouncementPlan
{
    std::string_view id; // "cn-60"
    // The reading period this plan is made for; with another one its lines on periods say nothing. 0: it has none, and
    // time left is announced in reading periods too.
    Duration period { 0 };
    std::vector<PlanLine> lines = {};
};

// The plans of clock.md#announcements, in its order, and one that is silent ("none").
const std::vector<AnnouncementPlan> &announcementPlans();
// Nothing for an id that is none.
const AnnouncementPlan *announcementPlan(std::string_view id);
// What suits a control where nobody has chosen.
const AnnouncementPlan &usualPlan(const TimeControl &control);

struct Announcement
{
    Moment at { 0 };
    Seat seat = Seat::A; // whose clock it is about
    Call call;
    Means means;

    friend bool operator==(const Announcement &, const Announcement &) = default;
};

// What falls due after `from` and until `to`, in order, on a clock to which nothing is done in between. Splitting the
// time anywhere changes nothing: nothing is lost, nothing said twice.
std::vector<Announcement> announcementsBetween(
    const AnnouncementPlan &plan, const Clock &clock, Moment from, Moment to);
// When to ask again; nothing when nothing more falls due in this turn.
std::optional<Moment> nextAnnouncement(const AnnouncementPlan &plan, const Clock &clock, Moment now);

} // namespace kagetsu::clock
