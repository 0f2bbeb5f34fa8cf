// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/reader.h"
#include "tournament/model/event.h"
#include "tournament/model/reason.h"

#include <limits>

// The JSON form of the values of an event. Each object is described once, for reading and for writing. Members with
// their usual values are left out. Reading is strict (base/json/reader.h).
namespace kagetsu::tournament {

// These limits are far above any real tournament and far below overflow.
inline constexpr json::Number Id { 1, std::numeric_limits<int>::max() };
inline constexpr json::Number RoundNumber { 1, 1'000'000 };
inline constexpr json::Number Count { 0, 1'000'000 };
inline constexpr json::Number Signed { -1'000'000'000, 1'000'000'000 };
inline constexpr json::Number BirthYear { EarliestBirthYear, LatestBirthYear };
inline constexpr json::Number Time { 0, 1'000'000'000'000'000 }; // milliseconds

// Writes a value that wraps a single number as that number.
template <auto Member>
struct Wrapped
{
    json::Number number;

    template <class T>
    json::Json write(T &value) const
    {
        return number.write(value.*Member);
    }
    template <class T>
    void read(const json::Node &node, T &value) const
    {
        number.read(node, value.*Member);
    }
};
inline constexpr Wrapped<&EntryId::value> EntryFormat { Id };
inline constexpr Wrapped<&Points::halves> HalvesFormat { Signed };

// Accepts all 64 bits of a seed.
struct SeedFormat
{
    json::Json write(std::uint64_t seed) const { return seed; }
    void read(const json::Node &node, std::uint64_t &seed) const;
};

// Describes a pair of values, one for each party: {"a":…,"b":…}
template <class Format>
constexpr auto perParty(Format format)
{
    return json::Object { [format](auto &io, auto &both) {
        io.member("a", both.a, format);
        io.member("b", both.b, format);
    } };
}

inline constexpr auto PartyWords = json::words<Party>({ { Party::A, "a" }, { Party::B, "b" } });
inline constexpr auto FormatWords = json::words<Format>({ { Format::RoundRobin, "round-robin" },
    { Format::DoubleRoundRobin, "double-round-robin" }, { Format::Swiss, "swiss" },
    { Format::Elimination, "elimination" }, { Format::DoubleElimination, "double-elimination" } });
inline constexpr auto ByeWords = json::words<Bye::Kind>({ { Bye::Kind::Pairing, "pairing" },
    { Bye::Kind::Half, "half" }, { Bye::Kind::Zero, "zero" }, { Bye::Kind::Full, "full" } });
inline constexpr auto OutcomeWords =
    json::words<Outcome>({ { Outcome::AWon, "1-0" }, { Outcome::BWon, "0-1" }, { Outcome::Draw, "1/2" },
        { Outcome::AWonByForfeit, "+" }, { Outcome::BWonByForfeit, "-" }, { Outcome::BothForfeited, "--" } });
inline constexpr auto RoundStateWords = json::words<Round::State>({ { Round::State::Draft, "draft" },
    { Round::State::Published, "published" }, { Round::State::Finished, "finished" } });

inline constexpr json::Object EventDetailsFormat { [](auto &io, EventDetails &details) {
    io.unless({}, "name", details.name, json::Text);
    io.unless({}, "place", details.place, json::Text);
    io.unless({}, "dates", details.dates, json::Text);
    io.unless({}, "federation", details.federation, json::Text);
    io.unless({}, "arbiters", details.arbiters, json::List { json::Text });
    io.unless(0, "initials_from_year", details.initialsFromYear, BirthYear);
} };

inline constexpr auto EntryKindWords =
    json::words<EntryDetails::Kind>({ { EntryDetails::Kind::Player, "player" }, { EntryDetails::Kind::Team, "team" } });

inline constexpr auto SexWords =
    json::words<Sex>({ { Sex::Unknown, "unknown" }, { Sex::Female, "female" }, { Sex::Male, "male" } });
inline constexpr json::Code BirthFormat { static_cast<std::string (*)(const BirthDate &)>(textOf), birthDateFrom };

inline constexpr json::Object EntryDetailsFormat { [](auto &io, EntryDetails &details) {
    io.unless(EntryDetails::Kind::Player, "kind", details.kind, EntryKindWords);
    io.member("name", details.name, json::Text);
    io.maybe("rating", details.rating, Signed);
    io.unless({}, "rank", details.rank, json::Text);
    io.unless({}, "club", details.club, json::Text);
    io.unless({}, "country", details.country, json::Text);
    io.unless({}, "members", details.members, json::List { json::Text });
    io.unless(Sex::Unknown, "sex", details.sex, SexWords);
    io.unless({}, "birth", details.birth, BirthFormat);
    io.unless({}, "title", details.title, json::Text);
    io.unless({}, "federation_id", details.federationId, json::Text);
    io.maybe("rated_games", details.ratedGames, Count);
    io.maybe("rating_factor", details.ratingFactor, json::Number { 1, MostFactor });
} };

inline constexpr json::Object GameReportFormat { [](auto &io, GameReport &report) {
    io.member("outcome", report.outcome, OutcomeWords);
    io.unless({}, "reason", report.reason, json::Text);
    io.unless({}, "time_ms", report.time, perParty(Time));
    io.unless({}, "warnings", report.warnings, perParty(Count));
    io.unless({}, "record", report.record, json::Text);
    io.unless({}, "match", report.match, json::Text);
} };

inline constexpr auto ReasonWords = json::words<Reason::Kind>(
    { { Reason::Kind::None, "none" }, { Reason::Kind::Mistyped, "mistyped" }, { Reason::Kind::Slip, "slip" },
        { Reason::Kind::Appeal, "appeal" }, { Reason::Kind::Rules, "rules" }, { Reason::Kind::Game, "game" },
        { Reason::Kind::Follows, "follows" }, { Reason::Kind::File, "file" }, { Reason::Kind::Other, "other" } });

inline constexpr json::Object ReasonFormat { [](auto &io, Reason &reason) {
    io.member("kind", reason.kind, ReasonWords);
    io.unless({}, "words", reason.words, json::Text);
} };

inline constexpr json::Object AdjustmentFormat { [](auto &io, Adjustment &adjustment) {
    io.member("entry", adjustment.entry, EntryFormat);
    io.unless(0, "round", adjustment.round, Count);
    io.member("halves", adjustment.points, HalvesFormat);
    io.unless({}, "reason", adjustment.reason, json::Text);
} };

inline constexpr json::Object LockFormat { [](auto &io, Lock &lock) {
    io.member("round", lock.round, RoundNumber);
    io.member("a", lock.a, EntryFormat);
    io.maybe("b", lock.b, EntryFormat);
    io.unless(false, "sides", lock.sides, json::Flag);
    io.maybe("table", lock.table, RoundNumber);
    io.maybe("bye", lock.bye, ByeWords);
} };

} // namespace kagetsu::tournament
