// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

#include <string_view>
#include <vector>

namespace kagetsu::clock {

// What is announced about a running clock (clock.md#announcements). Announcements never say anything about the board:
// no position, no foul, no five, no forgotten press.
enum class CallKind : std::uint8_t {
    Elapsed, // `number` seconds of this move, or of the running period, have passed
    Count, // one of the last seconds of the last period, counted up
    PeriodsLeft, // a period has ended and `number` are left
    TimeLeft, // `number` seconds of the main time or block are left
    MoveLeft, // `number` seconds of the per-move limit are left
};

// One announcement, without the moment when it is due.
struct Call
{
    CallKind kind = CallKind::Elapsed;
    int number = 0;

    friend bool operator==(const Call &, const Call &) = default;
};

// How an announcement is made; each means can be muted.
struct Means
{
    bool voice = false;
    bool tone = false;
    bool flash = false;

    friend bool operator==(const Means &, const Means &) = default;
};

// What makes a line of a plan due; PlanLine::at says at how much time.
enum class Trigger : std::uint8_t {
    PeriodElapsed, // this much of a byo-yomi period has passed, except in the last one
    // this much of the last byo-yomi period has passed
    LastPeriodElapsed,
    TimeLeft, // this much is left on the time that is shown large
    MoveLeft, // this much of the per-move limit is left
};

// One line of a plan: when it is due, and what is announced how.
struct PlanLine
{
    Trigger trigger = Trigger::TimeLeft;
    Duration at { 0 };
    Call call; // for PeriodsLeft, the number is taken from the clock
    Means means;
};

// A list of announcements for one kind of control.
struct AnnouncementPlan
{
    std::string_view id; // "cn-60"
    // The length of the byo-yomi periods that this plan is made for; with periods of another length, its lines about
    // periods are ignored. 0: the plan is for no length of period, and time left is announced during periods as well.
    Duration period { 0 };
    std::vector<PlanLine> lines = {};
};

// Returns the plans of clock.md#announcements in the order given there, including the silent one ("none").
const std::vector<AnnouncementPlan> &announcementPlans();
// Returns nothing if no plan has this id.
const AnnouncementPlan *announcementPlan(std::string_view id);
// Returns the plan that is used with a control unless somebody has chosen another.
const AnnouncementPlan &usualPlan(const TimeControl &control);

// A call that is due, with its moment and means.
struct Announcement
{
    Moment at { 0 };
    Seat seat = Seat::A; // the seat whose clock it is about
    Call call;
    Means means;

    friend bool operator==(const Announcement &, const Announcement &) = default;
};

// Returns what becomes due after `from` and no later than `to`, in order, if nothing is done to the clock in between.
// Splitting the interval anywhere gives the same announcements: none is lost or repeated.
std::vector<Announcement> announcementsBetween(
    const AnnouncementPlan &plan, const Clock &clock, Moment from, Moment to);
// Returns the moment of the next announcement, when the caller should ask again; nothing if no more become due in this
// turn.
std::optional<Moment> nextAnnouncement(const AnnouncementPlan &plan, const Clock &clock, Moment now);

} // namespace kagetsu::clock
