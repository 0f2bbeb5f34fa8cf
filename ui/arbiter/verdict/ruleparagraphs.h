// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"
#include "rules/ruleset.h"

#include <QStringList>

namespace kagetsu::ui {

// Return what the rule says about five and about what it forbids this side (rules.md#terms), as paragraphs to
// read beside a verdict, in the current language.
QStringList ruleParagraphs(const rules::RuleSet &rules, rules::Side side);

// Returns only the paragraphs that a verdict on one point rests on.
QStringList ruleParagraphs(const rules::RuleSet &rules, const rules::Proof &proof);

} // namespace kagetsu::ui
