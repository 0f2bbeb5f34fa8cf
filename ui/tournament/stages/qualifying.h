// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/stages/advancing.h"

class QWidget;
class QString;

namespace kagetsu::ui {

class EventHost;

// Asks about everything that must be settled before the next stage: missing results and shared places. Decisions are
// saved as they are made. Returns nothing if the user cancelled, else whether results may be missing.
std::optional<bool> clearTheWay(
    EventHost &host, const std::vector<int> &from, int ofEach, bool isForBracket, QWidget *window);

// Replaces the entries of this section, which must not have a paired round, by those that qualify by today's results.
// Returns why not; empty on success or if the user cancelled.
QString qualifyAgain(EventHost &host, int section, QWidget *window);

} // namespace kagetsu::ui
