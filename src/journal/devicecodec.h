// SPDX-License-Identifier: MIT
#pragma once

#include "journal/fields.h"
#include "match/device.h"

// What the machine reports of itself as JSON: {"gap_ms":200000,"wall_before":"…","wall_after":"…"},
// {"by_ms":-3600000,"wall_after":"…"}, {"seat":"a","length_ms":400},
// {"seat":"a","call":"elapsed","number":30,"means":["voice","flash"],"due_ms":41250}.
namespace kagetsu::journal {

Json reportJson(const match::Slept &report);
Json reportJson(const match::WallChanged &report);
Json reportJson(const match::Stalled &report);
Json reportJson(const match::Announced &report);

void readReport(Fields &fields, match::Slept &report);
void readReport(Fields &fields, match::WallChanged &report);
void readReport(Fields &fields, match::Stalled &report);
void readReport(Fields &fields, match::Announced &report);

} // namespace kagetsu::journal
