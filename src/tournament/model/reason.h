// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace kagetsu::tournament {

// Why a result was corrected or points were ruled: one of a list, and words (tournament.md#corrections).
struct Reason
{
    enum class Kind : std::uint8_t {
        None, // nobody gave one
        Mistyped, // at the desk
        Slip, // the players reported another result
        Appeal, // the committee decided
        Rules, // a breach of the rules
        Game, // the game at the table ended so
        Follows, // from another correction of the same match
        File, // it was read from a file of results
        Other, // as the words say
    };

    Kind kind = Kind::None;
    std::string words {}; // UTF-8

    friend bool operator==(const Reason &, const Reason &) = default;
};

// Other reasons are none without words.
inline bool isGiven(const Reason &reason)
{
    const bool hasWords = reason.words.find_first_not_of(" \t\r\n") != std::string::npos;
    return reason.kind == Reason::Kind::Other ? hasWords : reason.kind != Reason::Kind::None;
}

// What a person chooses from; the others are given by the program.
inline constexpr Reason::Kind ReasonsToChoose[] { Reason::Kind::Mistyped, Reason::Kind::Slip, Reason::Kind::Appeal,
    Reason::Kind::Rules, Reason::Kind::Other };

} // namespace kagetsu::tournament
