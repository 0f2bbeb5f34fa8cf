// SPDX-License-Identifier: MIT
#include "situations.h"

#include "driver.h"

#include <QtGlobal>

#include <utility>

namespace kagetsu {

using namespace match;
using namespace std::chrono_literals;

namespace {

template <class Kind>
using In = std::in_place_type_t<Kind>;

MatchSetup terms(bool arbiter)
{
    MatchSetup setup = plainSetup();
    setup.arbiter = arbiter;
    setup.fivePolicy = FivePolicy::Declare;
    clock::TimeControl control;
    control.stages = { clock::MainStage { .time = 5min }, clock::ByoYomiStage { 3, 30s } };
    setup.time = { control, control };
    return setup;
}

MatchSetup opening()
{
    MatchSetup setup = terms(/*arbiter=*/true);
    setup.opening = shippedProcedure("rif-classic");
    return setup;
}

MatchSetup boardOfWood()
{
    MatchSetup setup = terms(/*arbiter=*/true);
    setup.playedOn = PlayedOn::PhysicalBoard;
    return setup;
}

// The opener has begun alone.
MatchSetup awaiting()
{
    MatchSetup setup = terms(/*arbiter=*/true);
    setup.attendance = Attendance { 0, { clock::Duration(0), std::nullopt }, 4min };
    setup.late = waitingAt(*setup.attendance, setup.lateness).charged;
    return setup;
}

// A game played so far that Black's last stone can be claimed, with these commands after it.
Situation after(std::string name, MatchSetup setup, std::initializer_list<Command> commands = {})
{
    Driver driver(std::move(setup));
    if (driver.match().phase() == Phase::Opening)
        driver.playAll({ "H8" });
    else if (driver.match().awaited())
        driver.playAll({ "H8" });
    else if (!driver.match().isOnPhysicalBoard())
        driver.playAll({ "H8", "H9", "I8", "I9", "K5" });
    for (const Command &command : commands) {
        driver.wait(std::holds_alternative<CheckFlag>(command) ? 10min : 1s);
        if (driver.give(command))
            qFatal("the game cannot come into the situation '%s'", name.c_str());
    }
    driver.wait(5s);
    return { std::move(name), driver.match(), driver.now() };
}

Situation played(std::string name, std::initializer_list<Command> commands = {})
{
    return after(std::move(name), terms(/*arbiter=*/true), commands);
}

Situation amongFriends(std::string name, std::initializer_list<Command> commands = {})
{
    return after(std::move(name), terms(/*arbiter=*/false), commands);
}

Command order(Intervention what)
{
    return Intervene { std::move(what), {} };
}

const Command FallOfFlag = CheckFlag {};
const Command FoulClaim = ClaimFoul { Seat::B, LastStone };
const Command Sleeping = Report { Slept { 200s, { 1000, 0 }, { 201'000, 0 } } };

std::vector<Situation> found(In<standing::NotBegun>)
{
    return { { "not begun", {}, {} } };
}

std::vector<Situation> found(In<standing::Underway>)
{
    return {
        played("playing"),
        played("playing, order given", { order(Warn { Seat::A }) }),
        played("playing, time runs for the other", { order(RunClock { Seat::A }) }),
        after("opening", opening()),
        after("opener alone", awaiting()),
        after("board of wood", boardOfWood(), { Press { Seat::A }, Note { opening::Place { { 7, 7 } } } }),
        amongFriends("playing among friends", { OfferDraw { Seat::A }, AskTakeBack { Seat::A } }),
    };
}

std::vector<Situation> found(In<standing::FlagDown>)
{
    return { played("flag down", { FallOfFlag }), amongFriends("flag down among friends", { FallOfFlag }) };
}

std::vector<Situation> found(In<standing::ClaimPending>)
{
    return {
        played("claim pending", { FoulClaim }),
        played("claim pending, recovered", { FoulClaim, Recover {} }),
        played("claim pending, the stone answered", { Act { Seat::B, opening::Place { { 14, 14 } } }, FoulClaim }),
        played("claim pending, time corrected",
            { FoulClaim, Intervene { AddTime { Seat::A, 60s }, { Ground::Unstated, {} } } }),
    };
}

std::vector<Situation> found(In<standing::Paused>)
{
    return {
        played("paused", { Pause { Seat::A } }),
        played("recovered", { Recover {} }),
        played("recovered, flag down", { FallOfFlag, Recover {} }),
        amongFriends("slept among friends", { Sleeping }),
        amongFriends("slept among friends, counted", { Sleeping, AgreeSleep {} }),
    };
}

std::vector<Situation> found(In<standing::Held>)
{
    return {
        played("stopped", { stopAtOnce() }),
        played("stopped, recovered", { order(StopClocks {}), Recover {} }),
        played("stopped, flag down", { FallOfFlag, order(StopClocks {}) }),
        played("stopped in a pause", { Pause { Seat::A }, order(StopClocks {}) }),
        played("arbiter called", { CallArbiter { Seat::B } }),
        played("slept", { Sleeping }),
        played("slept, counted", { Sleeping, order(CountSleep {}) }),
    };
}

std::vector<Situation> found(In<standing::Adjourned>)
{
    return {
        played("adjourned", { order(Adjourn {}) }),
        played("adjourned, sealed", { order(Adjourn { "secret" }) }),
        played("adjourned, sealed, recovered", { order(Adjourn { "secret" }), Recover {} }),
    };
}

std::vector<Situation> found(In<standing::Over>)
{
    const Command yes[] { Confirm { Seat::A }, Confirm { Seat::B }, Confirm {} };
    return {
        played("over", { Resign { Seat::A } }),
        played("over by an order", { order(Declare { { record::Winner::Draw, record::Reason::Adjudicated } }) }),
        played("over, confirmed by all", { Resign { Seat::A }, yes[0], yes[1], yes[2] }),
    };
}

} // namespace

std::vector<Situation> situations()
{
    std::vector<Situation> all;
    const auto add = [&]<std::size_t At>(std::in_place_index_t<At>) {
        for (Situation &situation : found(In<std::variant_alternative_t<At, Standing>> {})) {
            if (situation.match.standing().index() != At)
                qFatal("in the situation '%s' the game stands otherwise", situation.name.c_str());
            all.push_back(std::move(situation));
        }
    };
    [&]<std::size_t... At>(std::index_sequence<At...>) { (add(std::in_place_index<At>), ...); }(
        std::make_index_sequence<std::variant_size_v<Standing>> {});
    return all;
}

} // namespace kagetsu
