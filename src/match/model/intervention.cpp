// SPDX-License-Identifier: MIT
#include "match/model/intervention.h"

#include "base/enumtable.h"

namespace kagetsu::match {

namespace {

constexpr EnumTable<Ground, std::string_view> GroundCodes({
    { Ground::WrongClaim, "wrong-claim" },
    { Ground::OverTime, "over-time" },
    { Ground::PlayersAgree, "players-agree" },
    { Ground::TakeBackTried, "take-back-tried" },
    { Ground::StoneSlipped, "stone-slipped" },
    { Ground::StonesDisplaced, "stones-displaced" },
    { Ground::StoneOnStone, "stone-on-stone" },
    { Ground::OutOfTurn, "out-of-turn" },
    { Ground::WrongColours, "wrong-colours" },
    { Ground::PressedEarly, "pressed-early" },
    { Ground::OtherHand, "other-hand" },
    { Ground::ClockWrongSide, "clock-wrong-side" },
    { Ground::ClockWronglySet, "clock-wrongly-set" },
    { Ground::ClockFaulty, "clock-faulty" },
    { Ground::CountMisread, "count-misread" },
    { Ground::FoulShown, "foul-shown" },
    { Ground::OutsideHelp, "outside-help" },
    { Ground::DeviceFailed, "device-failed" },
    { Ground::LeftTable, "left-table" },
    { Ground::Late, "late" },
    { Ground::Disturbance, "disturbance" },
    { Ground::RecordWrong, "record-wrong" },
    { Ground::LeaveGranted, "leave-granted" },
    { Ground::PlayerIll, "player-ill" },
    { Ground::ArbiterIll, "arbiter-ill" },
    { Ground::Adjournment, "adjournment" },
    { Ground::ArbiterMistaken, "arbiter-mistaken" },
    { Ground::MachineSlept, "machine-slept" },
    { Ground::Other, "other" },
    { Ground::Unstated, "unstated" },
});

} // namespace

std::string_view codeOf(Ground ground)
{
    return GroundCodes[ground];
}

std::optional<Ground> groundFromCode(std::string_view code)
{
    return GroundCodes.keyOf(code);
}

} // namespace kagetsu::match
