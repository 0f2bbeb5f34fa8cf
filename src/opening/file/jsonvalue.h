// SPDX-License-Identifier: MIT
#pragma once

#include "json/formats.h"
#include "opening/procedure.h"

namespace kagetsu::opening {

using json::Json;

// The same fault in the terms of procedures, whose errors begin with those of every document.
ProcedureFault procedureFault(const json::DocumentFault &fault);

inline constexpr json::Number AnyNumber { -1'000'000, 1'000'000 };

struct ValueFormat
{
    json::TextFormat text; // of every text in it

    Json write(const Value &value) const;
    void read(const json::Node &node, Value &value) const;
};
// What was chosen for a parameter.
inline constexpr ValueFormat ChosenValue { json::Text };

} // namespace kagetsu::opening
