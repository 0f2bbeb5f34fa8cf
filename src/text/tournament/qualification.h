// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/stages/advancing.h"

#include <QString>
#include <QStringList>

namespace kagetsu::text {

// Texts about who advances from one stage of an event to the next (tournament.md#qualification).

// Returns a kind of decision, such as "Play-off".
QString decisionName(tournament::PlaceDecision::Kind kind);
// Returns how a shared place was decided: "Ann, Ben – Lot".
// Names those who share a place, best first: "Ann, Ben = Cid".
QString orderText(const tournament::Section &section, const std::vector<std::vector<tournament::EntryId>> &order);
// Returns "Ann – Ben 1–0 (opener: Ann)".
QString playOffGameText(const tournament::Section &section, const tournament::PlayOffGame &game);
QString decisionText(const tournament::Section &section, const tournament::PlaceDecision &decision);
// Returns how the shared places of a section were decided, a sentence for each decision that holds.
QStringList decisionTexts(const tournament::Section &section);
// Returns who shares a place, and what depends on it.
QString sharedPlaceText(const tournament::Event &event, const tournament::SharedPlace &shared);
// Returns the missing results, one line for each round.
QStringList missingLines(const tournament::Event &event, const std::vector<tournament::MissingResult> &missing);
// Returns what would change if the qualified entries were entered today; empty if nothing would.
QString intakeText(const tournament::Event &event, const tournament::Section &section);

} // namespace kagetsu::text
