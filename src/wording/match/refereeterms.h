// SPDX-License-Identifier: MIT
#pragma once

#include "match/setup.h"

#include <QString>

namespace kagetsu::wording {

// What is agreed about judging a game and its match, in sentences: in the new-game dialog, on the page of a preset, in
// the waiting room and on paper.

// What a wrong claim costs (refereeing.md#wrong-claims).
QString falseClaimText(const match::RefereeTerms &terms);
// So many lose; 0: none.
QString warningsText(int most);
// In byo-yomi; more than none.
QString leavesText(int most);
QString drawOffersText(match::DrawOffers offers);
QString scoringText(match::Scoring scoring);
// A plan of announcements by its id; others are none (3).
QString announcementText(const std::string &plan);
// When one is too late, and what coming late costs (refereeing.md#lateness).
QString latenessText(const match::LatenessRules &late);
// What warnings cost, and a wrong claim where that is no usual time, when a draw may be offered, the limit of moves,
// and lateness.
QString detailsText(const match::RefereeTerms &terms);

} // namespace kagetsu::wording
