// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/formats.h"
#include "opening/procedure.h"

namespace kagetsu::opening {

using json::Json;

// Converts a fault of the document into one of procedures, whose errors begin with those of every document.
ProcedureFault procedureFault(const json::DocumentFault &fault);

inline constexpr json::Number AnyNumber { -1'000'000, 1'000'000 };

// Reads and writes a Value as JSON.
struct ValueFormat
{
    json::TextFormat text; // the format of every text in the value

    Json write(const Value &value) const;
    void read(const json::Node &node, Value &value) const;
};
// The format of a value chosen for a parameter.
inline constexpr ValueFormat ChosenValue { json::Text };

} // namespace kagetsu::opening
