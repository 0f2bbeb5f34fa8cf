// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace kagetsu::tournament {

// The reason why a result was corrected or points were ruled: a kind from the list, and optional words
// (tournament.md#corrections).
struct Reason
{
    enum class Kind : std::uint8_t {
        None, // no reason was given
        Mistyped, // typed incorrectly at the desk
        Slip, // the players reported a wrong result
        Appeal, // the appeals committee decided
        Rules, // a breach of the rules
        Game, // the game at the table ended this way
        Follows, // follows from another correction of the same match
        File, // read from a file of results
        Other, // explained by the words
    };

    Kind kind = Kind::None;
    std::string words {}; // UTF-8

    friend bool operator==(const Reason &, const Reason &) = default;
};

// True if a reason was given. Kind::Other counts only with words that are not blank.
inline bool isGiven(const Reason &reason)
{
    const bool hasWords = reason.words.find_first_not_of(" \t\r\n") != std::string::npos;
    return reason.kind == Reason::Kind::Other ? hasWords : reason.kind != Reason::Kind::None;
}

// The reasons that a person can choose. The program itself sets the others.
inline constexpr Reason::Kind ReasonsToChoose[] { Reason::Kind::Mistyped, Reason::Kind::Slip, Reason::Kind::Appeal,
    Reason::Kind::Rules, Reason::Kind::Other };

} // namespace kagetsu::tournament
