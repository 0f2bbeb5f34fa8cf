// SPDX-License-Identifier: MIT
#pragma once

#include "rules/ruleset.h"

#include <QStringList>

namespace kagetsu::ui {

// What the rule says of five and of what it forbids this side (forbidden-moves.md#terms), as paragraphs to be read
// beside a verdict, in the language of the moment.
QStringList ruleParagraphs(const rules::RuleSet &rules, rules::Side side);

} // namespace kagetsu::ui
