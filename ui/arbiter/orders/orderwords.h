// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/orders/arbiterorder.h"

#include <QStringList>

namespace kagetsu::ui {

// What the arbiter's desk says, in the language of the moment.

QString groupName(OrderGroup group);
// "Add time", and one or two sentences on what it does.
QString actionName(ArbiterOrder action);
QString actionAbout(ArbiterOrder action);

// What a decision changed, a line each: clocks, moves, warnings, who is to act, the result. "Nothing changes." when it
// is none of that.
QStringList changeTexts(const match::Match &before, const match::Match &after, clock::Moment now);
// How the game stands for its arbiter, a line each: what waits for a ruling, whose clock runs, warnings.
QStringList stateTexts(const match::Match &match);

// The results an arbiter can declare.
std::span<const record::GameResult> declarableResults();
QString outcomeText(const record::GameResult &result);

} // namespace kagetsu::ui
