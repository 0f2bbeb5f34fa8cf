// SPDX-License-Identifier: MIT
#include "clock/announcement.h"

#include <algorithm>

namespace kagetsu::clock {

namespace {

constexpr Means Spoken { .voice = true };
constexpr Means Toned { .tone = true };
constexpr Means SpokenToned { .voice = true, .tone = true };

PlanLine elapsed(Trigger trigger, int seconds)
{
    return { trigger, seconds * Second, { CallKind::Elapsed, seconds }, Spoken };
}

// Adds the lines for both kinds of periods.
void addElapsed(AnnouncementPlan &plan, std::initializer_list<int> seconds)
{
    for (const int second : seconds) {
        plan.lines.push_back(elapsed(Trigger::PeriodElapsed, second));
        plan.lines.push_back(elapsed(Trigger::LastPeriodElapsed, second));
    }
}

// Adds the count of the last `count` seconds of the last period, from "1" up: the highest number marks the end of the
// time.
void addCount(AnnouncementPlan &plan, int count)
{
    for (int number = 1; number <= count; ++number)
        plan.lines.push_back({ Trigger::LastPeriodElapsed, plan.period - (count - number) * Second,
            { CallKind::Count, number }, SpokenToned });
}

void addPeriodEnd(AnnouncementPlan &plan)
{
    plan.lines.push_back({ Trigger::PeriodElapsed, plan.period, { CallKind::PeriodsLeft, 0 }, Spoken });
}

void addLeft(AnnouncementPlan &plan, Trigger trigger, int seconds, Means means)
{
    const CallKind kind = trigger == Trigger::MoveLeft ? CallKind::MoveLeft : CallKind::TimeLeft;
    plan.lines.push_back({ trigger, seconds * Second, { kind, seconds }, means });
}

std::vector<AnnouncementPlan> allPlans()
{
    AnnouncementPlan none { .id = "none" };

    AnnouncementPlan cn60 { .id = "cn-60", .period = Minute };
    addElapsed(cn60, { 30, 40, 50 });
    for (const int second : { 55, 58 })
        cn60.lines.push_back(elapsed(Trigger::PeriodElapsed, second));
    addPeriodEnd(cn60);
    addCount(cn60, 10);

    AnnouncementPlan cn30 { .id = "cn-30", .period = 30 * Second };
    addElapsed(cn30, { 20, 25 });
    addPeriodEnd(cn30);
    addCount(cn30, 5);

    AnnouncementPlan jp30 { .id = "jp-30", .period = 30 * Second };
    addElapsed(jp30, { 10, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30 });

    AnnouncementPlan fide { .id = "fide" };
    addLeft(fide, Trigger::TimeLeft, 60, { .flash = true });

    AnnouncementPlan club { .id = "club" };
    for (const int second : { 300, 60, 30, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1 })
        addLeft(club, Trigger::TimeLeft, second, Toned);

    AnnouncementPlan totalCap { .id = "total-cap" };
    for (const int second : { 60, 30, 10, 5, 4, 3, 2, 1 })
        addLeft(totalCap, Trigger::MoveLeft, second, SpokenToned);
    for (const int second : { 300, 60 })
        addLeft(totalCap, Trigger::TimeLeft, second, Spoken);

    return { cn60, cn30, jp30, fide, club, totalCap, none };
}

} // namespace

const std::vector<AnnouncementPlan> &announcementPlans()
{
    static const std::vector<AnnouncementPlan> plans = allPlans();
    return plans;
}

const AnnouncementPlan *announcementPlan(std::string_view id)
{
    const std::vector<AnnouncementPlan> &plans = announcementPlans();
    const auto found = std::find_if(plans.begin(), plans.end(), [&](const auto &plan) { return plan.id == id; });
    return found == plans.end() ? nullptr : &*found;
}

const AnnouncementPlan &usualPlan(const TimeControl &control)
{
    for (const Stage &stage : control.stages) {
        const auto *reading = std::get_if<ByoYomiStage>(&stage);
        if (reading && reading->period == Minute)
            return *announcementPlan("cn-60");
        if (reading && reading->period == 30 * Second)
            return *announcementPlan("jp-30");
    }
    return *announcementPlan(control.perMove ? "total-cap" : control.isUntimed() ? "none" : "club");
}

} // namespace kagetsu::clock
