// SPDX-License-Identifier: MIT
#include "match/journal/codec/fields.h"

#include "base/json/place.h"

namespace kagetsu::journal {

namespace {

FaultCode codeOf(json::Error error)
{
    switch (error) {
    case json::Error::Missing: return FaultCode::MissingField;
    case json::Error::Unknown: return FaultCode::UnknownField;
    case NotInChain: return FaultCode::BrokenChain;
    default: return FaultCode::WrongField;
    }
}

} // namespace

FieldFault fieldFault(const json::Faults &faults, const Json &value)
{
    const json::DocumentFault &fault = faults.all().front();
    FieldFault result { codeOf(fault.error), {} };
    const Json *around = &value;
    for (const std::string &key : json::keysOf(fault.pointer)) {
        if (around->is_array())
            result.field += '[' + key + ']';
        else
            result.field += (result.field.empty() ? "" : ".") + key;
        if (around->is_array() || around->contains(key)) // otherwise it is missing, and is the last
            around = around->is_array() ? &around->at(std::stoul(key)) : &around->at(key);
    }
    return result;
}

} // namespace kagetsu::journal
