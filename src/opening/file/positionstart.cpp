// SPDX-License-Identifier: MIT
#include "opening/file/positionstart.h"

#include "opening/play/opening.h"
#include "rules/point.h"

#include <utility>

namespace kagetsu::opening {

Result<Procedure, ProcedureFault> startFrom(
    const std::vector<rules::Point> &stones, int boardSize, std::map<std::string, std::string> names)
{
    const ProcedureFault bad { ProcedureError::BadStones, 0, 0, "/position/steps/0/stones" };
    if (stones.empty())
        return Fault { bad };
    std::vector<std::string> points;
    for (const rules::Point point : stones)
        points.push_back(rules::toText(point));
    Procedure procedure;
    procedure.id = "position";
    procedure.names = std::move(names);
    procedure.boardMin = boardSize; // the stones need not fit on smaller boards
    procedure.steps.push_back({ "stones", Actor::Arbiter, SetupStep { points }, std::nullopt });
    procedure.steps.push_back({ "end", Actor::Opener, EndStep {}, std::nullopt });
    // What is read back is known to be accepted wherever the procedure is read again.
    auto read = readProcedures(toJson(procedure));
    if (!read)
        return Fault { read.fault() };
    procedure = std::move(read->front());
    if (!Opening::start(procedure, boardSize))
        return Fault { bad };
    return procedure;
}

} // namespace kagetsu::opening
