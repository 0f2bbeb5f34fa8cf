// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/stages/qualification.h"

class QWidget;
class QString;

namespace kagetsu::ui {

class EventHost;

// Asks all that stands between the sections of one stage and the next one: results that are missing, places that are
// shared. Decisions are kept as they are made. Nothing: it was left; else whether results may be missing.
std::optional<bool> clearTheWay(
    EventHost &host, const std::vector<int> &from, int ofEach, bool isForBracket, QWidget *window);

// Those who qualify by the results of today become the entries of this section, of which no round is paired. Returns
// why not; empty where it was done or left.
QString qualifyAgain(EventHost &host, int section, QWidget *window);

} // namespace kagetsu::ui
