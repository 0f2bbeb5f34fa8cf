// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/standings/standings.h"

#include <QString>

namespace kagetsu::ui {

// The sum behind a value, written out: "SOS of Aoki = 20: Bergman 4 + Chen 4 + …". Weights stand before what they
// count, and what is taken away in brackets.
QString sumText(const tournament::Section &section, const tournament::SectionFacts &facts,
    const tournament::Criterion &criterion, const tournament::Standing &standing, const tournament::Value &value);

} // namespace kagetsu::ui
