// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"

#include <optional>
#include <span>
#include <vector>

namespace kagetsu::tournament {

// Returns true if two actions are about the same thing, so that whoever does one must know of the other
// (tournament.md#several-desks): the same game, match, round, entry or section, or one that contains the other.
bool shareSubject(const Action &one, const Action &other);

// What others have added to a log.
struct Meanwhile
{
    std::size_t line = 0; // index of a line of theirs that is about the same thing
    // True if that line already does all that was to be done: nothing more has to be added.
    bool isDone = false;

    friend bool operator==(const Meanwhile &, const Meanwhile &) = default;
};

// Returns the number of rows that a store needs for these lines: one for each, and one for each that is undone.
std::size_t rowsOf(std::span<const LogLine> lines);

// Returns the last line of `now` about the same thing as the step that was added, or undone, after `before`. `now` must
// continue `before`.
std::optional<Meanwhile> inTheWay(
    std::span<const LogLine> before, std::span<const LogLine> now, std::span<const Action> step);

// Returns true if a line of a shared log can be undone: it is in force, no later line in force is about the same thing,
// and the others make up an event without it.
bool canStrike(const Log &log, std::size_t line);

} // namespace kagetsu::tournament
