// SPDX-License-Identifier: MIT
#pragma once

#include "journal/fault.h"
#include "json/reader.h"
#include "record/model/result.h"
#include "rules/point.h"
#include "seat.h"

// What all codecs of a journal share.
namespace kagetsu::journal {

using json::Json;

struct FieldFault
{
    FaultCode code = FaultCode::WrongField;
    std::string field; // "time.a.stages[1].kind"; empty: the whole value

    friend bool operator==(const FieldFault &, const FieldFault &) = default;
};

// What is wrong with this value, of which nothing counts after the first fault.
FieldFault fieldFault(const json::Faults &faults, const Json &value);

// The member is well made, but not the one that belongs here.
inline constexpr json::Error NotInChain = json::ownError(0);

inline constexpr auto SeatWords = json::words<Seat>({ { Seat::A, "a" }, { Seat::B, "b" } });

// Longest time a file can name: well above any control, far below overflow.
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

// {"a":…,"b":…}
template <class Format>
constexpr auto perSeat(Format format)
{
    return json::Object { [format](auto &io, auto &seats) {
        io.member("a", seats.a, format);
        io.member("b", seats.b, format);
    } };
}

// An event or order that is nothing but its name, or something about one seat.
template <class Io, class What>
void describe(Io &io, What &what)
{
    if constexpr (!std::is_empty_v<What>)
        io.member("seat", what.seat, SeatWords);
}

} // namespace kagetsu::journal
