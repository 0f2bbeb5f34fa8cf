// SPDX-License-Identifier: MIT
#pragma once

#include "wording/proof/outline.h"

#include <QStringList>

namespace kagetsu::ui {

// The thread through a proof that is read sentence by sentence, for who has lost it: which stones are thought to lie
// there already, and what the sentences read so far prove together.

// "Now suppose a stone on E4, too (number 1)." Empty while only the point itself is judged.
QString premiseOf(const rules::Proof &proof, const wording::Sentence &sentence);
// "So D6 is forbidden. So C6 E6 F6 is no three. …", one sentence for each thing that this step was the last reason of;
// empty where the reasons go on. The verdict itself is left to the headline.
QString conclusionOf(const rules::Proof &proof, const std::vector<wording::Sentence> &sentences, std::size_t step);

// Sentences one after the other, as the language puts them; empty ones are left out.
QString sequence(const QStringList &sentences);

} // namespace kagetsu::ui
