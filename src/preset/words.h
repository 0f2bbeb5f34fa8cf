// SPDX-License-Identifier: MIT
#pragma once

#include "opening/words.h"
#include "preset/preset.h"

// The words of presets in files, shared by the reader and the writer.
namespace kagetsu::preset::words {

using opening::words::Table;
using opening::words::wordOf;

constexpr Table<Group, 3> Groups { { { "seed", Group::Seed }, { "international", Group::International },
    { "house", Group::House } } };

constexpr Table<Level, 4> Levels { { { "casual", Level::Casual }, { "club", Level::Club }, { "rated", Level::Rated },
    { "title", Level::Title } } };

constexpr Table<match::FoulPolicy, 3> Fouls { { { "claim", match::FoulPolicy::Claim },
    { "auto", match::FoulPolicy::Auto }, { "block", match::FoulPolicy::Block } } };

constexpr Table<match::FivePolicy, 2> Fives { { { "auto", match::FivePolicy::Auto },
    { "declare", match::FivePolicy::Declare } } };

constexpr Table<match::FlagPolicy, 3> Flags { { { "auto-stop", match::FlagPolicy::AutoStop },
    { "auto-end", match::FlagPolicy::AutoEnd }, { "claim", match::FlagPolicy::Claim } } };

constexpr Table<match::BothFlags, 4> BothFlagWords { { { "draw", match::BothFlags::Draw },
    { "first-loses", match::BothFlags::FirstLoses }, { "continue", match::BothFlags::Continue },
    { "both-lose", match::BothFlags::BothLose } } };

constexpr Table<match::Hints, 3> HintWords { { { "off", match::Hints::Off }, { "after-move", match::Hints::AfterMove },
    { "always", match::Hints::Always } } };

constexpr Table<PlayerPause, 3> Pauses { { { "call", PlayerPause::Call }, { "never", PlayerPause::Never },
    { "free", PlayerPause::Free } } };

constexpr Table<match::FalseClaim, 5> FalseClaims { { { "opponent-time", match::FalseClaim::OpponentTime },
    { "claimant-time", match::FalseClaim::ClaimantTime }, { "turn-lost", match::FalseClaim::TurnLost },
    { "warning", match::FalseClaim::Warning }, { "none", match::FalseClaim::None } } };

constexpr Table<match::Withdrawal, 3> Withdrawals { { { "wrong-claim", match::Withdrawal::WrongClaim },
    { "warning", match::Withdrawal::Warning }, { "none", match::Withdrawal::None } } };

constexpr Table<match::Scoring, 5> Scorings { { { "2-1-0", match::Scoring::TwoOneNone },
    { "1-½-0", match::Scoring::OneHalfNone }, { "3-2-1", match::Scoring::ThreeTwoOne },
    { "3-1-0", match::Scoring::ThreeOneNone }, { "+2/+1/-2", match::Scoring::PlusTwoPlusOneMinusTwo } } };

constexpr Table<Recording, 3> Recordings { { { "program", Recording::Program }, { "players", Recording::Players },
    { "referee", Recording::Referee } } };

constexpr Table<match::LateCharge, 3> LateCharges { { { "none", match::LateCharge::None },
    { "single", match::LateCharge::Single }, { "double", match::LateCharge::Double } } };

constexpr Table<match::LateScope, 3> LateScopes { { { "game", match::LateScope::Game },
    { "round", match::LateScope::Round }, { "match", match::LateScope::Match } } };

// The plans of clock.md#announcements.
constexpr Table<std::string_view, 6> Announcements { { { "cn-60", "cn-60" }, { "cn-30", "cn-30" }, { "jp-30", "jp-30" },
    { "fide", "fide" }, { "club", "club" }, { "total-cap", "total-cap" } } };

} // namespace kagetsu::preset::words
