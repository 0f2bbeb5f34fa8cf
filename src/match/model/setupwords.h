// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/words.h"
#include "match/model/setup.h"

// The words for the terms agreed before a game, as used in presets and journals; never changed once written.
namespace kagetsu::match::words {

inline constexpr auto Fouls = json::words<FoulPolicy>(
    { { FoulPolicy::Claim, "claim" }, { FoulPolicy::Auto, "auto" }, { FoulPolicy::Block, "block" } });

inline constexpr auto Fives =
    json::words<FivePolicy>({ { FivePolicy::Auto, "auto" }, { FivePolicy::Declare, "declare" } });

inline constexpr auto Flags = json::words<FlagPolicy>(
    { { FlagPolicy::AutoStop, "auto-stop" }, { FlagPolicy::AutoEnd, "auto-end" }, { FlagPolicy::Claim, "claim" } });

inline constexpr auto BothFlagWords =
    json::words<BothFlags>({ { BothFlags::Draw, "draw" }, { BothFlags::FirstLoses, "first-loses" },
        { BothFlags::Continue, "continue" }, { BothFlags::BothLose, "both-lose" } });

inline constexpr auto HintWords =
    json::words<Hints>({ { Hints::Off, "off" }, { Hints::AfterMove, "after-move" }, { Hints::Always, "always" } });

inline constexpr auto FalseClaims = json::words<FalseClaim>(
    { { FalseClaim::OpponentTime, "opponent-time" }, { FalseClaim::ClaimantTime, "claimant-time" },
        { FalseClaim::TurnLost, "turn-lost" }, { FalseClaim::Warning, "warning" }, { FalseClaim::None, "none" } });

inline constexpr auto Withdrawals = json::words<Withdrawal>(
    { { Withdrawal::WrongClaim, "wrong-claim" }, { Withdrawal::Warning, "warning" }, { Withdrawal::None, "none" } });

inline constexpr auto Scorings = json::words<Scoring>(
    { { Scoring::TwoOneNone, "2-1-0" }, { Scoring::OneHalfNone, "1-½-0" }, { Scoring::ThreeTwoOne, "3-2-1" },
        { Scoring::ThreeOneNone, "3-1-0" }, { Scoring::PlusTwoPlusOneMinusTwo, "+2/+1/-2" } });

inline constexpr auto LateCharges = json::words<LateCharge>(
    { { LateCharge::None, "none" }, { LateCharge::Single, "single" }, { LateCharge::Double, "double" } });

inline constexpr auto LateScopes = json::words<LateScope>(
    { { LateScope::Game, "game" }, { LateScope::Round, "round" }, { LateScope::Match, "match" } });

} // namespace kagetsu::match::words
