// SPDX-License-Identifier: MIT
#include "championship.h"

#include "match/preset/shipped.h"

#include <QtGlobal>

namespace kagetsu {

using namespace match;
using namespace std::chrono_literals;

namespace {

class Game : public Driver
{
public:
    using Driver::Driver;

    void must(const Command &command)
    {
        if (give(command))
            qFatal("the championship game was refused a command");
    }
    void act(opening::Act act)
    {
        wait(2s);
        must(Act { *match().toAct(), std::move(act) });
    }
    void intervene(Intervention what, Ground ground, std::string note = {})
    {
        wait(4s);
        must(Intervene { std::move(what), { ground, std::move(note) } });
    }
};

} // namespace

MatchSetup championshipSetup()
{
    const preset::Preset *preset = preset::presetOf(preset::shippedPresets(), "rif-wc-2005-qualifier");
    if (!preset)
        qFatal("there is no such preset");
    MatchSetup setup;
    preset::apply(*preset, preset->forms.front(), setup);
    setup.id = "championship";
    setup.names = { "Aoki", "Bergman" };
    setup.event = "Championship <A>";
    setup.round = "7";
    return setup;
}

Driver championshipGame()
{
    Game game(championshipSetup());
    game.playAll({ "H8", "H9", "I8" });
    game.act(opening::Choose { "swap" }); // Bergman is Black now
    game.playAll({ "A1" });
    game.act(opening::Offer { game.at("G6") });
    game.act(opening::Offer { game.at("K12") });
    game.act(opening::Select { game.at("G6") });
    game.playAll({ "A3", "G7" });
    game.wait(1500ms);
    game.must(ClaimFoul { Seat::A, game.at("G7") });
    game.intervene(RuleClaim { false }, Ground::WrongClaim);
    game.playAll({ "A5", "G8", "A7", "B14" });
    game.intervene(AddTime { Seat::A, 1min }, Ground::ClockWronglySet, "The seconds of the first minute");
    game.must(ClaimFoul { Seat::A, game.at("G8") });
    game.intervene(RuleClaim { false }, Ground::WrongClaim);
    game.playAll({ "A9", "C14" });
    game.must(CallArbiter { Seat::A });
    game.wait(196s);
    game.intervene(RunClock { Seat::A }, Ground::LeaveGranted);
    game.playAll({ "A11", "D14", "C1", "F14", "C3", "G14", "C5", "E14" }); // six from B14 to G14
    game.playAll({ "C7", "N2", "E1", "K3", "E3", "M6", "E5", "L11", "G1", "O9" });
    game.must(ClaimFoul { Seat::A, game.at("E14") });
    game.intervene(RuleClaim { true }, Ground::Other);
    game.must(Confirm { Seat::A });
    game.must(Confirm { Seat::B });
    game.must(Confirm {});
    return game;
}

} // namespace kagetsu
