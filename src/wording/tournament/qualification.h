// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/stages/qualification.h"

#include <QString>
#include <QStringList>

namespace kagetsu::wording {

// Who goes on from one stage of an event to the next (tournament.md#qualification).

// "Play-off"
QString decisionName(tournament::PlaceDecision::Kind kind);
// How a shared place was decided: "Ann, Ben – Lot".
QString decisionText(const tournament::Section &section, const tournament::PlaceDecision &decision);
// Who shares a place, and what depends on it.
QString sharedPlaceText(const tournament::Event &event, const tournament::SharedPlace &shared);
// What is missing, a line for each round.
QStringList missingLines(const tournament::Event &event, const std::vector<tournament::MissingResult> &missing);
// What would be different if those who qualified were entered today; empty where nothing is.
QString intakeText(const tournament::Event &event, const tournament::Section &section);

} // namespace kagetsu::wording
