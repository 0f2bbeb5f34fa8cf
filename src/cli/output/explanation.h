// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"

#include <string>

namespace kagetsu::cli {

// Returns the proof in whole sentences, one per line in UTF-8. The sentences that support another one are indented
// below it. The code is one of languageCodes().
std::string explanation(const rules::Proof &proof, const std::string &languageCode);

} // namespace kagetsu::cli
