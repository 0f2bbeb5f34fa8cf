// SPDX-License-Identifier: MIT
#pragma once

#include "wording/proof/outline.h"

#include <QString>

namespace kagetsu::ui {

// What a sentence of a proof means, for who never heard of a three: what is supposed, what is seen, and what follows,
// in plain sentences, or nothing where the sentence says it all.
QString helpOf(const rules::Proof &proof, const std::vector<wording::Sentence> &sentences, std::size_t step);

} // namespace kagetsu::ui
