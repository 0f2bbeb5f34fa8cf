// SPDX-License-Identifier: MIT
#pragma once

#include "text/proof/outline.h"

#include <QString>

namespace kagetsu::ui {

// Texts of a proof in as few words as a child reads at a time: at most fifteen, including the names of points.

// Returns the verdict; its reasons are shown below it.
QString headlineOf(const rules::Proof &proof);
// Returns the sentence itself if it is short, otherwise its essence.
QString leadOf(const text::Sentence &sentence);
// Returns the sentence as a reason below the headline, which states the verdict: a five does not repeat that it wins.
QString reasonText(const text::Sentence &sentence);

// Explains a sentence of a proof in plain words to readers who have never heard of a three: what can be seen. Empty if
// the sentence needs no explanation.
QString meaningOf(const rules::Proof &proof, const text::Sentence &sentence);

} // namespace kagetsu::ui
