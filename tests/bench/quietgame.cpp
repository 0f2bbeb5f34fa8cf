// SPDX-License-Identifier: MIT
#include "quietgame.h"

#include "opening/file/shipped.h"

using namespace kagetsu;

match::MatchSetup quietSetup()
{
    using namespace std::chrono_literals;
    match::MatchSetup setup;
    setup.id = "quiet";
    setup.names = { "Aoki", "Bergman" };
    setup.rules.rule = rules::Rule::Renju;
    setup.opening = *opening::procedureOf(opening::shippedProcedures(), "free");
    clock::TimeControl control;
    control.stages = { clock::MainStage { .time = 2h } };
    setup.time = { control, control };
    setup.hints = match::Hints::Always;
    return setup;
}

std::vector<rules::Point> quietMoves()
{
    constexpr int Size = rules::DefaultBoardSize;
    std::vector<rules::Point> black;
    std::vector<rules::Point> white;
    for (int y = 0; y < Size; ++y) {
        for (int x = 0; x < Size; ++x)
            ((x / 2 + y) % 2 == 0 ? black : white).emplace_back(x, y);
    }
    std::vector<rules::Point> moves;
    for (std::size_t i = 0; i < white.size(); ++i) {
        moves.push_back(black[i]);
        moves.push_back(white[i]);
    }
    return moves;
}
