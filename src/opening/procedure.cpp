// SPDX-License-Identifier: MIT
#include "opening/procedure.h"

#include <algorithm>

namespace kagetsu::opening {

bool Procedure::fitsBoard(int size) const
{
    const bool isOdd = size % 2 == 1;
    const bool parityFits = boardParity == BoardParity::Any || isOdd == (boardParity == BoardParity::Odd);
    return size >= boardMin && size <= rules::MaxBoardSize && parityFits;
}

Result<Procedure, ProcedureFault> withValues(Procedure procedure, const std::map<std::string, Value> &chosen)
{
    for (const auto &[name, value] : chosen) {
        const auto fault = [&, key = name](ProcedureError error) {
            return Fault { ProcedureFault { error, 0, 0, "/" + procedure.id + "/params/" + key } };
        };
        auto &params = procedure.params;
        const auto found = std::find_if(
            params.begin(), params.end(), [key = name](const Parameter &parameter) { return parameter.name == key; });
        if (found == params.end())
            return fault(ProcedureError::UnknownParameter);
        if (value.index() != found->value.index())
            return fault(ProcedureError::WrongType);
        const auto &allowed = found->allowed;
        if (!allowed.empty() && std::find(allowed.begin(), allowed.end(), value) == allowed.end())
            return fault(ProcedureError::ValueNotAllowed);
        found->value = value;
    }
    return procedure;
}

} // namespace kagetsu::opening
