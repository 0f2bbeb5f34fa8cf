// SPDX-License-Identifier: MIT
#include "journal/waitinggame.h"

#include "journal/eventcodec.h"
#include "opening/jsonplace.h"
#include "opening/jsontext.h"

#include <cassert>

namespace kagetsu::journal {

namespace {

// No clock on a wall shows more.
constexpr std::int64_t LatestMoment = 100'000'000'000'000;

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

opening::ProcedureError errorOf(FaultCode code)
{
    switch (code) {
    case FaultCode::MissingField:
        return opening::ProcedureError::MissingField;
    case FaultCode::UnknownField:
        return opening::ProcedureError::UnknownField;
    default: // another type, or a value that cannot be
        return opening::ProcedureError::OutOfRange;
    }
}

// "setup.time.a.stages[0]" as a pointer of JSON; no key of these files has a dot or a bracket in it.
std::string pointerOf(std::string_view field)
{
    std::string pointer = field.empty() ? "" : "/";
    for (const char c : field) {
        if (c != ']')
            pointer += c == '.' || c == '[' ? '/' : c;
    }
    return pointer;
}

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
    Json json { { "setup", setupJson(game.setup) } };
    if (game.scheduled)
        json["scheduled_ms"] = *game.scheduled;
    if (game.came.a)
        json["a_came_ms"] = *game.came.a;
    if (game.came.b)
        json["b_came_ms"] = *game.came.b;
    for (const WaitingGame::ClockSet &set : game.clockSets)
        json["clock_set"].push_back({ { "at_ms", set.at }, { "by_ms", set.by }, { "followed", set.isFollowed } });
    for (const WaitingGame::Undone &undone : game.undone)
        json["undone"].push_back(
            { { "seat", wordOf(undone.seat, SeatWords) }, { "came_ms", undone.came }, { "at_ms", undone.at } });
    for (const WaitingGame::Moved &moved : game.moved)
        json["moved"].push_back({ { "at_ms", moved.at }, { "from_ms", moved.from }, { "reason", moved.reason } });
    return QByteArray::fromStdString(json.dump(2)) + '\n';
}

Result<WaitingGame, opening::ProcedureFault> waitingGameFrom(const QByteArray &bytes)
{
    const std::string text = bytes.toStdString();
    const auto json = opening::parseJson(text);
    if (!json)
        return Fault { json.fault() };
    Fields::Found fault;
    Fields fields(*json, {}, fault);
    const auto moment = [&](std::string_view name) -> std::optional<std::int64_t> {
        if (!fields.has(name))
            return std::nullopt;
        return fields.integer(name, 0, LatestMoment);
    };
    WaitingGame game;
    game.setup = setupFrom(fields.object("setup"));
    game.scheduled = moment("scheduled_ms");
    game.came = { moment("a_came_ms"), moment("b_came_ms") };
    if (fields.has("clock_set")) {
        for (Fields &set : fields.objects("clock_set")) {
            game.clockSets.push_back({ set.integer("at_ms", 0, LatestMoment),
                set.integer("by_ms", -LatestMoment, LatestMoment), set.flag("followed") });
            set.end();
        }
    }
    if (fields.has("undone")) {
        for (Fields &undone : fields.objects("undone")) {
            game.undone.push_back({ undone.seat("seat"), undone.integer("came_ms", 0, LatestMoment),
                undone.integer("at_ms", 0, LatestMoment) });
            undone.end();
        }
    }
    if (fields.has("moved")) {
        for (Fields &moved : fields.objects("moved")) {
            game.moved.push_back({ moved.integer("at_ms", 0, LatestMoment), moved.integer("from_ms", 0, LatestMoment),
                moved.text("reason") });
            moved.end();
        }
    }
    fields.end();
    if (!fault)
        return game;
    opening::ProcedureFault placed { errorOf(fault->code), 0, 0, pointerOf(fault->field) };
    opening::locate(text, placed);
    return Fault { placed };
}

} // namespace kagetsu::journal
