// SPDX-License-Identifier: MIT
#pragma once

#include "wording/proof/outline.h"

#include <QString>

namespace kagetsu::ui {

// What a proof says in as few words as a child reads at a time: fifteen at most, the names of points among them.

// The verdict. What it rests on stands below it.
QString headlineOf(const rules::Proof &proof);
// The sentence itself where it is short, otherwise what it comes to.
QString leadOf(const wording::Sentence &sentence);
// The sentence as a reason below the headline, which says the verdict: a five does not say again that it wins.
QString reasonText(const wording::Sentence &sentence);

// What a sentence of a proof means, for who never heard of a three: what is seen, in plain sentences, or nothing where
// the sentence says it all.
QString meaningOf(const rules::Proof &proof, const wording::Sentence &sentence);

} // namespace kagetsu::ui
