// SPDX-License-Identifier: MIT
#include "../opening/openingtools.h"
#include "target.h"

using namespace kagetsu::opening;

// A procedure that is accepted can be written, read back and played to its end on every board it allows.
KAGETSU_FUZZ_TARGET(procedures)
{
    const auto procedures = readProcedures(input);
    if (!procedures)
        return;
    for (const Procedure &procedure : *procedures) {
        const auto again = readProcedures(toJson(procedure));
        law(again.hasValue() && again->size() == 1 && again->front() == procedure);
        std::mt19937 random(static_cast<unsigned>(input.size()));
        for (const int board : { 9, 12, 15 }) {
            const auto begun = Opening::start(procedure, board);
            if (!begun)
                continue;
            Opening opening = *begun;
            int acts = 0;
            for (; !opening.isFinished() && acts < 20000; ++acts)
                opening.apply(randomAct(opening, random)); // ends the program when there is nothing to do
            law(opening.isFinished());
        }
    }
}
