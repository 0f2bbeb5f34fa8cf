// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/setup.h"

#include <QString>

namespace kagetsu::text {

// The terms for judging a game and its match, in sentences: in the new-game dialog, on the page of a preset, in the
// waiting room and on paper.

// Returns what a wrong claim costs (match.md#wrong-claims).
QString falseClaimText(const match::RefereeTerms &terms);
// Returns how many warnings lose the game; 0 means that none do.
QString warningsText(int most);
// Returns how often a player may leave the table during byo-yomi; `most` is above 0.
QString leavesText(int most);
QString drawOffersText(match::DrawOffers offers);
QString scoringText(match::Scoring scoring);
// Returns the name of a plan of announcements by its id; an unknown id gives the text for no announcements.
QString announcementText(const std::string &plan);
// Returns from when a player is too late, and what lateness costs (match.md#lateness).
QString latenessText(const match::LatenessRules &late);
// Returns what warnings cost, the time for a wrong claim if it is not the usual one, how often a player may leave the
// table, what a withdrawn claim costs, when a draw may be offered, the limit of moves, and lateness.
QString detailsText(const match::RefereeTerms &terms);

} // namespace kagetsu::text
