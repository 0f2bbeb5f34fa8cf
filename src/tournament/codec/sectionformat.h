// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/codec/valueformats.h"

namespace kagetsu::tournament {

// The JSON form of the settings of a section. Members with their usual values are left out, so that a file written
// today can still be read when sections have more settings.

inline constexpr auto WithdrawalWords =
    json::words<SectionOptions::Withdrawal>({ { SectionOptions::Withdrawal::AnnulBelowHalf, "annul-below-half" },
        { SectionOptions::Withdrawal::ResultsStand, "results-stand" } });
inline constexpr auto EmptyBoardsWords =
    json::words<SectionOptions::EmptyBoards>({ { SectionOptions::EmptyBoards::Anywhere, "anywhere" },
        { SectionOptions::EmptyBoards::Last, "last" }, { SectionOptions::EmptyBoards::First, "first" } });

inline constexpr auto StyleWords = json::words<pairing::Style>({ { pairing::Style::Split, "split" },
    { pairing::Style::Fold, "fold" }, { pairing::Style::Adjacent, "adjacent" }, { pairing::Style::Random, "random" } });
inline constexpr auto ApartWords = json::words<SwissRules::Apart>({ { SwissRules::Apart::Nobody, "nobody" },
    { SwissRules::Apart::Clubs, "clubs" }, { SwissRules::Apart::Countries, "countries" } });

inline constexpr json::Object SwissRulesFormat { [](auto &io, SwissRules &rules) {
    constexpr SwissRules Usual;
    io.unless(Usual.style, "style", rules.style, StyleWords);
    io.maybe("first_round", rules.firstRound, StyleWords);
    io.unless(Usual.apart, "apart", rules.apart, ApartWords);
    io.unless(Usual.apartRounds, "apart_rounds", rules.apartRounds, Count);
    io.unless(Usual.acceleratedRounds, "accelerated_rounds", rules.acceleratedRounds, Count);
    io.unless(Usual.outAfterLosses, "out_after_losses", rules.outAfterLosses, Count);
    io.unless(Usual.isFromTheTop, "from_the_top", rules.isFromTheTop, json::Flag);
    io.unless(Usual.isByeByLot, "bye_by_lot", rules.isByeByLot, json::Flag);
    io.unless(Usual.mayRematch, "rematches", rules.mayRematch, json::Flag);
} };

inline constexpr json::Object OptionsFormat { [](auto &io, SectionOptions &options) {
    constexpr SectionOptions Usual;
    io.unless(Usual.rounds, "rounds", options.rounds, Count);
    io.unless(Usual.gamesPerMatch, "games", options.gamesPerMatch, Count);
    io.unless(Usual.withdrawal, "withdrawal", options.withdrawal, WithdrawalWords);
    io.unless(Usual.missedRounds, "missed_rounds", options.missedRounds, ByeWords);
    io.unless(Usual.byesCountOwnPoints, "byes_count_own_points", options.byesCountOwnPoints, json::Flag);
    io.unless(Usual.forfeitWinIsABye, "forfeit_win_is_a_bye", options.forfeitWinIsABye, json::Flag);
    io.unless(Usual.swapLastTwoRounds, "swap_last_two_rounds", options.swapLastTwoRounds, json::Flag);
    io.unless(Usual.matchForThird, "match_for_third", options.matchForThird, json::Flag);
    io.unless(Usual.placement, "placement", options.placement, Count);
    io.unless(Usual.secondGrandFinal, "second_grand_final", options.secondGrandFinal, json::Flag);
    io.maybe("lateness_minutes", options.latenessMinutes, Signed);
    io.unless(Usual.forfeitsBeforeWithdrawal, "forfeits_before_withdrawal", options.forfeitsBeforeWithdrawal, Signed);
    io.unless(Usual.emptyBoards, "empty_boards", options.emptyBoards, EmptyBoardsWords);
    io.unless(Usual.carriesResults, "carries_results", options.carriesResults, json::Flag);
    io.unless(Usual.swiss, "swiss", options.swiss, SwissRulesFormat);
} };

// All values are written, so that a reader need not know which of them follow from others. Points are in halves.
inline constexpr json::Object ScoreFormat { [](auto &io, ScoreSystem &score) {
    io.member("win", score.win, HalvesFormat);
    io.member("draw", score.draw, HalvesFormat);
    io.member("loss", score.loss, HalvesFormat);
    io.member("forfeit_win", score.forfeitWin, HalvesFormat);
    io.member("forfeit_loss", score.forfeitLoss, HalvesFormat);
    io.member("pairing_bye", score.pairingBye, HalvesFormat);
    io.member("half_bye", score.halfBye, HalvesFormat);
    io.member("zero_bye", score.zeroBye, HalvesFormat);
    io.unless(false, "by_games", score.byGames, json::Flag);
} };

inline constexpr json::Code CriterionFormat { static_cast<std::string (*)(const Criterion &)>(codeOf),
    criterionFromCode };

inline constexpr auto DecisionWords = json::words<PlaceDecision::Kind>(
    { { PlaceDecision::Kind::Criteria, "criteria" }, { PlaceDecision::Kind::PlayOff, "play-off" },
        { PlaceDecision::Kind::Lot, "lot" }, { PlaceDecision::Kind::ByHand, "by-hand" } });

// The type is named in the list of lists below; without it, deduction would copy the inner list instead of nesting it.
using EntriesFormat = json::List<Wrapped<&EntryId::value>>;

inline constexpr json::Object PlayOffGameFormat { [](auto &io, PlayOffGame &game) {
    io.member("a", game.a, EntryFormat);
    io.member("b", game.b, EntryFormat);
    io.member("outcome", game.outcome, OutcomeWords);
    io.maybe("opener", game.opener, PartyWords);
    io.unless(1, "stage", game.stage, RoundNumber);
} };

inline constexpr json::Object PlaceDecisionFormat { [](auto &io, PlaceDecision &decision) {
    io.member("kind", decision.kind, DecisionWords);
    io.member("order", decision.order, json::List<EntriesFormat> { EntriesFormat { EntryFormat } });
    io.unless({}, "criteria", decision.criteria, json::List { CriterionFormat });
    io.maybe("seed", decision.seed, SeedFormat());
    io.unless({}, "reason", decision.reason, json::Text);
    io.unless({}, "games", decision.games, json::List { PlayOffGameFormat });
} };

inline constexpr json::Object QualifierFormat { [](auto &io, Qualifier &qualifier) {
    io.member("section", qualifier.section, Signed);
    io.member("entry", qualifier.entry, EntryFormat);
} };

inline constexpr json::Object SettingsFormat { [](auto &io, SectionSettings &settings) {
    io.unless({}, "name", settings.name, json::Text);
    io.member("format", settings.format, FormatWords);
    io.unless({}, "rules", settings.rules, json::Text);
    io.member("halves", settings.score, ScoreFormat);
    io.unless({}, "criteria", settings.criteria, json::List { CriterionFormat });
    io.unless({}, "options", settings.options, OptionsFormat);
    io.unless(0, "seed", settings.seed, SeedFormat());
} };

} // namespace kagetsu::tournament
