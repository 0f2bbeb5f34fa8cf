// SPDX-License-Identifier: MIT
#pragma once

#include "text/proof/outline.h"

#include <QStringList>

namespace kagetsu::ui {

// The thread of a proof that is read sentence by sentence, for readers who have lost it: which stones are assumed
// already, and what the sentences read so far prove together.

// Returns a sentence such as "Now suppose a stone on E4, too (number 1)."; empty while only the point itself is judged.
QString premiseOf(const rules::Proof &proof, const text::Sentence &sentence);
// Returns a text such as "So D6 is forbidden. So C6 E6 F6 is no three. …", with a sentence for each fact whose last
// reason was this step; empty while reasons follow. The headline states the verdict itself.
QString conclusionOf(const rules::Proof &proof, const std::vector<text::Sentence> &sentences, std::size_t step);

// Joins sentences in the way of the current language; empty ones are left out.
QString sequence(const QStringList &sentences);

} // namespace kagetsu::ui
