// SPDX-License-Identifier: MIT
#pragma once

#include "ui/study/recorddocument.h"

namespace kagetsu::ui {

// Two readings of one file differ in their texts alone, as those in two encodings nearly always do.
bool haveSameShape(const record::GameTree &one, const record::GameTree &two);

// Texts and facts that are as `before` read them become what `after` reads, as one step of undo; what was edited stays.
// The readings must have the same shape, and the document must have begun as the first.
void reread(RecordDocument &document, record::NodeId from, const record::Game &before, const record::Game &after);

} // namespace kagetsu::ui
