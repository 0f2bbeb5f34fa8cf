// SPDX-License-Identifier: MIT
#include "journal/waitinggame.h"

#include "journal/eventcodec.h"

#include <QFile>

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
    return seen;
}

} // namespace

match::Waiting waitingAt(std::int64_t now, const WaitingGame &game)
{
    return match::waitingAt(attendanceAt(now, game), game.setup.lateness);
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
    return QByteArray::fromStdString(json.dump()) + '\n';
}

std::optional<WaitingGame> waitingGameFrom(const QByteArray &bytes)
{
    const Json json = Json::parse(bytes.begin(), bytes.end(), nullptr, /*allow_exceptions=*/false);
    if (!json.is_object())
        return std::nullopt;
    Fields::Found fault;
    Fields fields(json, {}, fault);
    const auto moment = [&](std::string_view name) -> std::optional<std::int64_t> {
        if (!fields.has(name))
            return std::nullopt;
        return fields.integer(name, 0, LatestMoment);
    };
    WaitingGame game;
    game.setup = setupFrom(fields.object("setup"));
    game.scheduled = moment("scheduled_ms");
    game.came = { moment("a_came_ms"), moment("b_came_ms") };
    fields.end();
    return fault ? std::nullopt : std::optional(std::move(game));
}

std::optional<WaitingGame> readWaitingGame(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return waitingGameFrom(file.readAll());
}

} // namespace kagetsu::journal
