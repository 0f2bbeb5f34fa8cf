// SPDX-License-Identifier: MIT
#include "match/journal/codec/waitinggame.h"

#include "match/journal/codec/eventcodec.h"
#include "match/journal/codec/waitingcodec.h"
#include "opening/file/jsonvalue.h"

#include <cassert>

namespace kagetsu::journal {

namespace {

// No wall clock shows more.
constexpr json::Number Moment { 0, 100'000'000'000'000 };

match::Attendance attendanceAt(std::int64_t now, const WaitingGame &game)
{
    assert(game.scheduled);
    const auto since = [&](std::int64_t moment) { return clock::Duration(moment - *game.scheduled); };
    match::Attendance seen { *game.scheduled, {}, since(now) };
    for (const Seat seat : BothSeats) {
        if (game.came[seat])
            seen.arrivals[seat] = since(*game.came[seat]);
    }
    for (const WaitingGame::ClockSet &set : game.clockSets)
        seen.clockSets.push_back({ since(set.at), clock::Duration(set.by), set.isFollowed });
    for (const WaitingGame::Undone &undone : game.undone)
        seen.undone.push_back({ undone.seat, since(undone.came), since(undone.at) });
    for (const WaitingGame::Moved &moved : game.moved)
        seen.moved.push_back({ since(moved.at), since(moved.from), moved.reason });
    return seen;
}

// Treats every impossible value as out of range.
opening::ProcedureError errorOf(opening::ProcedureError error)
{
    const bool isWrongValue =
        error != opening::ProcedureError::MissingField && error != opening::ProcedureError::UnknownField;
    return isWrongValue ? opening::ProcedureError::OutOfRange : error;
}

constexpr json::Object GameFormat { [](auto &io, WaitingGame &game) {
    io.member("setup", game.setup, SetupFormat());
    io.maybe("scheduled_ms", game.scheduled, Moment);
    io.maybe("a_came_ms", game.came.a, Moment);
    io.maybe("b_came_ms", game.came.b, Moment);
    io.unless({}, "clock_set", game.clockSets, clockSets(Moment, json::Number { -Moment.max, Moment.max }));
    io.unless({}, "undone", game.undone, arrivalsUndone(Moment));
    io.unless({}, "moved", game.moved, beginningsMoved(Moment));
} };

} // namespace

match::Waiting waitingAt(std::int64_t now, const WaitingGame &game)
{
    return match::waitingAt(attendanceAt(now, game), game.setup.lateness);
}

bool mayBegin(std::int64_t now, const WaitingGame &game)
{
    return game.scheduled ? match::mayBegin(attendanceAt(now, game)) : game.came.a && game.came.b;
}

match::MatchSetup setupAt(std::int64_t now, const WaitingGame &game)
{
    match::MatchSetup setup = game.setup;
    if (!game.scheduled)
        return setup;
    setup.attendance = attendanceAt(now, game);
    if (!match::isDecidedByLateness(setup))
        setup.late = waitingAt(now, game).charged;
    return setup;
}

QByteArray toBytes(const WaitingGame &game)
{
    WaitingGame written = game;
    return QByteArray::fromStdString(json::toText(GameFormat.write(written), 2)) + '\n';
}

Result<WaitingGame, opening::ProcedureFault> waitingGameFrom(const QByteArray &bytes)
{
    const std::string text = bytes.toStdString();
    const auto document = json::parse(text);
    if (!document)
        return Fault { opening::procedureFault(document.fault()) };
    json::Faults faults(1);
    WaitingGame game;
    GameFormat.read(json::Node(*document, faults), game);
    if (!faults.isFull())
        return game;
    opening::ProcedureFault fault = opening::procedureFault(faults.located(text).front());
    fault.error = errorOf(fault.error);
    return Fault { fault };
}

} // namespace kagetsu::journal
