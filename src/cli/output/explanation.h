// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"

#include <string>

namespace kagetsu::cli {

// The proof in whole sentences, one line each, what a sentence rests on indented below it. UTF-8; the code is one of
// languageCodes().
std::string explanation(const rules::Proof &proof, const std::string &languageCode);

} // namespace kagetsu::cli
