// SPDX-License-Identifier: MIT
#include "journal/clockcodec.h"

namespace kagetsu::journal {

namespace {

enum class StageKind : std::uint8_t { Main, ByoYomi, Canadian, Bank };

constexpr Word<StageKind> StageWords[] { { StageKind::Main, "main" }, { StageKind::ByoYomi, "byoyomi" },
    { StageKind::Canadian, "canadian" }, { StageKind::Bank, "bank" } };
constexpr std::int64_t MaxCount = 1'000'000;
constexpr Word<clock::DelayForm> DelayWords[] { { clock::DelayForm::Us, "us" },
    { clock::DelayForm::Bronstein, "bronstein" } };
constexpr Word<bool> BonusWords[] { { false, "after" }, { true, "before" } };
constexpr Word<clock::CapPolicy> CapPolicyWords[] { { clock::CapPolicy::Lose, "lose" },
    { clock::CapPolicy::TurnLost, "turn-lost" }, { clock::CapPolicy::Warn, "warn" },
    { clock::CapPolicy::Penalty, "penalty" } };
constexpr Word<clock::NextStage> NextStageWords[] { { clock::NextStage::AtQuota, "at-quota" },
    { clock::NextStage::AtZero, "at-zero" } };
constexpr Word<clock::QuotaUnit> QuotaUnitWords[] { { clock::QuotaUnit::Stones, "stones" },
    { clock::QuotaUnit::Presses, "presses" } };

Json stageJson(const clock::MainStage &stage)
{
    Json json {
        { "kind", "main" },
        { "time_ms", stage.time.count() },
        { "increment_ms", stage.increment.count() },
        { "bonus", wordOf(stage.bonusBefore, BonusWords) },
    };
    if (stage.maximum)
        json["max_ms"] = stage.maximum->count();
    if (stage.delay > clock::Duration::zero()) {
        json["delay_ms"] = stage.delay.count();
        json["delay"] = wordOf(stage.delayForm, DelayWords);
    }
    if (stage.quota > 0)
        json["moves"] = stage.quota;
    return json;
}

Json stageJson(const clock::ByoYomiStage &stage)
{
    return {
        { "kind", "byoyomi" },
        { "periods", stage.periods },
        { "period_ms", stage.period.count() },
        { "reserve", stage.reserve },
    };
}

// `steps` only where the blocks differ.
Json stageJson(const clock::CanadianStage &stage)
{
    Json json {
        { "kind", "canadian" },
        { "moves", stage.blocks.front() },
        { "time_ms", stage.time.count() },
        { "carry", stage.carry },
    };
    if (stage.blocks.size() > 1)
        json["steps"] = stage.blocks;
    return json;
}

Json stageJson(const clock::BankStage &stage)
{
    return {
        { "kind", "bank" },
        { "move_ms", stage.free.count() },
        { "units", stage.units },
        { "unit_ms", stage.unit.count() },
    };
}

clock::Stage stageFrom(Fields fields)
{
    clock::Stage stage;
    switch (fields.word("kind", StageWords)) {
    case StageKind::Main: {
        clock::MainStage main;
        main.time = fields.time("time_ms");
        main.increment = fields.time("increment_ms");
        main.bonusBefore = fields.word("bonus", BonusWords);
        main.maximum = fields.maybeTime("max_ms");
        if (fields.has("delay_ms")) {
            main.delay = fields.time("delay_ms", 1);
            main.delayForm = fields.word("delay", DelayWords);
        }
        if (fields.has("moves"))
            main.quota = static_cast<int>(fields.integer("moves", 1, MaxCount));
        stage = main;
        break;
    }
    case StageKind::ByoYomi: {
        clock::ByoYomiStage byoYomi;
        byoYomi.periods = static_cast<int>(fields.integer("periods", 1, MaxCount));
        byoYomi.period = fields.time("period_ms", 1);
        byoYomi.reserve = fields.flag("reserve");
        stage = byoYomi;
        break;
    }
    case StageKind::Canadian: {
        clock::CanadianStage canadian;
        canadian.blocks = { static_cast<int>(fields.integer("moves", 1, MaxCount)) };
        canadian.time = fields.time("time_ms", 1);
        canadian.carry = fields.flag("carry");
        if (fields.has("steps")) {
            const int first = canadian.blocks.front();
            canadian.blocks.clear();
            for (const std::int64_t moves : fields.integers("steps", 1, MaxCount))
                canadian.blocks.push_back(static_cast<int>(moves));
            if (canadian.blocks.size() < 2 || canadian.blocks.front() != first)
                fields.wrong("steps");
        }
        stage = std::move(canadian);
        break;
    }
    case StageKind::Bank: {
        clock::BankStage bank;
        bank.free = fields.time("move_ms", 1);
        bank.units = static_cast<int>(fields.integer("units", 1, MaxCount));
        bank.unit = fields.time("unit_ms", 1);
        stage = bank;
        break;
    }
    }
    fields.end();
    return stage;
}

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
        json["flag"] = { { "at_ms", reading.flag->at.count() }, { "reason", wordOf(reading.flag->reason, FlagWords) } };
    return json;
}

} // namespace

Json controlJson(const clock::TimeControl &control)
{
    Json stages = Json::array();
    for (const clock::Stage &stage : control.stages)
        stages.push_back(std::visit([](const auto &kind) { return stageJson(kind); }, stage));
    Json json { { "stages", std::move(stages) } };
    if (control.perMove)
        json["per_move_ms"] = control.perMove->count();
    if (control.capPolicy != clock::CapPolicy::Lose)
        json["per_move_policy"] = wordOf(control.capPolicy, CapPolicyWords);
    if (control.capPolicy == clock::CapPolicy::Penalty)
        json["per_move_penalty_ms"] = control.capPenalty.count();
    if (control.capInOpening != clock::UsualCapInOpening)
        json["cap_in_opening"] = control.capInOpening;
    if (control.nextStage != clock::NextStage::AtQuota)
        json["next_stage"] = wordOf(control.nextStage, NextStageWords);
    if (control.quotaUnit != clock::QuotaUnit::Stones)
        json["quota_unit"] = wordOf(control.quotaUnit, QuotaUnitWords);
    if (control.hourglass)
        json["hourglass"] = true;
    Json lowTime = Json::array();
    for (clock::Duration time : control.lowTime)
        lowTime.push_back(time.count());
    json["low_time_ms"] = std::move(lowTime);
    return json;
}

clock::TimeControl controlFrom(Fields fields)
{
    clock::TimeControl control;
    for (const Fields &stage : fields.objects("stages"))
        control.stages.push_back(stageFrom(stage));
    control.perMove = fields.maybeTime("per_move_ms", 1);
    if (fields.has("per_move_policy"))
        control.capPolicy = fields.word("per_move_policy", CapPolicyWords);
    if (fields.has("per_move_penalty_ms"))
        control.capPenalty = fields.time("per_move_penalty_ms", 1);
    if (fields.has("cap_in_opening"))
        control.capInOpening = static_cast<int>(fields.integer("cap_in_opening", 0, clock::MostCapInOpening));
    if (fields.has("next_stage"))
        control.nextStage = fields.word("next_stage", NextStageWords);
    if (fields.has("quota_unit"))
        control.quotaUnit = fields.word("quota_unit", QuotaUnitWords);
    control.hourglass = fields.has("hourglass") && fields.flag("hourglass");
    control.lowTime.clear();
    for (std::int64_t time : fields.integers("low_time_ms", 0, MaxMilliseconds))
        control.lowTime.emplace_back(time);
    if (!clock::isSound(control))
        fields.wrong("stages");
    fields.end();
    return control;
}

Json clocksJson(const clock::Clock &clock, clock::Moment at)
{
    return { { "a", readingJson(clock.reading(Seat::A, at)) }, { "b", readingJson(clock.reading(Seat::B, at)) } };
}

} // namespace kagetsu::journal
