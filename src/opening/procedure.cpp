// SPDX-License-Identifier: MIT
#include "opening/procedure.h"

#include "base/json/place.h"
#include "base/json/texts.h"
#include "opening/play/example.h"

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
            return Fault { ProcedureFault {
                error, 0, 0, json::memberPointer(json::memberPointer({}, procedure.id) + "/params", key) } };
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
    if (brokenExampleLine(procedure))
        procedure.example.clear();
    return procedure;
}

namespace {

std::string textIn(const Procedure &procedure, const json::Texts &texts, std::string_view language)
{
    std::string text = json::textIn(texts, language);
    for (const Parameter &parameter : procedure.params) {
        const auto *number = std::get_if<int>(&parameter.value);
        const std::string mark = '{' + parameter.name + '}';
        const std::string value = number ? std::to_string(*number) : std::string();
        for (std::size_t at = text.find(mark); number && at != std::string::npos; at = text.find(mark, at))
            text.replace(at, mark.size(), value);
    }
    return text;
}

} // namespace

std::string titleOf(const Procedure &procedure, std::string_view language)
{
    return textIn(procedure, procedure.names, language);
}

std::string aboutOf(const Procedure &procedure, std::string_view language)
{
    return textIn(procedure, procedure.about, language);
}

} // namespace kagetsu::opening
