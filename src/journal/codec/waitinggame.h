// SPDX-License-Identifier: MIT
#pragma once

#include "match/setup.h"
#include "result.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace kagetsu::journal {

// A game that has not begun: what was agreed, when it is to begin, and who has come (refereeing.md#lateness). It is
// kept in a file of its own, named after the match and written anew with each change, until the journal of the game
// begins. All moments are milliseconds since the beginning of 1970, UTC.
struct WaitingGame
{
    // See match::ClockSet; `at` by the time that holds since.
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

    // See match::BeginningMoved; from what moment.
    struct Moved
    {
        std::int64_t at = 0;
        std::int64_t from = 0;
        std::string reason;

        friend bool operator==(const Moved &, const Moved &) = default;
    };

    match::MatchSetup setup;
    std::optional<std::int64_t> scheduled; // nothing: as soon as both are ready, and nobody is late
    PerSeat<std::optional<std::int64_t>> came;
    std::vector<ClockSet> clockSets {};
    std::vector<Undone> undone {};
    std::vector<Moved> moved {};

    friend bool operator==(const WaitingGame &, const WaitingGame &) = default;
};

// Of a game with a schedule: how it is waited for at this moment.
match::Waiting waitingAt(std::int64_t now, const WaitingGame &game);

// Whether it can begin at this moment; not to be asked of one that lateness has decided.
bool mayBegin(std::int64_t now, const WaitingGame &game);

// The setup to start the game with at this moment, with what lateness costs.
match::MatchSetup setupAt(std::int64_t now, const WaitingGame &game);

// JSON, a field a line.
QByteArray toBytes(const WaitingGame &game);
// The fault is the first one, with its place.
Result<WaitingGame, opening::ProcedureFault> waitingGameFrom(const QByteArray &bytes);

} // namespace kagetsu::journal
