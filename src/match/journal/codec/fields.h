// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/reader.h"
#include "base/seat.h"
#include "match/journal/fault.h"
#include "record/model/result.h"
#include "rules/point.h"

// Shared by all codecs of a journal.
namespace kagetsu::journal {

using json::Json;

// What is wrong with a value, and where.
struct FieldFault
{
    FaultCode code = FaultCode::WrongField;
    std::string field; // for instance "time.a.stages[1].kind"; empty: the whole value

    friend bool operator==(const FieldFault &, const FieldFault &) = default;
};

// Returns what is wrong with this value, which must not be used after its first fault.
FieldFault fieldFault(const json::Faults &faults, const Json &value);

// The member is well formed but not the one that belongs here.
inline constexpr json::Error NotInChain = json::ownError(0);

inline constexpr auto SeatWords = json::words<Seat>({ { Seat::A, "a" }, { Seat::B, "b" } });

// The longest time that a file can give: well above any control and far below overflow.
inline constexpr std::int64_t MaxMilliseconds = 1'000'000'000'000;
inline constexpr json::Number Time { 0, MaxMilliseconds };
inline constexpr json::Number SomeTime { 1, MaxMilliseconds };
inline constexpr json::Number SignedTime { -MaxMilliseconds, MaxMilliseconds };

inline std::optional<rules::Point> pointFrom(const std::string &text)
{
    return rules::pointFromText(text, rules::MaxBoardSize);
}
inline constexpr json::Code PointFormat { static_cast<std::string (*)(rules::Point)>(rules::toText), pointFrom };
inline constexpr json::Code WinnerFormat { static_cast<std::string_view (*)(record::Winner)>(record::codeOf),
    record::winnerFromCode };
inline constexpr json::Code ReasonFormat { static_cast<std::string_view (*)(record::Reason)>(record::codeOf),
    record::reasonFromCode };

// Describes a value for each seat as {"a":…,"b":…}.
template <class Format>
constexpr auto perSeat(Format format)
{
    return json::Object { [format](auto &io, auto &seats) {
        io.member("a", seats.a, format);
        io.member("b", seats.b, format);
    } };
}

// Describes an event or order that has only its name, or only a seat.
template <class Io, class What>
void describe(Io &io, What &what)
{
    if constexpr (!std::is_empty_v<What>)
        io.member("seat", what.seat, SeatWords);
}

} // namespace kagetsu::journal
