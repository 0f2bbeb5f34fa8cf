// SPDX-License-Identifier: MIT
#include "opening/play/example.h"

#include "opening/play/acttext.h"
#include "opening/play/opening.h"

#include <algorithm>

namespace kagetsu::opening {

int exampleBoardSize(const Procedure &procedure)
{
    const int size = std::max(procedure.boardMin, rules::DefaultBoardSize);
    if (procedure.fitsBoard(size))
        return size;
    return procedure.fitsBoard(size + 1) ? size + 1 : size - 1;
}

std::optional<std::size_t> brokenExampleLine(const Procedure &procedure)
{
    if (procedure.example.empty())
        return std::nullopt;
    const int size = exampleBoardSize(procedure);
    Procedure open = procedure;
    open.swapDenied = {};
    auto opening = Opening::start(std::move(open), size);
    if (!opening)
        return 0;
    for (std::size_t line = 0; line < procedure.example.size(); ++line) {
        const auto acts = actsFromText(procedure.example[line], size);
        if (!acts)
            return line;
        for (const Act &act : *acts) {
            if (opening->refusal(opening->need().seat, act))
                return line;
            opening.value().apply(act);
        }
    }
    return opening->isFinished() ? std::nullopt : std::optional(procedure.example.size());
}

} // namespace kagetsu::opening
