// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/codec/fields.h"
#include "match/model/event.h"

// Orders of an arbiter as JSON: {"act":"add-time","seat":"a","time_ms":60000,"reason":"clock-wrongly-set","note":"…",
// "before_ms":{"a":…,"b":…},"after_ms":{"a":…,"b":…}}. `note` is written only if there is one, `after_ms` only if it
// differs from `before_ms`.
namespace kagetsu::journal {

inline constexpr json::Code GroundFormat { static_cast<std::string_view (*)(match::Ground)>(match::codeOf),
    match::groundFromCode };

void describe(json::Reader &io, match::Intervened &event);
void describe(json::Writer &io, match::Intervened &event);

} // namespace kagetsu::journal
