// SPDX-License-Identifier: MIT
#include "match/journal/codec/clockcodec.h"

namespace kagetsu::journal {

namespace {

using json::Flag;
using json::List;
using json::Number;

constexpr auto StageWords =
    json::kindWords<clock::Stage>(json::kind<clock::MainStage>("main"), json::kind<clock::ByoYomiStage>("byoyomi"),
        json::kind<clock::CanadianStage>("canadian"), json::kind<clock::BankStage>("bank"));
constexpr Number StageCount { 1, 1'000'000 };
constexpr auto DelayWords =
    json::words<clock::DelayForm>({ { clock::DelayForm::Us, "us" }, { clock::DelayForm::Bronstein, "bronstein" } });
constexpr auto BonusWords = json::words<bool>({ { false, "after" }, { true, "before" } });
constexpr auto CapPolicyWords = json::words<clock::CapPolicy>({
    { clock::CapPolicy::Lose, "lose" },
    { clock::CapPolicy::TurnLost, "turn-lost" },
    { clock::CapPolicy::Warn, "warn" },
    { clock::CapPolicy::Penalty, "penalty" },
});
constexpr auto NextStageWords = json::words<clock::NextStage>(
    { { clock::NextStage::AtQuota, "at-quota" }, { clock::NextStage::AtZero, "at-zero" } });
constexpr auto QuotaUnitWords =
    json::words<clock::QuotaUnit>({ { clock::QuotaUnit::Stones, "stones" }, { clock::QuotaUnit::Presses, "presses" } });

template <class Io>
void describe(Io &io, clock::MainStage &stage)
{
    io.member("time_ms", stage.time, Time);
    io.member("increment_ms", stage.increment, Time);
    io.member("bonus", stage.bonusBefore, BonusWords);
    io.maybe("max_ms", stage.maximum, Time);
    if (io.has("delay_ms", stage.delay > clock::Duration::zero())) {
        io.member("delay_ms", stage.delay, SomeTime);
        io.member("delay", stage.delayForm, DelayWords);
    }
    io.unless(0, "moves", stage.quota, StageCount);
}

template <class Io>
void describe(Io &io, clock::ByoYomiStage &stage)
{
    io.member("periods", stage.periods, StageCount);
    io.member("period_ms", stage.period, SomeTime);
    io.member("reserve", stage.reserve, Flag);
}

// `steps` is written only if the blocks differ.
template <class Io>
void describe(Io &io, clock::CanadianStage &stage)
{
    io.member("moves", stage.blocks.front(), StageCount);
    io.member("time_ms", stage.time, SomeTime);
    io.member("carry", stage.carry, Flag);
    if (io.has("steps", stage.blocks.size() > 1)) {
        const int first = stage.blocks.front();
        io.member("steps", stage.blocks, json::Whole { List { StageCount } });
        io.check("steps", stage.blocks.size() > 1 && stage.blocks.front() == first);
    }
}

template <class Io>
void describe(Io &io, clock::BankStage &stage)
{
    io.member("move_ms", stage.free, SomeTime);
    io.member("units", stage.units, StageCount);
    io.member("unit_ms", stage.unit, SomeTime);
}

constexpr json::Object StageFormat { [](auto &io, clock::Stage &stage) {
    io.kind("kind", stage, StageWords);
    std::visit([&io](auto &kind) { describe(io, kind); }, stage);
} };

constexpr json::Object ControlObject { [](auto &io, clock::TimeControl &control) {
    io.member("stages", control.stages, List { StageFormat });
    io.maybe("per_move_ms", control.perMove, SomeTime);
    io.unless(clock::CapPolicy::Lose, "per_move_policy", control.capPolicy, CapPolicyWords);
    if (io.has("per_move_penalty_ms", control.capPolicy == clock::CapPolicy::Penalty))
        io.member("per_move_penalty_ms", control.capPenalty, SomeTime);
    io.unless(clock::UsualCapInOpening, "cap_in_opening", control.capInOpening, Number { 0, clock::MostCapInOpening });
    io.unless(clock::NextStage::AtQuota, "next_stage", control.nextStage, NextStageWords);
    io.unless(clock::QuotaUnit::Stones, "quota_unit", control.quotaUnit, QuotaUnitWords);
    io.unless(false, "hourglass", control.hourglass, Flag);
    io.member("low_time_ms", control.lowTime, json::Whole { List { Time } });
    io.check("stages", clock::isSound(control));
} };

Json readingJson(const clock::Reading &reading)
{
    Json json = Json::object();
    if (reading.untimed)
        json["untimed"] = true;
    else
        json["main_ms"] = reading.main.count();
    if (reading.running)
        json["running"] = true;
    if (reading.periods > 0)
        json["periods"] = reading.periods;
    if (reading.moves > 0)
        json["moves"] = reading.moves;
    if (reading.period)
        json["period_ms"] = reading.period->count();
    if (reading.delay)
        json["delay_ms"] = reading.delay->count();
    if (reading.perMove)
        json["per_move_ms"] = reading.perMove->count();
    json["turn_ms"] = reading.turn.count();
    json["used_ms"] = reading.used.count();
    if (reading.flag)
        json["flag"] = { { "at_ms", reading.flag->at.count() }, { "reason", FlagWords.of(reading.flag->reason) } };
    return json;
}

} // namespace

Json ControlFormat::write(clock::TimeControl &control) const
{
    return ControlObject.write(control);
}

void ControlFormat::read(const json::Node &node, clock::TimeControl &control) const
{
    ControlObject.read(node, control);
}

Json clocksJson(const clock::Clock &clock, clock::Moment at)
{
    return { { "a", readingJson(clock.reading(Seat::A, at)) }, { "b", readingJson(clock.reading(Seat::B, at)) } };
}

} // namespace kagetsu::journal
