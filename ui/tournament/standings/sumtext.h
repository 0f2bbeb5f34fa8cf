// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/standings/standings.h"

#include <QString>

namespace kagetsu::ui {

// Returns the sum behind a value in full: "SOS of Aoki = 20: Bergman 4 + Chen 4 + …". Weights precede what they apply
// to, and terms that are cut are in brackets.
QString sumText(const tournament::Section &section, const tournament::SectionFacts &facts,
    const tournament::Criterion &criterion, const tournament::Standing &standing, const tournament::Value &value);

} // namespace kagetsu::ui
