// SPDX-License-Identifier: MIT
#pragma once

#include "explain/outline.h"

#include <QString>

namespace kagetsu::ui {

// What a sentence of a proof means, for who never heard of a three: one or two plain sentences, or nothing where the
// sentence says it all.
QString helpOf(const rules::Proof &proof, const explain::Sentence &sentence);

} // namespace kagetsu::ui
