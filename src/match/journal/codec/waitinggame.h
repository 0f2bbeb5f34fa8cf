// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "match/model/setup.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace kagetsu::journal {

// A game that has not begun: its terms, when it is to begin, and who has come (match.md#lateness). It is stored in
// a file of its own, named after the match and rewritten with each change, until the journal of the game begins. All
// moments are milliseconds since the start of 1970, UTC.
struct WaitingGame
{
    // See match::ClockSet; `at` is by the time that has been valid since then.
    struct ClockSet
    {
        std::int64_t at = 0;
        std::int64_t by = 0;
        bool isFollowed = false;

        friend bool operator==(const ClockSet &, const ClockSet &) = default;
    };

    // See match::ArrivalUndone.
    struct Undone
    {
        Seat seat = Seat::A;
        std::int64_t came = 0;
        std::int64_t at = 0;

        friend bool operator==(const Undone &, const Undone &) = default;
    };

    // See match::BeginningMoved; `from` is the former beginning.
    struct Moved
    {
        std::int64_t at = 0;
        std::int64_t from = 0;
        std::string reason;

        friend bool operator==(const Moved &, const Moved &) = default;
    };

    match::MatchSetup setup;
    std::optional<std::int64_t> scheduled; // no value: as soon as both are ready, and nobody is late
    PerSeat<std::optional<std::int64_t>> came;
    std::vector<ClockSet> clockSets {};
    std::vector<Undone> undone {};
    std::vector<Moved> moved {};

    friend bool operator==(const WaitingGame &, const WaitingGame &) = default;
};

// Returns the state of the waiting room at this moment, for a game with a scheduled beginning.
match::Waiting waitingAt(std::int64_t now, const WaitingGame &game);

// Returns true if the game can begin at this moment; not for a game that lateness has decided.
bool mayBegin(std::int64_t now, const WaitingGame &game);

// Returns the setup with which to start the game at this moment, including what lateness costs.
match::MatchSetup setupAt(std::int64_t now, const WaitingGame &game);

// Returns the game as JSON with one field per line.
QByteArray toBytes(const WaitingGame &game);
// Reads a waiting game; returns the first fault with its place.
Result<WaitingGame, opening::ProcedureFault> waitingGameFrom(const QByteArray &bytes);

} // namespace kagetsu::journal
