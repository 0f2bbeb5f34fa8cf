// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/orders/arbiterorder.h"

#include <QStringList>

namespace kagetsu::ui {

// Texts of the arbiter's desk, in the current language.

QString groupName(OrderGroup group);
// Return the name of an order, such as "Add time", and one or two sentences on what it does.
QString actionName(ArbiterOrder action);
QString actionAbout(ArbiterOrder action);

// Describes what a decision changed, a line each: clocks, moves, warnings, who is to act, the result. "Nothing
// changes." if none of these did.
QStringList changeTexts(const match::Match &before, const match::Match &after, clock::Moment now);
// Describes the state of the game for its arbiter, a line each: what needs a ruling, whose clock runs, warnings.
QStringList stateTexts(const match::Match &match);

// Returns the results that an arbiter can declare.
std::span<const record::GameResult> declarableResults();
// Returns one of these results as a text to choose.
QString outcomeText(const record::GameResult &result);

} // namespace kagetsu::ui
