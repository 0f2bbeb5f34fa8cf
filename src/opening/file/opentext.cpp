// SPDX-License-Identifier: MIT
#include "opening/file/opentext.h"

namespace kagetsu::opening {

std::string openText(const Opening &opening)
{
    const Procedure &procedure = opening.procedure();
    std::string text = "OPEN " + procedure.id;
    const auto name = procedure.names.find("en");
    for (const Parameter &parameter : procedure.params) {
        const auto *number = std::get_if<int>(&parameter.value);
        if (number && name != procedure.names.end()
            && name->second.find('{' + parameter.name + '}') != std::string::npos)
            text += '/' + std::to_string(*number);
    }
    if (const std::string code = opening.patternCode(); !code.empty())
        text += ' ' + code;
    if (!opening.swapMarks().empty())
        text += " swaps=" + opening.swapMarks();
    if (opening.offers().empty())
        return opening.declared() ? text + " N=" + std::to_string(*opening.declared()) : text;
    text += " N=" + std::to_string(opening.declared().value_or(static_cast<int>(opening.offers().size())));
    text += " 5th=";
    if (const auto selected = opening.selected())
        text += rules::toText(*selected) + " of ";
    for (std::size_t i = 0; i < opening.offers().size(); ++i)
        text += (i > 0 ? "," : "") + rules::toText(opening.offers()[i]);
    return text;
}

} // namespace kagetsu::opening
