// SPDX-License-Identifier: MIT
#include "longgame.h"

#include <QtGlobal>

#include <array>

namespace kagetsu {

using namespace match;
using namespace std::chrono_literals;
using rules::Side;

namespace {

// All points of one colour, from the middle row outwards: of neighbours two and two are of the same colour, each row
// two further on.
std::vector<rules::Point> pointsOf(Side side, int size)
{
    std::vector<rules::Point> points;
    for (int i = 0; i < size; ++i) {
        const int y = (size / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2) + size) % size;
        for (int x = 0; x < size; ++x) {
            if (((x + 2 * y) % 4 < 2) == (side == Side::Black))
                points.emplace_back(x, y);
        }
    }
    return points;
}

void must(Driver &driver, const Command &command)
{
    driver.wait(3s);
    if (driver.give(command))
        qFatal("the long game was refused a command");
}

} // namespace

Driver longGame(int stones)
{
    MatchSetup setup = plainSetup();
    setup.id = "long";
    setup.names = { "Aoki Hanako", "Bergman" };
    setup.clubs = { "Kyoto", "Lidköping" };
    setup.event = "World Championship <A>";
    setup.place = "Kagetsu Hall";
    setup.round = "7";
    setup.table = "12";
    setup.arbiterName = "Carter";
    setup.arbiter = true;
    setup.pauses = false;
    setup.warningsToLose = 0;
    clock::TimeControl control;
    control.stages = { clock::MainStage { .time = 135min, .increment = 30s } };
    setup.time = { control, control };
    Driver driver(setup);
    const std::array points { pointsOf(Side::Black, setup.boardSize), pointsOf(Side::White, setup.boardSize) };
    for (int i = 0; i < stones; ++i) {
        const auto index = static_cast<std::size_t>(i);
        driver.wait(std::chrono::milliseconds(1000 + 977 * (i % 37)));
        must(driver, Act { *driver.match().toAct(), opening::Place { points[index % 2][index / 2] } });
        if (i % 40 == 38) {
            must(driver, ClaimFoul { Seat::B, points[0][index / 2] });
            must(driver, Intervene { RuleClaim { false }, { Ground::WrongClaim, "The three is closed." } });
        } else if (i % 24 == 20) {
            must(driver, CallArbiter { *driver.match().toAct() });
            must(driver, Intervene { RunClock { *driver.match().toAct() }, { Ground::LeaveGranted, {} } });
        } else if (i % 8 == 5) {
            must(driver,
                Intervene { AddTime { Seat::A, 30s },
                    { Ground::Disturbance, "Somebody spoke aloud at the next table, for the second time today" } });
        }
    }
    must(driver, Resign { Seat::B });
    must(driver, Confirm { Seat::A });
    must(driver, Confirm { Seat::B });
    must(driver, Confirm {});
    return driver;
}

} // namespace kagetsu
