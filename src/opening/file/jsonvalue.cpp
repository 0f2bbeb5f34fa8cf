// SPDX-License-Identifier: MIT
#include "opening/file/jsonvalue.h"

namespace kagetsu::opening {

ProcedureFault procedureFault(const json::DocumentFault &fault)
{
    static_assert(static_cast<int>(ProcedureError::OutOfRange) == static_cast<int>(json::Error::OutOfRange)
        && static_cast<int>(ProcedureError::UnknownParameter) == static_cast<int>(json::Error::Own));
    return { static_cast<ProcedureError>(fault.error), fault.line, fault.column, fault.pointer };
}

Json ValueFormat::write(const Value &value) const
{
    return std::visit([](const auto &content) { return Json(content); }, value);
}

void ValueFormat::read(const json::Node &node, Value &value) const
{
    if (node->is_boolean())
        json::Flag.read(node, value.emplace<bool>());
    else if (node->is_number())
        AnyNumber.read(node, value.emplace<int>());
    else if (node->is_string())
        text.read(node, value.emplace<std::string>());
    else
        json::List { text }.read(node, value.emplace<std::vector<std::string>>());
}

} // namespace kagetsu::opening
