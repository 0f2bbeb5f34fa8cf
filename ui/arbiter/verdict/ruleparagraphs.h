// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"
#include "rules/ruleset.h"

#include <QStringList>

namespace kagetsu::ui {

// What the rule says of five and of what it forbids this side (forbidden-moves.md#terms), as paragraphs to be read
// beside a verdict, in the language of the moment.
QStringList ruleParagraphs(const rules::RuleSet &rules, rules::Side side);

// Of these paragraphs those that a verdict on one point rests on.
QStringList ruleParagraphs(const rules::RuleSet &rules, const rules::Proof &proof);

} // namespace kagetsu::ui
