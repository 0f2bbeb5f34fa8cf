// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/codec/valueformats.h"

namespace kagetsu::tournament {

// The JSON form of the rounds of a section, with their matches and byes.

inline constexpr auto OriginWords =
    json::words<Match::Origin>({ { Match::Origin::Computed, "computed" }, { Match::Origin::ByHand, "by-hand" } });

inline constexpr json::Object GameFormat { [](auto &io, Game &game) {
    io.unless(Party::A, "opener", game.opener, PartyWords);
    io.maybe("report", game.report, GameReportFormat);
} };

inline constexpr json::Object MatchFormat { [](auto &io, Match &match) {
    io.member("table", match.table, Signed);
    io.member("a", match.a, EntryFormat);
    io.member("b", match.b, EntryFormat);
    io.unless(Match::Origin::Computed, "origin", match.origin, OriginWords);
    io.member("games", match.games, json::List { GameFormat });
    io.maybe("ruling", match.ruling, perParty(HalvesFormat));
    io.unless(false, "carried", match.isCarried, json::Flag);
    io.unless({}, "line_up", match.lineUp, perParty(json::List { Count }));
} };

inline constexpr json::Object ByeFormat { [](auto &io, Bye &bye) {
    io.member("entry", bye.entry, EntryFormat);
    io.unless(Bye::Kind::Pairing, "kind", bye.kind, ByeWords);
} };

inline constexpr json::Object RoundFormat { [](auto &io, Round &round) {
    io.unless(Round::State::Draft, "state", round.state, RoundStateWords);
    io.member("matches", round.matches, json::List { MatchFormat });
    io.unless({}, "byes", round.byes, json::List { ByeFormat });
    io.unless(0, "seed", round.seed, SeedFormat());
    io.unless(0, "rule_version", round.ruleVersion, Count);
    io.unless(0, "changed_tables", round.changedTables, Count);
    io.maybe("clocks_started_ms", round.clocksStarted, Time);
} };

} // namespace kagetsu::tournament
