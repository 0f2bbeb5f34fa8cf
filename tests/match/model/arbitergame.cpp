// SPDX-License-Identifier: MIT
#include "arbitergame.h"

#include <QtGlobal>

namespace kagetsu {

using namespace match;
using namespace std::chrono_literals;

namespace {

void give(Driver &driver, const Command &command)
{
    if (driver.give(command))
        qFatal("the arbiter's game was refused a command");
}

void act(Driver &driver, opening::Act act)
{
    driver.wait(2s);
    give(driver, Act { *driver.match().toAct(), std::move(act) });
}

} // namespace

MatchSetup arbiterSetup()
{
    MatchSetup setup = plainSetup();
    setup.id = "arbiter";
    setup.event = "Club <Open> 2031";
    setup.place = "Kagetsu Hall";
    setup.round = "3";
    setup.opening = shippedProcedure("rif-classic");
    clock::TimeControl control;
    control.stages = { clock::MainStage { .time = 60min, .increment = 30s } };
    setup.time = { control, control };
    return setup;
}

Driver arbiterGameRunning(Hints hints)
{
    MatchSetup setup = arbiterSetup();
    setup.hints = hints;
    Driver driver(std::move(setup));
    driver.playAll({ "H8", "H9", "I8" });
    act(driver, opening::Choose { "swap" }); // Bergman is Black now
    driver.playAll({ "A1" });
    act(driver, opening::Offer { driver.at("G6") });
    act(driver, opening::Offer { driver.at("K12") });
    act(driver, opening::Select { driver.at("G6") });
    driver.playAll({ "A3", "G7" });
    driver.wait(1500ms);
    give(driver, ClaimFoul { Seat::A, driver.at("G7") }); // wrong: two minutes for Bergman
    driver.playAll({ "A5", "G8", "A7", "B14" });
    give(driver, ClaimFoul { Seat::A, driver.at("G8") }); // a double-three, but answered: a warning
    return driver;
}

Driver arbiterGame()
{
    Driver driver = arbiterGameRunning(Hints::Off);
    driver.playAll({ "A9", "C14" });
    give(driver, Pause { Seat::B });
    driver.wait(200s);
    give(driver, Resume {});
    driver.playAll({ "A11", "D14", "C1", "F14", "C3", "G14", "C5", "E14" }); // six from B14 to G14
    driver.playAll({ "C7", "N2", "E1", "K3", "E3", "M6", "E5", "L11", "G1", "O9" });
    give(driver, ClaimFoul { Seat::A, driver.at("E14") });
    return driver;
}

} // namespace kagetsu
